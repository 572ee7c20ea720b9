/**
 * The product administration service: filtered lists of tools for staff, and setting the state of
 * many tools.
 */
import type { Caller, Paged } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { ToolRecord } from '../catalogue/contract.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { StateChange } from '../catalogue/states/state-fields.ts'
import type { SearchService } from '../search/service.server.ts'
import {
  maxChosen,
  type DeskFilters,
  type DeskOperations,
  type DeskQuery,
  type FormerState,
} from './contract.ts'
import { deskMessages as messages } from './messages/desk.ts'

export type ProductAdminDependencies = {
  readonly catalogue: Pick<
    CatalogueService,
    'recordsWithIds' | 'recordsInState' | 'textsInLanguages' | 'readAny' | 'setState'
  >
  readonly search: Pick<SearchService, 'ids'>
}
export interface ProductAdminService extends DeskOperations {}

/** Binds the operations to their dependencies. */
export const createProductAdminService = (
  dependencies: ProductAdminDependencies,
): ProductAdminService => ({
  tools: async (_caller, { texts, ...query }) => {
    const tools = await listTools(dependencies, query)
    return texts === undefined ? tools : withTexts(dependencies, tools)
  },
  ids: (_caller, filters) => listIds(dependencies, filters),
  setStates: (caller, { changes }) => setStates(dependencies, caller, changes),
})

const defaultLimit = 1000

/** With the names of tools in the shop's further languages. */
async function withTexts(
  { catalogue }: ProductAdminDependencies,
  tools: Paged<ToolRecord[]>,
): Promise<Paged<ToolRecord[]>> {
  const texts = await catalogue.textsInLanguages(tools.map(({ id }) => id))
  const worded: Paged<ToolRecord[]> = tools.map((tool) =>
    Object.assign(tool, { texts: [...(texts.get(tool.id) ?? [])] }),
  )
  return tools.next === undefined ? worded : Object.assign(worded, { next: tools.next })
}

/** @throws Problem invalid-input for the cursor of another list */
async function listTools(
  { catalogue, search }: ProductAdminDependencies,
  { state, limit = defaultLimit, cursor, ...query }: Omit<DeskQuery, 'texts'>,
): Promise<Paged<ToolRecord[]>> {
  const page = { limit, ...(cursor === undefined ? {} : { cursor }) }
  if (state !== undefined) return catalogue.recordsInState({ ...query, ...page, state })
  const { q, category, brand, only, sort } = query
  const { ids, next } = await search.ids({
    ...page,
    ...(q ? { q } : {}),
    ...(category ? { category: [category] } : {}),
    ...(brand ? { brand: [brand] } : {}),
    ...(only ? { only } : {}),
    ...(sort ? { sort } : {}),
  })
  const tools: Paged<ToolRecord[]> = await catalogue.recordsWithIds(ids)
  return next === undefined ? tools : Object.assign(tools, { next })
}

/** As many ids as a bulk edit accepts; `more`: further tools match. */
async function listIds(
  dependencies: ProductAdminDependencies,
  filters: DeskFilters,
): Promise<{ ids: string[]; more: boolean }> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await listTools(dependencies, {
      ...filters,
      sort: 'name',
      ...(cursor === undefined ? {} : { cursor }),
    })
    for (const { id } of page) ids.push(id)
    cursor = page.next
  } while (cursor !== undefined && ids.length < maxChosen)
  return { ids: ids.slice(0, maxChosen), more: cursor !== undefined || ids.length > maxChosen }
}

/**
 * One by one, by the rules of a single change. A tool that cannot be changed is skipped, with the
 * reason.
 */
async function setStates(
  { catalogue }: ProductAdminDependencies,
  caller: Caller<'admin'>,
  changes: readonly StateChange[],
) {
  const former: FormerState[] = []
  const left: { id: string; name: string; why: string }[] = []
  for (const change of changes) {
    const { id } = change
    let name = ''
    try {
      const before = await catalogue.readAny(caller, { id })
      ;({ name } = before)
      await catalogue.setState(caller, change)
      former.push(toChange(before))
    } catch (error) {
      if (!isProblem(error)) throw error
      const { detail, title, errors } = error.body
      const why = isProblem(error, notFound) ? messages.gone : (detail ?? title)
      left.push({ id, name, why: errors?.[0]?.detail ?? why })
    }
  }
  return { former, left }
}

/** The change that sets the tool's present state. */
function toChange({ id, state, saleFrom, saleUntil, successor }: ToolRecord): FormerState {
  const set = state === 'scheduled' || state === 'ended' ? 'on-sale' : state
  return {
    id,
    state: set,
    ...(set === 'on-sale' && saleFrom !== null ? { saleFrom } : {}),
    ...(set === 'on-sale' && saleUntil !== null ? { saleUntil } : {}),
    ...(set === 'discontinued' && successor !== '' ? { successor } : {}),
  }
}
