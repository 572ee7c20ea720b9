/** The rows of a job, loaded in pages as they become visible. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { bulkJobs } from '../api.client.ts'
import type { JobRow, RowKind } from '../job-fields.ts'

const pageSize = 100
/** Maximum number of search results that are loaded. */
const maxMatches = 1000

type RowQuery = {
  readonly id: string
  readonly kind?: RowKind
  readonly only?: 'warned' | 'left'
  readonly q?: string
}
export type RowPages = {
  /** Undefined until it is known. */
  readonly total: number | undefined
  readonly rowAt: (index: number) => JobRow | undefined
  readonly load: (from: number, to: number) => void
}

/**
 * @param count the number of matching rows, if it is known; without it, the rows are loaded at once
 */
export function useRowPages(query: RowQuery, count: number | undefined): RowPages {
  const key = JSON.stringify(query)
  const [pages, setPages] = useState<ReadonlyMap<string, readonly JobRow[]>>(new Map())
  const requested = useRef(new Set<string>())
  const request = useCallback(
    (page: number, limit: number) => {
      const name = `${key} ${page}`
      if (requested.current.has(name)) return
      requested.current.add(name)
      const { id, kind, only, q }: RowQuery = JSON.parse(key)
      void bulkJobs
        .rows({
          id,
          limit,
          offset: page * pageSize,
          ...(kind ? { kind } : {}),
          ...(only ? { only } : {}),
          ...(q === undefined ? {} : { q }),
        })
        .then(
          (rows) => setPages((known) => new Map(known).set(name, rows)),
          // The load is retried when these rows become visible again.
          () => requested.current.delete(name),
        )
    },
    [key],
  )
  const isSearch = count === undefined
  useEffect(() => {
    if (isSearch) request(0, maxMatches)
  }, [isSearch, request])
  const matches = isSearch ? pages.get(`${key} 0`) : undefined
  const load = useCallback(
    (from: number, to: number) => {
      if (isSearch) return
      for (let page = Math.floor(from / pageSize); page * pageSize <= to; page += 1)
        request(page, pageSize)
    },
    [isSearch, request],
  )
  return {
    total: count ?? matches?.length,
    load,
    rowAt: (index) =>
      isSearch
        ? matches?.[index]
        : pages.get(`${key} ${Math.floor(index / pageSize)}`)?.[index % pageSize],
  }
}
