/** Price lists: adding, renaming, changing the base, and deleting them. */
import type { Actor } from '../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import { isUniqueViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { listChanged, listCircular, listInUse, listNameTaken, type PriceList } from './contract.ts'
import type { PricesDependencies } from './dependencies.server.ts'
import { toListDto } from './dto.ts'
import { pricesMessages as messages } from './messages/prices.ts'
import {
  countListsOn,
  deletePriceList,
  findPriceList,
  insertPriceList,
  isBasedOn,
  lockPriceLists,
  updatePriceList,
  type ListSummaryRow,
} from './store.server.ts'

type ListInput = { readonly name: string; readonly base: string | null }
type ListChange = ListInput & { readonly id: string; readonly revision: number }

/** @throws notFound */
export async function requireList(db: Handle, id: string): Promise<ListSummaryRow> {
  const list = await findPriceList(db, id)
  if (!list) throw notFound()
  return list
}

/**
 * The base list's name, as shown in the audit.
 * @throws invalidInput for a list that does not exist
 */
async function nameOfBase(tx: Handle, base: string | null): Promise<string | null> {
  if (base === null) return null
  const list = await findPriceList(tx, base)
  if (list) return list.name
  throw invalidInput({ errors: [{ pointer: '#/base', detail: messages.unknownBase }] })
}

const withNameTaken = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw isUniqueViolation(error, 'price_lists_name') ? listNameTaken() : error
  }
}

/** @throws listNameTaken */
export const addList = (
  { audit, database, newId }: PricesDependencies,
  actor: Actor,
  { name, base }: ListInput,
): Promise<PriceList> =>
  withNameTaken(
    database.transact(async (tx) => {
      await lockPriceLists(tx)
      const id = newId()
      const after = { name, base: await nameOfBase(tx, base) }
      await insertPriceList(tx, { id, name, base_id: base })
      await audit.record(tx, actor, {
        operation: 'prices.addList',
        kind: 'price-list',
        id,
        label: name,
        after,
      })
      return toListDto(await requireList(tx, id))
    }),
  )

/** @throws notFound, listChanged, listCircular, listNameTaken */
export const saveList = (
  { audit, database }: PricesDependencies,
  actor: Actor,
  { id, revision, name, base }: ListChange,
): Promise<PriceList> =>
  withNameTaken(
    database.transact(async (tx) => {
      await lockPriceLists(tx)
      const list = await requireList(tx, id)
      if (list.revision !== revision)
        throw listChanged({
          detail: messages.listChangedDetail,
          facts: { revision: list.revision },
        })
      const after = { name, base: await nameOfBase(tx, base) }
      if (base !== null && (await isBasedOn(tx, base, id)))
        throw listCircular({
          detail:
            base === id
              ? messages.ownBaseDetail
              : messages.circularDetail(list.name, after.base ?? ''),
        })
      await audit.record(tx, actor, {
        operation: 'prices.saveList',
        kind: 'price-list',
        id,
        label: name,
        before: { name: list.name, base: await nameOfBase(tx, list.base_id) },
        after,
      })
      await updatePriceList(tx, { id, name, base_id: base })
      return toListDto(await requireList(tx, id))
    }),
  )

/**
 * @returns whether it existed
 * @throws listInUse
 */
export const removeList = (
  { audit, database }: PricesDependencies,
  actor: Actor,
  id: string,
): Promise<boolean> =>
  database.transact(async (tx) => {
    await lockPriceLists(tx)
    const list = await findPriceList(tx, id)
    if (!list) return false
    const lists = await countListsOn(tx, id)
    const { companies } = list
    if (companies > 0 || lists > 0)
      throw listInUse({
        detail: messages.inUseDetail(companies, lists),
        facts: { companies, lists },
      })
    await audit.record(tx, actor, {
      operation: 'prices.removeList',
      kind: 'price-list',
      id,
      label: list.name,
      before: { name: list.name, rows: list.rows },
    })
    await deletePriceList(tx, id)
    return true
  })
