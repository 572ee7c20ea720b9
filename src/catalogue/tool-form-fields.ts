/** What the form of a tool holds while an admin types, and the tool that comes out of it. */
import * as z from 'zod/mini'
import { formatMoney } from '../platform/money.ts'
import { NewTool, priceBreakDto, type Tool } from './contract.ts'
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
  packSize: z.string(),
  priceBreaks: z.array(z.strictObject({ [priceBreakDto]: z.string(), price: z.string() })),
  specs: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  /** The revision and the stock that were shown when typing began; they stay with a draft. Both 0 for a new tool. */
  revision: z.number(),
  stockSeen: z.number(),
})
export type TypedTool = z.output<typeof Typed>

/** As people write numbers: '1,200' is read, and what is none goes on to be refused in words. */
const whole = (text: string): string | number => {
  const read = parseQuantity(text)
  return Number.isNaN(read) ? text.trim() : read
}

/** All that is typed is text; empty optional fields are left out, but for those that an edit must be able to empty. */
export const ToolFields = z.pipe(
  Typed,
  z.pipe(
    z.transform(
      ({
        sku,
        packSize,
        minimumQuantity,
        stock,
        priceBreaks,
        revision: _revision,
        stockSeen: _stockSeen,
        ...rest
      }: TypedTool): z.input<typeof NewTool> => ({
        ...rest,
        minimumQuantity: whole(minimumQuantity),
        stock: whole(stock),
        packSize: packSize.trim() === '' ? 1 : whole(packSize),
        priceBreaks: priceBreaks.map((row) => ({
          ...row,
          [priceBreakDto]: whole(row[priceBreakDto]),
        })),
        ...(sku.trim() === '' ? {} : { sku: sku.trim() }),
      }),
    ),
    NewTool,
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
  packSize: '',
  priceBreaks: [],
  specs: [],
  revision: 0,
  stockSeen: 0,
}

/** A tool as its form shows it. */
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
}: Tool): TypedTool => ({
  name,
  image,
  description,
  sku,
  brand,
  category,
  family,
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
