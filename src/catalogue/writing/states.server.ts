/** Changing the state of a tool, adding drafts, and the lists of each state. */
import type { Caller } from '../../platform/access/endpoint.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { isUniqueViolation } from '../../../packages/pg-kit/constraint-violations.server.ts'
import { invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Author } from '../../audit/service.server.ts'
import { requireSeen } from '../../platform/seen.ts'
import { dayOf, type Day } from '../../platform/time/time-zone.ts'
import { toolChange } from './audited-tool.server.ts'
import { notComplete, skuTaken, type ToolRecord } from '../contract.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { toToolDto } from '../dto.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'
import { toolStateMessages } from '../messages/tool-states.ts'
import { refuseTakenGtins } from './gtins.server.ts'
import { foldSku } from '../model/sku.ts'
import { uniqueSlug } from '../slug.ts'
import { ownSlug } from '../slugs/own-slug.ts'
import type { NewDraft, StateChange, StateRow } from '../states/state-fields.ts'
import {
  listByState,
  lockTool,
  syncToolState,
  recordById,
  writeState,
  type RecordRow,
} from '../states/state-store.server.ts'
import { listArchived, toolsBySkus } from '../store.server.ts'
import { familyIds, notifyToolsChanged } from './tool-changes.server.ts'
import { isOffered, stateOn, type SaleTerms, type ToolState } from '../model/tool-state.ts'
import { refuseTakenSku, toToolValues } from './tool-values.server.ts'
import { insertTools, takenSlugs } from './tool-write-store.server.ts'

type Admin = Caller<'admin'>
const maxListed = 1000

/** Today in the shop's time zone. */
export const readToday = async ({
  now,
  readSettings,
}: Pick<CatalogueContext, 'now' | 'readSettings'>): Promise<Day> =>
  dayOf(now(), (await readSettings()).timeZone)

/** The required fields that a tool lacks for being offered. */
export const missingParts = ({
  image,
  description,
}: Pick<RecordRow, 'image' | 'description'>): ('image' | 'description')[] => [
  ...(image === '' ? (['image'] as const) : []),
  ...(description === '' ? (['description'] as const) : []),
]

export const termsOf = ({ state, sale_from, sale_until }: RecordRow): SaleTerms => ({
  state,
  saleFrom: sale_from,
  saleUntil: sale_until,
})

/** The state of any tool on this day. */
export const stateOfRow = (row: RecordRow, today: Day): ToolState =>
  row.archived_at !== null && !row.waiting ? 'archived' : stateOn(termsOf(row), today)

/** A tool for staff, in any state. */
export const toRecordDto = (origin: string, row: RecordRow, today: Day): ToolRecord => ({
  ...toToolDto(origin)(row),
  state: stateOfRow(row, today),
  saleFrom: row.sale_from,
  saleUntil: row.sale_until,
  successor: row.successor,
  cost: row.cost_cents,
  reorderLevel: row.reorder_level,
  bin: row.bin,
})

/** @throws Problem not-found */
export async function readRecord(context: CatalogueContext, id: string): Promise<ToolRecord> {
  const row = await recordById(context.database.handle, id)
  if (!row) throw notFound()
  return toRecordDto(context.origin, row, await readToday(context))
}

/**
 * Sets a tool's state now: search, pages and caches are updated with the transaction.
 * @throws not-found; not-complete if picture or description are missing; sku-taken; invalid-input
 *   for its successor; changed-meanwhile
 */
export async function setState(
  context: CatalogueContext,
  { actor }: Admin,
  change: StateChange,
  operation = 'catalogue.setState',
): Promise<ToolRecord> {
  const today = await readToday(context)
  return context.database.transact(async (tx) => {
    await lockTool(tx, change.id)
    const before = await recordById(tx, change.id)
    if (!before) throw notFound()
    const {
      state,
      saleFrom,
      saleUntil,
      successor: instead,
    } = toRecordDto(context.origin, before, today)
    const now = { state, saleFrom, saleUntil, successor: instead }
    requireSeen(change.seen, now, toolStateMessages.inWords(now))
    const successor = change.state === 'discontinued' ? (change.successor ?? before.successor) : ''
    if (successor !== '') await requireSuccessor(tx, before, successor)
    const dated = change.state === 'on-sale'
    const terms: SaleTerms =
      change.state === 'archived'
        ? termsOf(before)
        : {
            state: change.state,
            saleFrom: (dated && change.saleFrom) || null,
            saleUntil: (dated && change.saleUntil) || null,
          }
    const after = await applyState(context, tx, before, {
      terms,
      successor: change.state === 'archived' ? before.successor : successor,
      archived: change.state === 'archived',
      today,
      author: actor,
      operation,
    })
    return toRecordDto(context.origin, after, today)
  })
}

/**
 * A successor must be another tool that is offered.
 * @throws invalid-input
 */
async function requireSuccessor(tx: Handle, { id }: RecordRow, sku: string): Promise<void> {
  const [tool] = await toolsBySkus(tx, [foldSku(sku)])
  if (tool && tool.id !== id) return
  const detail = tool ? messages.successorIsItself : messages.noSuccessor(sku)
  throw invalidInput({ errors: [{ pointer: '#/successor', detail }] })
}

