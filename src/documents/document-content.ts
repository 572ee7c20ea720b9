/** What a paper says, as it is kept when it is issued: the order as sold, and the shop as it was then. */
import * as z from 'zod/mini'
import type { OrderDetails } from '../orders/contract.ts'

const Shop = z.strictObject({
  name: z.string(),
  address: z.array(z.string()),
  vatId: z.string(),
  bank: z.string(),
})
/** The shop as its papers name it. */
export type SellerDetails = z.output<typeof Shop>

export const DocumentContent = z.strictObject({
  shop: Shop,
  order: z.strictObject({
    number: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    poNumber: z.string(),
    note: z.string(),
    placedAt: z.string(),
    pieces: z.int(),
    total: z.int(),
    lines: z.array(
      z.strictObject({
        sku: z.string(),
        name: z.string(),
        quantity: z.int(),
        unitPrice: z.int(),
        total: z.int(),
      }),
    ),
  }),
})
export type DocumentContent = z.output<typeof DocumentContent>

export const documentContent = (
  shop: SellerDetails,
  {
    number,
    name,
    email,
    phone,
    address,
    poNumber,
    note,
    placedAt,
    quantity,
    total,
    lines,
  }: OrderDetails,
): DocumentContent => ({
  shop,
  order: {
    number,
    name,
    email,
    phone,
    address,
    poNumber,
    note,
    placedAt,
    pieces: quantity,
    total,
    lines: lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      total: line.total,
    })),
  },
})
