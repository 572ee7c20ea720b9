/** Which electronic formats of an invoice are offered first. */
import { expect, test } from 'vitest'
import { offerFormats } from './electronic-formats.ts'

test.each([
  [['US', 'US'], [], ['facturx', 'xrechnung', 'ubl', 'cii']],
  [['DE', 'US'], ['facturx', 'xrechnung', 'ubl', 'cii'], []],
  [['FR', 'FR'], ['facturx', 'ubl', 'cii'], ['xrechnung']],
  [['NO'], ['ubl'], ['facturx', 'xrechnung', 'cii']],
  // No country is known.
  [[], [], ['facturx', 'xrechnung', 'ubl', 'cii']],
])(
  'formats of the countries %j come first, the others stay available',
  (countries, first, others) => {
    expect(offerFormats(countries)).toEqual({ first, others })
  },
)
