#!/bin/sh
# CLAUDE.md: never catch Exception.
! grep -n 'except Exception' sessions/login.py
