/** Days on which a shop is closed, as typed: one per line. */

/** A leap year, so that February 29 is valid. */
const someYear = '2024'
const linePattern = /^(?:[12]\d{3}-)?\d{2}-\d{2}$/

function isDay(text: string): boolean {
  const day = text.length === 5 ? `${someYear}-${text}` : text
  const moment = new Date(`${day}T00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}

/**
 * '2026-12-24', or '12-25' for each year. Empty lines are ignored.
 * @returns undefined if a line is not a day
 */
export function parseDaysOff(text: string): readonly string[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.every((line) => linePattern.test(line) && isDay(line)) ? lines : undefined
}
