/**
 * Payment terms that are only a number: of days, or a code of the program that wrote the list.
 * Pure.
 */

/** Words for days in a heading. */
const daysWord =
  /(?<!\p{L})(?:(?:in|en|w|i|v|ve) )?(?:days?|tage?n?|jours?|jrs|giorni|gg|dias|dagen|dni|dnu|dny|dnech|nap(?:ok|ban)?|dagar|dage|dager|paivaa?)(?!\p{L})/u

/** Whether a heading states that its numbers are days. */
export const saysDays = (key: string): boolean => daysWord.test(key)

/** 'zahlungsziel in tagen' → 'zahlungsziel' */
export const withoutDays = (key: string): string => key.replace(daysWord, ' ').trim()

/** Usual numbers of days; any other number is more likely a code. */
const usual: ReadonlySet<number> = new Set([
  7, 8, 10, 12, 14, 15, 20, 21, 25, 28, 30, 35, 40, 42, 45, 50, 56, 60, 70, 75, 80, 90, 100, 105,
  110, 120, 150, 180, 240, 270, 300, 360, 365,
])

const isBare = (cell: string): boolean => /^\d{1,4}$/.test(cell)

/**
 * Whether a cell of payment terms may be a code: only a number, in a column where one number is
 * unlikely to be days (1, 2, 13) or has leading zeros, or where no number is above zero.
 * @param cells all cells of the column
 */
export function termCodesIn(cells: readonly string[]): (cell: string) => boolean {
  const numbers = cells.filter(isBare)
  const isUsual = (cell: string) =>
    /^0+$/.test(cell) ? cell === '0' : !cell.startsWith('0') && usual.has(Number(cell))
  const areDays = numbers.every(isUsual) && numbers.some((cell) => Number(cell) > 0)
  return (cell) => !areDays && isBare(cell)
}
