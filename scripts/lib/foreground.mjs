/** What a program needs to know that npm started in a terminal. */

/**
 * Milliseconds. A Ctrl-C reaches a program twice: from the terminal, and again from npm. A second
 * signal means 'stop at once', so those within this time count only once.
 */
export const repeatWindow = 1000

/**
 * npm starts a script through a shell, and a shell that is stopped may not pass the signal on to
 * the script. The script notices by its parent process, which is then another one, and is stopped
 * as by SIGTERM.
 */
export function endWithParent() {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}
