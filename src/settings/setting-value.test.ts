/** The values of settings in their history. */
import { expect, test } from 'vitest'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { settingValue } from './setting-label.ts'

test.each([
  ['tax', 'vat', 'Steuer nach Land und Datum berechnen'],
  ['invoicing', 'when-shipped', 'Beim Versand, für die versandten Stücke'],
  ['name', 'vat', 'vat'],
  ['tax', 'of an older version', 'of an older version'],
])('%s %s in German', (name, value, words) => {
  expect(inLanguage('de', () => settingValue(name, value))).toBe(words)
})
