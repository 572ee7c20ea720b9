/** Whether a sentence above or below a list says that its prices include tax. */
import { expect, test } from 'vitest'
import { taxNote } from './tax-included.ts'

test.each([
  'Ceny zawierają VAT',
  'Cena zawiera 23% VAT',
  'Preise enthalten die MwSt.',
  'Les prix contiennent la TVA',
  'Los precios contienen IVA',
  'I prezzi contengono IVA',
  'Prijzen bevatten BTW',
  'Ceny obsahují DPH',
  'Az árak ÁFÁ-t tartalmaznak',
  'Priserna innehåller moms',
  'Priserne indeholder moms',
  'Prices include VAT',
])('%s', (text) => {
  expect(taxNote(text)).toMatchObject({ is: 'with' })
})

test.each(['Ceny nie zawierają VAT', 'Preise enthalten keine MwSt.', 'Ceny neobsahují DPH'])(
  '%s does not say so',
  (text) => {
    expect(taxNote(text)?.is).not.toBe('with')
  },
)
