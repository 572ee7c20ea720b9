/**
 * What was said about the columns of earlier files: which of it counts for another one, and when it
 * is to be asked whose file that is. Pure.
 */
import * as z from 'zod/mini'
import { headingsOf, widthOf, type ColumnChoice, type ColumnPlace } from './chosen-columns.ts'

/** The most columns of a file whose choice is kept, and letters of a heading that are compared. */
export const [maxKeptColumns, maxKeptHeading, maxSender] = [200, 200, 80]

/** A choice as it is written down. */
export const ChoiceFields = z.strictObject({
  headingRow: z.int().check(z.gte(0), z.lte(1000)),
  columns: z
    .array(z.string().check(z.maxLength(maxKeptHeading)))
    .check(z.minLength(1), z.maxLength(maxKeptColumns)),
  decimals: z.enum(['', 'comma', 'dot', 'cents']),
  dayOrder: z.enum(['', 'day', 'month']),
})

type Rows = readonly (readonly string[])[]

/** A choice with whose files it was made for. */
export type KeptChoice = {
  readonly id: string
  /** Empty where nobody said. */
  readonly sender: string
  /** Folded; none for files without headings. */
  readonly headings: readonly string[]
  readonly choice: ColumnChoice
}
export type NewChoice = Omit<KeptChoice, 'id'>

/** Where choices are kept. */
export type ColumnMemory = {
  /** The newest first. */
  readonly list: () => Promise<readonly KeptChoice[]>
  /** In place of that for the same sender and headings. */
  readonly keep: (choice: NewChoice) => Promise<void>
  readonly forget: (id: string) => Promise<void>
}

/** A place with what is remembered of it. */
export type RememberedPlace = ColumnPlace & {
  readonly memory: ColumnMemory
  /** Whether files come from several senders; else all are of one. */
  readonly hasSenders: boolean
}

const folded = (heading: string): string => heading.trim().toLowerCase().slice(0, maxKeptHeading)

/** Headings as they are compared: without case and the blanks around. */
export const foldedHeadings = (rows: Rows, headingRow: number): readonly string[] =>
  headingsOf(rows, headingRow).map(folded)

/** Whether two files name their columns alike. */
export const areHeadingsAlike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((heading, index) => folded(heading) === folded(other[index] ?? ''))

/** Whether a file has the headings of a kept choice, or none as that one and as many columns. */
export function isOfHeadings(rows: Rows, { headings, choice }: KeptChoice): boolean {
  if (choice.headingRow === 0) return widthOf(rows) === choice.columns.length
  return areHeadingsAlike(headingsOf(rows, choice.headingRow), headings)
}

/** What is known of a file: how it is read at once, or for whose it may be. */
export type Remembered =
  | { readonly kind: 'none' }
  | { readonly kind: 'settled'; readonly kept: KeptChoice }
  | { readonly kind: 'asked' }

/**
 * How a file is read by earlier choices. Headings do not say who sent it: where several senders were
 * read differently, or whole numbers were said to be cents, it is asked.
 */
export function remembered(kept: readonly KeptChoice[], rows: Rows): Remembered {
  const [first, ...others] = kept.filter(
    (one) => one.choice.headingRow > 0 && isOfHeadings(rows, one),
  )
  if (!first) return { kind: 'none' }
  const isOne = others.every(
    ({ choice }) => JSON.stringify(choice) === JSON.stringify(first.choice),
  )
  return isOne && first.choice.decimals !== 'cents'
    ? { kind: 'settled', kept: first }
    : { kind: 'asked' }
}
