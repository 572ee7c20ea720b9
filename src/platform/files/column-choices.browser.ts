/**
 * The columns that somebody has chosen by hand, kept in this browser for files with the same headings.
 * The only module that knows this storage key.
 */
import * as z from 'zod/mini'
import { maxHeadingRow, signatureOf, type ColumnChoice } from './chosen-columns.ts'

const key = 'ironmonger.columnChoices'
/** The newest ones. */
const maxKept = 40

const Kept = z.array(
  z.strictObject({
    /** Where such files are read. */
    place: z.string(),
    signature: z.string(),
    choice: z.strictObject({
      headingRow: z.int(),
      columns: z.array(z.string()),
      decimals: z.enum(['', 'comma', 'dot']),
      dayOrder: z.enum(['', 'day', 'month']),
    }),
  }),
)

function kept(): z.output<typeof Kept> {
  const read = z.safeParse(Kept, parsed(localStorage.getItem(key)))
  return read.success ? read.data : []
}

/** What another version or program wrote is no choice. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

type Rows = readonly (readonly string[])[]

/** Whether any choice is kept for files of this place: else none need be read to compare. */
export const hasChoices = (place: string): boolean => kept().some((one) => one.place === place)

/** The choice that was made for a file with the same headings. */
export const choiceFor = (place: string, rows: Rows): ColumnChoice | undefined =>
  kept().find(
    (one) =>
      one.place === place &&
      one.choice.headingRow <= maxHeadingRow &&
      signatureOf(rows, one.choice.headingRow) === one.signature,
  )?.choice

/** Keeps a choice for the next file with these headings. */
export function keepChoice(place: string, rows: Rows, choice: ColumnChoice): void {
  const signature = signatureOf(rows, choice.headingRow)
  const others = kept().filter((one) => one.place !== place || one.signature !== signature)
  localStorage.setItem(
    key,
    JSON.stringify([{ place, signature, choice }, ...others].slice(0, maxKept)),
  )
}

/** Files with these headings are read by their own headings again. */
export function forgetChoice(place: string, rows: Rows, { headingRow }: ColumnChoice): void {
  const signature = signatureOf(rows, headingRow)
  localStorage.setItem(
    key,
    JSON.stringify(kept().filter((one) => one.place !== place || one.signature !== signature)),
  )
}
