package ship

import (
	"context"
	"log"
	"sync"
)

// Pool ships several segments side by side, each of them once at a time.
type Pool struct {
	ship    func(context.Context, Job) error
	jobs    chan Job
	quit    chan struct{}
	workers sync.WaitGroup
	pending sync.WaitGroup

	mu     sync.Mutex
	closed bool
	taken  map[string]bool
}

// NewPool starts the workers. They end with Close.
func NewPool(ctx context.Context, workers int, ship func(context.Context, Job) error) *Pool {
	p := &Pool{
		ship:  ship,
		jobs:  make(chan Job),
		quit:  make(chan struct{}),
		taken: map[string]bool{},
	}
	p.workers.Add(workers)
	for i := 0; i < workers; i++ {
		go p.work(ctx)
	}
	return p
}

// Offer hands a job to a worker, and waits until one is free. It says whether one took it: a segment that is on its way
// is not taken again, and a pool that is closed takes nothing.
func (p *Pool) Offer(job Job) bool {
	key := job.Segment.Key()
	if !p.take(key) {
		return false
	}
	select {
	case p.jobs <- job:
		return true
	case <-p.quit:
		p.release(key)
		return false
	}
}

// Wait returns when everything that was taken is done.
func (p *Pool) Wait() {
	p.pending.Wait()
}

// Close takes nothing new and returns when the workers have ended. It may be called more than once.
func (p *Pool) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.closed {
		p.closed = true
		close(p.quit)
	}
	p.workers.Wait()
}

func (p *Pool) work(ctx context.Context) {
	defer p.workers.Done()
	for {
		select {
		case <-p.quit:
			return
		case job := <-p.jobs:
			p.do(ctx, job)
		}
	}
}

func (p *Pool) do(ctx context.Context, job Job) {
	key := job.Segment.Key()
	defer p.release(key)
	if err := p.ship(ctx, job); err != nil {
		log.Printf("%s: %v", key, err)
	}
}

func (p *Pool) take(key string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed || p.taken[key] {
		return false
	}
	p.taken[key] = true
	p.pending.Add(1)
	return true
}

// release is called for each key that was taken, when its segment is not on its way any more.
func (p *Pool) release(key string) {
	defer p.pending.Done()
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.taken, key)
}
