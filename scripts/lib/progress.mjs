/** What a person sees while a step works: one line with its elapsed time, redrawn at a terminal, else one line at its start and one at its end. */
const live = Boolean(process.stdout.isTTY && !process.env.CI)
const seconds = (since) =>
  `${((Date.now() - since) / 1000).toFixed(Date.now() - since < 9950 ? 1 : 0)} s`

/**
 * Shows a step while it works, and returns what it returns.
 * @param name what is being done: 'Installing the packages'
 * @param work does it, saying nothing itself; false says that it failed
 */
export async function step(name, work) {
  const since = Date.now()
  const draw = (text) => process.stdout.write(live ? `\r\u001B[2K  ${text}` : `  ${text}\n`)
  draw(`${name} ...`)
  const timer = live ? setInterval(() => draw(`${name} ... ${seconds(since)}`), 1000) : undefined
  try {
    const value = await work()
    const verdict = value === false ? 'failed after ' : live ? '' : 'done in '
    draw(`${name}: ${verdict}${seconds(since)}${live ? '\n' : ''}`)
    return value
  } catch (error) {
    draw(`${name}: failed after ${seconds(since)}${live ? '\n' : ''}`)
    throw error
  } finally {
    clearInterval(timer)
  }
}
