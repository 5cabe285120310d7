module airchecks

go 1.19
