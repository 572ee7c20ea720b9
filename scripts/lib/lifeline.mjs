/**
 * Preloaded into the shop's process: stops the shop when the script that started it has died
 * without passing on a signal (kill -9), as SIGTERM would.
 */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
