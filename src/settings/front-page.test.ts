/** The front page as the shopkeeper sets it: its words and figures, and pages that are left out. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPages } from '../../tests/contracts/page-build.ts'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { createApp } from '../app/app.server.ts'
import { createLogger } from '../platform/http/log.server.ts'

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
})

const save = async (values: object) => {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  return shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
const readPage = async (url: string) => (await app.inject(url)).body

test('words and figures of the banner are those of the specification until they are set', async () => {
  const before = await readPage('/')
  for (const text of ['Hello there', 'NEED NEW TOOLS ?', '347+', 'Happy Clients'])
    expect(before).toContain(text)
  await save({ heroGreeting: '', heroHeadline: 'Saws & files', figures: '12 | Makers' })
  const after = await readPage('/')
  expect(after).toContain('<h1>Saws &amp; files</h1>')
  expect(after).toContain('<dt>Makers</dt><dd>12</dd>')
  for (const text of ['Hello there', 'NEED NEW TOOLS ?', '347+']) expect(after).not.toContain(text)
  await save({ figures: '' })
  expect(await readPage('/')).not.toContain('class="stats"')
})

test('blog and portfolio can be left out: no page, no link, not in the sitemap', async () => {
  for (const url of ['/blogs', '/myportfolio']) {
    expect((await app.inject(url)).statusCode).toBe(200)
    expect(await readPage('/purchase')).toContain(`href="${url}"`)
  }
  await save({ blogs: 'hidden', portfolio: 'hidden' })
  for (const url of ['/blogs', '/myportfolio']) {
    expect((await app.inject(url)).statusCode).toBe(404)
    expect(await readPage('/purchase')).not.toContain(`href="${url}"`)
    expect(await readPage('/sitemap-pages.xml')).not.toContain(url)
  }
  await save({ blogs: 'shown', portfolio: 'shown' })
  expect((await app.inject('/blogs')).statusCode).toBe(200)
})

test('the blog is edited like any text page, beginning with the text of the program', async () => {
  const { title, description, body, revision } = await shop.pages.page(
    { actor: shop.admin },
    { slug: 'blogs' },
  )
  expect(body).toContain('## How can you improve the performance of a React application?')
  await shop.pages.savePage(
    { actor: shop.admin },
    { slug: 'blogs', title, description, revision, body: '## Which saw?\n\nA sharp one.' },
  )
  const page = await readPage('/blogs')
  expect(page).toContain('<h2>Which saw?</h2><p>A sharp one.</p>')
  expect(page).not.toContain('React application')
  const pages = await shop.pages.pages({ actor: shop.admin }, {})
  expect(pages).toContainEqual(
    expect.objectContaining({ slug: 'myportfolio', path: '/myportfolio', by: null }),
  )
})
