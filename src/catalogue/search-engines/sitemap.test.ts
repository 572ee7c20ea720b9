/**
 * What search engines are told: every tool that is sold, once, in parts that stay what they are.
 */
import type { FastifyInstance } from 'fastify'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { createApp } from '../../app/app.server.ts'
import { createLogger } from '../../platform/http/log.server.ts'
import { createCatalogueSitemap } from './sitemap.server.ts'

let shop: TestShop
let app: FastifyInstance
const added: { id: string; slug: string }[] = []
beforeAll(async () => {
  shop = await openTestShop({ ORIGIN: 'https://shop.example' })
  app = await createApp({ shop, config: shop.config, log: createLogger('silent') })
  for (let count = 1; count <= 7; count += 1)
    added.push(
      await shop.tool({
        name: `Mapped Hammer ${count}`,
        category: count === 1 ? `Nuts & "Bolts" <i>` : 'Hammers',
      }),
    )
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const remove = async (id: string) =>
  shop.catalogue.remove({ actor: await shop.person('Sitemap Admin', 'admin') }, { id })

test('each tool that is sold stands in one part, with when it changed; parts stay where they were', async () => {
  const sitemap = createCatalogueSitemap(shop.database, 3)
  const slugs = async (part: string) => {
    const rows: (readonly [string, boolean])[] = []
    for await (const { path, changedAt } of (await sitemap.part(part)) ?? [])
      rows.push([path, changedAt instanceof Date])
    return rows
  }
  const parts = [...(await sitemap.parts())]
  expect(parts).toEqual(['00000000-0000-0000-0000-000000000000', added[2]?.id, added[5]?.id])
  const all = (await Promise.all(parts.map(slugs))).map((rows) => rows.map(([path]) => path))
  expect(all).toEqual(
    [added.slice(0, 3), added.slice(3, 6), added.slice(6)].map((rows) =>
      rows.map(({ slug }) => `/tools/${slug}`),
    ),
  )
  await remove(added[1]?.id ?? '')
  expect(await sitemap.parts()).toEqual(parts)
  expect(await slugs(parts[0] ?? '')).toEqual(
    [added[0], added[2]].map((tool) => [`/tools/${tool?.slug}`, true]),
  )
  expect(await sitemap.part(added[0]?.id ?? ''), 'no part begins there').toBeUndefined()
  expect(
    [...(await createCatalogueSitemap(shop.database, 3).parts())],
    'another instance finds the same',
  ).toEqual(parts)
})

test('robots are told where the sitemap is, and what is not for them', async () => {
  const { body, headers } = await app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  for (const line of [
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /api/',
    'Disallow: /cart',
    'Disallow: /purchase/',
    'Sitemap: https://shop.example/sitemap.xml',
  ])
    expect(body.split('\n')).toContain(line)
})

test('the sitemap leads to its parts, and these to every page, escaped as XML', async () => {
  const index = await app.inject('/sitemap.xml')
  expect(index.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  const parts = [...index.body.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-00000000-0000-0000-0000-000000000000.xml'])
  const [pages, tools] = await Promise.all(parts.map((path) => app.inject(path)))
  for (const path of [
    '/',
    '/purchase',
    '/about',
    '/categories/hammers',
    '/categories/nuts-bolts-i',
  ])
    expect(pages?.body).toContain(`<url><loc>https://shop.example${path}</loc></url>`)
  expect(pages?.body).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/)
  expect(tools?.body).toMatch(
    new RegExp(
      `<url><loc>https://shop.example/tools/${added[0]?.slug}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod></url>`,
    ),
  )
  const zipped = await app.inject({
    url: parts[1] ?? '',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect([zipped.headers['content-encoding'], gunzipSync(zipped.rawPayload).toString()]).toEqual([
    'gzip',
    tools?.body,
  ])
})

test.each([
  '/sitemap-.xml',
  '/sitemap-tools.xml',
  '/sitemap-00000000-0000-0000-0000-000000000001.xml',
  `/sitemap-'or'1.xml`,
  '/sitemap-%00.xml',
  '/sitemap-pages.txt',
  `/sitemap-${'x'.repeat(500)}.xml`,
])('%s is none', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404)
})

test.each([
  ['/Purchase', '/purchase'],
  ['/PURCHASE/?Q=A&q=B', '/purchase?Q=A&q=B'],
  ['/tools/Claw-Hammer', '/tools/claw-hammer'],
  ['/blogs/', '/blogs'],
  ['/blogs//', '/blogs'],
  ['/a//B', '/a/b'],
  ['/blogs/?x', '/blogs?x'],
  ['/tools/S%C3%A4ge', '/tools/s%C3%A4ge'],
])('%s leads to %s, for good', async (from, to) => {
  const { statusCode, headers } = await app.inject(from)
  expect([statusCode, headers.location]).toEqual([308, to])
})

test.each([
  '/',
  '/purchase?q=A/',
  '/categories/hammers',
  '/api/tools/X',
  '/assets/Index-AbC.js',
  '//Evil.example',
  '/\\Evil.example',
  '/pictures/P-x',
  '/tools/s%C3%A4ge',
])('%s leads nowhere else', async (path) => {
  expect((await app.inject(path)).statusCode).not.toBe(308)
})

test('what is sent is not lost on the way: only reading is led elsewhere', async () => {
  expect((await app.inject({ method: 'POST', url: '/Purchase' })).statusCode).not.toBe(308)
})
