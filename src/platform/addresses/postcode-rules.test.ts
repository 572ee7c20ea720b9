/** Addresses in parts: postcodes as their countries write them, and the text of the label. */
import { expect, test } from 'vitest'
import { composeAddress } from './compose-address.ts'
import { validateAddress, normalPostcode } from './postcode-rules.ts'

test.each([
  ['DE', '10115', '10115'],
  ['DE', ' d-10115 ', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['AT', 'A-1010', '1010'],
  ['PL', '00950', '00-950'],
  ['JP', '1000001', '100-0001'],
  ['NL', '1012 ab', '1012 AB'],
  ['GB', 'sw1a1aa', 'SW1A1AA'],
  ['GB', 'sw1a  1aa', 'SW1A 1AA'],
  ['CA', 'k1a 0b1', 'K1A 0B1'],
  ['IE', 'd02 af30', 'D02 AF30'],
  ['US', '78702', '78702'],
  ['US', '787021234', '78702-1234'],
  ['LV', 'lv-1010', 'LV-1010'],
  ['AE', '', ''],
  ['HK', 'none', 'NONE'],
])('a postcode of %s: %j is %j', (country, typed, normal) => {
  expect(normalPostcode(typed, country)).toBe(normal)
})

test.each([
  ['DE', '1011'],
  ['DE', ''],
  ['US', '7870'],
  ['PL', '0095'],
  ['GB', '10115'],
  ['CH', '80011'],
])('no postcode of %s: %j', (country, typed) => {
  expect(normalPostcode(typed, country)).toBeUndefined()
})

const berlin = { street: 'Am Markt 1', postcode: 'd-10115', town: 'Berlin', country: 'DE' }

test('what is kept has the postcode of its country, and says so in its text', () => {
  expect(validateAddress(berlin)).toEqual({
    ok: true,
    parts: { ...berlin, postcode: '10115' },
    text: 'Am Markt 1\n10115 Berlin\nGermany',
  })
})

test('what cannot be is named with the part and an example', () => {
  expect(validateAddress({ ...berlin, postcode: '1011' })).toEqual({
    ok: false,
    fault: {
      part: 'postcode',
      detail: '1011 is not a valid postcode for Germany. Example: 10115.',
    },
  })
  expect(validateAddress({ ...berlin, postcode: '' })).toEqual({
    ok: false,
    fault: {
      part: 'postcode',
      detail: 'An address in Germany needs a postcode, such as 10115.',
    },
  })
  expect(validateAddress({ ...berlin, country: 'ZZ' })).toMatchObject({
    fault: {
      part: 'country',
      detail: 'ZZ is not an ISO 3166 country code. Enter a code such as DE or US.',
    },
  })
  expect(
    validateAddress({
      ...berlin,
      company: 'c'.repeat(120),
      recipient: 'r'.repeat(120),
      street: 's'.repeat(200),
      extra: 'e'.repeat(200),
    }),
  ).toMatchObject({ fault: { part: 'street' } })
})

test('a label is written as the country has it, without the notes for the driver', () => {
  expect(
    composeAddress({
      company: 'Navarro Framing',
      recipient: 'Ana Navarro',
      street: '418 Mill Street',
      extra: 'Dock 2',
      postcode: '78702',
      town: 'Austin',
      region: 'TX',
      country: 'US',
      deliveryNotes: 'Ring twice',
    }),
  ).toBe('Navarro Framing\nAna Navarro\n418 Mill Street\nDock 2\nAustin, TX 78702\nUnited States')
  expect(
    composeAddress({ street: '1 Quay', town: 'London', postcode: 'E1 6AN', country: 'GB' }),
  ).toBe('1 Quay\nLondon E1 6AN\nUnited Kingdom')
  expect(
    composeAddress({
      street: 'Via Po 1',
      town: 'Roma',
      region: 'RM',
      postcode: '00198',
      country: 'IT',
    }),
  ).toBe('Via Po 1\n00198 Roma, RM\nItaly')
  expect(composeAddress({ street: 'Road 1', town: 'Dubai', country: 'AE' })).toBe(
    'Road 1\nDubai\nUnited Arab Emirates',
  )
})
