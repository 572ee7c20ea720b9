/** One mail when a tool is back: to whom, how often, and when none is sent. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { addressNotConfirmed, inStockAlready } from './contract.ts'
import { backInStockServerCapability } from './capability.server.ts'
import type { BackInStockService } from './service.server.ts'

let shop: OrderShop
let restock: BackInStockService
beforeAll(async () => {
  shop = await openOrderShop()
  restock = backInStockServerCapability.create({
    ...shop,
    log: { error: (details) => expect.unreachable(String(details.err)) },
    now: () => new Date(),
    origin: 'https://shop.example.com',
    readSettings: shop.settings.current,
  })
})
afterAll(() => shop.close())

const waiting = async (): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from restock_requests`.execute(
      shop.database.handle,
    )
  ).rows[0]?.n ?? -1
const mails = async () =>
  (
    await sql<{ to: string; subject: string; text: string }>`
      select recipient as to, subject, body as text from mail_outbox
      where subject like 'Back in stock%' order by created_at, id`.execute(shop.database.handle)
  ).rows
const receive = (toolId: string, quantity: number) =>
  shop.stock.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { toolId, kind: 'received', quantity, reason: 'Delivery' },
  )
/** Lets the job look once. */
async function mailAll(): Promise<void> {
  await restock.mailing.start()
  await restock.mailing.close()
}
const soldOut = (name: string) => shop.tool({ name, stock: 0 })
const ask = (actor: Actor, id: string) => restock.ask({ actor }, { id })

test('asked twice it is one mail when the tool is back, and the request ends with it', async () => {
  const tool = await soldOut('Bench Vise')
  await ask(shop.buyer, tool.id)
  await ask(shop.buyer, tool.id)
  expect(await waiting()).toBe(1)
  await mailAll()
  expect(await mails()).toEqual([])
  await receive(tool.id, 12)
  await restock.mailing.start()
  await vi.waitFor(async () => expect(await waiting()).toBe(0))
  await restock.mailing.close()
  const [mail, ...others] = await mails()
  expect(mail).toMatchObject({ to: shop.buyer.email, subject: 'Back in stock: Bench Vise' })
  expect(mail?.text).toContain(`https://shop.example.com/tools/${tool.slug}`)
  expect(others).toEqual([])
})

test('withdrawn it is none', async () => {
  const tool = await soldOut('Pipe Vise')
  await ask(shop.buyer, tool.id)
  expect(await restock.withdraw({ actor: shop.buyer }, { id: tool.id })).toMatchObject({
    deletedCount: 1,
  })
  expect(await restock.withdraw({ actor: shop.buyer }, { id: tool.id })).toMatchObject({
    deletedCount: 0,
  })
  expect(await waiting()).toBe(0)
})

test('a tool in stock, and an address that is not confirmed, are refused with what to do', async () => {
  const { id } = await shop.tool({ stock: 3 })
  expect(isProblem(await rejection(ask(shop.buyer, id)), inStockAlready)).toBe(true)
  const visitor = await shop.person('Nora Quist')
  await sql`update users set email_confirmed = false where id = ${visitor.id}`.execute(
    shop.database.handle,
  )
  const tool = await soldOut('Hand Vise')
  expect(isProblem(await rejection(ask(visitor, tool.id)), addressNotConfirmed)).toBe(true)
  expect(await waiting()).toBe(0)
})

test('a user who is deleted waits for nothing', async () => {
  const tool = await soldOut('Drill Press Vise')
  const actor = await shop.person('Gone Tomorrow')
  await ask(actor, tool.id)
  await shop.accounts.remove({ actor: shop.admin }, { id: actor.id })
  expect(await waiting()).toBe(0)
})

test('the mail names the tool, and its page, in the language of who asked', async () => {
  const actor = await shop.person('Petra Stein', 'admin')
  const { revision } = await shop.settings.read({ actor }, {})
  await shop.settings.save({ actor }, { revision, languages: 'de' })
  const tool = await soldOut('Splitting Maul')
  const text = { name: 'Spalthammer', family: '', description: '', specs: [] }
  await shop.catalogue.saveToolTexts({ actor }, { id: tool.id, language: 'de', ...text })
  await sql`update users set language = 'de' where id = ${shop.buyer.id}`.execute(
    shop.database.handle,
  )
  await ask(shop.buyer, tool.id)
  await receive(tool.id, 12)
  await restock.mailing.start()
  await vi.waitFor(async () => expect(await waiting()).toBe(0))
  await restock.mailing.close()
  const { rows } = await sql<{ subject: string; body: string }>`
    select subject, body from mail_outbox where subject like 'Wieder lieferbar%'`.execute(
    shop.database.handle,
  )
  expect(rows).toEqual([
    {
      subject: 'Wieder lieferbar: Spalthammer',
      body: expect.stringContaining('https://shop.example.com/de/tools/spalthammer'),
    },
  ])
})
