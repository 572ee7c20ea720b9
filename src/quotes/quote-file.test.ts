/** The file of an offer: who may have it, of which version, and that its mail brings it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { startSmtpServer, type TestSmtpServer } from '../../tests/mail/smtp-server.ts'
import { rejection } from '../../tests/order-shop.ts'
import { renderQuote } from '../documents/drawing/draw-quote.server.ts'
import { quotesMessages } from './messages/quotes.ts'
import { openPricesShop, type PricesShop } from '../prices/test-shop.ts'

// Files are drawn in a thread that starts on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let shop: PricesShop
let smtp: TestSmtpServer
beforeAll(async () => {
  smtp = await startSmtpServer()
  const env = { SMTP_URL: smtp.url }
  shop = await openPricesShop(() => new Date('2026-11-22T12:00:00Z'), env)
  await shop.mail.start()
})
afterAll(async () => {
  await shop.close()
  await smtp.close()
})

const missing = { body: { type: notFound.type, status: 404 } }

/** A quote with offers at these prices. @returns its id */
async function offered(actor: Actor, ...prices: readonly number[]): Promise<string> {
  const { id: toolId } = await shop.tool()
  const asked = { lines: [{ toolId, quantity: 5 }] }
  const { id } = await shop.quotes.ask({ actor, idempotencyKey: randomUUID() }, asked)
  for (const [version, unitPrice] of prices.entries())
    await shop.quotes.answer(
      { actor: shop.admin },
      { id, version, validUntil: '2026-12-24', lines: [{ toolId, quantity: 5, unitPrice }] },
    )
  return id
}
const fileOf = (id: string, actor: Actor, version?: number) =>
  shop.quotes.file({ actor }, { id, version })

test('its buyer, colleagues and staff have the newest offer, and each earlier one', async () => {
  const company = await shop.company('Filed Ltd', null)
  const [actor, stranger] = [await company.actor(), await shop.person('Sven Stranger')]
  const id = await offered(actor, 800, 750)
  const newest = await fileOf(id, actor)
  expect(newest.name).toMatch(/^quote-\d+-version-2\.pdf$/)
  expect(Buffer.from(newest.bytes).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await fileOf(id, shop.admin)).hash).toBe(newest.hash)
  const first = await fileOf(id, actor, 1)
  expect(first.name).toMatch(/version-1\.pdf$/)
  expect(first.hash).not.toBe(newest.hash)
  expect(await rejection(fileOf(id, stranger))).toMatchObject(missing)
  expect(await rejection(fileOf(id, actor, 3))).toMatchObject(missing)
})

test('there is none before the shop has answered', async () => {
  const id = await offered(shop.buyer)
  expect(await rejection(fileOf(id, shop.buyer))).toMatchObject(missing)
})

test('the mail of an offer brings it', async () => {
  const id = await offered(shop.buyer, 800)
  const mail = await smtp.arrival(
    ({ to, text }) => to === shop.buyer.email && text.replaceAll(/=\r?\n/g, '').includes(id),
  )
  expect(mail.text).toMatch(/filename="?quote-\d+-version-1\.pdf/)
  expect(mail.text).toContain('Here is our offer: $40.00 for the goods, valid until')
  // '%PDF-' in base64.
  expect(mail.text).toContain('JVBERi0')
})

test('the mail says that tax is added, in a shop that adds any', () => {
  const offer = { name: 'Celia Navarro', total: 4000, validUntil: '2026-12-24' }
  const text = (taxed: boolean) => quotesMessages.offerMail.text({ ...offer, taxed }, '', '')
  expect(text(true)).toContain('Here is our offer: $40.00 for the goods, plus tax, valid until')
  const german = inLanguage('de', () => [text(true), text(false)])
  expect(german[0]).toContain(
    'wir bieten Ihnen die Ware für 40,00\u00a0$ zzgl. MwSt. an, gültig bis',
  )
  expect(german[1]).toContain('wir bieten Ihnen die Ware für 40,00\u00a0$ an, gültig bis')
})

test('the same offer is the same file, in whatever script it is written', async () => {
  const line = {
    toolId: randomUUID(),
    sku: 'HAM-16',
    quantity: 48,
    unitPrice: 750,
    total: 36_000,
  }
  const content = {
    shop: { name: 'Anvil & Sons', address: ['1 Anvil Row'], vatId: '', bank: '' },
    number: 12,
    version: 2,
    total: 72_000,
    currency: 'EUR',
    taxed: true,
    customer: { name: '王小明', company: 'شركة النجارة', email: 'wang@example.com' },
    lines: [
      { ...line, name: '羊角锤 16 盎司' },
      { ...line, name: 'مطرقة ١٦ أونصة' },
    ],
    validUntil: '2026-12-24',
    message: '欢迎',
    link: 'https://shop.example/q',
  }
  const quote = { content, offeredOn: '2026-11-22', offeredAt: new Date('2026-11-22T12:00:00Z') }
  const draw = () => renderQuote(quote, undefined, 'a4', ['arabic', 'chinese'])
  expect((await draw()).equals(await draw())).toBe(true)
})
