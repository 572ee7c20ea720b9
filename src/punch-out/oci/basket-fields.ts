/**
 * A basket as the fields of the form that is returned to a buyer system. Pure. Source: SAP, Open
 * Catalog Interface, releases 4.0 and 5.0, the table of the fields: names, lengths (DESCRIPTION,
 * VENDORMAT and EXT_PRODUCT_ID 40, QUANTITY and PRICE 15, UNIT 3, CURRENCY and PRICEUNIT 5).
 */
import type { BasketLine } from '../basket-line.ts'
import { sapUnit } from '../sap-units.ts'

type Field = readonly [name: string, value: string]

/** Characters of the fields, by the interface. */
const lengths = { description: 40, number: 40 }

/**
 * Indexes begin at 1; a price is for the number of units in `PRICEUNIT`. Amounts have a decimal
 * point.
 */
export const ociFields = (lines: readonly BasketLine[], currency: string): readonly Field[] =>
  lines.flatMap(({ tool, quantity, unitPrice, pricePer }, position) => {
    const field = (name: string, value: string): Field => [
      `NEW_ITEM-${name}[${position + 1}]`,
      value,
    ]
    return [
      field('DESCRIPTION', tool.name.slice(0, lengths.description)),
      field('QUANTITY', String(quantity)),
      field('UNIT', sapUnit(tool.unit)),
      field('PRICE', (unitPrice / 100).toFixed(2)),
      field('PRICEUNIT', String(pricePer)),
      field('CURRENCY', currency),
      field('VENDORMAT', tool.sku.slice(0, lengths.number)),
      field('EXT_PRODUCT_ID', tool.sku.slice(0, lengths.number)),
      [`NEW_ITEM-LONGTEXT_${position + 1}:132[]`, tool.name] satisfies Field,
    ]
  })
