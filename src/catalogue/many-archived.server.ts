/** Archiving many tools in one transaction, and taking that back, for bulk jobs. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { CatalogueContext } from './dependencies.server.ts'
import { notifyWritten, type WriteOutcome } from './many-tools.server.ts'
import { foldSku } from './sku.ts'
import { skuOf, toolsByIds, toolsBySkus } from './store.server.ts'
import { markArchived, unmarkArchived } from './tool-write-store.server.ts'

/** Archives tools that still have the revision that a job gave them. In their order. */
export async function archiveTools(
  context: CatalogueContext,
  tx: Handle,
  tools: readonly { readonly id: string; readonly revision: number }[],
): Promise<readonly WriteOutcome[]> {
  const { hooks, now } = context
  const before = new Map(
    (
      await toolsByIds(
        tx,
        tools.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const outcomes = tools.map(({ id, revision }): WriteOutcome => {
    const row = before.get(id)
    if (!row) return { left: 'gone' }
    return row.revision === revision ? { id, revision } : { left: 'changed' }
  })
  const ids = outcomes.flatMap((outcome) => ('left' in outcome ? [] : [outcome.id]))
  for (const id of ids) await markArchived(tx, id, now())
  if (ids.length > 0) {
    await hooks.archived(tx, ids)
    await notifyWritten(context, tx, [...before.values()])
  }
  return outcomes
}

/** Puts archived tools on sale again; one whose SKU is on sale by now is left. In their order. */
export async function restoreTools(
  context: CatalogueContext,
  tx: Handle,
  ids: readonly string[],
): Promise<readonly WriteOutcome[]> {
  const { hooks, now } = context
  const outcomes: WriteOutcome[] = []
  for (const id of ids) {
    const sku = await skuOf(tx, id)
    if (sku === undefined) outcomes.push({ left: 'gone' })
    else if ((await toolsBySkus(tx, [foldSku(sku)])).length > 0) outcomes.push({ left: 'appeared' })
    else if (await unmarkArchived(tx, id, now())) outcomes.push({ id, revision: -1 })
    else outcomes.push({ left: 'gone' })
  }
  const restored = outcomes.flatMap((outcome) => ('left' in outcome ? [] : [outcome.id]))
  if (restored.length === 0) return outcomes
  const rows = await toolsByIds(tx, restored)
  await hooks.written(tx, rows)
  await notifyWritten(context, tx, rows)
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]))
  return outcomes.map((outcome) =>
    'left' in outcome ? outcome : { ...outcome, revision: revisions.get(outcome.id) ?? -1 },
  )
}
