package ticket

import "time"

type State string

const (
	Open    State = "open"
	Waiting State = "waiting"
	Closed  State = "closed"
)

// Priority is 1 (can wait) to 3 (nothing works).
type Priority int

// Event is one line of a ticket's history.
type Event struct {
	At   time.Time
	By   string
	What string
}

type Ticket struct {
	ID       string
	Subject  string
	Customer string
	Priority Priority
	State    State
	Opened   time.Time
	Due      time.Time
	Watchers []string
	Notes    []string
	History  []Event
	// MergedInto is the number of the ticket that goes on in its place; empty for most.
	MergedInto string
}
