/** Purges cached responses that show a tool after it has changed. */
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Tool } from '../contract.ts'
import { imageHostsTag } from '../model/image-hosts.server.ts'
import { familyOf, membersOf } from '../store.server.ts'
import type { ToolRow } from '../tool-table.ts'

type Notifier = Pick<Database, 'notify'>

/** The maximum number of rows in a family's table. */
const maxFamilySize = 100
/**
 * The maximum number of tools in one notification: PostgreSQL allows 8,000 bytes, and an order may
 * have 1,000 tools.
 */
const maxToolsPerNotification = 150

/** Purges every page that shows one of these tools, and all lists, on commit. */
export async function notifyToolsChanged(
  database: Notifier,
  tx: Handle,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from === 0 || from < ids.length; from += maxToolsPerNotification) {
    const tags = ids.slice(from, from + maxToolsPerNotification).map((id) => `tool:${id}`)
    await database.notify(tx, 'purge', ['tools', ...tags].join(' '))
  }
}

/** Purges every page whose policy lists picture hosts, on commit. */
export const notifyImageHostsChanged = (database: Notifier, tx: Handle): Promise<void> =>
  database.notify(tx, 'purge', imageHostsTag)

/** Purges the whole response cache on commit. */
export const notifyEverythingChanged = (database: Notifier, tx: Handle): Promise<void> =>
  database.notify(tx, 'purge', '*')

/** The rows of a tool's family in the shopkeeper's order; none if it has no family. */
export const familyRows = (
  db: Handle,
  tool: Pick<Tool, 'brand' | 'family'>,
): Promise<readonly ToolRow[]> => familyOf(db, tool, maxFamilySize)

/** The tools whose pages show one of these families. */
export const idsOfFamilies = (
  tx: Handle,
  families: readonly Pick<Tool, 'brand' | 'family'>[],
): Promise<readonly string[]> => membersOf(tx, families, maxFamilySize)

/** The tools whose pages show this family. */
export const familyIds = async (
  tx: Handle,
  tool: Pick<Tool, 'brand' | 'family'>,
): Promise<readonly string[]> => (await familyRows(tx, tool)).map(({ id }) => id)
