/** The basket goes back to the buyer system, as a form that the browser posts. */
import type { PunchOutDependencies } from '../dependencies.server.ts'
import { ociFields } from '../oci/basket-fields.ts'
import { insertMessage } from '../store.server.ts'
import { readBasket } from './basket.server.ts'
import {
  keepBasket,
  listLines,
  lockSession,
  removeLine,
  type SessionRow,
} from './session-store.server.ts'

/**
 * Writes the form that gives the basket back, once: asked again, it is the same form.
 * @returns undefined where a line can no longer be ordered so: the basket shows it, or lacks a tool that is gone
 */
export async function returnBasket(
  deps: PunchOutDependencies,
  session: SessionRow,
): Promise<URLSearchParams | undefined> {
  const { currency } = await deps.readSettings()
  return deps.database.transact(async (tx) => {
    const { basket: former } = await lockSession(tx, session.id)
    if (former !== null) return new URLSearchParams(former)
    const lines = await readBasket(deps, tx, session)
    const known = new Set(lines.map(({ tool }) => tool.id))
    const rows = await listLines(tx, session.id)
    const gone = rows.filter((row) => !known.has(row.tool_id))
    for (const { tool_id: toolId } of gone) await removeLine(tx, session.id, toolId)
    if (gone.length > 0 || lines.some(({ fault }) => fault !== undefined)) return undefined
    const form = new URLSearchParams([
      ...Object.entries(session.returned_fields),
      ...ociFields(lines, currency).map(([name, value]) => [name, value]),
    ])
    await keepBasket(tx, session.id, form.toString())
    await insertMessage(tx, {
      id: deps.newId(),
      connectionId: session.connection_id,
      at: deps.now(),
      kind: 'returned',
      reason: null,
      content: form.toString(),
    })
    return form
  })
}
