/**
 * The currency that a workbook's number format shows and that no cell contains: '$' in
 * `"$"#,##0.00`, '€' in `#,##0.00 [$€-407]`. Pure.
 */

import { currencyOf } from '../tables/table.ts'
import { saysMore } from './shown-numbers.ts'

/** The sign or code of a currency in a number format; '' for none. */
export function currencyOfFormat(format: string): string {
  const [, bracketed = ''] = /\[\$([^\]-]+)(?:-[\da-f]+)?\]/i.exec(format) ?? []
  if (bracketed !== '') return bracketed.trim()
  const known = /(?:^|["\\#0 _(-])(US\$|[€$£]|EUR|USD|GBP|CHF)/.exec(format)?.[1]
  // Names of other currencies as separate words: 'Kč', 'zł', 'kr'.
  const words = Array.from(format.matchAll(/"([^"]*)"/g), ([, word = '']) => word)
  return known ?? words.find((word) => currencyOf([word]) !== '' && !saysMore(word))?.trim() ?? ''
}

/** The currencies of numbers, the most frequent first. */
export function currenciesByUse(currencies: Iterable<string>): readonly string[] {
  const counts = new Map<string, number>()
  for (const currency of currencies)
    if (currency !== '') counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return currenciesByCount(counts)
}

export const currenciesByCount = (counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts].toSorted((one, other) => other[1] - one[1]).map(([currency]) => currency)
