/** Lists, adds and removes part numbers, for the company's owners and staff. */
import type { Actor } from '../platform/access/endpoint.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { bareGtin, gtinKey, isGtin } from '../catalogue/identifiers/identifiers.ts'
import { foldSku } from '../catalogue/model/sku.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import {
  partNumberTaken,
  tooManyPartNumbers,
  type PartNumber,
  type PartNumberQuery,
} from './contract.ts'
import type { CustomerPartNumbersDependencies } from './dependencies.server.ts'
import { aliasesMessages as messages } from './messages/customer-part-numbers.ts'
import { maxNumbers, numberKey } from './rules.ts'
import {
  countNumbers,
  deleteNumber,
  findNumber,
  insertNumbers,
  listNumbers,
  lockNumbers,
  numbersByKeys,
  onSale,
  type NumberRow,
} from './store.server.ts'

const defaultPageSize = 100

const toDto = ({ tool_id, slug, added_at, number_key: _key, ...row }: NumberRow): PartNumber => ({
  id: row.id,
  number: row.number,
  toolId: tool_id,
  sku: row.sku,
  name: row.name,
  ...(slug === null ? {} : { slug }),
  printed: row.printed,
  addedAt: added_at.toISOString(),
})

/** For the company's members and staff. @throws notFound for everybody else */
export async function readNumbers(
  { catalogue, companies, database }: CustomerPartNumbersDependencies,
  actor: Actor,
  { id: companyId, q, limit = defaultPageSize, cursor }: PartNumberQuery,
) {
  const db = database.reports
  await companies.requireReader(db, actor, companyId)
  const [key, id] = cursor === undefined ? [] : decodeCursor(cursor, ['string', 'uuid'])
  const after = key === undefined ? undefined : { key: String(key), id: String(id) }
  const rows = await listNumbers(db, companyId, { q, after, limit })
  const tools = rows.map(({ tool_id: toolId, name }) => ({ id: toolId, name }))
  const names = new Map(
    (await catalogue.spokenTools(db, tools)).map((tool) => [tool.id, tool.name]),
  )
  return toPage(
    rows,
    limit,
    (last) => encodeCursor([last.number_key, last.id]),
    (row) => toDto({ ...row, name: names.get(row.tool_id) ?? row.name }),
  )
}

/** The ids of tools on sale with these SKUs, by folded SKU. */
export async function toolsOnSale(
  { catalogue, database }: Pick<CustomerPartNumbersDependencies, 'catalogue' | 'database'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = await catalogue.many.known([...new Set(skus)])
  const known = new Map([...named, ...(await byGtins(catalogue, skus, named))])
  const offered = await onSale(
    database.handle,
    [...known.values()].map(({ id }) => id),
  )
  return new Map(
    [...known].flatMap(([folded, { id }]) => (offered.has(id) ? [[folded, id] as const] : [])),
  )
}

type Known = Awaited<ReturnType<CustomerPartNumbersDependencies['catalogue']['many']['known']>>

/**
 * The tools of those terms that are not a SKU but the GTIN of one tool; the GTIN of a pack is
 * ignored.
 */
async function byGtins(
  { many }: CustomerPartNumbersDependencies['catalogue'],
  skus: readonly string[],
  named: Known,
): Promise<Known> {
  const gtins = [...new Set(skus)].flatMap((text) => {
    const gtin = bareGtin(text)
    return !named.has(foldSku(text)) && isGtin(gtin) ? [{ text, key: gtinKey(gtin) }] : []
  })
  if (gtins.length === 0) return new Map()
  const held = async (isPack: boolean) =>
    many.heldGtins(gtins.map(({ key }) => ({ toolId: undefined, gtin: key, isPack })))
  const [all, ofPacks] = [await held(true), await held(false)]
  const skuOf = (key: string) => {
    const owners = new Set(all.flatMap(({ gtin, sku }) => (gtin === key ? [sku] : [])))
    const isPack = ofPacks.some(({ gtin }) => gtin === key)
    return owners.size === 1 && !isPack ? [...owners][0] : undefined
  }
  const found = gtins.map(({ text, key }) => ({ text, sku: skuOf(key) ?? '' }))
  const tools = await many.known(found.map(({ sku }) => sku).filter(Boolean))
  return new Map(
    found.flatMap(({ text, sku }) => {
      const tool = tools.get(foldSku(sku))
      return tool ? [[foldSku(text), tool] as const] : []
    }),
  )
}

/** @throws tooManyPartNumbers */
export async function requireRoom(tx: Handle, companyId: string, added: number): Promise<void> {
  if (added > 0 && (await countNumbers(tx, companyId)) + added > maxNumbers)
    throw tooManyPartNumbers({
      detail: messages.tooManyDetail(maxNumbers),
      facts: { max: maxNumbers },
    })
}

type NewNumber = { readonly id: string; readonly number: string; readonly sku: string }

/**
 * @throws notFound, forbidden, companyNotOpen; invalidInput for a SKU that is not on sale;
 * partNumberTaken, tooManyPartNumbers
 */
export async function addNumber(
  deps: CustomerPartNumbersDependencies,
  actor: Actor,
  { id: companyId, number, sku }: NewNumber,
): Promise<PartNumber> {
  const { audit, companies, database, newId, now } = deps
  const toolId = (await toolsOnSale(deps, [sku])).get(foldSku(sku))
  return database.transact(async (tx) => {
    const company = await companies.requireOwner(tx, actor, companyId)
    await lockNumbers(tx, companyId)
    if (toolId === undefined)
      throw invalidInput({ errors: [{ pointer: '#/sku', detail: messages.unknownSku(sku) }] })
    const key = numberKey(number)
    const [taken] = await numbersByKeys(tx, companyId, [key])
    if (taken)
      throw partNumberTaken({
        detail: messages.takenDetail(taken.number, taken.sku),
        facts: { sku: taken.sku },
      })
    await requireRoom(tx, companyId, 1)
    const id = newId()
    await insertNumbers(tx, { companyId, at: now() }, [{ id, number, key, toolId }])
    const row = await findNumber(tx, companyId, id)
    if (!row) throw new Error('A part number was not written')
    await audit.record(tx, actor, {
      operation: 'aliases.add',
      kind: 'company',
      id: companyId,
      label: company.name,
      after: { partNumber: number, sku: row.sku },
    })
    return toDto(row)
  })
}

/** @returns whether there was one. @throws notFound, forbidden, companyNotOpen */
export const removeNumber = (
  { audit, companies, database }: CustomerPartNumbersDependencies,
  actor: Actor,
  companyId: string,
  id: string,
): Promise<boolean> =>
  database.transact(async (tx) => {
    const company = await companies.requireOwner(tx, actor, companyId)
    await lockNumbers(tx, companyId)
    const row = await findNumber(tx, companyId, id)
    if (!row) return false
    await deleteNumber(tx, companyId, id)
    await audit.record(tx, actor, {
      operation: 'aliases.remove',
      kind: 'company',
      id: companyId,
      label: company.name,
      before: { partNumber: row.number, sku: row.sku },
    })
    return true
  })
