/**
 * Converts a written tool to the values of its row, with the checks that depend on the shop: its
 * image and its SKU.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { isUniqueViolation } from '../../../packages/pg-kit/constraint-violations.server.ts'
import { weightReadings } from '../units/weight.ts'
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import { isUploadedPicture } from '../../pictures/rules.ts'
import { skuTaken, type NewTool } from '../contract.ts'
import type { CatalogueDependencies } from '../dependencies.server.ts'
import type { Identifiers } from '../identifiers/identifiers.ts'
import { pictureKey, storedImage } from '../model/image.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'
import { toStoredPacks } from '../units/packs.ts'
import { toStoredSafety } from '../safety.ts'
import { definedOf } from '../../platform/defined-of.ts'
import type { ToolValues } from '../tool-table.ts'

type ImageSettings = Pick<CatalogueDependencies, 'origin' | 'allowHttpImages'>

/** The fields of a tool that a form or an import file can set. */
export type ToolInput = Omit<NewTool, 'priceBreaks' | 'specs'> & {
  readonly priceBreaks?: ToolValues['price_breaks'] | undefined
  readonly specs?: ToolValues['specs'] | undefined
}

/** The columns that `ToolInput` sets. */
export type WritableValues = Pick<
  ToolValues,
  | 'name'
  | 'image'
  | 'description'
  | 'price_cents'
  | 'minimum_quantity'
  | 'pack_size'
  | 'price_breaks'
  | 'specs'
  | 'sku'
  | 'brand'
  | 'category'
  | 'family'
  | 'identifiers'
  | 'unit'
  | 'unit_content'
  | 'price_per'
  | 'packs'
  | 'safety'
  | 'tax_class'
  | 'cost_cents'
  | 'reorder_level'
  | 'bin'
  | 'weight_grams'
>

/**
 * The column values of a tool; missing optional fields get their defaults.
 * @throws Problem invalid-input if the image's address may not be used
 */
export const toToolValues = (
  settings: ImageSettings,
  tool: ToolInput,
  sku: string,
): WritableValues => ({
  name: tool.name,
  image: storedImageOf(settings, tool.image),
  description: tool.description,
  price_cents: tool.price,
  minimum_quantity: tool.minimumQuantity,
  sku,
  ...unnamedValues,
  ...definedOf(namedValues(tool)),
  identifiers: toIdentifiers(tool, {}),
  safety: toStoredSafety(tool, {}),
})

/** The values of the optional fields with their own columns: undefined if absent. */
export const namedValues = (tool: ToolInput) => ({
  pack_size: tool.packSize,
  price_breaks: tool.priceBreaks,
  specs: tool.specs,
  brand: tool.brand,
  category: tool.category,
  family: tool.family,
  unit: tool.unit,
  unit_content: tool.unitContent,
  price_per: tool.pricePer,
  packs: tool.packs && toStoredPacks(tool.packs),
  tax_class: tool.taxClass,
  cost_cents: tool.cost,
  reorder_level: tool.reorderLevel,
  bin: tool.bin,
  weight_grams: tool.weightGrams,
})

/** The values of a new tool's missing optional fields. */
const unnamedValues: Pick<WritableValues, keyof ReturnType<typeof namedValues>> = {
  pack_size: 1,
  price_breaks: [],
  specs: [],
  brand: '',
  category: '',
  family: '',
  unit: 'piece',
  unit_content: '',
  price_per: 1,
  packs: [],
  tax_class: 'standard',
  cost_cents: null,
  reorder_level: null,
  bin: '',
  weight_grams: null,
}

/**
 * An ambiguous weight that only occurs in a specification must be clarified. Rows that an edit
 * leaves unchanged are accepted.
 * @throws invalidInput with both readings
 */
export function refuseTwoWeights(
  { specs = [], weightGrams }: Pick<ToolInput, 'specs' | 'weightGrams'>,
  before: ToolValues['specs'] = [],
): void {
  if (weightGrams !== undefined) return
  const errors = specs.flatMap((spec, index) => {
    const isKept = before.some(({ name, value }) => name === spec.name && value === spec.value)
    const readings = isKept ? undefined : weightReadings(spec)
    const pointer = `#/specs/${index}/value`
    return readings ? [{ pointer, detail: messages.twoWeights(spec.value, readings) }] : []
  })
  if (errors.length > 0) throw invalidInput({ errors })
}

/** The identifiers after a change: absent ones stay unchanged, empty ones are removed. */
export function toIdentifiers(tool: ToolInput, before: Identifiers): Identifiers {
  const changed = {
    ...before,
    ...(tool.gtin === undefined ? {} : { gtin: tool.gtin }),
    ...(tool.mpn === undefined ? {} : { mpn: tool.mpn }),
    ...(tool.customsNumber === undefined ? {} : { customs_number: tool.customsNumber }),
    ...(tool.origin === undefined ? {} : { origin: tool.origin }),
  }
  return Object.fromEntries(Object.entries(changed).filter(([, code]) => code !== ''))
}

function storedImageOf({ origin, allowHttpImages }: ImageSettings, image: string): string {
  // A draft need not have one yet.
  if (image === '') return ''
  const stored = storedImage(image, origin, allowHttpImages)
  if (stored === undefined)
    throw invalidInput({ errors: [{ pointer: '#/image', detail: messages.notImage }] })
  return stored
}

/**
 * Locks an uploaded picture until the transaction ends, so that it is not deleted while the tool is
 * written. Does nothing for images of other sites.
 * @throws Problem invalid-input if the picture no longer exists
 */
export async function lockPictureOfTool(
  { pictures, ...settings }: ImageSettings & Pick<CatalogueDependencies, 'pictures'>,
  tx: Handle,
  image: string,
): Promise<void> {
  const key = pictureKey(storedImageOf(settings, image))
  if (key !== null && isUploadedPicture(key) && !(await pictures.lock(tx, key)))
    throw invalidInput({ errors: [{ pointer: '#/image', detail: messages.imageGone }] })
}

/**
 * `lockPictureOfTool` for many images.
 * @returns the indexes of images that may not be used, or whose uploaded picture no longer exists
 */
export async function refusedImages(
  { pictures, ...settings }: ImageSettings & Pick<CatalogueDependencies, 'pictures'>,
  tx: Handle,
  images: readonly string[],
): Promise<ReadonlySet<number>> {
  const stored = images.map((image) =>
    image === '' ? '' : storedImage(image, settings.origin, settings.allowHttpImages),
  )
  const keys = stored.map((image) => {
    const key = pictureKey(image ?? '')
    return key !== null && isUploadedPicture(key) ? key : undefined
  })
  const held = await pictures.lockAll(tx, [...new Set(keys.flatMap((key) => key ?? []))])
  return new Set(
    stored.flatMap((image, index) => {
      const key = keys[index]
      return image === undefined || (key !== undefined && !held.has(key)) ? [index] : []
    }),
  )
}

/**
 * Runs a write, and turns a violation of the unique SKU into its Problem.
 * @throws Problem sku-taken
 */
export async function refuseTakenSku<T>(sku: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'tools_sku') || isUniqueViolation(error, 'tools_sku_folded'))
      throw skuTaken({
        detail: messages.skuTakenDetail(sku),
        errors: [{ pointer: '#/sku', detail: messages.skuTakenDetail(sku) }],
        cause: error,
      })
    throw error
  }
}
