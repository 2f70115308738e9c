@echo off
rem Table 13, with the bundled Java. Try: bin\table13 --help
setlocal DisableDelayedExpansion

rem The folder of the package.
for %%I in ("%~dp0..") do set "home=%%~fI"

rem The AOT cache of the training run; without it the start is slower.
set cache=
if exist "%home%\lib\table13.aot" set cache="-XX:AOTCache=%home%\lib\table13.aot"

"%home%\runtime\bin\java.exe" "@%home%\lib\java.options" "-Dorg.sqlite.lib.path=%home%\lib" -Dtable13.command=table13 %cache% -jar "%home%\lib\table13.jar" %*
exit /b %errorlevel%
