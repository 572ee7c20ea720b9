/** Statements of account: what an account owes on a day and why; issued, mailed, for whom. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import { accountsNotKept } from './contract.ts'
import { customerKey } from './rules.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
let toolId: string
let time = new Date('2026-09-15T10:00:00Z')
beforeAll(async () => {
  shop = await openOrderShop({ MAIL: 'mailbox' }, () => time)
  toolId = (await shop.tool({ stock: 100_000 })).id
  await followPayments('2026-01-01')
})
beforeEach(() => on('2026-09-15'))
afterAll(() => shop.close())

const on = (day: string): void => {
  time = new Date(`${day}T10:00:00Z`)
}
async function followPayments(paymentsSince: string): Promise<void> {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, paymentsSince })
}

/** An invoice over so many hammers at $10, with a purchase order's number. */
async function invoice(pieces: number, actor: Actor, poNumber = '') {
  const { number: order } = await shop.placeTool(toolId, pieces, { actor, poNumber })
  await shop.transition(order, 'confirmed')
  await shop.documents.issue({ actor: shop.admin }, { number: order, kind: 'invoice', size: 'a4' })
  const [document] = await shop.documents.list({ actor: shop.admin }, { order })
  if (!document) throw new Error('no invoice')
  return { id: document.id, number: document.number, order }
}
const pay = (paidOn: string, amount: number, settled: number, document: string) =>
  shop.payments.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    {
      paidOn,
      amount,
      method: 'transfer',
      reference: 'Transfer',
      allocations: [{ document, amount: settled }],
    },
  )
const days = (from: string, to: string) => ({ from, to })
const keyOf = ({ id }: Actor): string => customerKey({ kind: 'user', id })
const isRefused = async (work: Promise<unknown>, kind: Parameters<typeof isProblem>[1]) =>
  expect(isProblem(await rejection(work), kind)).toBe(true)

describe('a statement', () => {
  test('begins with what was owed, names each movement by its day, and what was open then', async () => {
    const buyer = await shop.person('Stella Statement')
    const first = await invoice(10, buyer, 'PO 4711')
    on('2026-10-06')
    // Paid the day before it was recorded, $30 above.
    const payment = await pay('2026-10-05', 13_000, 10_000, first.id)
    on('2026-11-03')
    const second = await invoice(5, buyer)
    on('2026-11-10')
    await shop.payments.undo({ actor: shop.admin }, { id: payment.id })
    on('2026-11-12')
    const third = await invoice(3, buyer)
    await shop.transition(third.order, 'cancelled')
    on('2026-11-20')

    const read = (from: string, to: string) =>
      shop.payments.statement({ actor: buyer }, days(from, to))
    // Asked for the whole month, it ends today: nobody knows what will be open, or late, after it.
    const whole = await read('2026-10-01', '2026-11-30')
    expect(whole).toMatchObject({ to: '2026-11-20', opening: { open: 10_000, credit: 0 } })
    expect(whole.lines).toMatchObject([
      { day: '2026-10-05', kind: 'payment', reference: 'Transfer', settled: 13_000 },
      { day: '2026-11-03', kind: 'invoice', number: second.number, charged: 5000, settled: 0 },
      { day: '2026-11-10', kind: 'reversal', charged: 13_000, order: null },
      { day: '2026-11-12', kind: 'invoice', number: third.number, charged: 3000 },
      { day: '2026-11-12', kind: 'credit-note', order: third.order, charged: 0, settled: 3000 },
    ])
    expect(whole.lines.map(({ balance }) => balance)).toEqual([
      { open: 0, credit: 3000 },
      { open: 2000, credit: 0 },
      { open: 15_000, credit: 0 },
      { open: 18_000, credit: 0 },
      { open: 15_000, credit: 0 },
    ])
    expect(whole).toMatchObject({ closing: { open: 15_000, credit: 0 }, unallocated: 0 })
    // Payable on receipt: on 20 November the first is 66 days late, the second 17.
    expect(whole.items).toMatchObject([
      { number: first.number, order: first.order, open: 10_000, daysOverdue: 66 },
      { number: second.number, open: 5000, daysOverdue: 17 },
    ])
    expect(whole.ages.filter(({ items }) => items > 0)).toEqual([
      { age: '1-30', items: 1, open: 5000 },
      { age: '61-90', items: 1, open: 10_000 },
    ])

    // On 5 November the payment still stood: $30 of it settled nothing.
    const before = await read('2026-10-01', '2026-11-05')
    expect(before).toMatchObject({ closing: { open: 2000, credit: 0 }, unallocated: 3000 })
    expect(before.items).toMatchObject([{ number: second.number, open: 5000 }])
    const early = await read('2026-09-01', '2026-09-30')
    expect(early.opening).toEqual({ open: 0, credit: 0 })
    expect(early.lines).toMatchObject([
      { day: '2026-09-15', kind: 'invoice', number: first.number, reference: 'PO 4711' },
    ])
    // Without days: from the first of last month until today.
    expect(await shop.payments.statement({ actor: buyer }, {})).toMatchObject({
      from: '2026-10-01',
      to: '2026-11-20',
      addresses: [],
      issued: [],
    })
  })

  test('ends with what the open items come to, less what was paid and not allocated', async () => {
    const buyer = await shop.person('Sum Statement')
    const customer = keyOf(buyer)
    const actor = shop.admin
    const expectSame = async () => {
      const { closing } = await shop.payments.statement({ actor }, { customer })
      const { open, credit } = await shop.payments.ageing({ actor }, { customer })
      expect(closing.open - closing.credit).toBe(open - credit)
    }
    const first = await invoice(7, buyer)
    await expectSame()
    const payment = await pay('2026-09-15', 9000, 2000, first.id)
    await expectSame()
    const second = await invoice(2, buyer)
    await shop.payments.allocate(
      { actor },
      { id: payment.id, allocations: [{ document: second.id, amount: 1500 }] },
    )
    await expectSame()
    await shop.transition(second.order, 'cancelled')
    await expectSame()
    await shop.payments.undo({ actor }, { id: payment.id })
    await expectSame()
    // What was issued before the first day does not count, nor what was paid for it.
    on('2026-09-20')
    const third = await invoice(1, buyer)
    await shop.payments.record(
      { actor, idempotencyKey: randomUUID() },
      {
        paidOn: '2026-09-20',
        amount: 6000,
        method: 'cash',
        allocations: [
          { document: first.id, amount: 4000 },
          { document: third.id, amount: 700 },
        ],
      },
    )
    await followPayments('2026-09-16')
    // $10 invoiced; of the $60 paid, $40 settled what does not count.
    const { closing, unallocated } = await shop.payments.statement({ actor }, { customer })
    expect({ closing, unallocated }).toEqual({
      closing: { open: 0, credit: 1000 },
      unallocated: 1300,
    })
    await followPayments('2026-01-01')
  })

  test('refuses days that are none, and more than three years', async () => {
    const read = (from: string, to: string) =>
      shop.payments.statement({ actor: shop.buyer }, days(from, to))
    await isRefused(read('2026-02-01', '2026-01-31'), invalidInput)
    await isRefused(read('2020-01-01', '2026-01-31'), invalidInput)
  })
})

