/** Reminders: each step of an invoice once, at noon of its day, to anybody who owes it. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import { createShop } from '../app/shop.server.ts'
import { createLogger } from '../platform/http/log.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { notReminded } from './reminders-contract.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
let toolId: string
let time = new Date('2026-11-01T09:00:00Z')
/** In Berlin, which is an hour ahead: from 11:00 UTC on reminders go out. */
const at = (moment: string): void => {
  time = new Date(moment)
}
beforeAll(async () => {
  shop = await openOrderShop({ MAIL: 'mailbox' }, () => time)
  toolId = (await shop.tool({ stock: 100_000 })).id
  await save({
    timeZone: 'Europe/Berlin',
    paymentsSince: '2026-01-01',
    reminderDays: '7, 21',
    bank: 'DE89 3704 0044 0532 0130 00',
  })
})
beforeEach(() => at('2026-11-01T09:00:00Z'))
afterAll(() => shop.close())

const save = async (values: object) => {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  return shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
/** An invoice over so many hammers at $10, due on 1 November. */
async function invoice(pieces: number, actor: Actor) {
  const { number: order } = await shop.placeTool(toolId, pieces, { actor })
  await shop.transition(order, 'confirmed')
  await shop.documents.issue({ actor: shop.admin }, { number: order, kind: 'invoice', size: 'a4' })
  const [document] = await shop.documents.list({ actor: shop.admin }, { order })
  return document ?? expect.unreachable('no invoice')
}
const pay = (document: string, amount: number) =>
  shop.payments.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { paidOn: '2026-11-01', amount, method: 'cash', allocations: [{ document, amount }] },
  )
const mailsOf = async (number: string) => {
  const { rows } = await sql<{ recipient: string; subject: string; text: string }>`
    select recipient, subject, body as text from mail_outbox
    where subject like ${`%${number}%`} and subject not like '%for order%'
    order by created_at`.execute(shop.database.handle)
  return rows
}
const overdue = async (number: string) =>
  (await shop.payments.overdue({ actor: shop.admin }, { q: number }))[0]
const isRefused = async (id: string, detail: RegExp, step = 1) => {
  const error = await rejection(shop.payments.remind({ actor: shop.admin }, { id, step }))
  expect(isProblem(error, notReminded)).toBe(true)
  expect(String(isProblem(error) ? error.message : error)).toMatch(detail)
}

