/** The points of the checklist that the database answers: decisions, numbers, mails. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import type { Point } from './rules.ts'
import { createSetupChecklistService, type SetupChecklistService } from './service.server.ts'

let shop: OrderShop
let checklist: SetupChecklistService
beforeAll(async () => {
  shop = await openOrderShop({ DEMO: 'on' })
  checklist = createSetupChecklistService({
    ...shop,
    readSettings: shop.settings.current,
    now: () => new Date(),
  })
})
afterAll(() => shop.close())

const isDone = async (point: Point) =>
  (await checklist.read({ actor: shop.admin }, {})).find((each) => each.point === point)?.done

test('what the tax law of the country asks for and the shop does not do is said below Tax', async () => {
  const notes = async () =>
    (await checklist.read({ actor: shop.admin }, {})).find(({ point }) => point === 'tax')?.notes
  expect(await notes()).toBeUndefined()
  const own = { address: 'Am Markt 1', legalName: 'Schmiede', languages: 'de' }
  await shop.saveSettings({ ...own, country: 'DE', vatId: 'DE136695976' })
  await shop.saveSettings({ tax: 'vat' })
  expect(await notes()).toEqual([
    'The shop also charges tax on goods for which the recipient in Germany owes the tax (§ 13b UStG). Issue such invoices outside the shop.',
  ])
  await shop.saveSettings({ tax: 'none' })
  await shop.saveSettings({ country: 'NO', vatId: '' })
  await shop.saveSettings({ tax: 'vat' })
  expect(await notes()).toEqual([
    'The shop has no legal wording for the tax law of Norway in German: documents state only in general terms why no tax is charged. Ask your tax adviser whether this is sufficient.',
  ])
  await shop.saveSettings({ tax: 'none', country: '' })
})

test('delivery is decided when its charges were saved, if only as they were', async () => {
  expect(await isDone('delivery')).toBe(false)
  const charges = await shop.delivery.charges({ actor: shop.admin }, {})
  await shop.delivery.saveCharges({ actor: shop.admin }, charges)
  expect(await isDone('delivery')).toBe(true)
})

test('numbers are decided when the series of invoices was saved, if only as it was', async () => {
  expect(await isDone('numbers')).toBe(false)
  const series = { prefix: 'INV', nextNumber: 1 }
  await shop.documents.setSeries(
    { actor: shop.admin },
    { ...series, kind: 'credit-note', prefix: 'GS' },
  )
  expect(await isDone('numbers')).toBe(false)
  await shop.documents.setSeries({ actor: shop.admin }, { ...series, kind: 'invoice' })
  expect(await isDone('numbers')).toBe(true)
})

test('a mail that cannot be sent opens its point for a day, or until it is sent', async () => {
  await checklist.sendMail({ actor: shop.admin }, {})
  expect([await isDone('mail'), await isDone('mailFailures')]).toEqual([true, true])
  await sql`
    insert into mail_outbox (id, recipient, subject, body, priority, attempts, created_at,
      next_try_at, last_error)
    values (gen_random_uuid(), 'a@example.com', 'A', 'B', 1, 3, now(), now(), '451 later')
  `.execute(shop.database.handle)
  expect(await isDone('mailFailures')).toBe(false)
  await sql`update mail_outbox set created_at = now() - interval '25 hours'
    where last_error is not null`.execute(shop.database.handle)
  expect(await isDone('mailFailures')).toBe(true)
})
