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
      decimals: z.enum(['', 'comma', 'dot', 'cents']),
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

/** Whether a file is the same by its headings: without any, nothing shows who sent it. */
const hasHeadings = ({ headingRow }: ColumnChoice): boolean => headingRow > 0

/** Whether any file of this place may be read by an earlier choice: else none need be compared. */
export const hasChoices = (place: string): boolean =>
  kept().some((one) => one.place === place && hasHeadings(one.choice))

/** The choice by which a file is read at once: that for its headings. */
export function settledChoice(place: string, rows: Rows): ColumnChoice | undefined {
  const choice = choiceFor(place, rows)
  return choice && hasHeadings(choice) ? choice : undefined
}

/** What is proposed for a file: as for one with the same headings, or with as many columns. */
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