describe('an invoice that is overdue', () => {
  test('is reminded of where the company has its invoices sent', async () => {
    const person = await shop.person('Bea Billed')
    const asked = { name: 'Billed Works', address: '', vatId: '', taxNumber: '' }
    const { id: companyId } = await shop.companies.request({ actor: person }, asked)
    await shop.companies.move({ actor: shop.admin }, { id: companyId, state: 'approved' })
    await sql`
      update companies set billing_email = 'books@works.example' where id = ${companyId}`.execute(
      shop.database.handle,
    )
    const company = await shop.companies.actingFor(shop.database.handle, person.id, companyId)
    const { id, number } = await invoice(2, { ...person, company })
    at('2026-11-08T12:00:00Z')
    await shop.payments.remind({ actor: shop.admin }, { id, step: 1 })
    expect((await mailsOf(number)).map(({ recipient }) => recipient)).toEqual([
      'books@works.example',
    ])
    // Nothing is left for the tests that follow.
    await pay(id, 2000)
  })
  test('is reminded of at noon of each step’s day, once, with what is open then', async () => {
    const buyer = await shop.person('Rita Reminded')
    const { id, number } = await invoice(10, buyer)
    await pay(id, 4000)
    at('2026-11-08T10:59:59Z')
    expect(await shop.payments.remindOfDue()).toBe(0)
    at('2026-11-08T11:00:00Z')
    // Two instances at once, and the first again after a restart.
    const second = await createShop(shop.config, {
      log: createLogger('error'),
      schema: 'leave',
      statementTimeout: 15_000,
      now: () => time,
    })
    const sent = await Promise.all([
      shop.payments.remindOfDue(),
      second.payments.remindOfDue(),
      shop.payments.remindOfDue(),
    ])
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1)
    await second.close()
    expect(await shop.payments.remindOfDue()).toBe(0)
    const [mail, ...others] = await mailsOf(number)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'rita.reminded@example.com',
      subject: `Invoice ${number} is overdue`,
    })
    expect(mail?.text).toContain('due on November 1, 2026, and $60.00 is still outstanding')
    expect(mail?.text).toMatch(/to DE89 3704 0044 0532 0130 00, with the reference RF\d\d INV0 /)

    at('2026-11-21T12:00:00Z')
    expect(await shop.payments.remindOfDue()).toBe(0)
    at('2026-11-22T12:00:00Z')
    expect(await shop.payments.remindOfDue()).toBe(1)
    expect((await mailsOf(number)).map(({ subject }) => subject)).toEqual([
      `Invoice ${number} is overdue`,
      `Second reminder: invoice ${number} is overdue`,
    ])
    // The settings have two steps.
    at('2027-11-22T12:00:00Z')
    expect(await shop.payments.remindOfDue()).toBe(0)
    const item = await overdue(number)
    expect(item).toMatchObject({ open: 6000, upcoming: null, exempt: null })
    expect(item?.sent).toMatchObject([
      { step: 1, at: '2026-11-08T11:00:00.000Z', to: 'rita.reminded@example.com', by: '' },
      { step: 2, at: '2026-11-22T12:00:00.000Z' },
    ])
    await isRefused(id, /All reminders/)
    const [open] = await shop.payments.openItems({ actor: shop.admin }, { q: number })
    expect(open?.reminders.map(({ step }) => step)).toEqual([1, 2])
    await pay(id, 6000)
  })

  test('is not reminded of when it is paid, left out, or nobody can be written to', async () => {
    const [paid, exempt, silent] = [
      await invoice(1, await shop.person('Paul Paid')),
      await invoice(1, await shop.person('Erna Exempt')),
      await invoice(1, await shop.person('Sam Silent')),
    ]
    await pay(paid.id, 1000)
    await sql`
      update users set email_confirmed = false where display_name = 'Sam Silent'`.execute(
      shop.database.handle,
    )
    const actor = shop.admin
    const set = (scope: 'invoice' | 'customer', isExempt: boolean) =>
      shop.payments.exempt({ actor }, { id: exempt.id, scope, exempt: isExempt })
    expect((await set('invoice', true)).exempt).toBe('invoice')
    at('2026-11-08T12:00:00Z')
    expect(await shop.payments.remindOfDue()).toBe(0)
    await isRefused(paid.id, /has already been paid/)
    await isRefused(exempt.id, /are paused/)
    await isRefused(silent.id, /confirmed e-mail address/)
    expect((await set('customer', true)).exempt).toBe('invoice')
    expect((await set('invoice', false)).exempt).toBe('customer')
    expect(await shop.payments.remindOfDue()).toBe(0)
    // Twice is once.
    await set('customer', false)
    expect((await set('customer', false)).exempt).toBe(null)
    expect(await shop.payments.remindOfDue()).toBe(1)
    expect(await mailsOf(exempt.number)).toHaveLength(1)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit_entries
      where operation = 'payments.exempt' and record_id = ${exempt.id}`.execute(
      shop.database.handle,
    )
    expect(rows).toEqual([{ count: 4 }])
    for (const { id } of [exempt, silent]) await pay(id, 1000)
  })

  test('is reminded of by staff before its day; the next step keeps its distance', async () => {
    const { id, number } = await invoice(2, await shop.person('Elsa Early'))
    const actor = shop.admin
    const remind = () => shop.payments.remind({ actor }, { id, step: 1 })
    await isRefused(id, /is not overdue: it is due on November 1, 2026/)
    at('2026-11-03T06:00:00Z')
    const results = await Promise.allSettled([remind(), remind(), remind()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mailsOf(number)).toHaveLength(1)
    await isRefused(id, /^Reminder 3 for .* is not the next reminder/, 3)
    // 14 days are between the steps, but not before the day on which the second is due automatically.
    expect(await overdue(number)).toMatchObject({
      sent: [{ step: 1, by: 'Marta Ibarra' }],
      upcoming: { step: 2, on: '2026-11-22' },
    })
    await pay(id, 2000)
    expect(await overdue(number)).toBeUndefined()
    const gone = rejection(shop.payments.remind({ actor }, { id: randomUUID(), step: 1 }))
    expect(isProblem(await gone, notFound)).toBe(true)
  })

  test('is not reminded of in a shop that says no steps, or does not follow payments', async () => {
    const { id } = await invoice(3, await shop.person('Otto Off'))
    at('2026-12-24T12:00:00Z')
    await save({ reminderDays: '' })
    expect(await shop.payments.remindOfDue()).toBe(0)
    await isRefused(id, /Set “Days after the due date”/)
    await save({ reminderDays: '7', paymentsSince: '' })
    expect(await shop.payments.remindOfDue()).toBe(0)
    await isRefused(id, /Track payments from/)
    await save({ paymentsSince: '2026-11-02' })
    expect(await shop.payments.remindOfDue()).toBe(0)
  })
})
