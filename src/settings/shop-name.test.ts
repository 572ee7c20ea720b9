/** A shop named otherwise is nowhere called Ironmonger: pages, mails, documents, the API's document. */
import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicPages } from '../../tests/contracts/page-build.ts'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { createApp } from '../app/app.server.ts'
import { textPagePaths } from '../platform/http/static-pages.ts'
import { createLogger } from '../platform/http/log.server.ts'

let shop: OrderShop
let app: FastifyInstance
beforeAll(async () => {
  shop = await openOrderShop({ DEMO: 'on' })
  const log = createLogger('error')
  app = await createApp({ shop, config: shop.config, log, pages: { build: publicPages() } })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const save = async (values: object) => {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  return shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
const readPage = async (url: string) => (await app.inject(url)).body

describe('a shop that is named Anvil & Sons', () => {
  test('bears the name on pages that were cached under the old one', async () => {
    const urls = [
      '/',
      '/purchase',
      '/blogs',
      '/myportfolio',
      '/about',
      '/contact',
      '/nothing-here',
      '/api/openapi.json',
    ]
    for (const url of urls) expect(await readPage(url)).toContain('Ironmonger')
    await save({ name: 'Anvil & Sons', legalName: 'Anvil & Sons GmbH' })
    for (const url of urls) {
      const text = await readPage(url)
      expect(text).not.toContain('Ironmonger')
      expect(text).toMatch(/Anvil (&amp;|&|\\u0026) Sons/)
    }
  })
  test('bears no other on any page, for search engines, on errors and in what describes it', async () => {
    const urls = [
      '/login',
      '/signup',
      '/reset-password',
      '/sign-out',
      '/cart',
      '/order-pad',
      '/compare',
      ...textPagePaths.map((path) => `/${path}`),
      '/dashboard',
      '/dashboard/settings',
      '/dashboard/checklist',
      '/purchase/nothing',
      '/tools/nothing',
      '/categories/nothing',
      '/pages/nothing',
      '/purchase?q=%00',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/api',
      '/api/nothing',
      '/icon.svg',
      '/favicon.ico',
      '/dev/mailbox',
      '/readyz',
    ]
    for (const url of urls) expect(await readPage(url), url).not.toMatch(/ironmonger(?!-|\.)/i)
  })
  test('bears it in mails and their sender', async () => {
    const { order } = await shop.placeNewTool()
    await shop.transition(order.number, 'confirmed')
    await shop.identity.createAccount({
      name: 'New Buyer',
      email: 'new@example.com',
      password: 'three brown anvils',
      verified: false,
    })
    await app.inject({
      method: 'POST',
      url: '/api/auth/request-password-reset',
      payload: { email: 'new@example.com' },
      headers: { origin: shop.config.origin },
    })
    await expect
      .poll(async () => (await mails()).map(({ subject }) => subject))
      .toContain('Reset your password for Anvil & Sons')
    const sent = await mails()
    expect(sent.map(({ subject }) => subject)).toContain(`Order ${order.number} is confirmed`)
    for (const mail of sent) {
      expect(Object.values(mail).join('\n')).not.toContain('Ironmonger')
      expect(mail.body).toContain('Anvil & Sons')
    }
    const mailbox = await readPage('/dev/mailbox')
    expect(mailbox).toContain('Anvil &#38; Sons &#60;no-reply@')
    expect(mailbox).not.toContain('Ironmonger')
  })
  test('bears its colour in a style sheet and an icon, and its name in the manifest', async () => {
    await save({ accent: '#ffd400' })
    const page = await readPage('/')
    expect(page).toContain('href="/theme-ffd400.css"')
    expect(page).toContain('href="/icon-ffd400.svg"')
    expect(await readPage('/theme-ffd400.css')).toContain('--accent:#ffd400')
    expect(await readPage('/icon-ffd400.svg')).toContain('fill="#ffd400"')
    expect((await app.inject('/theme-000080.css')).statusCode).toBe(404)
    expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Anvil & Sons',
    })
  })
  test('bears it, or the legal name, on documents', async () => {
    const { order } = await shop.placeNewTool()
    await shop.transition(order.number, 'confirmed')
    const request = { number: order.number, kind: 'invoice', size: 'a4' } as const
    const { pdf } = await shop.documents.issue({ actor: shop.admin }, request)
    const { rows } = await sql<{ name: string }>`
      select content -> 'shop' ->> 'name' as name from documents`.execute(shop.database.handle)
    expect(rows).toEqual([{ name: 'Anvil & Sons GmbH' }])
    expect(Buffer.from(pdf, 'base64').toString('latin1')).not.toContain('Ironmonger')
  })
})

const mails = async () => {
  const { rows } = await sql<{ subject: string; body: string; html: string | null }>`
    select subject, body, html from mail_outbox`.execute(shop.database.handle)
  return rows
}

test('no text of the program names the shop: it comes from the settings', () => {
  // The default itself, what the console says of the program, and the label of the library.
  const allowed =
    /shop-profile\.ts$|messages\/(\w\w\/)?startup\.ts$|better-auth\.server\.ts$|\.test\.tsx?$/
  const code = (path: string) =>
    readFileSync(path, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|\s)\/\/.*$/gm, '')
  const naming = globSync('src/**/*.{ts,tsx}').filter(
    (path) => !allowed.test(path) && code(path).includes('Ironmonger'),
  )
  // An example in a help or a reference would be one, too.
  expect(naming).toEqual([])
})
