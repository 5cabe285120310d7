// Package gate counts what customers use. See README.md.
package gate

import (
	"net/http"
	"time"
)

// Server answers requests of the gateway.
type Server struct {
	registry *Registry
	journal  *Journal
	clock    func() time.Time
	reserved *reservations
}

// NewServer makes a server. The clock is time.Now except in tests.
func NewServer(registry *Registry, journal *Journal, clock func() time.Time) *Server {
	return &Server{registry, journal, clock, &reservations{open: map[int]reservation{}}}
}

// ServeHTTP answers one request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch r.Method + " " + r.URL.Path {
	case "POST /take":
		s.take(w, r)
	case "POST /reserve":
		s.reserve(w, r)
	case "POST /release":
		s.release(w, r)
	case "DELETE /customers":
		s.registry.Forget(r.URL.Query().Get("customer"))
		w.WriteHeader(http.StatusNoContent)
	default:
		http.NotFound(w, r)
	}
}
