/** The typed fields of a tool's form, and their conversion to a tool. */
import * as z from 'zod/mini'
import { moneyInField } from '../../platform/money/money.ts'
import { FormTool, type NewTool, type Tool, type ToolRecord } from '../contract.ts'
import { priceBreakDto } from '../price-fields.ts'
import { isHazardCode } from '../safety.ts'
import { isTaxClass } from '../tax-class.ts'
import { isUnit } from '../model/units.ts'
import { displayWeight, parseWeight } from '../units/weight.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'

const Typed = z.strictObject({
  name: z.string(),
  image: z.string(),
  description: z.string(),
  price: z.string(),
  minimumQuantity: z.string(),
  stock: z.string(),
  sku: z.string(),
  brand: z.string(),
  category: z.string(),
  family: z.string(),
  gtin: z.string(),
  mpn: z.string(),
  customsNumber: z.string(),
  origin: z.string(),
  packSize: z.string(),
  unit: z.string(),
  unitContent: z.string(),
  pricePer: z.string(),
  taxClass: z.string(),
  weightGrams: z.string(),
  ageLimit: z.string(),
  hazards: z.array(z.string()),
  hazardText: z.string(),
  cost: z.string(),
  reorderLevel: z.string(),
  bin: z.string(),
  priceBreaks: z.array(z.strictObject({ [priceBreakDto]: z.string(), price: z.string() })),
  packs: z.array(z.strictObject({ name: z.string(), quantity: z.string(), gtin: z.string() })),
  specs: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  /**
   * The revision and the stock when the form was opened; a draft keeps them. Both are 0 for a new
   * tool.
   */
  revision: z.number(),
  stockSeen: z.number(),
})
export type TypedTool = z.output<typeof Typed>

/** Also parses '1,200'; other text is left for the contract to refuse with a message. */
const parseWhole = (text: string): string | number => {
  const value = parseQuantity(text)
  return Number.isNaN(value) ? text.trim() : value
}

/** Empty optional fields are left out, except those that an edit must be able to clear. */
export const ToolFields = z.pipe(
  Typed,
  z.pipe(
    z.transform(
      ({
        sku,
        packSize,
        minimumQuantity,
        stock,
        unit,
        priceBreaks,
        packs,
        taxClass,
        weightGrams,
        ageLimit,
        hazards,
        cost,
        reorderLevel,
        revision: _revision,
        ...rest
      }: TypedTool): z.input<typeof FormTool> => ({
        ...rest,
        // The form's selection has no other units.
        unit: isUnit(unit) ? unit : 'piece',
        minimumQuantity: parseWhole(minimumQuantity),
        stock: parseWhole(stock),
        packSize: packSize.trim() === '' ? 1 : parseWhole(packSize),
        priceBreaks: priceBreaks.map((row) => ({
          ...row,
          [priceBreakDto]: parseWhole(row[priceBreakDto]),
        })),
        packs: packs.map((pack) => ({ ...pack, quantity: parseWhole(pack.quantity) })),
        taxClass: isTaxClass(taxClass) ? taxClass : 'standard',
        weightGrams:
          weightGrams.trim() === '' ? null : (parseWeight(weightGrams) ?? weightGrams.trim()),
        ageLimit: ageLimit.trim() === '' ? null : parseWhole(ageLimit),
        hazards: hazards.filter(isHazardCode),
        cost: cost.trim() === '' ? null : cost,
        reorderLevel: reorderLevel.trim() === '' ? null : parseWhole(reorderLevel),
        ...(sku.trim() === '' ? {} : { sku: sku.trim() }),
      }),
    ),
    z.pipe(
      FormTool,
      z.transform(({ stockSeen: _stockSeen, ...tool }): NewTool => tool),
    ),
  ),
)

export const emptyTool: TypedTool = {
  name: '',
  image: '',
  description: '',
  price: '',
  minimumQuantity: '',
  stock: '',
  sku: '',
  brand: '',
  category: '',
  family: '',
  gtin: '',
  mpn: '',
  customsNumber: '',
  origin: '',
  packSize: '',
  unit: 'piece',
  unitContent: '',
  pricePer: '1',
  taxClass: 'standard',
  weightGrams: '',
  ageLimit: '',
  hazards: [],
  hazardText: '',
  cost: '',
  reorderLevel: '',
  bin: '',
  priceBreaks: [],
  packs: [],
  specs: [],
  revision: 0,
  stockSeen: 0,
}

type ShownTool = Omit<Tool, 'state' | 'successor'> &
  Partial<Pick<ToolRecord, 'cost' | 'reorderLevel' | 'bin'>>

/** The parts of a form with any number of rows. */
const typedRows = ({
  priceBreaks,
  packs = [],
  specs,
}: ShownTool): Pick<TypedTool, 'priceBreaks' | 'packs' | 'specs'> => ({
  priceBreaks: priceBreaks.map((row) => ({
    [priceBreakDto]: String(row.from),
    price: moneyInField(row.price),
  })),
  packs: packs.map(({ name, quantity, gtin = '' }) => ({
    name,
    quantity: String(quantity),
    gtin,
  })),
  specs: specs.map((spec) => ({ ...spec })),
})

/** A tool in its form's values. */
export const toTypedTool = (tool: ShownTool): TypedTool => ({
  ...typedFields(tool),
  ...typedRows(tool),
})

// oxlint-disable-next-line complexity -- a record, field by field
const typedFields = ({
  name,
  image,
  description,
  price,
  minimumQuantity,
  stock,
  sku,
  brand,
  category,
  family,
  packSize,
  revision,
  gtin = '',
  mpn = '',
  customsNumber = '',
  origin = '',
  unit = 'piece',
  unitContent = '',
  pricePer = 1,
  taxClass = 'standard',
  weightGrams,
  hazardText = '',
  cost = null,
  reorderLevel = null,
  bin = '',
  ...safety
}: ShownTool): Omit<TypedTool, 'priceBreaks' | 'packs' | 'specs'> => ({
  name,
  image,
  description,
  sku,
  brand,
  category,
  family,
  gtin,
  mpn,
  customsNumber,
  origin,
  unit,
  unitContent,
  pricePer: String(pricePer),
  taxClass,
  weightGrams: weightGrams === undefined ? '' : displayWeight(weightGrams),
  ageLimit: String(safety.ageLimit ?? ''),
  hazards: [...(safety.hazards ?? [])],
  hazardText,
  cost: cost === null ? '' : moneyInField(cost),
  reorderLevel: reorderLevel === null ? '' : String(reorderLevel),
  bin,
  revision,
  price: moneyInField(price),
  minimumQuantity: String(minimumQuantity),
  stock: String(stock),
  packSize: packSize === 1 ? '' : String(packSize),
  stockSeen: stock,
})

/** The form of a copy of a tool: without unique fields, and without stock. */
export function toDuplicate(tool: ShownTool): TypedTool {
  const typed = toTypedTool(tool)
  return {
    ...typed,
    sku: '',
    gtin: '',
    stock: '0',
    revision: 0,
    stockSeen: 0,
    packs: typed.packs.map((pack) => ({ ...pack, gtin: '' })),
  }
}
