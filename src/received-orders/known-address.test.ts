/** Which names are those of the buyer, and which addresses are known: a branch is another place. */
import { expect, test } from 'vitest'
import { isNamed, knownAddressOf } from './known-address.ts'

test.each([
  ['Navarro Framing', 'Navarro Framing'],
  ['Navarro Framing', 'Navarro Framing Ltd.'],
  ['NAVARRO FRAMING, Inc.', 'Navarro Framing LLC'],
  ['Werft Nord GmbH & Co. KG', 'Werft Nord'],
  ['Menuiserie Dubois S.A.R.L.', 'Menuiserie Dubois'],
])('%s is %s', (name, known) => {
  expect(isNamed(name, [undefined, known])).toBe(true)
})
test.each([
  ['Navarro Framing Dallas Branch', 'Navarro Framing'],
  ['Navarro Framing Dallas', 'Navarro Framing Ltd'],
  ['Werft Nord Filiale Kiel', 'Werft Nord GmbH'],
  ['Dallas Steel', 'Navarro Framing'],
  ['GmbH', 'Navarro Framing GmbH & Co. KG'],
  ['Navarro Framing', undefined],
])('%s is not %s', (name, known) => {
  expect(isNamed(name, [known])).toBe(false)
})

test('another state, or none where the known address has one, is another address', () => {
  const parts = {
    company: '',
    recipient: '',
    street: '418 Mill Street',
    extra: '',
    postcode: '78702',
    town: 'Austin',
    region: 'TX',
    country: 'US',
  }
  const known = [{ address: '418 Mill Street, Austin', parts }]
  expect(knownAddressOf(parts, known)).toBe(known[0])
  expect(knownAddressOf({ ...parts, region: 'CA' }, known)).toBeUndefined()
  expect(knownAddressOf({ ...parts, region: '' }, known)).toBeUndefined()
  const without = [{ address: '', parts: { ...parts, region: '' } }]
  expect(knownAddressOf(parts, without)).toBe(without[0])
})
