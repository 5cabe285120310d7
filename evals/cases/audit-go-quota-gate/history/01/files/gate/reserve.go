package gate

import (
	"fmt"
	"net/http"
	"strconv"
	"sync"
	"time"
)

const reservationLasts = time.Hour

type reservation struct {
	customer string
	cost     int
}

// reservations are tokens taken for later, by number.
type reservations struct {
	mu   sync.Mutex
	next int
	open map[int]reservation
}

func (s *Server) reserve(w http.ResponseWriter, r *http.Request) {
	cost := 1
	if text := r.URL.Query().Get("cost"); text != "" {
		number, err := strconv.Atoi(text)
		if err != nil {
			http.Error(w, "cost is not a number", http.StatusBadRequest)
			return
		}
		cost = number
	}
	customer := r.URL.Query().Get("customer")
	ok, _ := s.registry.Bucket(customer, s.clock()).Take(cost, s.clock())
	s.journal.Write("reserve", customer, cost, ok)
	if !ok {
		w.WriteHeader(http.StatusTooManyRequests)
		return
	}
	fmt.Fprintln(w, s.reserved.add(reservation{customer, cost}))
}

func (s *Server) release(w http.ResponseWriter, r *http.Request) {
	id, err := strconv.Atoi(r.URL.Query().Get("id"))
	if err != nil {
		http.Error(w, "id is not a number", http.StatusBadRequest)
		return
	}
	held, known := s.reserved.remove(id)
	if !known {
		http.NotFound(w, r)
		return
	}
	s.registry.Bucket(held.customer, s.clock()).GiveBack(held.cost, s.clock())
	s.journal.Write("release", held.customer, held.cost, true)
	w.WriteHeader(http.StatusNoContent)
}

func (l *reservations) add(one reservation) int {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.next++
	id := l.next
	l.open[id] = one
	go func() {
		<-time.After(reservationLasts)
		l.remove(id)
	}()
	return id
}

func (l *reservations) remove(id int) (reservation, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	one, known := l.open[id]
	delete(l.open, id)
	return one, known
}
