/** The form of VAT numbers: country, length and check digits, as the Member States publish them. */
import { describe, expect, test } from 'vitest'
import { readVatId } from './vat-id.server.ts'

// Numbers of real companies and institutions, as their imprints name them.
const valid = [
  'ATU13585627',
  'BE0428759497',
  'DE136695976',
  'DK13585628',
  'EL094259216',
  'FI20774740',
  'FR40303265045',
  'IE6433435F',
  'IT00743110157',
  'LU15027442',
  'NL004495445B01',
  'PL8567346215',
  'PT501964843',
  'SE123456789701',
  'SI50223054',
  'CZ25123891',
  'HU12892312',
  'XI980780684',
]

describe('a VAT number', () => {
  test.each(valid)('%s has the form of its Member State', async (text) => {
    expect(await readVatId(text)).toEqual({
      prefix: text.slice(0, 2),
      number: text.slice(2),
      compact: text,
    })
  })
  test('may be written with blanks, dots and small letters', async () => {
    expect(await readVatId(' de 136.695-976 ')).toMatchObject({ compact: 'DE136695976' })
  })
  test('of Greece may begin with the code of the country', async () => {
    expect(await readVatId('GR 094259216')).toMatchObject({
      prefix: 'EL',
      number: '094259216',
      compact: 'EL094259216',
    })
  })
  test.each(['', 'DE', 'DE136695978', 'ATU13585628', 'GR094259217', 'US123456789', '136695976'])(
    '%j is none',
    async (text) => {
      expect(await readVatId(text)).toBeUndefined()
    },
  )
})
