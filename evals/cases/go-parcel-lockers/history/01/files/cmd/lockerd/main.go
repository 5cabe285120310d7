package main

import (
	"log"
	"net/http"
	"os"
	"time"

	"example.org/lockers/store"
	"example.org/lockers/web"
)

func main() {
	s := store.New(os.Args[1:]...)
	http.Handle("/reserve", web.Reserve(s))
	server := &http.Server{Addr: "localhost:8460", ReadTimeout: 5 * time.Second}
	log.Fatal(server.ListenAndServe())
}
