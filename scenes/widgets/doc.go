// Package widgets is what the screens are operated with: buttons, switches, sliders, choices, text fields, lists that
// scroll, questions and notices.
//
// A [UI] holds the widgets of one scene and gives them the input: a pointer hovers and presses, Tab and Shift+Tab go in
// the order of adding, arrows go to the nearest widget that way, Enter and Space press. The ring round the focused widget
// shows only while the keyboard or a gamepad is used. Every widget is at least [MinTarget] units high.
package widgets
