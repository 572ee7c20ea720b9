/** Files of the bank: read, matched, booked once, and refused where they are none. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { camtFile, camtFileOfAccounts } from '../../tests/bank-files.ts'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { creditorReference, groupByFour } from '../platform/money/check-digits.ts'
import { bankEntryBooked, bankFileUnreadable, otherAccount } from './contract.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const read = (text: string, name = 'bank.xml') =>
  shop.payments.readBankFile(
    { actor: shop.admin, fileBytes: new TextEncoder().encode(text) },
    { name },
  )
type Entry = Awaited<ReturnType<typeof read>>['entries'][number]
const book = ({ bookedOn, amount, key, reference, allocations }: Entry) =>
  shop.payments.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    {
      paidOn: bookedOn,
      amount,
      method: 'transfer',
      reference,
      bankEntry: key,
      allocations: allocations.map(({ number: _, ...allocation }) => allocation),
    },
  )
/** An invoice over 5 tools at $10, which is $50. */
async function invoice() {
  const { order } = await shop.placeNewTool(5)
  await shop.transition(order.number, 'confirmed')
  const request = { number: order.number, kind: 'invoice', size: 'a4' } as const
  await shop.documents.issue({ actor: shop.admin }, request)
  const [item] = await shop.payments.own({ actor: shop.admin }, { order: order.number })
  return item ?? expect.unreachable('nothing is owed')
}
const openOf = async (order: number | null) =>
  (await shop.payments.own({ actor: shop.admin }, { order: order ?? 0 }))[0]?.open

test('an invoice is found by the creditor reference that it bears', async () => {
  const { number } = await invoice()
  const reference = creditorReference(number) ?? ''
  const file = camtFile([{ amount: '50.00', payer: 'Somebody', reference: groupByFour(reference) }])
  const { entries } = await read(file)
  expect(entries).toMatchObject([{ certainty: 'sure', allocations: [{ number, amount: 5000 }] }])
})

