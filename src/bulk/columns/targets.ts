/** What a column of a list may be taken for. Pure. */
import { textColumnOf } from '../../catalogue/texts/text-cells.ts'
import { isListField, type ListField } from '../../../packages/file-reader/headings/fields.ts'

/** The fields of a list. `weight` is `weight_grams` of a tool; those of packs are no fields of one. */
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
 * What a column is taken for: a field, `from:12` for the price from 12 pieces on, `tier:1` and
 * `tierprice:1` for the quantity of a ladder's row and its price, `step` for the quantity from which
 * the price of the row counts where each step of a ladder is a row, `spec` for a line of the
 * specification under the column's heading, `name:de` for a text in a further language of the shop,
 * or nothing (empty).
 */
export type ColumnTarget = string
export const isTarget = (text: string): boolean =>
  text === '' ||
  text === 'spec' ||
  isListField(text) ||
  textColumnOf(text) !== undefined ||
  /^(?:step|from:[1-9]\d{0,6}|(?:tier|tierprice):[1-9])$/.test(text)

/**
 * What several columns may be: lines of the specification, pictures, documents, what is offered, and
 * the stocks of several places, which are added up.
 */
export const isRepeatable = (target: ColumnTarget): boolean =>
  ['', 'spec', 'image', 'document', 'state', 'Stock'].includes(target)
