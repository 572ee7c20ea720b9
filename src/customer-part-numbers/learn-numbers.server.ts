/** Part numbers that a person assigns when correcting an order; later orders recognize them. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { CustomerPartNumbersDependencies } from './dependencies.server.ts'
import { maxNumberLength, maxNumbers, numberKey } from './rules.ts'
import { countNumbers, insertNumbers, lockNumbers, numbersByKeys, onSale } from './store.server.ts'

export type NumberOfTool = {
  readonly number: string
  readonly toolId: string
  readonly sku: string
}

/**
 * @returns how many were added; numbers that the company already has for any tool, and numbers that
 *   are too long, are skipped
 */
export async function learnNumbers(
  { audit, database, newId, now }: CustomerPartNumbersDependencies,
  actor: Actor,
  company: { readonly id: string; readonly name: string },
  numbers: readonly NumberOfTool[],
): Promise<number> {
  const wanted = new Map(
    numbers
      .filter(({ number }) => numberKey(number) !== '' && number.length <= maxNumberLength)
      .map((one) => [numberKey(one.number), one]),
  )
  if (wanted.size === 0) return 0
  return database.transact(async (tx) => {
    await lockNumbers(tx, company.id)
    const known = await numbersByKeys(tx, company.id, [...wanted.keys()])
    for (const { number_key: key } of known) wanted.delete(key)
    const offered = await onSale(
      tx,
      [...wanted.values()].map(({ toolId }) => toolId),
    )
    const room = maxNumbers - (await countNumbers(tx, company.id))
    const added = [...wanted]
      .filter(([, { toolId }]) => offered.has(toolId))
      .slice(0, Math.max(0, room))
      .map(([key, one]) => ({ ...one, key, id: newId() }))
    if (added.length === 0) return 0
    await insertNumbers(tx, { companyId: company.id, at: now() }, added)
    await audit.record(tx, actor, {
      operation: 'aliases.learn',
      kind: 'company',
      id: company.id,
      label: company.name,
      after: { partNumbers: added.map(({ number, sku }) => `${number}: ${sku}`).join(', ') },
    })
    return added.length
  })
}
