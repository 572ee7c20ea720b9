/** What the titles of one list say is said of that list alone: the next may say nothing of it. Pure. */
import { currencyOf, quantityOfTitle } from '../../../packages/file-reader/tables/table.ts'
import { headingQuantity } from '../columns/first-mapping.ts'
import type { Mapping } from '../columns/mapping.ts'
import { losesTax, taxNote } from '../columns/tax-included.ts'

/**
 * A mapping as it is remembered: without the price unit, the rate of exchange and the formula for tax
 * that answer a title, and not the headings.
 * @param titles what stands above the headings, by rows
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
  // A cost is converted to whatever the price of the next list is for.
  const base = isTitled ? titled : constants.price_per === undefined ? 1 : 'price_per'
  const freed = cost?.replace(`cost × ${base} ÷`, 'cost × price_per ÷')
  const isAbroad = currencyOf(titles) !== '' && currencyOf(headings) === ''
  return {
    ...mapping,
    ...(isTitled ? { constants: otherConstants } : {}),
    formulas: {
      ...otherFormulas,
      ...(price === undefined || isTaxed ? {} : { price }),
      ...(freed === undefined ? {} : { cost: freed }),
    },
    ...(isAbroad ? { rate: 1 } : {}),
  }
}
