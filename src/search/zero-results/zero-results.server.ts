/** Remembers the searches of the tools page that found nothing, for the figures of staff. */
import { dayOf } from '../../platform/time/time-zone.ts'
import type { ToolQuery } from '../contract.ts'
import type { SearchDependencies } from '../dependencies.server.ts'
import type { BrowseResult } from '../lists/browse.server.ts'
import { searchMessages as messages } from '../messages/search.ts'
import { zeroResultText } from './zero-result-search.ts'
import { countZeroResult } from './zero-results-store.server.ts'

/** Different texts of a day: who searches for random words does not fill the table. */
const maxOfDay = 500
/** Days. */
const retention = 90

/** Counts a search that found nothing. The page does not depend on it: a failure is logged. */
export async function rememberZeroResult(
  { database, log, now, readSettings }: SearchDependencies,
  query: ToolQuery,
  { alternatives }: Pick<BrowseResult, 'alternatives'>,
): Promise<void> {
  // Only where nothing was found; a query of stop words alone looks for nothing.
  const text = alternatives && alternatives.termCount > 0 ? zeroResultText(query) : undefined
  if (text === undefined) return
  try {
    const day = dayOf(now(), (await readSettings()).timeZone)
    await countZeroResult(database.handle, { day, query: text, maxOfDay, retention })
  } catch (error) {
    log.error({ err: error }, messages.notCounted)
  }
}
