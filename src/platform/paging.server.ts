/** Cursors: where the next page of a list begins, as opaque text in an address. */
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { platformMessages } from './messages/platform.ts'

/** Packs the last row's sort values into a cursor. */
export const encodeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/**
 * Unpacks a cursor.
 * @param kinds what its values must be, in order
 * @throws notValid when it was forged or belongs to another sorting
 */
export function decodeCursor(
  cursor: string,
  kinds: readonly ('string' | 'number' | 'uuid')[],
): (string | number)[] {
  const values = parse(cursor)
  const fits =
    Array.isArray(values) &&
    values.length === kinds.length &&
    kinds.every((kind, at) => isOf(kind, values[at]))
  if (!fits)
    throw invalidInput({ errors: [{ pointer: '#/cursor', detail: platformMessages.notCursor }] })
  return values
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined // forged: readCursor says so
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const isOf = (kind: 'string' | 'number' | 'uuid', value: unknown): boolean =>
  kind === 'number'
    ? typeof value === 'number' && Number.isSafeInteger(value)
    : typeof value === 'string' &&
      value.length <= 400 &&
      !/[\0\p{Surrogate}]/u.test(value) &&
      (kind === 'string' || uuid.test(value))

/**
 * Cuts a page out of rows that were read with one more than asked.
 * @returns the rows, with `next` set when there are more
 */
export function toPage<Row, Shown>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
  show: (row: Row) => Shown,
): Shown[] & { next?: string } {
  const kept = rows.slice(0, limit)
  const page: Shown[] & { next?: string } = kept.map(show)
  const last = kept.at(-1)
  if (rows.length > limit && last !== undefined) page.next = cursorOf(last)
  return page
}
