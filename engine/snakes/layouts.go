package snakes

import "ludaxy/engine/board"

// layouts are the boards there are, by the value of the option "board". Ladders
// come first. No jump ends where another begins.
var layouts = []struct {
	name  string
	jumps []board.Jump
}{
	{"house", []board.Jump{
		{From: 3, To: 23}, {From: 4, To: 16}, {From: 7, To: 27}, {From: 9, To: 30}, {From: 17, To: 37},
		{From: 28, To: 54}, {From: 36, To: 65}, {From: 50, To: 73}, {From: 71, To: 91}, {From: 77, To: 84},
		{From: 22, To: 2}, {From: 26, To: 6}, {From: 59, To: 40}, {From: 64, To: 44}, {From: 82, To: 62},
		{From: 87, To: 46}, {From: 93, To: 72}, {From: 95, To: 75}, {From: 98, To: 38},
	}},
	{"garden", []board.Jump{
		{From: 2, To: 23}, {From: 8, To: 26}, {From: 20, To: 41}, {From: 32, To: 51},
		{From: 40, To: 59}, {From: 63, To: 81}, {From: 74, To: 92}, {From: 85, To: 95},
		{From: 17, To: 7}, {From: 30, To: 9}, {From: 43, To: 22}, {From: 54, To: 34},
		{From: 66, To: 45}, {From: 76, To: 58}, {From: 89, To: 68}, {From: 97, To: 79},
	}},
	{"classic", []board.Jump{
		{From: 1, To: 38}, {From: 4, To: 14}, {From: 9, To: 31}, {From: 21, To: 42}, {From: 28, To: 84},
		{From: 36, To: 44}, {From: 51, To: 67}, {From: 71, To: 91}, {From: 80, To: 100},
		{From: 16, To: 6}, {From: 47, To: 26}, {From: 49, To: 11}, {From: 56, To: 53}, {From: 62, To: 19},
		{From: 64, To: 60}, {From: 87, To: 24}, {From: 93, To: 73}, {From: 95, To: 75}, {From: 98, To: 78},
	}},
}
