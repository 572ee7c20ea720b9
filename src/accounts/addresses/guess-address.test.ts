/** The parts of an address that is a text, guessed without losing a word. */
import { expect, test } from 'vitest'
import { guessParts } from './guess-address.ts'

test.each([
  [
    'Navarro Framing, 418 Mill Street, Dock 2\nAustin, TX 78702',
    {
      company: 'Navarro Framing',
      street: '418 Mill Street',
      extra: 'Dock 2',
      town: 'Austin',
      region: 'TX',
      postcode: '78702',
      country: 'US',
    },
  ],
  [
    'Am Markt 1\nD-10115 Berlin\nGermany',
    { company: '', street: 'Am Markt 1', postcode: 'D-10115', town: 'Berlin', country: 'DE' },
  ],
  [
    'Boots & Co\n1 Quay\nLondon SW1A 1AA\nUK',
    {
      company: 'Boots & Co',
      street: '1 Quay',
      postcode: 'SW1A 1AA',
      town: 'London',
      country: 'GB',
    },
  ],
  ['7 Planer Row, Austin', { street: '7 Planer Row', town: 'Austin', country: 'US' }],
  [
    '418 Mill Street, Austin, TX 78702',
    { street: '418 Mill Street', town: 'Austin', region: 'TX', postcode: '78702' },
  ],
  ['Dock 2', { street: 'Dock 2', town: '', country: 'US' }],
  ['', { street: '', town: '', country: 'US' }],
])('%j', (text, parts) => {
  expect(guessParts(text, 'US')).toMatchObject(parts)
})
