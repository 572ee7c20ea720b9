/** Stores the searches on the tools page that found nothing, for the staff's figures. */
import { dayOf } from '../../platform/time/time-zone.ts'
import type { ToolQuery } from '../contract.ts'
import type { SearchDependencies } from '../dependencies.server.ts'
import type { BrowseResult } from '../lists/browse.server.ts'
import { searchMessages as messages } from '../messages/search.ts'
import { zeroResultText } from './zero-result-search.ts'
import { countZeroResult } from './zero-results-store.server.ts'

/**
 * The maximum number of different texts per day: searches for random words do not fill the table.
 */
const maxOfDay = 500
/** Days. */
const retention = 90

/** Counts a search that found nothing. The page does not depend on it: a failure is only logged. */
export async function rememberZeroResult(
  { database, log, now, readSettings }: SearchDependencies,
  query: ToolQuery,
  { alternatives }: Pick<BrowseResult, 'alternatives'>,
): Promise<void> {
  // Only if nothing was found; a query of stop words only is not a search.
  const text = alternatives && alternatives.termCount > 0 ? zeroResultText(query) : undefined
  if (text === undefined) return
  try {
    const day = dayOf(now(), (await readSettings()).timeZone)
    await countZeroResult(database.handle, { day, query: text, maxOfDay, retention })
  } catch (error) {
    log.error({ err: error }, messages.notCounted)
  }
}
