/**
 * Shows the progress of a step: at a terminal one line with the elapsed time, redrawn every second;
 * elsewhere one line at the start and one at the end.
 */
const interactive = Boolean(process.stdout.isTTY && !process.env['CI'])

/** @param {number} start milliseconds since the epoch */
function secondsSince(start) {
  const elapsed = Date.now() - start
  return `${(elapsed / 1000).toFixed(elapsed < 9950 ? 1 : 0)} s`
}

/**
 * Shows a step while it runs, and returns what it returns.
 * @template T
 * @param {string} name what is being done: 'Installing the packages'
 * @param {() => Promise<T>} work prints nothing itself; returning false means that it failed
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const start = Date.now()
  const lineEnd = interactive ? '\n' : ''
  /** @param {string} text */
  const draw = (text) => process.stdout.write(interactive ? `\r\u001B[2K  ${text}` : `  ${text}\n`)
  draw(`${name} ...`)
  const timer = interactive
    ? setInterval(() => draw(`${name} ... ${secondsSince(start)}`), 1000)
    : undefined
  try {
    const value = await work()
    const verdict = value === false ? 'failed after ' : interactive ? '' : 'done in '
    draw(`${name}: ${verdict}${secondsSince(start)}${lineEnd}`)
    return value
  } catch (error) {
    draw(`${name}: failed after ${secondsSince(start)}${lineEnd}`)
    throw error
  } finally {
    clearInterval(timer)
  }
}
