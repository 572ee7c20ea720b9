/**
 * A year of trade in a German shop, and the same in an English one: orders that wait, are approved,
 * refused, edited, shipped in parts, paid late, returned and credited, quotes, back-orders. What mails
 * and documents say has no word that only the messages of the other language have.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../src/platform/access/endpoint.ts'
import { foreignWords } from './e2e/words-of-languages.ts'
import { openHoldShop, type HoldShop } from './hold-shop.ts'
import { contact } from './order-shop.ts'
import { pdfText } from './pdf-text.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const toolName = 'Klauenhammer Hickory 450 g'
const words = { note: 'Bitte am 5.', place: 'Am Markt 1\n10115 Berlin', seller: 'Schmiede GmbH' }
/** What people have written: names, notes and addresses. */
const content = [
  toolName,
  ...Object.values(words).flatMap((text) => text.split('\n')),
  contact.address,
  /Company \d+(?: Owner| Approver| Buyer| \(\d\))?/g,
  /Celia Navarro|Marta Ibarra|Tool Admin|Ironmonger|Deutschland|Berlin|Austin/g,
]
const withoutContent = (text: string): string =>
  content.reduce<string>((left, part) => left.replaceAll(part, ' '), text)

let shop: HoldShop
let company: Awaited<ReturnType<HoldShop['openCompany']>>

const by = () => ({ actor: shop.admin })
const newKey = () => ({ ...by(), idempotencyKey: randomUUID() })

const newTool = async (stock = 500): Promise<string> =>
  (await shop.tool({ name: toolName, price: 1000, stock })).id

/** An order of this many pieces, confirmed; without a company it is the buyer's own. */
async function confirmed(quantity: number, person: Actor = company.owner): Promise<number> {
  const { number } = await company.order(await newTool(), quantity, person)
  await shop.transition(number, 'confirmed')
  return number
}

const ship = (number: number, quantity: number) =>
  shop.shipments.create(newKey(), {
    number,
    lines: [{ line: 1, quantity }],
    parcels: [{ trackingNumber: '00340434', trackingLink: '' }],
  })

async function approvals(): Promise<void> {
  const tool = await newTool()
  const [first, second] = [await company.order(tool, 20), await company.order(tool, 30)]
  await shop.orders.releaseHold({ actor: company.approver }, { number: first.number })
  await shop.orders.refuseHold({ actor: company.approver }, { number: second.number })
}

async function shipping(): Promise<void> {
  const number = await confirmed(10)
  await ship(number, 4)
  await ship(number, 6)
  await shop.transition(number, 'delivered')
  const cancelled = await confirmed(3)
  await shop.transition(cancelled, 'cancelled', shop.admin, { note: words.note })
}

async function moneyAndReturns(): Promise<void> {
  const number = await confirmed(10)
  await ship(number, 10)
  const [item] = await shop.documents.list(by(), { order: number, kind: 'invoice' })
  await shop.at(new Date('2027-02-20T10:00:00Z'), () =>
    shop.payments.remind(by(), { id: item?.id ?? '', step: 1 }),
  )
  const asked = { number, lines: [{ line: 1, quantity: 2 }], reason: words.note }
  const { id } = await shop.shipments.requestReturn({ actor: company.owner }, asked)
  await shop.shipments.moveReturn(by(), { id, status: 'approved', scrapped: false })
  await shop.shipments.moveReturn(by(), { id, status: 'received', scrapped: false })
  const refused = await shop.shipments.requestReturn({ actor: company.owner }, asked)
  await shop.shipments.moveReturn(by(), { id: refused.id, status: 'refused', scrapped: false })
}

async function offers(): Promise<void> {
  const toolId = await newTool()
  const lines = [{ toolId, quantity: 5 }]
  const actor = shop.buyer
  const { id } = await shop.quotes.ask({ actor, idempotencyKey: randomUUID() }, { lines })
  const offer = {
    id,
    validUntil: '2026-12-20',
    lines: [{ ...lines[0], toolId, quantity: 5, unitPrice: 800 }],
  }
  await shop.quotes.answer(by(), { ...offer, version: 0, message: words.note })
  await shop.quotes.accept({ actor }, { id, version: 1, ...contact })
}

async function trade(): Promise<void> {
  company = await shop.openCompany({ perOrder: 10_000 })
  await approvals()
  await shipping()
  await moneyAndReturns()
  await offers()
}

describe.each(['de', 'en'] as const)('in a shop in %s', (language) => {
  beforeAll(async () => {
    shop = await openHoldShop({ SMTP_URL: 'smtp://127.0.0.1:9' })
    await shop.saveSettings({
      defaultLanguage: language,
      country: 'DE',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      legalName: words.seller,
      address: words.place,
      vatId: 'DE136695976',
    })
    await shop.saveSettings({
      tax: 'vat',
      email: 'rechnung@schmiede.example',
      bank: 'DE02 1203 0000 0000 2020 51',
      invoicing: 'when-shipped',
      orderConfirmations: 'yes',
      paymentTerms: '2/10 net 30',
      paymentsSince: '2026-01-01',
      reminderDays: '7, 21',
    })
    await trade()
  })
  afterAll(() => shop.close())

  test('no mail has a word of the other language', async () => {
    const { rows } = await sql<{ subject: string; body: string }>`
      select subject, body from mail_outbox order by created_at`.execute(shop.database.handle)
    expect(new Set(rows.map(({ subject }) => subject.replaceAll(/\d+/g, ''))).size).toBeGreaterThan(
      12,
    )
    const found = rows.flatMap(({ subject, body }) =>
      [subject, ...body.split('\n')].flatMap((line) =>
        foreignWords(withoutContent(line), language).map((word) => `${word}: ${subject}: ${line}`),
      ),
    )
    expect([...new Set(found)]).toEqual([])
  })

  test('no document has one', async () => {
    const documents = await shop.documents.list(by(), {})
    const kinds = new Set(documents.map(({ kind }) => kind))
    for (const kind of ['delivery-note', 'invoice', 'credit-note']) expect(kinds).toContain(kind)
    const found: string[] = []
    const number = await confirmed(10)
    for (const kind of ['order-confirmation', 'proforma'] as const) {
      const { bytes } = await shop.documents.orderFile(by(), { number, kind })
      for (const word of foreignWords(withoutContent(pdfText(bytes)), language))
        found.push(`${kind}: ${word}`)
    }
    for (const { id, kind } of documents) {
      const { bytes } = await shop.documents.file(by(), { id, size: 'a4' })
      const text = withoutContent(pdfText(bytes))
      for (const word of foreignWords(text, language)) found.push(`${kind}: ${word}`)
    }
    expect([...new Set(found)]).toEqual([])
  })
})