type Applied = {
  readonly terms: SaleTerms
  readonly successor: string
  readonly archived: boolean
  readonly today: Day
  readonly author: Author
  readonly operation: string
}

/**
 * Writes the state and updates search, caches and history.
 * @throws not-complete; sku-taken; gtin-taken
 */
export async function applyState(
  context: CatalogueContext,
  tx: Handle,
  before: RecordRow,
  { terms, successor, archived, today, author, operation }: Applied,
): Promise<RecordRow> {
  const { audit, database, hooks, now } = context
  const { id, sku } = before
  const offered = !archived && isOffered(terms, today)
  const missing = missingParts(before)
  if (!archived && terms.state !== 'draft' && missing.length > 0)
    throw notComplete({ detail: messages.notCompleteDetail(missing) })
  const waiting = !archived && !offered
  if (waiting) await refuseOtherSku(tx, before)
  if (!archived) await refuseTakenGtins(tx, before)
  await refuseTakenSku(sku, async () => {
    await writeState(tx, id, { ...terms, successor, offered, waiting }, now())
    await refuseTakenDraft(sku, () => syncToolState(tx, id))
  })
  const after = await recordById(tx, id)
  if (!after) throw notFound()
  if (offered) await hooks.written(tx, [after])
  else await hooks.archived(tx, [id])
  await audit.record(tx, author, {
    ...toolChange(operation, after),
    before: auditedState(before, today),
    after: auditedState(after, today),
  })
  await notifyToolsChanged(database, tx, [...new Set([id, ...(await familyIds(tx, after))])])
  return after
}

/** A tool whose first day has come is on sale at once. */
const writtenState = (row: RecordRow, today: Day): ToolState => {
  const state = stateOfRow(row, today)
  if (row.archived_at === null) return state === 'ended' ? 'on-sale' : state
  return state === 'on-sale' ? 'scheduled' : state
}

const auditedState = (row: RecordRow, today: Day) => ({
  state: writtenState(row, today),
  sale_from: row.sale_from ?? '',
  sale_until: row.sale_until ?? '',
  successor: row.successor,
})

/** A draft's SKU must not be that of an offered tool: otherwise it could never go on sale. */
async function refuseOtherSku(
  tx: Handle,
  { id, sku }: Pick<RecordRow, 'id' | 'sku'>,
): Promise<void> {
  const others = await toolsBySkus(tx, [foldSku(sku)])
  if (others.some((other) => other.id !== id)) throw takenSku(sku)
}

/** Runs a write to the table of states, and turns another draft's SKU into its Problem. */
export async function refuseTakenDraft<T>(sku: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'tool_states_sku')) throw takenSku(sku)
    throw error
  }
}

const takenSku = (sku: string) =>
  skuTaken({
    detail: messages.skuTakenDetail(sku),
    errors: [{ pointer: '#/sku', detail: messages.skuTakenDetail(sku) }],
  })

/**
 * Adds a tool that only staff see: picture and description may be missing.
 * @throws sku-taken
 */
export const addDraft = (
  context: CatalogueContext,
  { actor }: Admin,
  draft: NewDraft,
): Promise<{ acknowledged: boolean; insertedId: string }> =>
  context.database.transact(async (tx) => {
    const { audit, stock, now, newId } = context
    const [id, at] = [newId(), now()]
    const sku = draft.sku ?? `IM-${id.slice(-8).toUpperCase()}`
    const values = toToolValues(
      context,
      {
        ...draft,
        image: draft.image ?? '',
        description: draft.description ?? '',
        minimumQuantity: draft.minimumQuantity ?? 1,
        stock: 0,
      },
      sku,
    )
    const slug = uniqueSlug(ownSlug(draft.name), await takenSlugs(tx, ownSlug(draft.name)))
    await refuseOtherSku(tx, { id, sku })
    await insertTools(tx, [
      { ...values, id, slug, keywords: '', demo: false, created_at: at, state: 'draft' },
    ])
    await refuseTakenDraft(sku, () => syncToolState(tx, id))
    await stock.createLevels(tx, [{ toolId: id, quantity: 0 }], { actorId: actor.id, at })
    await audit.record(tx, actor, {
      ...toolChange('catalogue.addDraft', { id, name: draft.name, sku }),
      after: { state: 'draft', name: draft.name, sku },
    })
    return { acknowledged: true, insertedId: id }
  })

/** The tools in a state, the most recently changed first, at most 1,000. */
export async function listStates(
  context: CatalogueContext,
  state: Exclude<ToolState, 'on-sale'>,
): Promise<StateRow[]> {
  const { handle } = context.database
  if (state === 'archived')
    return (await listArchived(handle, maxListed)).map(({ id, sku, name }) => ({
      id,
      sku,
      name,
      state,
      saleFrom: null,
      saleUntil: null,
      successor: '',
      missing: [],
    }))
  const rows = await listByState(handle, state, await readToday(context), maxListed)
  return rows.map(({ id, sku, name, sale_from, sale_until, successor, ...row }) => ({
    id,
    sku,
    name,
    state,
    successor,
    saleFrom: sale_from,
    saleUntil: sale_until,
    missing: missingParts(row),
  }))
}
