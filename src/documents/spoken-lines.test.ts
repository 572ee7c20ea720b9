/**
 * Mails and documents name tools in the language of their customer; a document keeps the names under
 * which it was issued, and the order those under which it was placed.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { pdfText } from '../../tests/pdf-text.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let shop: OrderShop
beforeAll(async () => {
  // Mails are written, and read from the outbox: nobody sends them.
  shop = await openOrderShop({ SMTP_URL: 'smtp://127.0.0.1:9' })
  await shop.saveSettings({
    country: 'DE',
    currency: 'EUR',
    legalName: 'Schmiede GmbH',
    address: 'Am Markt 1\n10115 Berlin',
    vatId: 'DE136695976',
  })
  await shop.saveSettings({ tax: 'vat', invoicing: 'when-shipped', paymentTerms: 'net 30' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.saveSettings({ languages: 'de' })
  await setOwn('de')
  await sql`delete from mail_outbox`.execute(shop.database.handle)
})

const setOwn = (language: string) =>
  sql`update users set language = ${language} where id = ${shop.buyer.id}`.execute(
    shop.database.handle,
  )

/** A tool whose German name is written already. */
async function namedTool(name: string, german: string): Promise<string> {
  const { id } = await shop.tool({ name, price: 100_000 })
  await callGerman(id, german)
  return id
}
const callGerman = (id: string, name: string) =>
  shop.catalogue.saveToolTexts(
    { actor: shop.admin },
    { id, language: 'de', name, family: '', description: '', specs: [] },
  )
const rename = (id: string, name: string) =>
  sql`update tools set name = ${name} where id = ${id}::uuid`.execute(shop.database.handle)

async function place(toolId: string): Promise<number> {
  const shipTo = { street: 'Werkstraße 7', postcode: '50667', town: 'Köln', country: 'DE' }
  const { number } = await shop.placeTool(toolId, 5, { actor: shop.buyer, shipTo, poNumber: '' })
  return number
}
const confirm = (number: number) => shop.transition(number, 'confirmed')
const ship = (number: number, quantity = 5) =>
  shop.shipments.create(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { number, lines: [{ line: 1, quantity }] },
  )
async function textOf(
  order: number,
  kind: 'invoice' | 'credit-note' | 'delivery-note',
): Promise<string> {
  const [found] = await shop.documents.list({ actor: shop.admin }, { order, kind })
  const { id } = found ?? expect.unreachable(`no ${kind}`)
  return pdfText((await shop.documents.file({ actor: shop.admin }, { id, size: 'a4' })).bytes)
}
/** All mails to the buyer so far, as one text. */
async function mailsToBuyer(): Promise<string> {
  const { rows } = await sql<{ body: string }>`
    select body from mail_outbox where recipient = ${shop.buyer.email}`.execute(
    shop.database.handle,
  )
  return rows.map(({ body }) => body).join('\n')
}

test('mails and the invoice name a tool in German, and the order as it was placed', async () => {
  const order = await place(await namedTool('Tack Puller', 'Nagelheber'))
  expect(await mailsToBuyer()).toContain('Nagelheber')
  await confirm(order)
  await ship(order)
  const mails = await mailsToBuyer()
  expect(mails).toContain('Nagelheber')
  expect(mails).not.toContain('Tack Puller')
  const invoice = await textOf(order, 'invoice')
  expect(invoice).toContain('Nagelheber')
  expect(invoice).not.toContain('Tack Puller')
  const read = await shop.orders.read({ actor: shop.admin }, { number: order })
  expect(read.lines.map(({ name }) => name)).toEqual(['Tack Puller'])
})

test('a delivery note names what follows as it names what was shipped', async () => {
  const order = await place(await namedTool('Pin Vice', 'Stiftenklöbchen'))
  await confirm(order)
  await ship(order, 2)
  const note = await textOf(order, 'delivery-note')
  expect(note.split('Stiftenklöbchen')).toHaveLength(3)
  expect(note).not.toContain('Pin Vice')
})

test('a customer who reads English gets the names of the shop', async () => {
  await setOwn('en')
  const order = await place(await namedTool('Brad Setter', 'Stiftsetzer'))
  await confirm(order)
  await ship(order)
  expect(await mailsToBuyer()).toContain('Brad Setter')
  expect(await mailsToBuyer()).not.toContain('Stiftsetzer')
  expect(await textOf(order, 'invoice')).toContain('Brad Setter')
})

test('an invoice keeps its names when texts, tool and languages change', async () => {
  const id = await namedTool('Rivet Header', 'Nietkopfsetzer')
  const order = await place(id)
  await confirm(order)
  await ship(order)
  await callGerman(id, 'Nietenzieher')
  await rename(id, 'Rivet Squeezer')
  await shop.saveSettings({ languages: '' })
  expect(await textOf(order, 'invoice')).toContain('Nietkopfsetzer')
})

test('a tool that is called otherwise since it was ordered is billed as it was ordered', async () => {
  const id = await namedTool('Cold Set', 'Schrotmeißel')
  const order = await place(id)
  await rename(id, 'Hot Set')
  await callGerman(id, 'Warmschrot')
  await confirm(order)
  await ship(order)
  const invoice = await textOf(order, 'invoice')
  expect(invoice).toContain('Schrotmeißel')
  expect(invoice).not.toContain('Warmschrot')
})

test('a language that the shop no longer has names nothing', async () => {
  const order = await place(await namedTool('Nib Puller', 'Splintzieher'))
  await shop.saveSettings({ languages: '' })
  await confirm(order)
  await ship(order)
  expect(await textOf(order, 'invoice')).toContain('Nib Puller')
})
