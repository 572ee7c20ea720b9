/**
 * A language that is made of the English one: every text is longer and has accents. Each public page,
 * a mail and a refusal are said in it, so a word without them comes from no file of messages, and
 * nobody could translate it.
 */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OrderShop } from './order-shop.ts'

// Without a bundler the style sheet has no address.
vi.mock('../src/ui/app.css?url', () => ({ default: '/assets/app.css' }))
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' }

/** 'Order {number} is placed' → 'Óórdéér {number} íís pláácééd'; addresses and fields stay. */
const longer = (text: string): string =>
  /^(?:[/#]|https?:)/.test(text)
    ? text
    : text.replaceAll(/\{\w+\}|[aeiouy]/gi, (part) => {
        const accent = accents[part.toLowerCase()]
        if (accent === undefined) return part
        return (part === part.toLowerCase() ? accent : accent.toUpperCase()) + accent
      })

/** Messages, whatever their shape, in the made language. */
function said(messages: unknown): unknown {
  if (typeof messages === 'string') return longer(messages)
  if (typeof messages === 'function')
    return (...words: readonly unknown[]) => said(Reflect.apply(messages, undefined, words))
  if (Array.isArray(messages)) return messages.map(said)
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(Object.entries(messages).map(([name, each]) => [name, said(each)]))
}

for (const path of globSync(['src/*/messages/*.ts', 'packages/contract/messages.ts']))
  if (!path.endsWith('.test.ts'))
    vi.doMock(resolve(path), async (importOriginal) =>
      Object.fromEntries(
        Object.entries(Object(await importOriginal())).map(([name, each]) => [name, said(each)]),
      ),
    )

const tool = { name: 'Hämmër 1', brand: 'Stähl', category: 'Wërkzëug', description: 'Schlägt.' }
let shop: OrderShop
let app: FastifyInstance
const addresses = ['/', '/purchase', '/purchase?q=n%C3%AFchts']
beforeAll(async () => {
  const { openOrderShop } = await import('./order-shop.ts')
  const { createApp } = await import('../src/app/app.server.ts')
  const { createLogger } = await import('../src/platform/http/log.server.ts')
  const { publicPages } = await import('./contracts/page-build.ts')
  shop = await openOrderShop({ SMTP_URL: 'smtp://127.0.0.1:9' })
  // Its code: that of a language which has a place in the program.
  await shop.saveSettings({ defaultLanguage: 'de', name: 'Ëisën' })
  for (const [kind, name] of [
    ['categories', tool.category],
    ['brands', tool.brand],
  ] as const) {
    const record = await shop.catalogue.addRecord({ actor: shop.admin }, { kind, name })
    addresses.push(`/${kind}/${record.slug}`)
  }
  addresses.push(`/tools/${(await shop.tool(tool)).slug}`)
  const pages = { build: publicPages() }
  app = await createApp({ shop, config: shop.config, log: createLogger('error'), pages })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

/** No words of the program: names of programs and formats, the legal ones of its licence, its own name. */
const names = /\b(?:Ironmonger|English|Deutsch|GitHub|Markdown|JSON|CSV|XLSX|PDF|GTIN|SKU|VAT)\b/g

/** The words of a text that have a vowel and no accent, codes and addresses apart. */
const plainWords = (text: string): readonly string[] =>
  text
    .replaceAll(/&\w+;|&#\w+;/g, ' ')
    .replaceAll(/https?:\S+|\S+@\S+|\S*\d\S*/g, ' ')
    .replaceAll(names, ' ')
    .match(/\p{L}{3,}/gu)
    ?.filter((word) => /^[a-z]+$/i.test(word) && /[aeiouy]/i.test(word)) ?? []

/** What a page says, to eyes and to screen readers. */
function textsOf(html: string): readonly string[] {
  const body = html.replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, ' ')
  const spoken = body.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)
  const described = /<meta name="description" content="([^"]*)"/.exec(body)?.[1] ?? ''
  return [
    described,
    ...[...spoken].map(([, text = '']) => text),
    ...body.replaceAll(/<!--[^]*?-->/g, '').split(/<[^>]*>/),
  ]
}

test('every public page is said in it', async () => {
  const found: string[] = []
  const others = ['/compare', '/blogs', '/myportfolio', '/about', '/contact', '/none']
  for (const url of [...addresses, ...others]) {
    const { body, statusCode } = await app.inject(url)
    expect(statusCode, url).toBe(url === '/none' ? 404 : 200)
    expect(body).toContain('<html lang="de"')
    expect(body).not.toMatch(/>[^<]*\b(?:undefined|NaN|\[object)/)
    expect(
      textsOf(body)
        .join(' ')
        .match(/\p{L}*[áéíóúý]\p{L}*/gu)?.length,
      url,
    ).toBeGreaterThan(40)
    const words = textsOf(body).flatMap((text) =>
      plainWords(text).map((word) => `${word} in “${text.trim()}”`),
    )
    found.push(...words.map((each) => `${url}: ${each}`))
  }
  expect([...new Set(found)]).toEqual([])
})

test('a refusal of the API is said in it', async () => {
  const { body } = await app.inject({ method: 'PUT', url: '/api/user/x', payload: { email: 'x' } })
  const problem: { title: string; errors?: { detail: string }[] } = JSON.parse(body)
  const texts = [problem.title, ...(problem.errors ?? []).map(({ detail }) => detail)]
  expect(texts.flatMap(plainWords)).toEqual([])
  expect(texts.length).toBeGreaterThan(1)
})
