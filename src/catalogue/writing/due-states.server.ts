/**
 * Automatic changes: tools go on and off sale on their days, and sold-out discontinued tools leave
 * the lists.
 */
import { isProblem } from '../../../packages/contract/problem.ts'
import { createJobRunner, type JobRunner } from '../../../packages/pg-kit/jobs.server.ts'
import { gtinTaken, notComplete, skuTaken } from '../contract.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'
import { nextDue, setListed, recordById, lockTool } from '../states/state-store.server.ts'
import { applyState, readToday, stateOfRow, termsOf } from './states.server.ts'
import { notifyToolsChanged } from './tool-changes.server.ts'
import { isOffered } from '../model/tool-state.ts'

/** Milliseconds between two checks: a day starts at most this much late. */
const pollInterval = 15_000
/** Milliseconds: longer than one tool can take. */
const lease = 60_000

/**
 * Takes one due tool on or off sale.
 * @returns whether there was one
 */
export async function applyDueState(
  context: CatalogueContext,
  refused: Set<string>,
): Promise<boolean> {
  const today = await readToday(context)
  let id: string | undefined
  try {
    return await context.database.transact(async (tx) => {
      id = await nextDue(tx, today, [...refused])
      if (id === undefined) return false
      await lockTool(tx, id)
      const row = await recordById(tx, id)
      if (!row) return false
      if (stateOfRow(row, today) === 'discontinued') {
        await setListed(tx, id, row.stock > 0)
        if (row.stock > 0) await context.hooks.written(tx, [row])
        else await context.hooks.archived(tx, [id])
        await notifyToolsChanged(context.database, tx, [id])
        return true
      }
      const terms = termsOf(row)
      await applyState(context, tx, row, {
        terms,
        successor: row.successor,
        archived: false,
        today,
        author: undefined,
        operation: isOffered(terms, today) ? 'catalogue.saleBegins' : 'catalogue.saleEnds',
      })
      return true
    })
  } catch (error) {
    // Its SKU is used by another tool in the meantime, or its picture was removed: the list of
    // scheduled tools shows this.
    const isRefused = [skuTaken, gtinTaken, notComplete].some((kind) => isProblem(error, kind))
    if (id === undefined || !isRefused) throw error
    refused.add(id)
    return true
  }
}

/** All that are due now. */
export async function applyAllDue(context: CatalogueContext): Promise<void> {
  const refused = new Set<string>()
  while (await applyDueState(context, refused));
}

export function createDueStates(context: CatalogueContext): JobRunner {
  let refused = new Set<string>()
  return createJobRunner<true>(context.database, context.log, {
    channel: 'tool-states',
    lease,
    pollInterval,
    failureMessage: messages.dueFailed,
    claim: async (_lease, running) => {
      if (running.length > 0) return undefined
      return (await applyDueState(context, refused)) || undefined
    },
    // The work is done when it is claimed, in the transaction that holds the row.
    perform: async () => undefined,
    nextDueIn: async () => {
      refused = new Set()
      return undefined
    },
  })
}
