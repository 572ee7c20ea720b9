/**
 * Tracking links: by the carrier's name before the number, and never in place of a link that
 * somebody entered.
 */
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

test.each([
  'Rail 7',
  'UPS 1Z 999',
  'UPS1Z999AA1',
  'UPS: 1Z999AA1',
  'royal mail 7',
  'SCHENKER 7',
  'DSV 7',
  'DSV: 7',
  'DSV-7',
  'DACH 0034 0434',
  'TNT 123456789',
  'DB 7',
  '4PX 3000 1234',
  'Kühne+Nagel 7',
  'C.H. Robinson 7',
  'GO! 7',
  '顺丰 7',
  '顺丰7',
  'ДПД7',
  '0034 0434 DSV',
  'DHL Freight 7',
  'DHL UK 0034',
])('the only carrier of the shop does not follow “%s”, which names another', (number) =>
  expect(linkOf(number, 'DHL')).toBe(''),
)
test.each([
  'JJD 0034',
  'jjd 0034',
  '1Z 999 AA1',
  '1Z 999 AA1 01 2345 6784',
  'RR 473 124 829 DE',
  'JVGL 0034',
  'ZQ1XYZAB',
  '3SABCD 1234567',
  'H1234-5678',
])('the only carrier of the shop follows “%s”, which names none', (number) =>
  expect(linkOf(number, 'GLS')).toMatch(/^https:\/\/gls-group\.com\/track\/\S+$/),
)
test.each(['DHL: 0034', 'DHL-0034', 'DHL, 0034', 'DHL # 0034'])(
  'the name of a carrier and its number may be written “%s”',
  (text) => {
    expect(linkOf(text)).toMatch(/tracking-id=0034$/)
    expect(splitTracking(text, carrierNames(carriers))).toEqual({ carrier: 'DHL', number: '0034' })
  },
)
test('a number that begins as its carrier is called keeps these letters', () => {
  expect(linkOf('SF1234', 'SF https://sf.example/{number}')).toBe('https://sf.example/SF1234')
  expect(joinTracking('SF', 'SF1234')).toBe('SF SF1234')
})
test('a carrier whose name begins as that of another is another', () => {
  expect(splitTracking('DHLX 7', carrierNames(carriers)).carrier).toBe('')
  expect(linkOf('DHLX 7')).toBe('')
})

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
