/** An invoice that is issued after its goods were shipped says when they were. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'
import { readPdf } from '../../../tests/pdf-text.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
let today = '2026-11-02'
beforeAll(async () => {
  shop = await openOrderShop({}, () => new Date(`${today}T12:00:00Z`))
  const save = async (values: object) => {
    const { revision } = await shop.settings.read({ actor: shop.admin }, {})
    await shop.settings.save({ actor: shop.admin }, { revision, ...values })
  }
  await save({ country: 'DE', address: 'Am Markt 1\n10115 Berlin' })
  await save({ tax: 'vat', vatId: 'DE 123 456 789', email: 'rechnung@schmiede.example' })
})
afterAll(() => shop.close())

/** An order that is shipped on the second of the month, and invoiced on the twentieth. */
async function invoice(kind: 'invoice' | 'packing-slip', isShipped: boolean) {
  today = '2026-11-02'
  const { id } = await shop.tool()
  const { number } = await shop.placeTool(id, 5, { country: 'DE' })
  await shop.transition(number, 'confirmed')
  for (const status of isShipped ? (['picking', 'shipped'] as const) : [])
    await shop.transition(number, status)
  today = '2026-11-20'
  const { pdf } = await shop.documents.issue({ actor: shop.admin }, { number, kind, size: 'a4' })
  const texts = readPdf(Buffer.from(pdf, 'base64')).flatMap((page) => page.texts)
  const [issued] = await shop.documents.list({ actor: shop.admin }, { order: number })
  return { texts: texts.map(({ text }) => text.trim()), id: issued?.id ?? '' }
}

test('on paper and for machines', async () => {
  const { texts, id } = await invoice('invoice', true)
  expect(texts).toContain('Date November 20, 2026')
  expect(texts).toContain('Shipped November 2, 2026')
  const file = await shop.documents.xml({ actor: shop.admin }, { id, format: 'ubl' })
  const xml = new TextDecoder().decode(file.bytes)
  expect(xml).toContain('<cbc:IssueDate>2026-11-20<')
  expect(xml).toContain('<cbc:ActualDeliveryDate>2026-11-02<')
})
test('of an order that was shipped in part, the invoice does not say that it was shipped', async () => {
  today = '2026-11-02'
  const { id } = await shop.tool()
  const { number } = await shop.placeTool(id, 5, { country: 'DE' })
  await shop.transition(number, 'confirmed')
  await shop.shipments.create(
    { actor: shop.admin, idempotencyKey: crypto.randomUUID() },
    { number, lines: [{ line: 1, quantity: 2 }] },
  )
  today = '2026-11-20'
  const request = { number, kind: 'invoice', size: 'a4' } as const
  const { pdf } = await shop.documents.issue({ actor: shop.admin }, request)
  const texts = readPdf(Buffer.from(pdf, 'base64')).flatMap((page) => page.texts)
  expect(texts.map(({ text }) => text).join('\n')).not.toContain('Shipped')
})
test('and says nothing of it before, nor does a packing slip', async () => {
  for (const [kind, isShipped] of [
    ['invoice', false],
    ['packing-slip', true],
  ] as const)
    expect((await invoice(kind, isShipped)).texts.join('\n')).not.toContain('Shipped')
})
