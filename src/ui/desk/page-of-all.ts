/** Search and paging in the browser, for lists that the shop sends whole. */
import * as z from 'zod/mini'
import type { Paged } from '../../platform/access/endpoint.ts'
import { OptionalLine, pageFields } from '../../platform/fields/fields.ts'

/** The search and page in the address of such a list. */
export const WholeListQuery = z.strictObject({ q: z.optional(OptionalLine(200)), ...pageFields })

type PageQuery = {
  readonly q?: string | undefined
  /** Rows on the page. */
  readonly limit: number
  /** The index of the first row, from 0. */
  readonly cursor?: string | undefined
}

/**
 * @param textOf the text of a row that is searched; case is ignored
 * @returns one page of the rows that contain the words, with the cursor of the next page
 */
export function pageOfAll<Row>(
  all: readonly Row[],
  { q = '', limit, cursor }: PageQuery,
  textOf: (row: Row) => string,
): Paged<readonly Row[]> {
  const words = q.trim().toLowerCase()
  const found = all.filter((row) => textOf(row).toLowerCase().includes(words))
  const start = Number(cursor ?? 0) || 0
  const end = start + limit
  return Object.assign(found.slice(start, end), {
    next: end < found.length ? String(end) : undefined,
  })
}
