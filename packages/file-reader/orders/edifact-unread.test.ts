/** Content of an EDIFACT ORDERS that is not read is reported, by segment and qualifier. */
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { UnreadableFile } from '../unreadable-file.ts'
import { readOrders } from './read-orders.ts'

type Parts = {
  readonly test?: string
  readonly begin?: string
  readonly header?: string
  readonly delivery?: string
  readonly line?: string
  readonly quantity?: string
  readonly own?: string
  readonly price?: string
  readonly after?: string
  readonly summary?: string
  readonly type?: string
}

/** A message of two lines: 48 at 12.50 for a hundred, and 5 at 3.00. */
function messageWith(parts: Parts = {}): string {
  const { begin = 'BGM+220+PO-88+9', line = 'LIN+1++4006381333931:EN', type = 'ORDERS' } = parts
  const delivery = parts.delivery ?? 'NAD+DP+5412345000020::9++Store+Quay 1+Ghent++9000+BE'
  const segments = [
    `UNH+1+${type}:D:96A:UN:EAN008`,
    begin,
    'DTM+137:20261102:102',
    'DTM+2:20261112:102',
    'FTX+AAI+++Leave at the gate',
    parts.header,
    'RFF+ON:PO-88',
    'NAD+BY+5412345000013::9',
    'CTA+OC+:P. Forget',
    'COM+0032 2 123:TE',
    'NAD+SU+4012345500004::9',
    delivery,
    'CUX+2:EUR:9',
    line,
    'PIA+1+0815:SA+W77:BP',
    'IMD+F++:::Claw hammer',
    parts.quantity ?? 'QTY+21:48:PCE',
    parts.own,
    parts.price ?? 'PRI+AAA:12.50:::100:PCE',
    parts.after,
    'LIN+2++SAW-1:SA',
    'QTY+21:5',
    'PRI+AAA:3.00',
    'UNS+S',
    parts.summary,
    'CNT+2:2',
  ].flatMap((one) => (one ? one.split("'") : []))
  const body = [...segments, `UNT+${segments.length + 1}+1`]
  return `UNA:+.? 'UNB+UNOA:3+A+B+261102:1000+1++++++${parts.test ?? ''}'${body.join("'")}'UNZ+1+1'`
}
const orderWith = (parts: Parts = {}) =>
  readOrders('order.edi', strToU8(messageWith(parts)))?.orders[0]
const refusalOf = (parts: Parts): string => {
  try {
    orderWith(parts)
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message
    throw error
  }
  return expect.unreachable('it was read')
}

test('an ordinary order says nothing beside', () => {
  expect(orderWith()?.unread).toBeUndefined()
})

test.each<readonly [Parts, string]>([
  [{ test: '1' }, 'UNB 0035 = 1 (test)'],
  // Kinds of orders, and functions of messages.
  [{ begin: 'BGM+221+PO-88+9' }, 'BGM 221 Blanket order'],
  [{ begin: 'BGM+226+PO-88+9' }, 'BGM 226 Call off order'],
  [{ begin: 'BGM+ZZZ+PO-88+9' }, 'BGM ZZZ'],
  [{ begin: 'BGM+220+PO-88+46' }, 'BGM 1225 = 46'],
  // More elements than are known.
  [{ begin: 'BGM+220+PO-88+9+NA+X' }, 'BGM+220+PO-88+9+NA+X'],
  [{ price: 'PRI+AAA:12.50:::100:PCE+A' }, 'PRI+AAA:12.50:::100:PCE+A'],
  // Days.
  [{ header: 'DTM+36:20261231:102' }, 'DTM+36'],
  [{ header: 'DTM+63:202650:616' }, 'DTM+63:202650:616'],
  [{ header: 'DTM+63:202612010800:203' }, 'DTM+63:202612010800:203'],
  // The twenty-seventh of November 2006, not the sixth of November 2027.
  [{ header: 'DTM+63:271106:2' }, 'DTM+63:271106:2'],
  [{ header: 'DTM+10:20261109:102' }, 'DTM+10:20261109:102'],
  [{ own: 'DTM+2:20270115:102' }, 'DTM by LIN'],
  [{ own: 'DTM+36:20270115:102' }, 'DTM+36'],
  // Terms of the whole order.
  [{ header: 'ALC+A' }, 'ALC+A'],
  [{ header: 'PAT+22' }, 'PAT+22'],
  [{ header: 'TOD+3++CIF' }, 'TOD+3'],
  [{ header: 'TDT+20++30' }, 'TDT+20'],
  [{ header: 'FTX+ZZZ+1+001::91' }, 'FTX+ZZZ 001'],
  [{ header: 'RFF+BO:4711' }, 'RFF+BO'],
  [{ header: 'RFF+ON:PO-11' }, 'RFF+ON:PO-11'],
  [{ summary: 'ALC+C' }, 'ALC+C'],
  [{ summary: 'CNT+1:54' }, 'CNT+1'],
  [{ summary: 'FTX+AAI+++Do not ship' }, 'FTX+AAI'],
  // Parties and places.
  [{ header: 'NAD+IV+5499999000003::9' }, 'NAD+IV'],
  [{ header: 'NAD+UC+5499999000003::9' }, 'NAD+UC'],
  [{ header: 'NAD+CA+5499999000003::9' }, 'NAD+CA'],
  [{ delivery: 'NAD+DP+5412345000020::9' }, 'NAD+DP 5412345000020'],
  // Lines that are parts of others, or that a code says something of.
  [{ line: 'LIN+1++4006381333931:EN+1:2' }, 'LIN C829 (sub-line)'],
  [{ line: 'LIN+1++4006381333931:EN++2' }, 'LIN C829 (sub-line)'],
  [{ line: 'LIN+1+3+4006381333931:EN' }, 'LIN 1229 = 3'],
  [{ line: 'LIN+1++4711:ZZ' }, 'LIN 4711:ZZ'],
  // Numbers of articles.
  [{ own: 'PIA+1+0816:SA' }, 'PIA 0816:SA'],
  [{ own: 'PIA+3+0816:SA' }, 'PIA+3'],
  [{ own: 'PIA+1+LOT7:NB' }, 'PIA LOT7:NB'],
  // Quantities.
  [{ own: 'QTY+21:12:PCE' }, 'QTY+21'],
  [{ own: 'QTY+12:48' }, 'QTY+12'],
  [{ own: 'QTY+46:48' }, 'QTY+46'],
  [{ own: 'QTY+192:2' }, 'QTY+192'],
  // Prices and amounts.
  [{ price: 'PRI+AAB:15.00' }, 'PRI+AAB'],
  [{ price: "PRI+AAA:12.50:::100:PCE'PRI+AAA:11.50:::100:PCE" }, 'PRI+AAA'],
  [{ price: 'PRI+AAA:12.50:CT:AAE:1:KGM' }, 'PRI+AAA:12.50:CT:AAE:1:KGM'],
  [{ own: 'MOA+8:1.00' }, 'MOA+8'],
  [{ own: 'PCD+3:10' }, 'PCD+3'],
  // What the article is like.
  [{ own: 'IMD+F+35+:::red' }, 'IMD+F+35'],
  [{ own: 'MEA+PD+LN+MMT:3000' }, 'MEA+PD'],
  [{ after: 'PAC+2++CS' }, 'PAC+2'],
  [{ after: 'RFF+BO:4711' }, 'RFF+BO'],
  [{ after: 'RFF+ON:PO-11' }, 'RFF+ON:PO-11'],
])('content of an EDIFACT order that is not read is reported: %o', (parts, named) => {
  expect(orderWith(parts)?.unread).toEqual([named])
})

