/**
 * The currency that a workbook shows beside numbers by their format, and has in no cell: '$' of
 * `"$"#,##0.00`, '€' of `#,##0.00 [$€-407]`. Pure.
 */

import { currencyOf } from '../tables/table.ts'
import { saysMore } from './shown-numbers.ts'

/** The sign or letters of a currency in a format of numbers; '' for none. */
export function currencyOfFormat(format: string): string {
  const [, bracketed = ''] = /\[\$([^\]-]+)(?:-[\da-f]+)?\]/i.exec(format) ?? []
  if (bracketed !== '') return bracketed.trim()
  const known = /(?:^|["\\#0 _(-])(US\$|[€$£]|EUR|USD|GBP|CHF)/.exec(format)?.[1]
  // Of other currencies in a word of their own: 'Kč', 'zł', 'kr'.
  const words = Array.from(format.matchAll(/"([^"]*)"/g), ([, word = '']) => word)
  return known ?? words.find((word) => currencyOf([word]) !== '' && !saysMore(word))?.trim() ?? ''
}

/** Those that numbers have, that of most of them first. */
export function currenciesByUse(currencies: Iterable<string>): readonly string[] {
  const counts = new Map<string, number>()
  for (const currency of currencies)
    if (currency !== '') counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return currenciesByCount(counts)
}

export const currenciesByCount = (counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts].toSorted((one, other) => other[1] - one[1]).map(([currency]) => currency)
