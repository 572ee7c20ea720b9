/** A shop with another currency: every price bears its sign, and the first order fixes it. */
import { sql } from 'kysely'
import { encode, safeDecode } from 'zod/mini'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isProblem } from '../../packages/contract/problem.ts'
import { publicPages } from '../../tests/contracts/page-build.ts'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { createApp } from '../app/app.server.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { Money, MoneyTotal } from '../platform/fields/money-field.ts'
import { defaultCurrency, setShopCurrency } from '../platform/money/money.ts'
import { SettingsChange } from './contract.ts'

let shop: OrderShop
let app: FastifyInstance
beforeAll(async () => {
  shop = await openOrderShop()
  const log = createLogger('error')
  app = await createApp({ shop, config: shop.config, log, pages: { build: publicPages() } })
})
afterAll(async () => {
  await app.close()
  await shop.close()
  setShopCurrency(defaultCurrency)
})

const save = async (values: object) => {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  return shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
const errorsOf = async (saving: Promise<unknown>) => {
  const error: unknown = await saving.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return isProblem(error) ? [error.body.status, error.body.errors] : error
}
const readPage = async (url: string) => (await app.inject(url)).body

describe('a shop in euros', () => {
  test('says so on pages, in the API and in its document, which were cached in dollars', async () => {
    const tool = await shop.tool({
      name: 'Bow Saw',
      price: 1250,
      priceBreaks: [{ from: 48, price: 1100 }],
    })
    const urls = [`/tools/${tool.slug}`, '/purchase', '/api/tools', `/api/tools/${tool.id}`]
    for (const url of urls) expect(await readPage(url)).toContain('$12.50')
    await save({ currency: 'EUR' })
    for (const url of urls) {
      const text = await readPage(url)
      expect(text).toContain('€12.50')
      expect(text).not.toContain('$12.50')
      expect(text).not.toContain('US dollars')
    }
    expect(await readPage(`/tools/${tool.slug}`)).toContain('"priceCurrency":"EUR"')
    expect(await readPage(`/tools/${tool.slug}`)).toContain('content="EUR €"')
    expect(await readPage('/')).toContain('Prices in EUR, before tax and freight')
    expect((await app.inject(`/api/tools/${tool.id}`)).json()).toMatchObject({
      price: '€12.50',
      price_breaks: [{ min_quantity: 48, price: '€11.00' }],
    })
    expect((await app.inject('/api/tools/fields?fields=name,price')).json()).toContainEqual({
      _id: tool.id,
      name: 'Bow Saw',
      price: '€12.50',
    })
    const document = await readPage('/api/openapi.json')
    expect(document).toContain('`€12.50`, in EUR')
    // Neither a pattern nor an example is in dollars.
    expect(document).not.toMatch(/"[^"]*\\\\\$|"\$\d/)
    expect(await readPage('/api/openapi.json')).toContain('^€\\\\d{1,7}')
  })
  test('takes prices with its own sign or none, and names the sign of another', async () => {
    const take = (price: string) => {
      const result = safeDecode(Money, price)
      return result.success ? encode(Money, result.data) : result.error.issues[0]?.message
    }
    expect(['€9.90', '9.9', ' € 9.90', '$9.90', '9,90 €'].map(take)).toEqual([
      '€9.90',
      '€9.90',
      'Enter 9.90.',
      'Enter 9.90 without $: prices are in EUR.',
      'Enter 9.90, with a decimal point.',
    ])
    expect(safeDecode(MoneyTotal, '€1234567.50')).toMatchObject({ data: 123_456_750 })
    expect(safeDecode(MoneyTotal, '$12.50').success).toBe(false)
  })
  test('may be changed to a currency without a sign of its own, until there is an order', async () => {
    await save({ currency: 'CHF' })
    expect(await readPage('/api/tools')).toContain('"price":"CHF 12.50"')
    expect(await readPage('/purchase')).toContain('CHF\u00a012.50')
    await save({ currency: 'EUR' })
  })
  test('keeps it once something was ordered, on the order, its mail and its documents', async () => {
    const read = () => shop.settings.read({ actor: shop.admin }, {})
    expect(await read()).not.toHaveProperty('fixed')
    const { order } = await shop.placeNewTool()
    expect(await read()).toMatchObject({ fixed: ['currency'] })
    expect(order).toMatchObject({ currency: 'EUR' })
    await shop.transition(order.number, 'confirmed')
    const { rows: mails } = await sql<{ body: string; html: string }>`
      select body, html from mail_outbox where body like '%€%'`.execute(shop.database.handle)
    expect(mails.length).toBeGreaterThan(0)
    for (const { body, html } of mails) expect(body + html).not.toContain('$')
    const request = { number: order.number, kind: 'invoice', size: 'a4' } as const
    await shop.documents.issue({ actor: shop.admin }, request)
    const { rows } = await sql`
      select currency, content -> 'order' ->> 'currency' as printed
      from documents`.execute(shop.database.handle)
    expect(rows).toEqual([{ currency: 'EUR', printed: 'EUR' }])
    expect(await errorsOf(save({ currency: 'USD', tagline: 'rasps' }))).toEqual([
      422,
      [
        {
          pointer: '#/currency',
          detail: expect.stringContaining('The currency cannot be changed'),
        },
      ],
    ])
    expect((await shop.settings.current()).currency).toBe('EUR')
  })
  test('is not taken back to dollars by the environment or by putting back, either', async () => {
    const revisions = await shop.settings.revisions({ actor: shop.admin }, {})
    const last = revisions[0]?.revision ?? 0
    const error: unknown = await shop.settings
      .putBack({ actor: shop.admin }, { revision: last })
      .catch((reason: unknown) => reason)
    expect(isProblem(error) && error.body).toMatchObject({
      status: 409,
      detail: expect.stringContaining('The currency cannot be changed'),
    })
  })
})

test('a currency without two decimals is refused', () => {
  const result = safeDecode(SettingsChange, { revision: 0, currency: 'JPY' })
  expect(result.error?.issues).toMatchObject([
    { path: ['currency'], message: expect.stringContaining('two decimals') },
  ])
})

test('a shop that has sold in dollars and is started with SHOP_CURRENCY=EUR goes on in dollars', async () => {
  const other = await openOrderShop()
  try {
    setShopCurrency(defaultCurrency)
    await other.placeNewTool()
    await other.settings.fillUnset({ currency: 'EUR', tagline: 'rasps' })
    expect(await other.settings.current()).toMatchObject({ currency: 'USD', tagline: 'rasps' })
  } finally {
    await other.close()
  }
})
