package arena

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os/exec"
	"strings"
	"sync"
	"time"

	"ludaxy/engine/bot"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

// Program is a player that is another program: it answers the requests "hello",
// "load" and "bot" of the engine protocol on its standard input and output.
type Program struct {
	Command string        // and its arguments, divided by blanks; quotes keep blanks
	Level   string        // asked for with "bot"; "" for Expert
	Think   time.Duration // how long it may think about a move, from 1 ms
	// Patience is how much longer than that an answer is waited for; 0 for 10 s.
	Patience time.Duration
}

// protocolVersion is the version of the protocol that programs have to speak.
const protocolVersion = 1

// longestAnswer is how many bytes an answer may have.
const longestAnswer = 1 << 20

// EnterProgram is a program as a player.
func EnterProgram(name string, p Program) (Entrant, error) {
	words, err := splitCommand(p.Command)
	if err != nil {
		return Entrant{}, err
	}
	if p.Think < time.Millisecond {
		return Entrant{}, fmt.Errorf("an engine needs at least 1 ms to think, not %v", p.Think)
	}
	if p.Level == "" {
		p.Level = bot.Expert
	}
	if p.Patience <= 0 {
		p.Patience = 10 * time.Second
	}
	return Entrant{Name: name, New: func(ctx context.Context, _ rules.Rules) (Player, error) {
		return startProgram(ctx, words, p)
	}}, nil
}

// splitCommand divides a command into words at blanks outside quotes.
func splitCommand(text string) (words []string, err error) {
	var word strings.Builder
	var quote rune
	in := false
	for _, c := range text {
		switch {
		case quote != 0 && c == quote:
			quote = 0
		case quote != 0:
			word.WriteRune(c)
		case c == '"' || c == '\'':
			quote, in = c, true
		case c == ' ' || c == '\t':
			if in {
				words = append(words, word.String())
			}
			word.Reset()
			in = false
		default:
			word.WriteRune(c)
			in = true
		}
	}
	if in {
		words = append(words, word.String())
	}
	switch {
	case quote != 0:
		return nil, fmt.Errorf("a quote is not closed in the command of the engine: %s", text)
	case len(words) == 0:
		return nil, errors.New("the command of the engine is empty")
	}
	return words, nil
}

// program is one that runs.
type program struct {
	settings Program
	stop     context.CancelFunc
	cmd      *exec.Cmd
	in       io.WriteCloser
	lines    chan []byte // of its output; closed at the end
	trouble  tail
	once     sync.Once
	ended    error // what waiting for its end gave
}

// wait waits for the end of the program, and of all it says.
func (p *program) wait() error {
	p.once.Do(func() { p.ended = p.cmd.Wait() })
	return p.ended
}

func startProgram(ctx context.Context, words []string, settings Program) (*program, error) {
	ctx, stop := context.WithCancel(ctx)
	p := &program{settings: settings, stop: stop, lines: make(chan []byte, 1)}
	p.cmd = exec.CommandContext(ctx, words[0], words[1:]...)
	p.cmd.Stderr = &p.trouble
	p.cmd.WaitDelay = time.Second
	in, err := p.cmd.StdinPipe()
	var out io.ReadCloser
	if err == nil {
		p.in = in
		out, err = p.cmd.StdoutPipe()
	}
	if err == nil {
		err = p.cmd.Start()
	}
	if err != nil {
		stop()
		return nil, fmt.Errorf("the engine cannot be started: %w", err)
	}
	go p.read(ctx, out)
	var hello struct {
		Protocol int `json:"protocol"`
	}
	err = p.request(ctx, map[string]any{"op": "hello"}, &hello)
	if err == nil && hello.Protocol != protocolVersion {
		err = fmt.Errorf("the engine speaks version %d of the protocol, not %d", hello.Protocol, protocolVersion)
	}
	if err != nil {
		_ = p.Close() // the error to tell is the first one
		return nil, err
	}
	return p, nil
}

// read hands on the lines the program writes.
func (p *program) read(ctx context.Context, out io.Reader) {
	defer close(p.lines)
	scan := bufio.NewScanner(out)
	scan.Buffer(make([]byte, 64<<10), longestAnswer)
	for scan.Scan() {
		select {
		case p.lines <- bytes.Clone(scan.Bytes()):
		case <-ctx.Done():
			return
		}
	}
}

