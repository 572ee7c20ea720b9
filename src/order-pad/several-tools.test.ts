/** Lines that name several tools: a number never counts the tool on its other side. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'

const read = (text: string) => {
  const parsed = parseText(text)
  if (parsed.kind !== 'parsed') throw new Error('refused')
  return parsed.entries.map(({ term, quantity, doubt }) => [term, quantity, doubt !== undefined])
}

test.each([
  'Bonjour, je commande 24 pièces de la référence HMR-1001 et 48 de WRN-3013. Merci',
  'Ordino 24 pezzi di HMR-1001 e 48 di WRN-3013',
  'Pido 24 unidades de HMR-1001 y 48 de WRN-3013',
  'Wir bestellen 24 Stück vom Artikel HMR-1001 sowie 48 von WRN-3013.',
  'please send us 24 HMR-1001 and 48 of the WRN-3013.',
  '24 of the HMR-1001, 48 of the WRN-3013',
  'I order 24 HMR-1001 and 48 WRN-3013',
])('the number before a tool is its quantity: %s', (text) => {
  expect(read(text)).toEqual([
    ['HMR-1001', '24', false],
    ['WRN-3013', '48', false],
  ])
})

test.each([
  'HMR-1001 and 48 of WRN-3013',
  'For 5 trucks HMR-1001 24 and WRN-3013',
  'PO 4711 HMR-1001 and 48 of WRN-3013',
  '24 for the new HMR-1001 rack and 48 of WRN-3013',
])('where a number may belong to two tools, it is asked: %s', (text) => {
  for (const [, quantity, isAsked] of read(text)) expect(quantity === '' || isAsked).toBe(true)
})

test('no tool has the number of the next one', () => {
  const words = fc
    .array(
      fc.constantFrom(
        ...'of|the|de|la|référence|von|vom|Artikel|di|pcs|Stück|pièces|x|big|hammers|for|les'.split(
          '|',
        ),
      ),
      { maxLength: 4 },
    )
    .map((all) => all.join(' '))
  fc.assert(
    fc.property(
      fc.constantFrom('', 'I order ', 'Wir bestellen '),
      words,
      fc.constantFrom(' and ', ' et ', ', ', ' sowie ', ' ', ' e '),
      words,
      (begin, first, between, second) => {
        const text = `${begin}24 ${first} HMR-1001${between}48 ${second} WRN-3013`
        for (const [term, quantity, isAsked] of read(text))
          if (!isAsked && quantity !== '')
            expect([term, quantity]).toEqual(term === 'HMR-1001' ? [term, '24'] : [term, '48'])
      },
    ),
  )
})
