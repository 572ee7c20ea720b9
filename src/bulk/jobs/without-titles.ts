/**
 * What the titles of a list state applies to that list only: the next one may not state it. Pure.
 */
import { quantityOfTitle } from '../../../packages/file-reader/tables/table.ts'
import { headingQuantity } from '../columns/first-mapping.ts'
import type { Mapping } from '../columns/mapping.ts'
import { losesTax, taxNote } from '../columns/tax-included.ts'

/**
 * A mapping for storage: without the price unit and the tax formula, which come from the titles and
 * not from the headings.
 * @param titles the texts above the headings, with their rows
 */
export function withoutTitles(
  mapping: Mapping,
  headings: readonly string[],
  titles: readonly string[],
): Mapping {
  const { constants, formulas, columns } = mapping
  const titled = quantityOfTitle(titles.join('\n'))
  const isTitled =
    titled !== undefined &&
    constants.price_per === String(titled) &&
    headingQuantity(headings, columns, undefined).price_per !== constants.price_per
  const { price_per: _unit, ...otherConstants } = constants
  const isTaxed =
    titles.some((title) => taxNote(title)?.is === 'with') &&
    taxNote(headings[columns.indexOf('price')] ?? '') === undefined &&
    losesTax(formulas.price)
  const { price, cost, ...otherFormulas } = formulas
  // A cost is converted to the quantity of the next list's price.
  const base = isTitled ? titled : constants.price_per === undefined ? 1 : 'price_per'
  const freed = cost?.replace(`cost × ${base} ÷`, 'cost × price_per ÷')
  return {
    ...mapping,
    ...(isTitled ? { constants: otherConstants } : {}),
    formulas: {
      ...otherFormulas,
      ...(price === undefined || isTaxed ? {} : { price }),
      ...(freed === undefined ? {} : { cost: freed }),
    },
  }
}
