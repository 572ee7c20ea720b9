/** The possible meanings of a column of a list. Pure. */
import { textColumnOf } from '../../catalogue/texts/text-cells.ts'
import { isListField, type ListField } from '../../../packages/file-reader/headings/fields.ts'

/**
 * The fields of a list. `weight` becomes `weight_grams` of a tool; fields of packs are not fields
 * of a tool.
 */
export const listFields = [
  'sku',
  'name',
  'description',
  'image',
  'document',
  'price',
  'cost',
  'cost_per',
  'price_per',
  'pack_size',
  'minimum_quantity',
  'Stock',
  'brand',
  'category',
  'family',
  'gtin',
  'mpn',
  'customs_number',
  'origin',
  'unit',
  'weight',
  'inner',
  'inner_gtin',
  'carton',
  'carton_gtin',
  'pallet',
  'pallet_gtin',
  'reorder_level',
  'bin',
  'tax_class',
  'age_limit',
  'hazards',
  'hazard_text',
  'state',
] as const satisfies readonly ListField[]

/**
 * The meaning of a column: a field, `from:12` for the price from 12 pieces on, `tier:1` and
 * `tierprice:1` for the quantity and the price of a ladder's step, `step` for the minimum quantity
 * of the row's price if each step of a ladder is a row, `spec` for a specification line with the
 * column's heading, `name:de` for a text in a further language of the shop, or nothing (empty).
 */
export type ColumnTarget = string
export const isTarget = (text: string): boolean =>
  text === '' ||
  text === 'spec' ||
  isListField(text) ||
  textColumnOf(text) !== undefined ||
  /^(?:step|from:[1-9]\d{0,6}|(?:tier|tierprice):[1-9])$/.test(text)

/**
 * Targets that several columns may have: specification lines, pictures, documents, the state of the
 * offer, and the stocks of several locations, which are added up.
 */
export const isRepeatable = (target: ColumnTarget): boolean =>
  ['', 'spec', 'image', 'document', 'state', 'Stock'].includes(target)
