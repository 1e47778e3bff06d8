// Package platform is what differs from one system to the next: where files go,
// which language the player's system speaks, and whether there is a file system
// at all. The build tags live here.
package platform
