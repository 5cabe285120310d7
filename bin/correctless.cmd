@echo off
rem The same as bin/correctless for cmd.exe and PowerShell, which do not run a script of sh. In Git Bash the other one is found first.
setlocal
set "CORRECTLESS_EXTRA_CA_CERTS=%NODE_EXTRA_CA_CERTS%"
set "NODE_EXTRA_CA_CERTS="
set "CORRECTLESS_REFUSED=4"
if "%~1 %~2"=="hook look" set "CORRECTLESS_REFUSED=2"
where /q node
if errorlevel 1 (
  echo environment/node-missing: there is no "node" on PATH>&2
  echo hint: install Node 20 or newer: https://nodejs.org/en/download>&2
  exit /b %CORRECTLESS_REFUSED%
)
node "%~dp0..\dist\start.cjs" %*
if "%CORRECTLESS_REFUSED%"=="2" if errorlevel 1 exit /b 2
exit /b %errorlevel%
