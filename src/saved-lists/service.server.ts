/** The service of saved lists: one's own, and those that the members of a company share. */
import type { Actor } from '../platform/access/endpoint.ts'
import { forbidden, invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import { isUniqueViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { PricesService } from '../prices/service.server.ts'
import {
  listChanged,
  listFull,
  listNameTaken,
  listsFull,
  type ListChange,
  type ListsOperations,
  type NewList,
  type SavedList,
} from './contract.ts'
import type { ListSummary } from './list-summary-contract.ts'
import { listsMessages as messages } from './messages/lists.ts'
import {
  addLines,
  isVisible,
  maxListLines,
  maxLists,
  canEnd,
  type ListLine,
  type ListOwner,
} from './rules.ts'
import {
  countLists,
  deleteList,
  deleteOwnLists,
  exportLists,
  findList,
  insertList,
  listLines,
  listLists,
  lockList,
  lockScope,
  passListsOn,
  replaceLines,
  updateList,
  type ListRow,
  type ListScope,
  type ListSummaryRow,
} from './store.server.ts'

export type SavedListsService = ListsOperations

export type SavedListsDependencies = {
  readonly database: Database
  readonly accounts: AccountsService
  readonly companies: Pick<
    CompaniesService,
    'ownedRecords' | 'onLeaving' | 'requireMembership' | 'seesPrices'
  >
  readonly catalogue: Pick<CatalogueService, 'titles' | 'spokenTools'>
  readonly prices: Pick<PricesService, 'visiblePricedTools'>
  readonly now: () => Date
  readonly newId: () => string
}

/** A deleted account's private lists are deleted; its shared lists stay with the company. */
export function createSavedListsService(deps: SavedListsDependencies): SavedListsService {
  const { accounts, companies, database } = deps
  accounts.onUserDeletion((tx, { id }) => deleteOwnLists(tx, id))
  accounts.onTakeover((tx, { id }) => deleteOwnLists(tx, id))
  accounts.onDataExport(async (db, { id }) => ({
    lists: await exportLists(db, id, (await companies.ownedRecords(db, id)).member),
  }))
  companies.onLeaving(async (tx, { companyId, userId, successor }) => ({
    lists: await passListsOn(tx, { companyId, from: userId, to: successor.userId }),
  }))
  return {
    list: async ({ actor }) =>
      (await listLists(database.handle, scopeOf(actor))).map((row) => toSummary(row, actor)),
    read: async ({ actor }, { id }) =>
      withTools(deps, database.handle, actor, {
        row: await requireVisible(database.handle, actor, id),
      }),
    create: ({ actor }, list) => createList(deps, actor, list),
    save: ({ actor }, change) => saveList(deps, actor, change),
    add: ({ actor }, { id, lines }) => addToList(deps, actor, id, lines),
    remove: async ({ actor }, { id }) => ({
      acknowledged: true,
      deletedCount: await removeList(deps, actor, id),
    }),
  }
}

const scopeOf = ({ id, company }: Actor): ListScope => ({
  userId: id,
  companyId: company?.id ?? null,
})

const ownerOf = ({ user_id, company_id }: ListRow): ListOwner => ({
  userId: user_id,
  companyId: company_id,
})

const toSummary = (row: ListSummaryRow, actor: Actor): ListSummary => ({
  id: row.id,
  name: row.name,
  shared: row.company_id !== null,
  own: canEnd(ownerOf(row), actor),
  by: row.by,
  lineCount: row.line_count,
  revision: row.revision,
  changedAt: row.changed_at.toISOString(),
})

/** @throws notFound for other people's lists, as for a list that does not exist */
async function requireVisible(db: Handle, actor: Actor, id: string): Promise<ListSummaryRow> {
  const row = await findList(db, id)
  if (!row || !isVisible(ownerOf(row), actor)) throw notFound()
  return row
}

/** @throws notFound, as `requireVisible` */
async function lockVisible(tx: Handle, actor: Actor, id: string): Promise<ListRow> {
  const row = await lockList(tx, id)
  if (!row || !isVisible(ownerOf(row), actor)) throw notFound()
  return row
}

/** The list with its present tools, at the caller's prices and in their language. */
async function withTools(
  { catalogue, prices }: SavedListsDependencies,
  db: Handle,
  actor: Actor,
  { row, sees }: { readonly row: ListSummaryRow; readonly sees?: boolean },
): Promise<SavedList> {
  const lines = await listLines(db, row.id)
  const ids = lines.map(({ toolId }) => toolId)
  const tools = await prices.visiblePricedTools(db, actor, ids, sees)
  const sold = new Set(tools.map(({ id }) => id))
  const gone = ids.filter((id) => !sold.has(id))
  const titles = await catalogue.spokenTools(db, await catalogue.titles(db, gone))
  const names = new Map(titles.map(({ id, name }) => [id, name]))
  return {
    ...toSummary(row, actor),
    lines: [...lines],
    tools: await catalogue.spokenTools(db, tools),
    unavailable: gone.map((id) => ({ id, name: names.get(id) ?? '' })),
  }
}

/** @throws invalidInput for tools that never existed; tools that are no longer sold are kept */
async function requireTools(
  { catalogue }: SavedListsDependencies,
  tx: Handle,
  lines: readonly ListLine[],
  kept: readonly ListLine[] = [],
): Promise<void> {
  const titles = await catalogue.titles(
    tx,
    lines.map(({ toolId }) => toolId),
  )
  const known = new Set([...titles.map(({ id }) => id), ...kept.map(({ toolId }) => toolId)])
  const errors = lines.flatMap(({ toolId }, position) =>
    known.has(toolId)
      ? []
      : [{ pointer: `#/lines/${position}/toolId`, detail: messages.noSuchTool }],
  )
  if (errors.length > 0) throw invalidInput({ errors })
}

/**
 * The scope of a shared or private list.
 * @throws invalidInput
 */
function scopeFor(actor: Actor, shared: boolean): ListScope {
  if (!shared) return { userId: actor.id, companyId: null }
  if (!actor.company)
    throw invalidInput({ errors: [{ pointer: '#/shared', detail: messages.noCompany }] })
  return scopeOf(actor)
}

/** @throws listsFull */
async function requireRoom(tx: Handle, scope: ListScope): Promise<void> {
  await lockScope(tx, scope)
  if ((await countLists(tx, scope)) >= maxLists)
    throw listsFull({ detail: messages.tooManyDetail(maxLists), facts: { most: maxLists } })
}

/** @throws listNameTaken if `work` uses an existing name */
async function refuseTakenName<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (
      isUniqueViolation(error, 'saved_lists_own_name') ||
      isUniqueViolation(error, 'saved_lists_company_name')
    )
      throw listNameTaken({ detail: messages.nameTakenDetail(name), cause: error })
    throw error
  }
}

