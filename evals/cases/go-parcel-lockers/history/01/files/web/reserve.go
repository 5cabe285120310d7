// Package web answers the app of the couriers.
package web

import (
	"fmt"
	"log"
	"net/http"

	"example.org/lockers/store"
)

// Reserve handles POST /reserve?locker=…&parcel=….
func Reserve(s *store.Store) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		locker, parcel := r.FormValue("locker"), r.FormValue("parcel")
		if parcel == "" {
			http.Error(w, "which parcel?", http.StatusBadRequest)
			return
		}
		switch err := s.Reserve(locker, parcel); err {
		case nil:
			w.WriteHeader(http.StatusCreated)
			fmt.Fprintln(w, locker)
		case store.ErrUnknown:
			http.Error(w, err.Error(), http.StatusNotFound)
		case store.ErrTaken:
			http.Error(w, err.Error(), http.StatusConflict)
		default:
			log.Printf("reserve: %v", err)
			http.Error(w, "cannot reserve", http.StatusInternalServerError)
		}
	}
}
