/** Outgoing entries of a bank's file: matched with refunds, proposed as refunds, or nobody's. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { bankEntryBooked } from './contract.ts'
import { refundMatched, type NewRefund } from './refunds-contract.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
let toolId: string
beforeAll(async () => {
  shop = await openOrderShop({ MAIL: 'mailbox' }, () => new Date('2026-11-25T10:00:00Z'))
  toolId = (await shop.tool({ stock: 100_000 })).id
})
afterAll(() => shop.close())

const staff = () => ({ actor: shop.admin })
const read = (text: string, name = 'bank.csv') =>
  shop.payments.readBankFile({ ...staff(), fileBytes: new TextEncoder().encode(text) }, { name })
type Outgoing = Awaited<ReturnType<typeof read>>['outgoing'][number]
const match = (refund: string, entry: Pick<Outgoing, 'key' | 'bookedOn'>) =>
  shop.payments.matchRefund(staff(), {
    id: refund,
    bankEntry: entry.key,
    bookedOn: entry.bookedOn,
  })
const refundOf = (customer: string, amount: number, values: Partial<NewRefund> = {}) =>
  shop.payments.refund(
    { ...staff(), idempotencyKey: randomUUID() },
    { customer, amount, paidOn: '2026-11-20', method: 'transfer', ...values },
  )
const only = <T>(all: readonly T[]): T => {
  expect(all).toHaveLength(1)
  return all[0] ?? expect.unreachable('none')
}

let people = 0
/** Somebody whose invoice over so many hammers at $10 was paid, and cancelled since. */
async function withCredit(pieces: number) {
  const name = `Renate Refund ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[(people += 1)] ?? ''}muster`
  const buyer = await shop.person(name)
  const { number: order } = await shop.placeTool(toolId, pieces, { actor: buyer })
  await shop.transition(order, 'confirmed')
  await shop.documents.issue(staff(), { number: order, kind: 'invoice', size: 'a4' })
  const item = only(await shop.payments.own(staff(), { order }))
  await shop.payments.record(
    { ...staff(), idempotencyKey: randomUUID() },
    {
      paidOn: '2026-11-10',
      amount: pieces * 1000,
      method: 'transfer',
      allocations: [{ document: item.id, amount: pieces * 1000 }],
    },
  )
  await shop.transition(order, 'cancelled')
  const documents = await shop.documents.list(staff(), { order })
  const { number: note } =
    documents.find(({ kind }) => kind === 'credit-note') ?? expect.unreachable('no credit note')
  return { name, customer: `user.${buyer.id}`, invoice: item.number, note, order }
}

