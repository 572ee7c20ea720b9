/** The label of what is to be paid: with tax only where some is charged. */
import { expect, test } from 'vitest'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { sumLabel } from './sum-rows.ts'

const taxOf = (amount: number) => ({ country: 'DE', lines: [], amount, gross: 1000 + amount })

test.each([
  ['an order with tax', taxOf(190), 'Gesamtbetrag inkl. MwSt.'],
  ['one that is free of tax', taxOf(0), 'Summe'],
  ['one of a shop without tax', undefined, 'Summe'],
])('%s', (_, tax, label) => {
  expect(inLanguage('de', () => sumLabel({ total: 1000, tax }, 'Summe'))).toBe(label)
})
