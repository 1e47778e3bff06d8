package main

import (
	"bufio"
	"encoding/binary"
	"math"
	"os"
)

// writeWAV writes the channels as a WAV file of 24 bits, fine enough that quiet tails stay smooth for the encoder.
func writeWAV(path string, channels []signal) error {
	const width = 3
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	defer file.Close()
	w := bufio.NewWriter(file)
	n, frame := len(channels[0]), width*len(channels)
	put := func(values ...any) {
		for _, v := range values {
			binary.Write(w, binary.LittleEndian, v) // the writer keeps its first error for Flush
		}
	}
	put([]byte("RIFF"), uint32(36+n*frame), []byte("WAVEfmt "), uint32(16), uint16(1), uint16(len(channels)))
	put(uint32(rate), uint32(rate*frame), uint16(frame), uint16(8*width), []byte("data"), uint32(n*frame))
	for i := range n {
		for _, s := range channels {
			v := int32(math.Round(max(-1, min(1, s[i])) * (1<<23 - 1)))
			w.Write([]byte{byte(v), byte(v >> 8), byte(v >> 16)})
		}
	}
	if err := w.Flush(); err != nil {
		return err
	}
	return file.Close()
}
