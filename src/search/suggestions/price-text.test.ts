/** Prices in the suggestions of the search box. */
import { expect, test } from 'vitest'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import { priceText } from './suggestion-options.client.ts'

test.each([
  ['$1.85', 'en', '$1.85'],
  ['$1.85', 'de', '1,85\u00a0$'],
  ['$1234.50', 'de', '1.234,50\u00a0$'],
  ['$1234.50', 'en', '$1,234.50'],
  [185, 'de', '1,85\u00a0$'],
  [undefined, 'de', ''],
] as const)('%s is shown in %s as %s', (price, language, shown) => {
  expect(inLanguage(language, () => priceText(price))).toBe(shown)
})
