package gate

import (
	"sync"
	"time"
)

// Bucket holds tokens and fills evenly.
type Bucket struct {
	mu     sync.Mutex
	size   float64
	perSec float64
	tokens float64
	at     time.Time
}

// NewBucket makes a full bucket.
func NewBucket(size, perSec float64, now time.Time) *Bucket {
	return &Bucket{size: size, perSec: perSec, tokens: size, at: now}
}

// Take takes tokens, or says how long to wait until there are enough. Callers have checked that cost is positive.
func (b *Bucket) Take(cost int, now time.Time) (bool, time.Duration) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.fill(now)
	if need := float64(cost) - b.tokens; need > 0 {
		return false, time.Duration(need / b.perSec * float64(time.Second))
	}
	b.tokens -= float64(cost)
	return true, 0
}

// GiveBack puts tokens back; the bucket never holds more than its size.
func (b *Bucket) GiveBack(cost int, now time.Time) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.fill(now)
	b.tokens += float64(cost)
	if b.tokens > b.size {
		b.tokens = b.size
	}
}

func (b *Bucket) fill(now time.Time) {
	// A clock that was set back must not empty the bucket.
	if passed := now.Sub(b.at); passed > 0 {
		b.tokens += passed.Seconds() * b.perSec
		b.at = now
	}
	if b.tokens > b.size {
		b.tokens = b.size
	}
}
