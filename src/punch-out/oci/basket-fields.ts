/**
 * A basket as the fields of the form that goes back to a buyer system. Pure.
 * Source: SAP, Open Catalog Interface, releases 4.0 and 5.0, "Transferring the catalog data".
 */
import { unitCodes } from '../../catalogue/units/unit-codes.ts'
import type { Unit } from '../../catalogue/model/units.ts'
import type { BasketLine } from '../basket-line.ts'

type Field = readonly [name: string, value: string]

/** Characters of the fields, by the interface. */
const lengths = { description: 40, number: 40 }

/**
 * Units as SAP's own list has them: three letters of the ISO, which are those of Recommendation 20
 * except for pieces and packagings.
 */
const otherUnits: Partial<Readonly<Record<Unit, string>>> = {
  piece: 'PCE',
  roll: 'RO',
  box: 'BX',
  pack: 'PK',
  bag: 'BG',
  sheet: 'ST',
  tube: 'TU',
  can: 'CA',
  bottle: 'BO',
}
const unitOf = (unit: Unit = 'piece'): string => otherUnits[unit] ?? unitCodes[unit]

/** Indexes begin at 1; a price is for as many units as `PRICEUNIT` says. Amounts have a point. */
export const ociFields = (lines: readonly BasketLine[], currency: string): readonly Field[] =>
  lines.flatMap(({ tool, quantity, unitPrice, pricePer }, position) => {
    const field = (name: string, value: string): Field => [
      `NEW_ITEM-${name}[${position + 1}]`,
      value,
    ]
    return [
      field('DESCRIPTION', tool.name.slice(0, lengths.description)),
      field('QUANTITY', String(quantity)),
      field('UNIT', unitOf(tool.unit)),
      field('PRICE', (unitPrice / 100).toFixed(2)),
      field('PRICEUNIT', String(pricePer)),
      field('CURRENCY', currency),
      field('VENDORMAT', tool.sku.slice(0, lengths.number)),
      field('EXT_PRODUCT_ID', tool.sku.slice(0, lengths.number)),
      [`NEW_ITEM-LONGTEXT_${position + 1}:132[]`, tool.name] satisfies Field,
    ]
  })
