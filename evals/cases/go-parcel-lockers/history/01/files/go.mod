module example.org/lockers

go 1.19
