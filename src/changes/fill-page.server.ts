/** Pages of changes that are bounded in bytes too: an order may have a thousand lines. */
import type { Change } from './contract.ts'
import { readRecords, type RecordSources } from './records.server.ts'
import { loggedKinds, type FollowedKind } from './rules.ts'
import type { LoggedChange } from './store.server.ts'

/** The maximum size of a page in bytes of JSON, unless a single record is larger. */
const maxBytes = 4 * 2 ** 20
/** The number of records in memory at once, in addition to those of the page. */
const chunkSize = 100

type Page = {
  readonly changes: Change[]
  /** The number of items whose changes it contains. */
  readonly read: number
}

/**
 * The changes of as many items as fit.
 * @param read returns the changes of each of the given items
 */
export async function fillPage<T>(
  items: readonly T[],
  read: (some: readonly T[]) => Promise<readonly (readonly Change[])[]>,
): Promise<Page> {
  const changes: Change[] = []
  let bytes = 0
  let taken = 0
  while (taken < items.length)
    for (const some of await read(items.slice(taken, taken + chunkSize))) {
      bytes += Buffer.byteLength(JSON.stringify(some))
      if (changes.length > 0 && bytes > maxBytes) return { changes, read: taken }
      changes.push(...some)
      taken += 1
    }
  return { changes, read: taken }
}

/** Reads the records referenced by log rows, each once per page: at the first row. */
export function createRowReader(sources: RecordSources, kinds: readonly FollowedKind[]) {
  const said = new Set<string>()
  const isNew = (kind: FollowedKind, { kind: logged, recordId }: LoggedChange): boolean =>
    loggedKinds[kind].includes(logged) && !said.has(`${kind} ${recordId}`)
  const readKind = (kind: FollowedKind, rows: readonly LoggedChange[]) => {
    const ids = rows.flatMap((row) => (isNew(kind, row) ? row.recordId : []))
    return readRecords(sources, kind, [...new Set(ids)])
  }
  return async (rows: readonly LoggedChange[]): Promise<readonly (readonly Change[])[]> => {
    const pages = await Promise.all(kinds.map((kind) => readKind(kind, rows)))
    const found = new Map(pages.flat().map((change) => [`${change.of} ${change.id}`, change]))
    return rows.map((row) =>
      kinds.flatMap((kind) => {
        const key = `${kind} ${row.recordId}`
        const change = isNew(kind, row) ? found.get(key) : undefined
        if (!change) return []
        said.add(key)
        return [change]
      }),
    )
  }
}
