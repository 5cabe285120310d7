package gate

import (
	"net/http"
	"strconv"
	"time"
)

func (s *Server) take(w http.ResponseWriter, r *http.Request) {
	cost := 1
	if text := r.URL.Query().Get("cost"); text != "" {
		number, err := strconv.Atoi(text)
		if err != nil || number < 1 {
			http.Error(w, "cost is not a number of 1 or more", http.StatusBadRequest)
			return
		}
		cost = number
	}
	customer := r.URL.Query().Get("customer")
	ok, wait := s.registry.Bucket(customer, s.clock()).Take(cost, s.clock())
	s.journal.Write("take", customer, cost, ok)
	if !ok {
		w.Header().Set("Retry-After", strconv.Itoa(int((wait+time.Second-1)/time.Second)))
		w.WriteHeader(http.StatusTooManyRequests)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}
