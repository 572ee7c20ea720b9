/** Days on which a shop is closed, as typed: one per line. */

import { writtenForm } from '../languages/written-form.ts'

/** A leap year, so that February 29 is valid. */
const someYear = '2024'
const linePattern = /^(?:[12]\d{3}-)?\d{2}-\d{2}$/
/** '24.12.2026', or '25.12.' for each year: the day is first in every country that writes points. */
const pointPattern = /^(\d{1,2})\.\s?(\d{1,2})\.?(?:\s?([12]\d{3}))?$/

function withHyphens(line: string): string {
  const [, day, month, year] = pointPattern.exec(line) ?? []
  if (day === undefined || month === undefined) return line
  const inYear = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return year === undefined ? inYear : `${year}-${inYear}`
}

function isDay(text: string): boolean {
  const day = text.length === 5 ? `${someYear}-${text}` : text
  const moment = new Date(`${day}T00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}

/**
 * '2026-12-24', or '12-25' for each year; '24.12.2026' and '25.12.' are read, too. Empty lines are
 * ignored.
 * @returns undefined if a line is not a day
 */
export function parseDaysOff(text: string): readonly string[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => withHyphens(line.trim()))
    .filter((line) => line !== '')
  return lines.every((line) => linePattern.test(line) && isDay(line)) ? lines : undefined
}

/**
 * The days as a field shows them: in German '24.12.2026' and '25.12.'. Lines that are not days are
 * unchanged.
 */
export const daysOffInField = (text: string): string =>
  writtenForm().daysWithPoints
    ? text.replaceAll(/^(?:([12]\d{3})-)?(\d{2})-(\d{2})$/gm, (_, year, month, day) =>
        [day, month, year ?? ''].join('.'),
      )
    : text