// Close ends the program.
func (p *program) Close() error {
	_ = p.in.Close() // that asks it to end
	done := make(chan struct{})
	go func() {
		defer close(done)
		for range p.lines { // it may want to say something more
		}
	}()
	select {
	case <-done:
	case <-time.After(time.Second):
	}
	p.stop()
	return p.wait()
}

// Choose implements Player.
func (p *program) Choose(ctx context.Context, _ rules.Rules, s rules.State, _ *rand.Rand) (rules.Action, error) {
	position, err := notation.EncodeState(&s)
	if err != nil {
		return rules.Action{}, err
	}
	if err := p.request(ctx, map[string]any{"op": "load", "state": position}, nil); err != nil {
		return rules.Action{}, err
	}
	var answer struct {
		Action json.RawMessage `json:"action"`
	}
	ask := map[string]any{"op": "bot", "level": p.settings.Level, "ms": p.settings.Think.Milliseconds()}
	if err := p.request(ctx, ask, &answer); err != nil {
		return rules.Action{}, err
	}
	a, err := notation.DecodeAction(&s, answer.Action)
	if err != nil {
		return a, fmt.Errorf("the engine's action %s is none here: %w", short(answer.Action), err)
	}
	return a, nil
}

// request sends a request and reads the answer.
func (p *program) request(ctx context.Context, ask map[string]any, into any) error {
	line, err := json.Marshal(ask)
	if err != nil {
		return err
	}
	wait := p.settings.Think + p.settings.Patience
	ctx, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	sent := make(chan error, 1)
	go func() { _, err := p.in.Write(append(line, '\n')); sent <- err }()
	var answer []byte
	open := true
	select {
	case answer, open = <-p.lines:
	case <-ctx.Done():
		p.stop()
		if errors.Is(ctx.Err(), context.DeadlineExceeded) {
			return fmt.Errorf("the engine did not answer %q within %v%s", ask["op"], wait, p.trouble.said())
		}
		return ctx.Err()
	}
	if !open {
		// What it said of the reason may still be on its way.
		late := time.AfterFunc(time.Second, p.stop)
		_ = p.wait() // that it ended is told below
		late.Stop()
		return fmt.Errorf("the engine ended instead of answering %q%s", ask["op"], p.trouble.said())
	}
	if err := <-sent; err != nil {
		return fmt.Errorf("the engine answered before it was asked %q: %w", ask["op"], err)
	}
	var reply struct {
		OK    *bool  `json:"ok"`
		Error string `json:"error"`
	}
	if err := json.Unmarshal(answer, &reply); err != nil || reply.OK == nil {
		return fmt.Errorf("the engine answered %q with something else than a JSON object with \"ok\": %s", ask["op"], short(answer))
	}
	if !*reply.OK {
		return fmt.Errorf("the engine refused %q: %s", ask["op"], short([]byte(reply.Error)))
	}
	if into == nil {
		return nil
	}
	if err := json.Unmarshal(answer, into); err != nil {
		return fmt.Errorf("the engine's answer to %q cannot be read: %w", ask["op"], err)
	}
	return nil
}

// short is the beginning of a text, fit for one line.
func short(text []byte) string {
	const most = 120
	s := strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, string(text))
	if len(s) > most {
		return strings.ToValidUTF8(s[:most], "") + "..."
	}
	return strings.ToValidUTF8(s, "?")
}

// tail keeps the end of what a program writes to its standard error.
type tail struct {
	mu   sync.Mutex
	text []byte
}

// Write implements io.Writer.
func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	const most = 4 << 10
	t.text = append(t.text, b...)
	if extra := len(t.text) - most; extra > 0 {
		t.text = append(t.text[:0], t.text[extra:]...)
	}
	return len(b), nil
}

// said is the last line of it, as the end of a sentence.
func (t *tail) said() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	text := bytes.TrimSpace(t.text)
	if i := bytes.LastIndexByte(text, '\n'); i >= 0 {
		text = text[i+1:]
	}
	if len(text) == 0 {
		return ""
	}
	return "; it said: " + short(text)
}
