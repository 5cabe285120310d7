// Package sla knows until when customers must have an answer.
package sla

import "time"

// Due is the time for the first answer to a ticket that was opened then.
func Due(opened time.Time, priority int) time.Time {
	switch priority {
	case 3:
		return opened.Add(4 * time.Hour)
	case 2:
		return opened.Add(24 * time.Hour)
	default:
		return opened.Add(72 * time.Hour)
	}
}
