/**
 * Remembered column choices of earlier files: which one applies to a new file, and when to ask who
 * sent it. Pure.
 */
import * as z from 'zod/mini'
import { headingsOf, widthOf, type ColumnChoice, type ColumnPlace } from './chosen-columns.ts'

/**
 * The most columns of a file whose choice is kept, the compared length of a heading, and the length
 * of a sender.
 */
export const [maxKeptColumns, maxKeptHeading, maxSender] = [200, 200, 80]

/** A choice as it is stored. */
export const ChoiceFields = z.strictObject({
  headingRow: z.int().check(z.gte(0), z.lte(1000)),
  columns: z
    .array(z.string().check(z.maxLength(maxKeptHeading)))
    .check(z.minLength(1), z.maxLength(maxKeptColumns)),
  decimals: z.enum(['', 'comma', 'dot', 'cents']),
  dayOrder: z.enum(['', 'day', 'month']),
})

type Rows = readonly (readonly string[])[]

/** A choice and the sender for whose files it was made. */
export type KeptChoice = {
  readonly id: string
  /** Empty if no sender was named. */
  readonly sender: string
  /** Case-folded; empty for files without headings. */
  readonly headings: readonly string[]
  readonly choice: ColumnChoice
}
export type NewChoice = Omit<KeptChoice, 'id'>

/** Where choices are kept. */
export type ColumnMemory = {
  /** Newest first. */
  readonly list: () => Promise<readonly KeptChoice[]>
  /** Replaces the choice for the same sender and headings. */
  readonly keep: (choice: NewChoice) => Promise<void>
  readonly forget: (id: string) => Promise<void>
}

/** A place with its remembered choices. */
export type RememberedPlace = ColumnPlace & {
  readonly memory: ColumnMemory
  /** Whether files come from several senders; otherwise all come from one. */
  readonly hasSenders: boolean
}

const folded = (heading: string): string => heading.trim().toLowerCase().slice(0, maxKeptHeading)

/** Headings as they are compared: ignoring case and surrounding blanks. */
export const foldedHeadings = (rows: Rows, headingRow: number): readonly string[] =>
  headingsOf(rows, headingRow).map(folded)

/** Whether two files have the same column headings. */
export const areHeadingsAlike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((heading, index) => folded(heading) === folded(other[index] ?? ''))

/**
 * Whether a file has the headings of a kept choice; if both have none, whether it has as many
 * columns.
 */
export function isOfHeadings(rows: Rows, { headings, choice }: KeptChoice): boolean {
  if (choice.headingRow === 0) return widthOf(rows) === choice.columns.length
  return areHeadingsAlike(headingsOf(rows, choice.headingRow), headings)
}

/** What is known about a file: how to read it right away, or which senders it may be from. */
export type Remembered =
  | { readonly kind: 'none' }
  | { readonly kind: 'settled'; readonly kept: KeptChoice }
  | { readonly kind: 'asked' }

/**
 * How a file is read according to earlier choices. Headings do not identify the sender: if files of
 * several senders were read differently, or whole numbers were declared to be cents, the user is
 * asked.
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
