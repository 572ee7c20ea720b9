/** Adding, editing and archiving one tool. */
import { isDeepStrictEqual } from 'node:util'
import { unstatedBase } from '../units/stated-base.ts'
import { definedOf } from '../../platform/defined-of.ts'
import type { Caller } from '../../platform/access/endpoint.ts'
import { isUniqueViolation } from '../../../packages/pg-kit/constraint-violations.server.ts'
import { invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import {
  priceBaseChanged,
  revisionChanged,
  stockPointer,
  type NewTool,
  type Tool,
  type ToolEdit,
} from '../contract.ts'
import { auditedEdit, auditedFields, toolChange } from './audited-tool.server.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { toToolDto } from '../dto.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'
import { refuseTakenGtins, writePackGtins } from './gtins.server.ts'
import { convertLadder, convertPrice } from '../units/price-bases.ts'
import { displayPrice, displayPriceEach } from '../model/units.ts'
import { createRecordsOf } from '../taxonomy/records.server.ts'
import { toStoredSafety } from '../safety.ts'
import { uniqueSlug } from '../slug.ts'
import { ownSlug } from '../slugs/own-slug.ts'
import { syncToolState, recordById } from '../states/state-store.server.ts'
import { refuseTakenDraft } from './states.server.ts'
import { imageOrigin } from '../model/image-hosts.server.ts'
import { familyIds, notifyImageHostsChanged, notifyToolsChanged } from './tool-changes.server.ts'
import type { StaffRow } from '../tool-table.ts'
import {
  lockPictureOfTool,
  refuseTwoWeights,
  refuseTakenSku,
  toIdentifiers,
  namedValues,
  toToolValues,
} from './tool-values.server.ts'
import { canEditStock } from '../../stock/typed-stock.ts'
import { insertTools, markArchived, takenSlugs, updateTool } from './tool-write-store.server.ts'

type Admin = Caller<'admin'>

/**
 * Adds a tool with its opening stock.
 * @throws Problem sku-taken, or invalid-input for its image
 */
export const addTool = (
  context: CatalogueContext,
  { actor }: Admin,
  tool: NewTool,
): Promise<{ acknowledged: boolean; insertedId: string; slug: string }> =>
  retryOnTakenSlug(() =>
    context.database.transact(async (tx) => {
      const { stock, hooks, database, now, newId } = context
      const [id, at] = [newId(), now()]
      refuseTwoWeights(tool)
      await lockPictureOfTool(context, tx, tool.image)
      const slug = uniqueSlug(ownSlug(tool.name), await takenSlugs(tx, ownSlug(tool.name)))
      const sku = tool.sku ?? `IM-${id.slice(-8).toUpperCase()}`
      const values = toToolValues(context, tool, sku)
      const row = { ...values, id, slug, keywords: '', demo: false, created_at: at }
      await refuseTakenGtins(tx, row)
      await refuseTakenSku(sku, () => insertTools(tx, [row]))
      await writePackGtins(tx, [row])
      await stock.createLevels(tx, [{ toolId: id, quantity: tool.stock }], {
        actorId: actor.id,
        at,
      })
      await createRecordsOf(tx, [row])
      await hooks.written(tx, [row])
      const added = await recordById(tx, id)
      if (!added) throw notFound()
      await context.audit.record(tx, actor, {
        ...toolChange('catalogue.add', added),
        after: auditedFields(context.origin, added),
      })
      await notifyToolsChanged(database, tx, [...new Set([id, ...(await familyIds(tx, row))])])
      if (imageOrigin(row.image) !== undefined) await notifyImageHostsChanged(database, tx)
      return { acknowledged: true, insertedId: id, slug }
    }),
  )

/**
 * Replaces a tool; missing optional fields stay unchanged. Unchanged quantity prices and cost are
 * converted if the price is for another number of units.
 * @throws Problem not-found, revision-changed, sku-taken, or invalid-input for its image or stock,
 *   and for quantity prices or a cost that would not be whole cents for that number
 */
export async function editTool(
  context: CatalogueContext,
  { actor }: Admin,
  { id, revision, stockSeen, pricePerSeen, ...tool }: ToolEdit,
  operation = 'catalogue.edit',
): Promise<Tool> {
  const { database, stock, hooks, origin, now } = context
  return database.transact(async (tx) => {
    const before = await recordById(tx, id)
    if (!before || (before.archived_at !== null && !before.waiting)) throw notFound()
    if (!canEditStock(tool.stock, stockSeen ?? before.stock))
      throw invalidInput({ errors: [{ pointer: stockPointer, detail: messages.notStock }] })
    requireBaseOf(tool, before)
    refuseTwoWeights(tool, before.specs)
    const pricePer = tool.pricePer ?? before.price_per
    if (pricePerSeen !== undefined && pricePer !== before.price_per)
      throw await askAboutBase(context, tx, before, { price: tool.price, pricePer })
    await lockPictureOfTool(context, tx, tool.image)
    const values = { ...editedValues(context, tool, before), changed_at: now() }
    await refuseTakenGtins(tx, { ...values, id })
    if (!(await refuseTakenSku(values.sku, () => updateTool(tx, id, revision, values))))
      throw revisionChanged({ detail: messages.revisionDetail })
    await writePackGtins(tx, [{ ...values, id }], [before])
    const corrected = await stock.correctStock(tx, id, tool.stock - (stockSeen ?? before.stock), {
      actorId: actor.id,
      at: now(),
    })
    if (!corrected)
      throw invalidInput({ errors: [{ pointer: stockPointer, detail: messages.stockBelowZero }] })
    // After the stock level, in the same lock order as an order for the last piece: otherwise the
    // two could deadlock.
    await createRecordsOf(tx, [{ ...values, id }])
    // Nobody finds a draft.
    if (!before.waiting) await hooks.written(tx, [{ ...values, id, keywords: before.keywords }])
    await refuseTakenDraft(values.sku, () => syncToolState(tx, id))
    const after = await recordById(tx, id)
    if (!after) throw notFound()
    await context.audit.record(tx, actor, {
      ...toolChange(operation, after),
      ...auditedEdit(origin, { before, after }),
    })
    const families = [...(await familyIds(tx, before)), ...(await familyIds(tx, after))]
    await notifyToolsChanged(database, tx, [...new Set([id, ...families])])
    if (imageOrigin(after.image) !== imageOrigin(before.image))
      await notifyImageHostsChanged(database, tx)
    return toToolDto(origin)(after)
  })
}

/**
 * A client that reads a tool and sends it back with another name keeps its price; a new price must
 * state its number of units.
 * @throws invalidInput
 */
function requireBaseOf(
  tool: Pick<ToolEdit, 'cost' | 'price' | 'priceBreaks' | 'pricePer'>,
  before: StaffRow,
): void {
  const isSame =
    tool.price === before.price_cents &&
    (tool.cost === undefined || tool.cost === before.cost_cents) &&
    (tool.priceBreaks === undefined || isDeepStrictEqual(tool.priceBreaks, before.price_breaks))
  const detail = isSame ? undefined : unstatedBase(tool.pricePer, before.price_per)
  if (detail !== undefined) throw notExact('#/price_per', detail)
}

const editedValues = (
  context: CatalogueContext,
  tool: Omit<ToolEdit, 'id' | 'revision' | 'stockSeen' | 'pricePerSeen'>,
  before: StaffRow,
) => ({
  ...toToolValues(context, tool, tool.sku ?? before.sku),
  // Fields that an edit does not contain stay unchanged.
  pack_size: before.pack_size,
  specs: before.specs,
  brand: before.brand,
  category: before.category,
  family: before.family,
  unit: before.unit,
  unit_content: before.unit_content,
  price_per: before.price_per,
  packs: before.packs,
  tax_class: before.tax_class,
  reorder_level: before.reorder_level,
  bin: before.bin,
  weight_grams: before.weight_grams,
  ...definedOf(namedValues(tool)),
  price_breaks: tool.priceBreaks ?? keptLadder(before, tool.pricePer ?? before.price_per),
  cost_cents:
    tool.cost === undefined ? keptCost(before, tool.pricePer ?? before.price_per) : tool.cost,
  identifiers: toIdentifiers(tool, before.identifiers),
  safety: toStoredSafety(tool, before.safety),
})

/** Reports the records that depend on a tool's prices before their number of units changes. */
async function askAboutBase(
  { hooks }: CatalogueContext,
  tx: Handle,
  { id, price_cents: before, price_per: perBefore }: StaffRow,
  { price, pricePer }: { readonly price: number; readonly pricePer: number },
) {
  const uses = (await hooks.priceUses(tx, [id])).map(({ use }) => use)
  return priceBaseChanged({
    detail: messages.priceBaseDetail(
      displayPriceEach(before, { pricePer: perBefore }),
      displayPriceEach(price, { pricePer }),
      uses,
    ),
    facts: { uses },
  })
}

const notExact = (pointer: string, detail: string) =>
  invalidInput({ errors: [{ pointer, detail }] })

/**
 * The unchanged quantity prices, converted to the price's number of units.
 * @throws invalidInput
 */
function keptLadder(before: StaffRow, pricePer: number) {
  const ladder = convertLadder(before.price_breaks, before.price_per, pricePer)
  if (ladder) return [...ladder]
  const { ladderNotExact } = messages
  throw notExact('#/price_breaks', ladderNotExact(before.price_per, pricePer))
}

/**
 * The unchanged cost, converted to the price's number of units.
 * @throws invalidInput
 */
function keptCost({ cost_cents: cost, price_per: before }: StaffRow, pricePer: number) {
  if (cost === null) return null
  const converted = convertPrice(cost, before, pricePer)
  if (converted !== undefined) return converted
  throw notExact(
    '#/cost',
    messages.costNotExact(displayPrice(cost, { pricePer: before }), pricePer),
  )
}

/** Takes a tool off sale; orders and reviews still refer to it. */
export const archiveTool = (
  { audit, database, hooks, origin, now }: CatalogueContext,
  { actor }: Admin,
  id: string,
): Promise<{ acknowledged: boolean; deletedCount: number }> =>
  database.transact(async (tx) => {
    const tool = await recordById(tx, id)
    const archived = await markArchived(tx, id, now())
    if (archived) {
      if (tool)
        await audit.record(tx, actor, {
          ...toolChange('catalogue.remove', tool),
          before: auditedFields(origin, tool),
        })
      await syncToolState(tx, id)
      await hooks.archived(tx, [id])
      await notifyToolsChanged(database, tx, [id, ...(await familyIds(tx, archived))])
    }
    return { acknowledged: true, deletedCount: archived ? 1 : 0 }
  })

/**
 * If two tools with the same name are added at once, they want the same slug: the second one
 * retries and gets the next.
 */
async function retryOnTakenSlug<T>(add: () => Promise<T>, attempts = 10): Promise<T> {
  try {
    return await add()
  } catch (error) {
    if (attempts <= 1 || !isUniqueViolation(error, 'tools_slug_key')) throw error
    return retryOnTakenSlug(add, attempts - 1)
  }
}
