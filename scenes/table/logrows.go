package table

import (
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// hang is how far the further rows of a long line stand in, units.
const hang = 12.0

// logRow is a row of the log: a line, or a part of one that is too long for a row.
type logRow struct {
	line  int // of the log, -1 for none
	text  string
	inset float64
}

// cut is a line of the log in rows.
func (b *logBox) cut(line int) (rows []logRow) {
	fonts, text := b.scene.ctx.Fonts, b.scene.log.lines[line].text
	if fonts.Width(text, graph.Regular, widgets.Small) <= b.wide {
		return []logRow{{line: line, text: text}}
	}
	for i, part := range fonts.Wrap(text, graph.Regular, widgets.Small, b.wide-hang) {
		row := logRow{line, part, hang}
		if i == 0 {
			row.inset = 0
		}
		rows = append(rows, row)
	}
	return rows[:min(len(rows), len(b.lines))]
}

// rows are what stands in the box, from above: as many whole lines as there is room for, the newest at the bottom
// unless it is scrolled.
func (b *logBox) rows() []logRow {
	rows := make([]logRow, len(b.lines))
	for i := range rows {
		rows[i].line = -1
	}
	free := len(rows)
	for line := len(b.scene.log.lines) - 1 - b.scene.log.up; line >= 0; line-- {
		part := b.cut(line)
		if free -= len(part); free < 0 {
			break
		}
		copy(rows[free:], part)
	}
	return rows
}

// window is how many lines there is room for when the log is scrolled to its beginning.
func (b *logBox) window() int {
	free := len(b.lines)
	for line := range b.scene.log.lines {
		if free -= len(b.cut(line)); free < 0 {
			return line
		}
	}
	return max(len(b.scene.log.lines), 1)
}

// at is the line that stands in a row, -1 for none.
func (b *logBox) at(row int) int {
	if row < 0 || row >= len(b.lines) {
		return -1
	}
	return b.rows()[row].line
}

// rowOf is the first row of a line, -1 where it is not in the box.
func (b *logBox) rowOf(line int) int {
	for i, row := range b.rows() {
		if row.line == line {
			return i
		}
	}
	return -1
}