test('what a file brings is booked once, however often it is read, until it is taken back', async () => {
  const { number, order } = await invoice()
  const file = camtFile([{ amount: '50.00', payer: 'C. Navarro', reference: `Thanks ${number}` }])
  const first = await read(file)
  expect(first).toMatchObject({ account: 'DE02120300000000202051', skipped: 1 })
  const [entry = expect.unreachable('no entry')] = first.entries
  expect(entry).toMatchObject({ certainty: 'sure', amount: 5000, left: 0, payment: null })
  const results = await Promise.allSettled([book(entry), book(entry), book(entry)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(isProblem(await rejection(book(entry)), bankEntryBooked)).toBe(true)
  expect(await openOf(order)).toBe(0)
  const [again = expect.unreachable('no entry')] = (await read(file)).entries
  expect(again).toMatchObject({ key: entry.key, certainty: 'booked' })
  await shop.payments.undo({ actor: shop.admin }, { id: again.payment?.id ?? '' })
  expect(await openOf(order)).toBe(5000)
  expect((await read(file)).entries).toMatchObject([{ certainty: 'sure', payment: null }])
  await book(entry)
  expect(await shop.payments.check()).toMatchObject({ wrong: [] })
})

test('a payment for two invoices settles both, and what is above them stays as credit', async () => {
  const [first, second] = [await invoice(), await invoice()]
  const reference = `${first.number} + ${second.number}`
  const { entries } = await read(camtFile([{ amount: '120.00', payer: 'X', reference }]))
  expect(entries).toMatchObject([{ certainty: 'likely', reason: 'over', left: 2000 }])
  const { unallocated } = await book(entries[0] ?? expect.unreachable('no entry'))
  expect(unallocated).toBe(2000)
  expect([await openOf(first.order), await openOf(second.order)]).toEqual([0, 0])
})

test('a list as CSV is read by its headings, with decimal commas and without', async () => {
  const { number } = await invoice()
  const german = `Buchungstag;Betrag;Auftraggeber;Verwendungszweck\n20.11.2026;1.050,00;A;x\n20.11.2026;50,00;B;${number}\n21.11.2026;-5,00;Bank;Fee\n`
  const read1 = await read(german, 'bank.csv')
  expect(read1).toMatchObject({ skipped: 1 })
  expect(read1.entries).toMatchObject([
    { amount: 105_000, certainty: 'unknown' },
    { amount: 5000, certainty: 'sure', bookedOn: '2026-11-20' },
  ])
  const american = `Date,Amount,Name,Reference\n11/20/2026,"1,050.00",A,x\n`
  expect((await read(american, 'bank.csv')).entries).toMatchObject([
    { amount: 105_000, bookedOn: '2026-11-20' },
  ])
})

test('what is paid early less the discount settles its invoice, and both are taken back', async () => {
  const save = async (paymentTerms: string) => {
    const { revision } = await shop.settings.read({ actor: shop.admin }, {})
    await shop.settings.save({ actor: shop.admin }, { revision, paymentTerms })
  }
  await save('2/10 net 30')
  const { number, order, issueDate } = await invoice()
  await save('')
  const file = camtFile([{ amount: '49.00', payer: 'X', reference: number }])
  const { entries } = await read(file.replaceAll('2026-11-20', issueDate))
  expect(entries).toMatchObject([{ certainty: 'sure', reason: 'discount', left: 0 }])
  const { id } = await book(entries[0] ?? expect.unreachable('no entry'))
  expect(await openOf(order)).toBe(0)
  const recorded = await shop.payments.list({ actor: shop.admin }, { q: number })
  expect(recorded.map(({ method, amount }) => [method, amount])).toEqual([
    ['discount', 100],
    ['transfer', 4900],
  ])
  const { lines } = await shop.payments.statement(
    { actor: shop.admin },
    { customer: `user.${shop.buyer.id}` },
  )
  const settled = lines.filter(({ reference }) => reference.includes(number))
  expect(settled.map(({ kind, settled: cents }) => `${kind} ${cents}`).toSorted()).toEqual([
    'discount 100',
    'payment 4900',
  ])
  await shop.payments.undo({ actor: shop.admin }, { id })
  expect(await openOf(order)).toBe(5000)
  expect(await shop.payments.check()).toMatchObject({ wrong: [] })
})

describe('a file is refused', () => {
  const mt940 = [
    ':20:1',
    ':25:12030000/0000202051',
    ':60F:C261120USD1000,00',
    ':61:2611211121C110,00NTRFNONREF',
    ':86:166?20INV-000001?32Huber',
    ':62F:C261121USD1110,00',
    '-',
    '',
  ]
  test.each([
    ['without its end', mt940.slice(0, 5)],
    ['within its last amount', [...mt940.slice(0, 3), ':61:2611211121C110']],
    ['without its beginning', mt940.slice(3)],
  ])('a part of an MT940, %s', async (_what, lines) => {
    expect(await read(mt940.join('\r\n'), 'bank.sta')).toMatchObject({
      entries: [{ amount: 11_000 }],
    })
    expect(await rejection(read(lines.join('\r\n'), 'bank.sta'))).toMatchObject({
      body: {
        type: bankFileUnreadable.type,
        detail: expect.stringContaining('a part of an MT940 statement'),
      },
    })
  })
  const whole = camtFile([{ amount: '1.00', payer: 'X', reference: 'Y' }])
  test.each([
    ['half of it', whole.slice(0, whole.length / 2)],
    [
      'one that declares entities',
      `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${whole}`,
    ],
    ['other XML', '<html></html>'],
    ['XML with an element that no parser takes', whole.replace('<Ntry>', '<__proto__/><Ntry>')],
    [
      'XML with very many entries that are none',
      whole.replace('<Ntry>', '<Ntry/>'.repeat(200_000)),
    ],
    [
      'XML with an element of very many attributes',
      whole.replace('<Ntry>', `<a ${'b="" '.repeat(500)}/>`),
    ],
    ['a list without amounts', 'Date,Name\n2026-11-20,X\n'],
    ['a day that is none', 'Date,Amount\nyesterday,12.00\n'],
    ['a day that no month has', 'Date,Amount\n2026-25-11,12.00\n'],
    ['nothing at all', ''],
  ])('that is %s', async (_what, text) => {
    expect(isProblem(await rejection(read(text)), bankFileUnreadable)).toBe(true)
  })
  test('of another account than that of the shop', async () => {
    const { revision } = await shop.settings.read({ actor: shop.admin }, {})
    const bank = 'Bank of Berlin, DE89 3704 0044 0532 0130 00'
    await shop.settings.save({ actor: shop.admin }, { revision, bank })
    const error = await rejection(read(whole))
    expect(isProblem(error, otherAccount)).toBe(true)
    expect(String(error)).toContain('DE89370400440532013000')
    // A list may say its number alone.
    const numbered = (account: string) =>
      read(`Auftragskonto;Buchungstag;Betrag\n${account};20.11.2026;1,00\n`, 'bank.csv')
    expect((await numbered('532013000')).entries).toHaveLength(1)
    expect(isProblem(await rejection(numbered('532013001')), otherAccount)).toBe(true)
  })
})

describe('of a file of several accounts', () => {
  // The shop's own, since the test before.
  const own = 'DE89370400440532013000'
  const others = ['DE02120300000000202051', 'AT611904300234573201'] as const
  const credit = (amount: string, reference: string) => [{ amount, payer: 'X', reference }]
  const saveBank = async (bank: string) => {
    const { revision } = await shop.settings.read({ actor: shop.admin }, {})
    await shop.settings.save({ actor: shop.admin }, { revision, bank })
  }

  test('the statements of the shop are read, and what is left out is counted', async () => {
    const { number } = await invoice()
    const file = camtFileOfAccounts([
      [others[0], [...credit('1.00', 'a'), ...credit('2.00', 'b')]],
      [own, credit('50.00', number)],
      [others[1], []],
      [own, credit('7.00', 'the day after')],
    ])
    const all = await read(file)
    expect(all).toMatchObject({
      account: own,
      skipped: 2,
      others: [
        { account: others[0], entries: 2 },
        { account: others[1], entries: 0 },
      ],
    })
    expect(all.entries.map(({ amount, certainty }) => [amount, certainty])).toEqual([
      [5000, 'sure'],
      [700, 'unknown'],
    ])
    const [first = expect.unreachable('no entry')] = all.entries
    await book(first)
    // The same entry in a file of that account alone.
    const alone = await read(camtFile(credit('50.00', number), own))
    expect(alone).toMatchObject({ others: [], entries: [{ certainty: 'booked' }] })
  })

  test('a list as CSV is read alike; a line that names no account is left out', async () => {
    const list = [
      'Auftragskonto;Buchungstag;Betrag',
      `${own};20.11.2026;1,00`,
      `${others[0]};20.11.2026;2,00`,
      ';20.11.2026;3,00',
      `${own};20.11.2026;-4,00`,
    ]
    expect(await read(`${list.join('\n')}\n`, 'bank.csv')).toMatchObject({
      account: own,
      skipped: 1,
      entries: [{ amount: 100 }],
      others: [
        { account: others[0], entries: 1 },
        { account: '', entries: 1 },
      ],
    })
  })

  test('none of which is the shop’s, or known to be, nothing is read, and what to do is said', async () => {
    const file = camtFileOfAccounts(others.map((account) => [account, credit('1.00', 'a')]))
    const foreign = await rejection(read(file))
    expect(isProblem(foreign, otherAccount)).toBe(true)
    for (const account of [own, ...others]) expect(String(foreign)).toContain(account)
    await saveBank('')
    const unknown = await rejection(read(file))
    await saveBank(own)
    expect(isProblem(unknown, bankFileUnreadable)).toBe(true)
    for (const said of [...others, 'Bank account']) expect(String(unknown)).toContain(said)
  })
})

test('of a list that was cut off anywhere, no amount is read that the whole one does not say', async () => {
  const whole =
    'Buchungstag;Betrag;Auftraggeber;Verwendungszweck\n' +
    '20.11.2026;1.050,00;Aalto;RE 1\n21.11.2026;75,25;Berg;RE 2\n'
  const said = [105_000, 7525]
  let refused = 0
  for (let end = 1; end < whole.length; end += 1) {
    const [half] = await Promise.allSettled([read(whole.slice(0, end), 'bank.csv')])
    if (half.status === 'fulfilled') {
      const amounts = half.value.entries.map(({ amount }) => amount)
      expect(amounts).toEqual(said.slice(0, amounts.length))
    } else {
      expect(isProblem(half.reason, bankFileUnreadable)).toBe(true)
      refused += 1
    }
  }
  expect(refused).toBeGreaterThan(0)
  // Where the amount is the last of a line, a line without an end may lack digits of it.
  const last = 'Date,Name,Amount\n2026-11-20,Aalto,1050.00'
  expect(isProblem(await rejection(read(last, 'bank.csv')), bankFileUnreadable)).toBe(true)
  expect((await read(`${last}\n`, 'bank.csv')).entries).toMatchObject([{ amount: 105_000 }])
})

test('the first half of a list and then all of it: what was booked is known again', async () => {
  const { number } = await invoice()
  const half = `Date,Amount,Name,Reference\n2026-11-20,50.00,A,${number}\n`
  const [entry = expect.unreachable('no entry')] = (await read(half, 'bank.csv')).entries
  await book(entry)
  const { entries } = await read(`${half}2026-11-21,20.00,B,x\n`, 'bank.csv')
  expect(entries.map(({ certainty }) => certainty)).toEqual(['booked', 'unknown'])
})

test('of a list in another currency, or of another account, nothing is booked', async () => {
  const list = (currency: string, account: string) =>
    `Date,Amount,Currency,Own account,Name\n2026-11-20,50.00,${currency},${account},A\n`
  const own = 'DE89370400440532013000'
  expect((await read(list('CHF', own), 'bank.csv')).entries).toMatchObject([
    { certainty: 'foreign', allocations: [] },
  ])
  const other = rejection(read(list('USD', 'DE02120300000000202051'), 'bank.csv'))
  expect(isProblem(await other, otherAccount)).toBe(true)
})

test('what came in another currency is named, and not booked', async () => {
  const entry = { amount: '50.00', payer: 'X', reference: 'Y', currency: 'CHF' }
  const file = camtFile([entry], 'DE89370400440532013000')
  expect((await read(file)).entries).toMatchObject([
    { certainty: 'foreign', shown: expect.stringMatching(/^CHF\s50\.00$/), allocations: [] },
  ])
})
