/** The search parameters of a dashboard list: filters, sort order and page are in the address. */
import { safeDecode } from 'zod/v4/core'
import type { Schema } from '../platform/access/endpoint.ts'

/** Rows on one page of a dashboard table. */
export const pageSize = 25

const paramNames = ['q', 'sort', 'cursor', 'status', 'from', 'to']

/**
 * The list query in a request's address, parsed by the endpoint's own input schema.
 * @param further parameters that only this list has
 * @returns undefined when the address is invalid: then the list is shown without filters
 */
export function readFilters<O>(
  schema: Schema<O>,
  request: Request,
  further: readonly string[] = [],
): O | undefined {
  const params = [...new URL(request.url).searchParams].filter(
    ([name, value]) => (paramNames.includes(name) || further.includes(name)) && value !== '',
  )
  const result = safeDecode(schema, Object.fromEntries(params))
  return result.success ? result.data : undefined
}

/** The filters of a list without its page, for exporting all its rows. */
export const withoutPage = <Q extends { limit?: unknown; cursor?: unknown }>({
  limit: _limit,
  cursor: _cursor,
  ...filters
}: Q): Omit<Q, 'limit' | 'cursor'> => filters
