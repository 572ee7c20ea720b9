/** The content policy of the real pages: their own scripts may run, what slipped in may not. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createElement } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../../src/app/app.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { openTestShop, type TestShop } from '../shop.ts'
import { pages, publicPages } from './page-build.ts'

// Without a bundler the style sheet has no address.
vi.mock('../../src/ui/app.css?url', () => ({ default: '/assets/app.css' }))

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const planted = '<script>globalThis.planted = 1</script>'
let shop: TestShop
let tool: { readonly slug: string }
const apps: FastifyInstance[] = []
beforeAll(async () => {
  shop = await openTestShop()
  tool = await shop.tool({ description: `Drives nails. ${planted}` })
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await shop.close()
})

async function openPages(build = publicPages()): Promise<FastifyInstance> {
  const app = await createApp({
    shop,
    config: shop.config,
    log: createLogger('error'),
    pages: { build },
  })
  apps.push(app)
  return app
}

/** The texts of a page's inline scripts, and those whose hash its policy lacks. */
async function scriptsOf(app: FastifyInstance, url: string) {
  const { body, headers } = await app.inject(url)
  const texts = [...body.matchAll(/<script(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/g)]
    .filter(({ groups }) => !/ src=|ld\+json/.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => groups?.['text'] ?? '')
  const policy = String(headers['content-security-policy'])
  const hash = (text: string): string => createHash('sha256').update(text).digest('base64')
  return { body, texts, refused: texts.filter((text) => !policy.includes(hash(text))) }
}

test('every script that a page has of its own may run, and its mark is gone', async () => {
  const app = await openPages()
  for (const url of ['/', '/purchase', '/purchase?q=hammer', `/tools/${tool.slug}`, '/none']) {
    const { texts, refused, body } = await scriptsOf(app, url)
    expect(texts.length, url).toBeGreaterThan(2)
    expect(refused, url).toEqual([])
    expect(body).not.toContain('nonce')
  }
})

test('a script that slips into a page has no hash, and the others keep theirs', async () => {
  const careless = () => createElement('div', { dangerouslySetInnerHTML: { __html: planted } })
  const module = pages['tool']?.module
  if (!module) throw new Error('There is no page of a tool')
  const app = await openPages(publicPages({ tool: { ...module, default: careless } }))
  const { texts, refused, body } = await scriptsOf(app, `/tools/${tool.slug}`)
  expect(body).toContain(planted)
  expect(texts.length).toBeGreaterThan(3)
  expect(refused).toEqual(['globalThis.planted = 1'])
})

test("pages show pictures of the tools' hosts alone, those of a dashboard any", async () => {
  const app = await openPages()
  const pictures = async (url: string) =>
    String((await app.inject(url)).headers['content-security-policy'])
      .split('; ')
      .find((rule) => rule.startsWith('img-src'))
  expect(await pictures('/')).toBe("img-src 'self' https://pictures.example.com data:")
  // Any address gets a page here, that of nothing.
  expect(await pictures('/dashboard/addproduct')).toBe("img-src 'self' https: data:")
  await shop.tool({ image: 'https://b.example:8443/x.webp' })
  expect(await pictures('/')).toBe(
    "img-src 'self' https://b.example:8443 https://pictures.example.com data:",
  )
  await shop.tool({ image: "https://c.example;script-src'unsafe-inline'/x.webp" })
  await shop.tool({ image: 'https://D.EXAMPLE/x.webp' })
  expect(await pictures('/')).toBe(
    [
      "img-src 'self' https://b.example:8443 https://d.example",
      'https://pictures.example.com data:',
    ].join(' '),
  )
  for (let host = 0; host < 30; host += 1)
    await shop.tool({ image: `https://host${host}.example/x.webp` })
  expect(await pictures('/'), 'too many to name').toBe("img-src 'self' https: data:")
})
