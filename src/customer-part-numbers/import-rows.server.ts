/** Many part numbers at once: what a file comes to, and writing what is right of it, whole. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { ImportResult, PartNumberImport } from './contract.ts'
import type { CustomerPartNumbersDependencies } from './dependencies.server.ts'
import { planImport, type ImportPlan } from './import-plan.ts'
import { requireRoom, toolsOnSale } from './part-numbers.server.ts'
import { numberKey } from './rules.ts'
import { insertNumbers, lockNumbers, moveNumbers, numbersByKeys } from './store.server.ts'

/**
 * Says what the rows of a file come to and, if asked, writes those that are right in one
 * transaction; numbers that the file does not name stay.
 * @throws notFound, forbidden, companyNotOpen, tooManyPartNumbers
 */
export async function importNumbers(
  deps: CustomerPartNumbersDependencies,
  actor: Actor,
  { id: companyId, rows, apply }: PartNumberImport,
): Promise<ImportResult> {
  const { audit, companies, database, newId, now } = deps
  const tools = await toolsOnSale(
    deps,
    rows.map(({ sku }) => sku),
  )
  return database.transact(async (tx) => {
    const company = await companies.requireOwner(tx, actor, companyId)
    await lockNumbers(tx, companyId)
    const keys = [...new Set(rows.map(({ number }) => numberKey(number)))]
    const known = await numbersByKeys(tx, companyId, keys)
    const plan = planImport(
      rows,
      tools,
      new Map(known.map((row) => [row.number_key, { toolId: row.tool_id, sku: row.sku }])),
    )
    await requireRoom(tx, companyId, plan.added.length)
    const result = toResult(plan)
    const { new: added, changed } = result.counts
    if (!apply || added + changed === 0) return result
    await moveNumbers(tx, companyId, plan.changed)
    await insertNumbers(
      tx,
      { companyId, at: now() },
      plan.added.map((number) => ({ id: newId(), ...number })),
    )
    await audit.record(tx, actor, {
      operation: 'aliases.importRows',
      kind: 'company',
      id: companyId,
      label: company.name,
      after: { partNumbersAdded: added, partNumbersChanged: changed },
    })
    return result
  })
}

function toResult({ rows }: ImportPlan): ImportResult {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 }
  for (const { kind } of rows) counts[kind] += 1
  return { counts, rows: [...rows] }
}
