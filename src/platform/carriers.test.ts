/** Links of carriers: by the name before the number, and never over a link that somebody wrote. */
import { expect, test } from 'vitest'
import {
  carrierNames,
  joinTracking,
  knownCarrierNames,
  parseCarriers,
  splitTracking,
  withTrackingLink,
} from './carriers.ts'

const carriers = 'DHL\nRoad & Rail | https://rail.example/track?id={number}&lang=en'
const linkOf = (trackingNumber: string, setting = carriers) =>
  withTrackingLink(setting, { trackingNumber, trackingLink: '' }).trackingLink

test.each([
  ['Road & Rail 7 / 8', 'https://rail.example/track?id=7%2F8&lang=en'],
  ['road & rail A"1', 'https://rail.example/track?id=A%221&lang=en'],
  ['Unknown 7', ''],
  ['0034 0434', ''],
  ['DHL', ''],
  ['', ''],
])('“%s” is followed at “%s”', (number, link) => expect(linkOf(number)).toBe(link))

test.each(['Rail 7', 'UPS 1Z 999', 'SCHENKER 7', 'royal mail 7'])(
  'the only carrier of the shop does not follow “%s”, which names another',
  (number) => expect(linkOf(number, 'DHL')).toBe(''),
)
test.each(['JJD 0034', '1Z 999 AA1', 'RR 473 124 829 DE', 'JVGL 0034'])(
  'the only carrier of the shop follows “%s”, which names none',
  (number) => expect(linkOf(number, 'GLS')).toMatch(/^https:\/\/gls-group\.com\/track\/\S+$/),
)

test('of two carriers, of which one begins as the other, the longer name counts', () => {
  const two = 'DHL https://dhl.example/{number}\nDHL Express https://express.example/{number}'
  expect(linkOf('DHL Express 7', two)).toBe('https://express.example/7')
  expect(linkOf('DHL 7', two)).toBe('https://dhl.example/7')
  expect(splitTracking('DHL Express 7', carrierNames(two))).toEqual({
    carrier: 'DHL Express',
    number: '7',
  })
})

test('a known carrier needs its name only, and the only carrier not even that', () => {
  expect(linkOf('DHL 0034 0434')).toMatch(/^https:\/\/www\.dhl\.com\/.+=00340434$/)
  expect(linkOf('0034 0434', 'GLS')).toBe('https://gls-group.com/track/00340434')
  expect(linkOf('GLS 00340434', 'GLS')).toBe('https://gls-group.com/track/00340434')
  expect(parseCarriers(knownCarrierNames.join('\n'))).toHaveLength(knownCarrierNames.length)
})

test('a link that somebody wrote stays, and a shop without carriers makes none', () => {
  const written = { trackingNumber: 'DHL 7', trackingLink: 'https://own.example/7' }
  expect(withTrackingLink(carriers, written)).toBe(written)
  expect(linkOf('DHL 7', '')).toBe('')
})

test.each(['Nobody', 'X https://x.example/track', 'X http://x.example/{number}', 'DHL\nNobody'])(
  '“%s” is no list of carriers',
  (text) => expect(parseCarriers(text)).toBeUndefined(),
)

test('a form offers the carriers of the shop, else all whose links are known', () => {
  expect(carrierNames(carriers)).toEqual(['DHL', 'Road & Rail'])
  expect(carrierNames('')).toEqual(knownCarrierNames)
})

test.each([
  ['DHL 0034 0434', 'DHL', '0034 0434'],
  ['road & rail 7', 'Road & Rail', '7'],
  ['0034', '', '0034'],
  ['DHL', '', 'DHL'],
  ['', '', ''],
])('“%s” is shown as “%s” and “%s”', (text, carrier, number) =>
  expect(splitTracking(text, carrierNames(carriers))).toEqual({ carrier, number }),
)

test.each([
  ['DHL', ' 0034 ', 'DHL 0034'],
  ['DHL', 'dhl 0034', 'dhl 0034'],
  ['', '0034', '0034'],
  ['DHL', ' ', ''],
])('“%s” and “%s” are stored as “%s”', (carrier, number, stored) =>
  expect(joinTracking(carrier, number)).toBe(stored),
)