describe('a statement that is issued', () => {
  test('is numbered, frozen and drawn; what says the same is not issued again', async () => {
    const buyer = await shop.person('Frozen Statement')
    const { id } = await invoice(4, buyer)
    const period = days('2026-09-01', '2026-09-15')
    const issue = (actor: Actor = buyer) =>
      shop.payments.issueStatement({ actor }, { customer: keyOf(buyer), ...period })
    const [first, again] = await Promise.all([issue(), issue()])
    expect(again).toEqual(first)
    expect(first).toMatchObject({ ...period, issueDate: '2026-09-15', sent: [] })
    const file = await shop.documents.file({ actor: buyer }, { id: first.id })
    expect(file.name).toBe(`${first.number}.pdf`)
    expect(Buffer.from(file.bytes).subarray(0, 5).toString()).toBe('%PDF-')

    await pay('2026-09-15', 1000, 1000, id)
    const second = await issue(shop.admin)
    const next = Number(first.number.slice(3)) + 1
    expect(second.number).toBe(`ST-${String(next).padStart(6, '0')}`)
    const { issued, addresses } = await shop.payments.statement(
      { actor: shop.admin },
      { customer: keyOf(buyer) },
    )
    expect(issued.map(({ number }) => number)).toEqual([second.number, first.number])
    expect(addresses).toEqual(['frozen.statement@example.com'])
    expect((await shop.documents.file({ actor: buyer }, { id: first.id })).hash).toBe(file.hash)
    const { rows } = await sql<{ label: string }>`
      select record_label as label from audit_entries where operation = 'payments.issueStatement'
      order by record_label`.execute(shop.database.handle)
    expect(rows).toEqual([{ label: second.number }])
    await isRefused(shop.documents.xml({ actor: buyer }, { id: first.id, format: 'ubl' }), notFound)
  })

  test('is mailed with its file, to one address once a day', async () => {
    const buyer = await shop.person('Mailed Statement')
    await invoice(2, buyer)
    const period = days('2026-09-01', '2026-09-30')
    const actor = shop.admin
    const { id, number } = await shop.payments.issueStatement(
      { actor },
      { customer: keyOf(buyer), ...period },
    )
    const mailTo = (to: string) => shop.payments.mailStatement({ actor }, { id, to })
    await Promise.all([mailTo('books@example.com'), mailTo('books@example.com')])
    await mailTo('boss@example.com')
    on('2026-09-16')
    const { sent } = await mailTo('books@example.com')
    expect(sent.map(({ to, at }) => [to, at.slice(0, 10)])).toEqual([
      ['books@example.com', '2026-09-15'],
      ['boss@example.com', '2026-09-15'],
      ['books@example.com', '2026-09-16'],
    ])
    const { rows } = await sql<{ recipient: string; attachments: unknown }>`
      select recipient, attachments from mail_outbox
      where subject like ${`%${number}%`} order by recipient`.execute(shop.database.handle)
    const attachments = [{ reference: `documents/${id}`, name: `${number}.pdf` }]
    expect(rows).toEqual([
      { recipient: 'books@example.com', attachments },
      { recipient: 'books@example.com', attachments },
      { recipient: 'boss@example.com', attachments },
    ])
    const gone = { id: randomUUID(), to: 'books@example.com' }
    await isRefused(shop.payments.mailStatement({ actor }, gone), notFound)
  })
})

