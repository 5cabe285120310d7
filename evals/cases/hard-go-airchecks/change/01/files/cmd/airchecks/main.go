// Command airchecks ships recordings into the archive and finds them there.
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"airchecks/internal/index"
	"airchecks/internal/manifest"
	"airchecks/internal/playlist"
	"airchecks/internal/ship"
	"airchecks/internal/store"
)

const every = time.Minute

func main() {
	if len(os.Args) < 2 {
		log.Fatal("shipd or play")
	}
	flags := flag.NewFlagSet(os.Args[1], flag.ExitOnError)
	spool := flags.String("spool", "spool", "folder of the recorder")
	archive := flags.String("archive", "archive", "folder of the archive")
	workers := flags.Int("workers", 4, "segments to ship side by side")
	_ = flags.Parse(os.Args[2:])
	var err error
	switch os.Args[1] {
	case "shipd":
		err = shipd(*spool, *archive, *workers)
	case "play":
		err = play(*archive, flags.Arg(0), flags.Arg(1))
	default:
		err = fmt.Errorf("there is no %s", os.Args[1])
	}
	if err != nil {
		log.Fatal(err)
	}
}

func shipd(spool, archive string, workers int) error {
	if workers < 1 {
		return fmt.Errorf("%d workers ship nothing", workers)
	}
	idx, err := index.Open(filepath.Join(archive, "index.json"))
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()

	st := store.Dir(archive)
	// What is on its way is finished, so the signal does not reach it.
	pool := ship.NewPool(context.Background(), workers, ship.NewShipper(st, idx).Ship)
	defer pool.Close()
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	for {
		if err := look(ctx, spool, pool); err != nil {
			log.Print(err)
		}
		if written, err := manifest.WriteMissing(ctx, st, idx, time.Now()); err != nil {
			log.Print(err)
		} else if written > 0 {
			log.Printf("%d manifests", written)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
	}
}

// look offers what is in the spool, until all of it is taken or nothing new is to be begun.
func look(ctx context.Context, spool string, pool *ship.Pool) error {
	jobs, err := ship.Scan(spool)
	if err != nil {
		return err
	}
	for _, job := range jobs {
		if ctx.Err() != nil {
			return nil
		}
		pool.Offer(job)
	}
	return nil
}

func play(archive, station, when string) error {
	moment, err := time.Parse(time.RFC3339, when)
	if err != nil {
		return err
	}
	entry, into, err := playlist.At(context.Background(), store.Dir(archive), station, moment)
	if err != nil {
		return err
	}
	fmt.Println(entry.Key, into)
	return nil
}
