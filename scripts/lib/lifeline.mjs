/** Loaded into the shop before its own code: when the script that started it is gone without a word (kill -9), the shop stops as if told to. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
