/** The rules of accounting: accounts by lines of text, parts of documents, DATEV's fields. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  discountAccounts,
  parseMethodAccounts,
  parseRevenueAccounts,
  revenueAccountOf,
} from '../settings/account-lines.ts'
import { toBookings } from './bookings.ts'
import { belegfeld, fiscalYearBegin, writeBatch } from './datev.ts'
import {
  amountText,
  journalRows,
  salesParts,
  settledParts,
  sumSales,
  type DocumentEntry,
} from './journal.ts'
import { lastMonths } from './last-months.ts'
import { encodeWindows1252, toPlainLine } from './windows-1252.ts'

describe('accounts of sales', () => {
  const accounts =
    parseRevenueAccounts('S 19 = 8400\n\nS 19 NL = 8320\n S 7=8300 BU 2\nS = 8000\nK = 8125') ?? []
  test.each([
    [{ category: 'S', rate: 1900, country: 'DE' }, '8400', ''],
    [{ category: 'S', rate: 1900, country: 'NL' }, '8320', ''],
    [{ category: 'S', rate: 700, country: 'DE' }, '8300', '2'],
    [{ category: 'S', rate: 810, country: 'CH' }, '8000', ''],
    [{ category: 'K', rate: 0, country: 'FR' }, '8125', ''],
  ] as const)('%j is booked on %s', (sale, account, taxKey) => {
    expect(revenueAccountOf(accounts, sale)).toMatchObject({ account, taxKey })
  })
  test('what no line says has none', () => {
    expect(revenueAccountOf(accounts, { category: 'G', rate: 0, country: 'US' })).toBeUndefined()
  })
  test.each(['X 19 = 8400', 'S 19 = 84', 'S 19 8400 = ', 'S = 0000', 'S 19 = 8400 BU 12345'])(
    '“%s” is not understood',
    (line) => {
      expect(parseRevenueAccounts(line)).toBeUndefined()
    },
  )
  test('ways of paying have one each', () => {
    expect(parseMethodAccounts('transfer = 1200\n card=1360\n')).toEqual(
      new Map([
        ['transfer', '1200'],
        ['card', '1360'],
      ]),
    )
    expect(parseMethodAccounts('transfer 1200')).toBeUndefined()
    const discounts = 'transfer = 1200\ndiscount S 19 = 8736\n discount K=8743\ndiscount = 8730'
    expect(parseMethodAccounts(discounts)?.get('discount')).toBe('8730')
    expect(discountAccounts(discounts)).toMatchObject([
      { category: 'S', rate: 1900, account: '8736' },
      { category: 'K', rate: undefined, account: '8743' },
    ])
    expect(parseMethodAccounts('discount X 19 = 8736')).toBeUndefined()
    expect(parseMethodAccounts('transfer S 19 = 8736')).toBeUndefined()
  })
})

const document: DocumentEntry = {
  number: 'INV-000007',
  order: 1001,
  customer: 'Müller',
  supplyDate: null,
  dueDate: null,
  corrects: null,
  currency: 'EUR',
  country: 'FR',
  vatId: 'FR12345678901',
  net: 10_000,
  taxes: [
    { category: 'S', rate: 1900, base: 6000, amount: 1140 },
    { category: 'S', rate: 700, base: 4000, amount: 280 },
  ],
}

test('the parts of a document sum to it; those of a credit note are below zero', () => {
  const sum = (kind: 'invoice' | 'credit-note') =>
    salesParts(kind, document).reduce((cents, { net, tax }) => cents + net + tax, 0)
  expect(sum('invoice')).toBe(11_420)
  expect(sum('credit-note')).toBe(-11_420)
  expect(
    sumSales([
      { kind: 'invoice', document },
      { kind: 'credit-note', document },
    ]),
  ).toEqual([
    { country: 'FR', category: 'S', rate: 700, net: 0, tax: 0, documents: 2 },
    { country: 'FR', category: 'S', rate: 1900, net: 0, tax: 0, documents: 2 },
  ])
})

test('what a payment settles and what is left sum to what was paid', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5000 })), fc.nat(5000), (settled, left) => {
      const cents = settled.reduce((sum, part) => sum + part, left)
      const settles = settled.map((part, index) => ({ number: `INV-${index}`, cents: part }))
      const payment = {
        number: 1,
        customer: '',
        currency: 'USD',
        method: 'transfer',
        reference: '',
        reverses: null,
        settles,
      }
      const parts = settledParts({ cents, payment })
      expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents)
    }),
  )
})

const settings = {
  datevConsultant: '29098',
  datevClient: '55003',
  receivablesAccount: '10000',
  revenueAccounts: 'S 19 = 8400\nS 7 = 8300\nK = 8125',
  paymentAccounts: 'transfer = 1200',
}

test('an intra-Community supply says the VAT number; a credit note settles its invoice', () => {
  const entry = { position: 1, day: '2026-11-20', cents: -10_000, kind: 'credit-note' as const }
  const credited = {
    ...document,
    number: 'CN-000001',
    corrects: 'INV-000007',
    taxes: [{ category: 'K' as const, rate: 0, base: 10_000, amount: 0 }],
  }
  expect(toBookings(settings, [{ ...entry, document: credited }], new Map())).toEqual({
    bookings: [
      {
        cents: 10_000,
        side: 'H',
        account: '10000',
        contraAccount: '8125',
        taxKey: '',
        day: '2026-11-20',
        reference: 'INV-000007',
        vatId: 'FR12345678901',
        text: 'Credit note Müller CN-000001',
      },
    ],
  })
})

test('a discount is booked in parts, by the rates of the invoice from which it was deducted', () => {
  const payment = {
    number: 8,
    customer: 'Müller',
    currency: 'EUR',
    method: 'discount',
    reference: '',
    reverses: null,
    settles: [{ number: 'INV-000007', cents: 229 }],
  }
  const entry = { position: 1, day: '2026-11-28', cents: 229, kind: 'payment' as const, payment }
  const book = (paymentAccounts: string, invoice = document, booked = entry) =>
    toBookings({ ...settings, paymentAccounts }, [booked], new Map([[invoice.number, invoice]]))
  const sides = { side: 'S', contraAccount: '10000', taxKey: '', reference: 'INV-000007' }
  // $71.40 of the $114.20 bear 19 %, $42.80 bear 7 %: of $2.29 that is 1.4318 and 0.8582.
  expect(book('discount S 19 = 8736\ndiscount S 7 = 8731 BU 2')).toEqual({
    bookings: [
      expect.objectContaining({ ...sides, cents: 143, account: '8736', vatId: '' }),
      expect.objectContaining({ ...sides, cents: 86, account: '8731', taxKey: '2' }),
    ],
  })
  // Three cents in equal parts, taken back: as they were booked, the first has the odd one.
  const even = { ...document, taxes: document.taxes.map((tax) => ({ ...tax, base: 1, amount: 0 })) }
  const back = { ...payment, settles: [{ number: 'INV-000007', cents: -3 }] }
  expect(book('discount S = 8736', even, { ...entry, cents: -3, payment: back })).toEqual({
    bookings: [
      expect.objectContaining({ cents: 2, side: 'H' }),
      expect.objectContaining({ cents: 1, side: 'H' }),
    ],
  })
  const supply = {
    ...document,
    taxes: [{ category: 'K' as const, rate: 0, base: 10_000, amount: 0 }],
  }
  expect(book('discount = 8730\ndiscount K = 8743', supply)).toEqual({
    bookings: [
      expect.objectContaining({ ...sides, cents: 229, account: '8743', vatId: 'FR12345678901' }),
    ],
  })
  // One account for all of it, as it was: one booking.
  expect(book('discount = 8730')).toEqual({
    bookings: [expect.objectContaining({ ...sides, cents: 229, account: '8730' })],
  })
  expect(book('discount S 19 = 8736')).toEqual({
    missing: ['an account for discounts on sales S 7 FR'],
  })
})

test('a refund leaves the bank and settles credit; one that is taken back does the opposite', () => {
  const payment = {
    number: 12,
    customer: 'Müller',
    currency: 'EUR',
    method: 'transfer',
    reference: 'R 1',
    reverses: null,
    settles: [{ number: 'INV-000007', cents: -2000 }],
  }
  const entry = { position: 3, day: '2026-11-28', cents: -2500, kind: 'payment' as const, payment }
  const takenBack = {
    ...entry,
    position: 4,
    cents: 2500,
    payment: {
      ...payment,
      number: 13,
      reverses: 12,
      settles: [{ number: 'INV-000007', cents: 2000 }],
    },
  }
  const of = { account: '1200', contraAccount: '10000', taxKey: '', vatId: '', day: entry.day }
  const text = 'Refund 12 Müller'
  const undone = 'Refund reversal 12 Müller'
  expect(toBookings(settings, [entry, takenBack], new Map())).toEqual({
    bookings: [
      { ...of, cents: 2000, side: 'H', reference: 'INV-000007', text },
      { ...of, cents: 500, side: 'H', reference: '', text },
      { ...of, cents: 2000, side: 'S', reference: 'INV-000007', text: undone },
      { ...of, cents: 500, side: 'S', reference: '', text: undone },
    ],
  })
  const [, ...rows] = journalRows(7, [entry, takenBack])
  expect(rows.map((row) => [row[3], row[4], row[13], row[17], row[18], row[19]])).toEqual([
    ['Refund', 12, '-20.00', 'INV-000007', 'transfer', 'R 1'],
    ['Refund', 12, '-5.00', '', 'transfer', 'R 1'],
    ['Refund', 13, '20.00', 'INV-000007', 'transfer', 'R 1'],
    ['Refund', 13, '5.00', 12, 'transfer', 'R 1'],
  ])
})

test('the fields of DATEV', () => {
  expect(fiscalYearBegin('2026-11', 1)).toBe('20260101')
  expect(fiscalYearBegin('2026-06', 7)).toBe('20250701')
  expect(belegfeld('RE 2026.07_1')).toBe('RE-2026-07-1')
  expect(amountText(-5)).toBe('-0.05')
  const bytes = writeBatch(
    {
      consultant: '1001',
      client: '1',
      yearBegins: 1,
      accountLength: '4',
      currency: 'EUR',
      month: '2028-02',
      title: 'A "B"',
      createdAt: new Date('2028-03-01T00:00:00.007Z'),
    },
    [
      {
        cents: 5,
        side: 'H',
        account: '1',
        contraAccount: '2',
        taxKey: '9',
        day: '2028-02-03',
        reference: 'A',
        text: 'Say "10 €" to Łódź 工具',
        vatId: 'DE1',
      },
    ],
  )
  const [head, , booking = ''] = new TextDecoder('windows-1252').decode(bytes).split('\r\n')
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20280301000000007;;"RE";"";"";1001;1;20280101;4;20280201;20280229;"A B";"";1;0;0;"EUR";;"";;;"";;;"";""',
  )
  expect(
    booking.startsWith('0,05;"H";"EUR";;;"";1;2;"9";0302;"A";"";;"Say ""10 €"" to Lódz ??";'),
  ).toBe(true)
  expect(booking.split(';')[39]).toBe('"DE1"')
  expect(booking.split(';')[113]).toBe('0')
})

test('every text becomes one line of code page 1252, and is read back the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = toPlainLine(text)
      const bytes = encodeWindows1252(plain)
      expect(plain).not.toMatch(/[\n\r]/)
      expect(new TextDecoder('windows-1252').decode(bytes)).toBe(plain)
    }),
  )
})

test('months to choose from begin with the present one', () => {
  expect(lastMonths('2026-01-31').slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
})