test('a schedule of deliveries is named, and none of its quantities is that of the line', () => {
  const schedule = "SCC+1'QTY+21:24:PCE'DTM+2:20261201:102'SCC+1'QTY+21:24:PCE'DTM+2:20261215:102"
  const order = orderWith({ after: schedule })
  expect(order?.unread).toEqual(['SCC+1', 'QTY+21', 'DTM+2'])
  expect(order?.lines[0]?.quantity).toBe('48')
  expect(orderWith({ quantity: '', after: schedule })?.lines[0]?.quantity).toBe('')
})

test('what says nothing of what is ordered is not named', () => {
  const silent: readonly Parts[] = [
    { header: 'RFF+VA:87765432' },
    { header: 'NAD+IV+5412345000013::9' },
    { header: 'DTM+171:20260801:102' },
    { header: 'RFF+CT:652744' },
    { own: 'PIA+1+82052000:HS' },
    { own: 'MOA+203:6.00' },
    { own: 'IMD+C++TU::9' },
    { after: 'TAX+7+VAT+++:::21+S' },
    { after: 'PRI+AAB:15.00:::100:PCE' },
    { summary: 'MOA+79:21.00' },
    { summary: 'CNT+1:53' },
    { delivery: 'NAD+DP+5412345000013::9' },
  ]
  for (const parts of silent)
    expect(orderWith(parts)?.unread, JSON.stringify(parts)).toBeUndefined()
})

test('a contract is named where a line has no price, which it may say', () => {
  expect(orderWith({ header: 'RFF+CT:652744', price: 'TAX+7+VAT' })?.unread).toEqual(['RFF+CT'])
})

/** Segments of ORDERS in D.96A and D.01B. */
const tags =
  'PAI ALI IMD FTX RFF NAD LOC FII DOC CTA COM TAX MOA CUX PCD PAT DTM TDT TOD PAC MEA PCI GIN EQD HAN SCC QTY APR RNG ALC RTE RCS PIA GIR QVR PRI STG DGS CCI CAV XYZ'.split(
    ' ',
  )
/** Those that say nothing where they have no text: contacts, texts, rates of tax, bank accounts. */
const silentIn = {
  header: ['FTX', 'CTA', 'COM', 'TAX', 'FII', 'CUX'],
  own: ['IMD', 'FTX', 'CTA', 'COM', 'TAX', 'NAD'],
  after: ['IMD', 'FTX', 'CTA', 'COM', 'TAX', 'NAD'],
  summary: ['TAX'],
} as const

test.each(Object.entries(silentIn))(
  'any segment with an unknown qualifier in the %s is reported',
  (place, silent) => {
    for (const tag of tags) {
      const unread = orderWith({ [place]: `${tag}+ZZZ` })?.unread ?? []
      const isNamed = unread.some((one) => one.startsWith(tag))
      expect(isNamed, tag).toBe(!silent.some((one) => one === tag))
    }
  },
)

test.each([
  ['310', /document with the code 310 \(Offer \/ quotation\), not an order/],
  ['231', /document with the code 231 \(Purchase order response\), not an order/],
  ['241', /document with the code 241 \(Delivery schedule\), not an order/],
])('a document with the code %s is refused, and the refusal names its type', (code, words) => {
  expect(refusalOf({ begin: `BGM+${code}+PO-88+9` })).toMatch(words)
})

test('a request to change an order is a change, whatever its message is called', () => {
  expect(orderWith({ begin: 'BGM+230+AEN-7+9' })).toMatchObject({
    purpose: 'change',
    changes: 'PO-88',
  })
  expect(orderWith({ begin: 'BGM+230+AEN-7+9' })?.unread).toBeUndefined()
})