describe('an account', () => {
  test('of somebody is theirs and the staff’s alone', async () => {
    const [buyer, stranger] = [await shop.person('Own Account'), await shop.person('Other Account')]
    await invoice(1, buyer)
    const period = days('2026-09-01', '2026-09-30')
    const request = { customer: keyOf(buyer), ...period }
    const { id } = await shop.payments.issueStatement({ actor: buyer }, request)
    await isRefused(shop.payments.statement({ actor: stranger }, request), notFound)
    await isRefused(shop.payments.issueStatement({ actor: stranger }, request), notFound)
    await isRefused(shop.documents.file({ actor: stranger }, { id }), notFound)
    const nobody = { ...request, customer: customerKey({ kind: 'user', id: randomUUID() }) }
    await isRefused(shop.payments.statement({ actor: shop.admin }, nobody), notFound)
    const noCompany = { ...request, customer: customerKey({ kind: 'company', id: randomUUID() }) }
    await isRefused(shop.payments.statement({ actor: shop.admin }, noCompany), notFound)
  })

  test('of a company is its members’, as long as they are', async () => {
    const actor = shop.admin
    const company = await shop.companies.add(
      { actor },
      {
        name: 'Anvil Works',
        address: '1 Anvil Row',
        vatId: '',
        taxNumber: '',
        taxStatus: 'standard',
        terms: '',
        minimumOrder: 0,
        representative: '',
        notes: '',
      },
    )
    const owner = await shop.person('Olga Owner')
    const member = await shop.person('Max Member')
    const { id } = company
    const join = (email: string, role: 'owner' | 'buyer') =>
      shop.companies.setMember({ actor }, { id, email, role })
    await join(owner.email, 'owner')
    await join(member.email, 'buyer')
    const acting = {
      ...owner,
      company: await shop.companies.actingFor(shop.database.handle, owner.id, id),
    }
    const { number } = await invoice(6, acting)
    // The owner's own account is another one.
    expect((await shop.payments.statement({ actor: owner }, {})).lines).toEqual([])
    const ofCompany = await shop.payments.statement({ actor: acting }, {})
    const key = customerKey({ kind: 'company', id })
    expect(ofCompany.customer).toEqual({ key, name: 'Anvil Works' })
    expect(ofCompany.lines).toMatchObject([{ number, charged: 6000 }])
    const request = { customer: key, ...days('2026-09-01', '2026-09-30') }
    const statement = await shop.payments.issueStatement({ actor: member }, request)
    expect((await shop.documents.file({ actor: owner }, { id: statement.id })).name).toBe(
      `${statement.number}.pdf`,
    )
    const forStaff = await shop.payments.statement({ actor }, request)
    expect(forStaff.addresses).toEqual([owner.email])
    await shop.companies.removeMember({ actor }, { id, userId: member.id })
    await isRefused(shop.payments.statement({ actor: member }, request), notFound)
    await isRefused(shop.documents.file({ actor: member }, { id: statement.id }), notFound)
  })

  test('is not shown to buyers where the shop does not follow payments', async () => {
    await followPayments('')
    await isRefused(shop.payments.statement({ actor: shop.buyer }, {}), accountsNotKept)
    const { lines } = await shop.payments.statement(
      { actor: shop.admin },
      { customer: keyOf(shop.buyer) },
    )
    expect(lines).toEqual([])
    await followPayments('2026-01-01')
  })
})