/** @throws listNameTaken, listsFull, invalidInput */
const createList = (
  deps: SavedListsDependencies,
  actor: Actor,
  { name, shared, lines }: NewList,
): Promise<SavedList> =>
  refuseTakenName(name, async () => {
    const sees = await deps.companies.seesPrices(actor)
    return deps.database.transact(async (tx) => {
      const scope = scopeFor(actor, shared)
      if (shared) await deps.companies.requireMembership(tx, actor)
      await requireRoom(tx, scope)
      await requireTools(deps, tx, lines)
      const id = deps.newId()
      const changed_at = deps.now()
      await insertList(tx, { id, user_id: actor.id, company_id: scope.companyId, name, changed_at })
      await replaceLines(tx, id, lines)
      return withTools(deps, tx, actor, { row: await requireVisible(tx, actor, id), sees })
    })
  })

/** @throws notFound, forbidden, listNameTaken, listsFull, listChanged, invalidInput */
const saveList = (
  deps: SavedListsDependencies,
  actor: Actor,
  { id, revision, name, shared, lines }: ListChange,
): Promise<SavedList> =>
  refuseTakenName(name, async () => {
    const sees = await deps.companies.seesPrices(actor)
    return deps.database.transact(async (tx) => {
      const row = await lockVisible(tx, actor, id)
      if (row.revision !== revision)
        throw listChanged({ detail: messages.changedDetail, facts: { revision: row.revision } })
      if (shared) await deps.companies.requireMembership(tx, actor)
      const companyId = await scopeAfter(tx, actor, row, shared)
      await requireTools(deps, tx, lines, await listLines(tx, id))
      await updateList(tx, { id, name, company_id: companyId, changed_at: deps.now() })
      await replaceLines(tx, id, lines)
      return withTools(deps, tx, actor, { row: await requireVisible(tx, actor, id), sees })
    })
  })

/**
 * The company in which a list will be shared. A list that is made private again belongs to its
 * author.
 * @throws forbidden, listsFull, invalidInput
 */
async function scopeAfter(
  tx: Handle,
  actor: Actor,
  row: ListRow,
  shared: boolean,
): Promise<string | null> {
  if (shared === (row.company_id !== null)) return row.company_id
  // An owner may delete a colleague's list, but not make it private for them unnoticed.
  if (row.user_id !== actor.id) throw forbidden({ detail: messages.notOwnDetail })
  const scope = scopeFor(actor, shared)
  await requireRoom(tx, scope)
  return scope.companyId
}

/** @throws notFound, listFull, invalidInput */
const addToList = (
  deps: SavedListsDependencies,
  actor: Actor,
  id: string,
  added: readonly ListLine[],
): Promise<ListSummary> =>
  deps.database.transact(async (tx) => {
    const row = await lockVisible(tx, actor, id)
    await requireTools(deps, tx, added)
    const lines = addLines(await listLines(tx, id), added)
    if (lines.length > maxListLines)
      throw listFull({
        detail: messages.fullDetail(maxListLines),
        facts: { most: maxListLines },
      })
    const { name, company_id } = row
    await updateList(tx, { id, name, company_id, changed_at: deps.now() })
    await replaceLines(tx, id, lines)
    return toSummary(await requireVisible(tx, actor, id), actor)
  })

/**
 * @returns how many lists were deleted: 0 if the caller sees none with this id
 * @throws forbidden
 */
const removeList = (
  { database }: SavedListsDependencies,
  actor: Actor,
  id: string,
): Promise<number> =>
  database.transact(async (tx) => {
    const row = await lockList(tx, id)
    if (!row || !isVisible(ownerOf(row), actor)) return 0
    if (!canEnd(ownerOf(row), actor)) throw forbidden({ detail: messages.notOwnDetail })
    await deleteList(tx, id)
    return 1
  })
