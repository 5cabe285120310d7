package gate

import (
	"sync"
	"time"
)

// An Observer is told of customers that come and go. It may ask the registry.
type Observer func(event, customer string)

// Registry knows the bucket of each customer.
type Registry struct {
	mu      sync.Mutex
	buckets map[string]*Bucket
	size    float64
	perSec  float64
	observe Observer
}

// NewRegistry makes a registry of buckets of one size.
func NewRegistry(size, perSec float64, observe Observer) *Registry {
	return &Registry{buckets: map[string]*Bucket{}, size: size, perSec: perSec, observe: observe}
}

// Bucket answers the bucket of a customer, a new one if there is none.
func (r *Registry) Bucket(customer string, now time.Time) *Bucket {
	r.mu.Lock()
	bucket, known := r.buckets[customer]
	if !known {
		bucket = NewBucket(r.size, r.perSec, now)
		r.buckets[customer] = bucket
	}
	r.mu.Unlock()
	if !known {
		r.observe("new", customer)
	}
	return bucket
}

// Len is the number of customers.
func (r *Registry) Len() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.buckets)
}

// Forget removes a customer.
func (r *Registry) Forget(customer string) {
	if _, known := r.buckets[customer]; !known {
		return
	}
	delete(r.buckets, customer)
	r.observe("forgotten", customer)
}
