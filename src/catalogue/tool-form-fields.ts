/** The fields of a tool's form as they are typed, and their conversion to a tool. */
import * as z from 'zod/mini'
import { formatMoney } from '../platform/money.ts'
import { FormTool, type NewTool, type Tool, type ToolRecord } from './contract.ts'
import { priceBreakDto } from './price-fields.ts'
import { isUnit } from './units.ts'
import { parseQuantity } from '../platform/quantity-input.ts'

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
  cost: z.string(),
  reorderLevel: z.string(),
  priceBreaks: z.array(z.strictObject({ [priceBreakDto]: z.string(), price: z.string() })),
  specs: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  /**
   * The revision and the stock when the form was opened; a draft keeps them. Both 0 for a new tool.
   */
  revision: z.number(),
  stockSeen: z.number(),
})
export type TypedTool = z.output<typeof Typed>

/** Reads '1,200' too; text that is no number is left for the contract to refuse with a message. */
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
        cost,
        reorderLevel,
        revision: _revision,
        ...rest
      }: TypedTool): z.input<typeof FormTool> => ({
        ...rest,
        // The form's list has no other units.
        unit: isUnit(unit) ? unit : 'piece',
        minimumQuantity: parseWhole(minimumQuantity),
        stock: parseWhole(stock),
        packSize: packSize.trim() === '' ? 1 : parseWhole(packSize),
        priceBreaks: priceBreaks.map((row) => ({
          ...row,
          [priceBreakDto]: parseWhole(row[priceBreakDto]),
        })),
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
  cost: '',
  reorderLevel: '',
  priceBreaks: [],
  specs: [],
  revision: 0,
  stockSeen: 0,
}

type ShownTool = Omit<Tool, 'state' | 'successor'> &
  Partial<Pick<ToolRecord, 'cost' | 'reorderLevel'>>

/** A tool as the values of its form. */
export const toTypedTool = ({
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
  priceBreaks,
  specs,
  revision,
  gtin = '',
  mpn = '',
  customsNumber = '',
  origin = '',
  unit = 'piece',
  unitContent = '',
  pricePer = 1,
  cost = null,
  reorderLevel = null,
}: ShownTool): TypedTool => ({
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
  cost: cost === null ? '' : formatMoney(cost),
  reorderLevel: reorderLevel === null ? '' : String(reorderLevel),
  revision,
  price: formatMoney(price),
  minimumQuantity: String(minimumQuantity),
  stock: String(stock),
  packSize: packSize === 1 ? '' : String(packSize),
  priceBreaks: priceBreaks.map((row) => ({
    [priceBreakDto]: String(row.from),
    price: formatMoney(row.price),
  })),
  specs: specs.map((spec) => ({ ...spec })),
  stockSeen: stock,
})

/** A tool's form for another like it: without what is the first one's alone, and without stock. */
export const toDuplicate = (tool: ShownTool): TypedTool => ({
  ...toTypedTool(tool),
  ...{ sku: '', gtin: '', stock: '0', revision: 0, stockSeen: 0 },
})