/** A list of one account, with headings that every bank has. */
const csv = (
  ...rows: readonly (readonly [day: string, amount: string, name: string, text: string])[]
) => ['Date,Amount,Name,Reference', ...rows.map((row) => row.join(','))].join('\n') + '\n'
const camt = (entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>
${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`
const debit = (amount: string, details: string, more = '') =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd>${more}<Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-21</Dt></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`
const paidTo = (name: string, text: string, amount = '') =>
  `<TxDtls>${amount && `<Amt Ccy="USD">${amount}</Amt>`}<RltdPties><Cdtr><Pty><Nm>${name}</Nm></Pty></Cdtr></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
const mt940 = (lines: readonly string[]) =>
  [
    ':20:1',
    ':25:12030000/0000202051',
    ':28C:1/1',
    ':60F:C261120USD1000,00',
    ...lines,
    ':62F:C261121USD1000,00',
    '-',
    '',
  ].join('\r\n')

describe('a refund that was recorded', () => {
  test.each([
    ['a list', (name: string) => csv(['2026-11-21', '-110.00', name, 'Your credit'])],
    ['camt.053', (name: string) => camt([debit('110.00', paidTo(name, 'Your credit'))])],
    [
      'MT940',
      (name: string) =>
        mt940([':61:2611211121D110,00NTRFNONREF', `:86:166?00TRANSFER?20Your credit?32${name}`]),
    ],
  ])('is found in %s by its amount and who received it', async (_kind, file) => {
    const { name, customer } = await withCredit(11)
    const { id, number } = await refundOf(customer, 11_000)
    const text = file(name)
    const entry = only((await read(text)).outgoing)
    expect(entry).toMatchObject({
      certainty: 'sure',
      amount: 11_000,
      payee: name,
      bookedOn: '2026-11-21',
      customer: { key: customer },
      refund: { id, number },
    })
    expect(await match(id, entry)).toMatchObject({ bookedOn: '2026-11-21', number })
    expect(await read(text)).toMatchObject({
      entries: [],
      outgoing: [{ key: entry.key, certainty: 'booked', refund: { number } }],
      unrelated: { count: 0 },
    })
  })

  test('is proven by one entry, and an entry proves one refund', async () => {
    const { name, customer, invoice } = await withCredit(24)
    const first = await refundOf(customer, 12_000)
    const second = await refundOf(customer, 12_000, { paidOn: '2026-11-19' })
    const file = csv(
      ['2026-11-20', '-120.00', name, invoice],
      ['2026-11-20', '-120.00', name, invoice],
      ['2026-11-20', '-120.00', name, invoice],
    )
    const { outgoing, unrelated } = await read(file)
    expect(outgoing.map(({ refund }) => refund?.number).toSorted()).toEqual(
      [first.number, second.number].toSorted(),
    )
    expect(unrelated.count + outgoing.length).toBe(3)
    const [one = expect.unreachable('none'), other = expect.unreachable('none')] = outgoing
    const won = await Promise.allSettled([match(first.id, one), match(second.id, one)])
    expect(won.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [mine, theirs] = won[0]?.status === 'fulfilled' ? [first, second] : [second, first]
    expect(await match(mine.id, one)).toMatchObject({ id: mine.id, bookedOn: '2026-11-20' })
    expect(isProblem(await rejection(match(theirs.id, one)), bankEntryBooked)).toBe(true)
    expect(isProblem(await rejection(match(mine.id, other)), refundMatched)).toBe(true)
    // Taken back, it leaves its entry to the refund that is recorded instead.
    await shop.payments.undo(staff(), { id: mine.id })
    expect(await match(theirs.id, one)).toMatchObject({ bookedOn: '2026-11-20' })
  })

  test('is separated from an entry that was not its own', async () => {
    const { name, customer } = await withCredit(13)
    const { id } = await refundOf(customer, 13_000)
    const file = csv(['2026-11-21', '-130.00', name, 'x'])
    await match(id, only((await read(file)).outgoing))
    expect(await shop.payments.matchRefund(staff(), { id })).toMatchObject({ bookedOn: null })
    expect((await read(file)).outgoing).toMatchObject([{ certainty: 'sure', refund: { id } }])
    expect(await shop.payments.check()).toMatchObject({ wrong: [] })
  })

  test('is likely where amount and day fit and the entry names nobody', async () => {
    const { customer } = await withCredit(14)
    const { number } = await refundOf(customer, 14_000)
    const file = csv(['2026-11-22', '-140.00', 'J. Smith', 'Transfer'])
    expect((await read(file)).outgoing).toMatchObject([
      { certainty: 'likely', reason: 'recorded-amount', refund: { number } },
    ])
    const late = csv(['2026-12-22', '-140.00', 'J. Smith', 'Transfer'])
    expect(await read(late)).toMatchObject({ outgoing: [], unrelated: { count: 1 } })
  })

  test('is the only thing that is matched: a payment is not', async () => {
    const { customer } = await withCredit(1)
    const payment = only(await shop.payments.list(staff(), { customer }))
    const entry = { key: 'ab'.repeat(32), bookedOn: '2026-11-20' }
    expect(isProblem(await rejection(match(payment.id, entry)), notFound)).toBe(true)
    expect(isProblem(await rejection(match(randomUUID(), entry)), notFound)).toBe(true)
  })
})

describe('a refund that is not recorded', () => {
  test('is proposed by the credit note that the entry names, and recorded once', async () => {
    const { note, customer, order } = await withCredit(15)
    const file = csv(['2026-11-21', '-150.00', 'A. Wife', `Refund ${note}`])
    const entry = only((await read(file)).outgoing)
    expect(entry).toMatchObject({
      certainty: 'likely',
      reason: 'number',
      customer: { key: customer },
      refund: null,
      order,
    })
    const values = { order, paidOn: entry.bookedOn, bankEntry: entry.key }
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => refundOf(customer, 15_000, values)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await read(file)).toMatchObject({ outgoing: [{ certainty: 'booked' }] })
    expect(await shop.payments.credit(staff(), { customer })).toMatchObject({ credit: 0 })
  })

  test('is proposed by the name and the amount of the credit', async () => {
    const { name, customer } = await withCredit(16)
    const file = csv(
      ['2026-11-21', '-160.00', name, 'Thanks'],
      ['2026-11-21', '-161.00', name, 'Wages'],
    )
    expect(await read(file)).toMatchObject({
      outgoing: [{ amount: 16_000, certainty: 'likely', customer: { key: customer } }],
      unrelated: { count: 1, entries: [{ amount: 16_100 }] },
    })
  })

  test('is not proposed above the credit, but said', async () => {
    const { invoice } = await withCredit(17)
    const file = csv(['2026-11-21', '-170.01', 'X', invoice])
    expect((await read(file)).outgoing).toMatchObject([
      { certainty: 'unknown', reason: 'more-than-credit', refund: null },
    ])
  })
})

describe('what has nothing to do with customers', () => {
  test('is counted and named, and is no income', async () => {
    const file = csv(
      ['2026-11-21', '-1800.00', 'Landlord', 'Rent November'],
      ['2026-11-21', '-2400.00', 'Somebody', 'Wages'],
      ['2026-11-21', '50.00', 'Payer', 'x'],
    )
    expect(await read(file)).toMatchObject({
      skipped: 2,
      entries: [{ amount: 5000 }],
      outgoing: [],
      unrelated: {
        count: 2,
        entries: [
          { payee: 'Landlord', reference: 'Rent November', amount: 180_000 },
          { payee: 'Somebody', amount: 240_000 },
        ],
      },
    })
  })

  test('is told apart within an order for many transfers', async () => {
    const { name, customer } = await withCredit(18)
    const details = paidTo('Worker', 'Wages', '2000.00') + paidTo(name, 'Credit', '180.00')
    expect(await read(camt([debit('2180.00', details)]), 'b.xml')).toMatchObject({
      skipped: 1,
      outgoing: [{ amount: 18_000, customer: { key: customer } }],
      unrelated: { count: 1, entries: [{ payee: 'Worker', amount: 200_000 }] },
    })
  })

  test.each([
    [
      'camt: RvslInd',
      (name: string) => camt([debit('190.00', paidTo(name, 'x'), '<RvslInd>true</RvslInd>')]),
    ],
    [
      'camt: RtrInf',
      (name: string) =>
        camt([
          debit(
            '190.00',
            paidTo(name, 'x').replace(
              '</TxDtls>',
              '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>',
            ),
          ),
        ]),
    ],
    [
      'MT940: RC',
      (name: string) => mt940([':61:2611211121RC190,00NTRFNONREF', `:86:166?32${name}`]),
    ],
    [
      'MT940: code 109',
      (name: string) => mt940([':61:2611211121D190,00NRTINONREF', `:86:109?20x?32${name}`]),
    ],
    [
      'a list: its text',
      (name: string) => csv(['2026-11-21', '-190.00', name, 'SEPA-Rücklastschrift']),
    ],
  ])('a direct debit that was returned is no refund (%s)', async (_how, file) => {
    const { name } = await withCredit(19)
    expect(await read(file(name))).toMatchObject({
      skipped: 1,
      entries: [],
      outgoing: [],
      unrelated: { count: 0 },
    })
  })
})
