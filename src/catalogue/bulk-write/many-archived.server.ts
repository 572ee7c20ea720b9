/** Archiving many tools in one transaction, and undoing that, for bulk jobs. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { takenGtins } from '../writing/gtins.server.ts'
import { recordsByIds, syncToolState, type RecordRow } from '../states/state-store.server.ts'
import { notifyWritten, type WriteOutcome } from './many-tools.server.ts'
import { foldSku } from '../model/sku.ts'
import { skusOf, toolsByIds, toolsBySkus } from '../store.server.ts'
import { markAllArchived, unmarkArchived } from '../writing/tool-write-store.server.ts'

/** Archives tools that still have the revision set by a job. In order. */
export async function archiveTools(
  context: CatalogueContext,
  tx: Handle,
  tools: readonly { readonly id: string; readonly revision: number }[],
): Promise<readonly WriteOutcome[]> {
  const { hooks, now } = context
  const before = new Map(
    (
      await recordsByIds(
        tx,
        tools.map(({ id }) => id),
      )
    ).flatMap((row) => (row.archived_at === null || row.waiting ? [[row.id, row] as const] : [])),
  )
  const outcomes = tools.map(({ id, revision }): WriteOutcome => {
    const row = before.get(id)
    if (!row) return { left: 'gone' }
    return row.revision === revision ? { id, revision } : { left: 'changed' }
  })
  const ids = outcomes.flatMap((outcome) => ('left' in outcome ? [] : [outcome.id]))
  if (ids.length > 0) {
    await markAllArchived(tx, ids, now())
    for (const id of ids) if (hasState(before.get(id))) await syncToolState(tx, id)
    await hooks.archived(tx, ids)
    await notifyWritten(context, tx, [...before.values()])
  }
  return outcomes
}

/** Whether a tool has any state data besides being on sale. */
const hasState = (row: RecordRow | undefined): boolean =>
  row !== undefined &&
  (row.waiting || row.state !== 'on-sale' || row.sale_from !== null || row.sale_until !== null)

/**
 * Puts archived tools on sale again; skips those whose SKU is on sale in the meantime. In order.
 */
export async function restoreTools(
  context: CatalogueContext,
  tx: Handle,
  ids: readonly string[],
): Promise<readonly WriteOutcome[]> {
  const { hooks, now } = context
  const skus = await skusOf(tx, ids)
  const taken = await takenSkus(tx, [...skus.values()])
  const judged = ids.map((id): WriteOutcome => {
    const sku = skus.get(id)
    if (sku === undefined) return { left: 'gone' }
    if (taken.has(foldSku(sku))) return { left: 'appeared' }
    // If two have the same SKU, the first is used.
    taken.add(foldSku(sku))
    return { id, revision: -1 }
  })
  const wanted = judged.flatMap((outcome) => ('id' in outcome ? [outcome.id] : []))
  const held = await takenGtins(tx, await recordsByIds(tx, wanted))
  const unmarked = await unmarkArchived(
    tx,
    wanted.filter((id) => !held.has(id)),
    now(),
  )
  const outcomes = judged.map((outcome): WriteOutcome => {
    if ('left' in outcome || unmarked.has(outcome.id)) return outcome
    return { left: held.has(outcome.id) ? 'gtin' : 'gone' }
  })
  const restored = [...unmarked]
  if (restored.length === 0) return outcomes
  const rows = await toolsByIds(tx, restored)
  await hooks.written(tx, rows)
  await notifyWritten(context, tx, rows)
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]))
  return outcomes.map((outcome) =>
    'left' in outcome ? outcome : { ...outcome, revision: revisions.get(outcome.id) ?? -1 },
  )
}

/** Those of these SKUs that are on sale, in the form in which they are unique. */
const takenSkus = async (tx: Handle, skus: readonly string[]): Promise<Set<string>> =>
  new Set((await toolsBySkus(tx, skus.map(foldSku))).map(({ sku }) => foldSku(sku)))
