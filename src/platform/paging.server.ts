/** Cursors: where the next page of a list begins, as opaque text in a query string. */
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { platformMessages } from './messages/platform.ts'

/**
 * The type of one sort value in a cursor, and with it the range that PostgreSQL can compare:
 * `integer` and `bigint` are PostgreSQL's types (`bigint` limited to the safe integers of
 * JavaScript); `time` is in milliseconds since 1970, with a year of four digits.
 */
export type CursorValueType = 'string' | 'integer' | 'bigint' | 'time' | 'uuid'

/** Encodes the sort values of a page's last row as a cursor. */
export const encodeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/**
 * Decodes the sort values of a cursor.
 * @param types what the values must be, in order
 * @throws Problem invalidInput when it was forged or belongs to another sort order
 */
export function decodeCursor(
  cursor: string,
  types: readonly CursorValueType[],
): (string | number)[] {
  const values = parseCursor(cursor)
  const isValid =
    Array.isArray(values) &&
    values.length === types.length &&
    types.every((type, index) => isOfType(type, values[index]))
  if (!isValid)
    throw invalidInput({
      errors: [{ pointer: 'query:cursor', detail: platformMessages.notCursor }],
    })
  return values
}

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined // forged: decodeCursor refuses it
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const maxTextLength = 400
const ranges = {
  integer: [-2_147_483_648, 2_147_483_647],
  bigint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  time: [0, Date.UTC(9999, 11, 31, 23, 59, 59, 999)],
} as const

function isOfType(type: CursorValueType, value: unknown): boolean {
  if (type === 'string' || type === 'uuid')
    return isText(value) && (type === 'string' || uuid.test(value))
  const [min, max] = ranges[type]
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxTextLength && !/[\0\p{Surrogate}]/u.test(value)

/**
 * Cuts a page out of rows that were selected with `limit + 1`.
 * @param cursorOf the cursor of the page that follows a row
 * @param toItem converts a row into an item of the page
 * @returns the items, with `next` set when there are more rows
 */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
  toItem: (row: Row) => Item,
): Item[] & { next?: string } {
  const pageRows = rows.slice(0, limit)
  const page: Item[] & { next?: string } = pageRows.map(toItem)
  const last = pageRows.at(-1)
  if (rows.length > limit && last !== undefined) page.next = cursorOf(last)
  return page
}
