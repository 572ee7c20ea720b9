/**
 * Categories and brands have a name and a sentence in each language of the shop: its pages say
 * them, lists are narrowed by the same address as ever, and what is missing is the shop's own.
 */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { publicPages } from '../../../tests/contracts/page-build.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { createApp } from '../../app/app.server.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { createLogger } from '../../platform/http/log.server.ts'

// Without a bundler the style sheet has no address.
vi.mock('../../ui/app.css?url', () => ({ default: '/assets/app.css' }))
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
let app: FastifyInstance
let actor: Actor
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Petra Stein', 'admin')
  await shop.demo.load()
  const { revision } = await shop.settings.read({ actor }, {})
  await shop.settings.save({ actor }, { revision, languages: 'de' })
  const pages = { build: publicPages(), inLanguage: async () => publicPages() }
  app = await createApp({ shop, config: shop.config, log: createLogger('silent'), pages })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

/** The page of an address, or the one that it leads to. */
const page = async (url: string): Promise<string> => {
  const { statusCode, headers, body } = await app.inject({ url })
  return statusCode === 301 ? page(String(headers.location)) : body
}
type Kind = 'categories' | 'brands'
const recordOf = async (kind: Kind, name: string) =>
  (await shop.catalogue.records({ actor }, { kind })).find((record) => record.name === name) ??
  expect.unreachable(`no ${name}`)
async function save(kind: Kind, name: string, change: object) {
  const { id, slug, position, sentence, image, parent, maker, responsible, revision } =
    await recordOf(kind, name)
  const record = { id, name, slug, position, sentence, image, parent, maker, responsible }
  return shop.catalogue.saveRecord({ actor }, { kind, ...record, revision, ...change })
}

test('pages of a further language call the categories of the demo shop in it', async () => {
  expect(await page('/de')).toContain('Messwerkzeuge')
  const category = await page('/de/categories/hammers')
  expect(category).toMatch(/<h1>Hämmer/)
  expect(category).toContain('geschmiedete Köpfe')
  expect(category).toMatch(/<title>[^<]*Hämmer/)
  // The filters of a list are found by the name of the record, in every language.
  const list = await page('/de/purchase?category=Hammers')
  expect(list).toMatch(/value="Hammers"[^>]*\/?><span>Hämmer<\/span>/)
  expect(list).toMatch(/<h1>Hämmer/)
  const tool = await page('/de/tools/combination-wrench-13-mm')
  expect(tool).toMatch(/category=Wrenches"[^>]*>Schraubenschlüssel</)
  for (const url of ['/', '/categories/hammers', '/purchase', '/tools/combination-wrench-13-mm'])
    expect(await page(url), url).not.toMatch(/Hämmer|Messwerkzeuge/)
})

test('what staff write is on the pages at once, and an empty text is that of the record', async () => {
  await shop.tool({ sku: 'SAW-BLD', name: 'Saw Blade', category: 'Blades', brand: 'Kestrow Blue' })
  const slug = (await recordOf('categories', 'Blades')).slug
  expect(await page(`/de/categories/${slug}`)).toContain('<h1><bdi lang="en">Blades</bdi>')
  const text = { language: 'de', name: 'Sägeblätter', sentence: '' }
  const saved = await save('categories', 'Blades', { sentence: 'For all saws.', texts: [text] })
  expect(saved.texts).toEqual([text])
  const german = await page(`/de/categories/${slug}`)
  expect(german).toMatch(/<h1>Sägeblätter/)
  expect(german).toContain('For all saws.')
  // A new name of the record keeps its texts; without `texts` nothing of them is changed.
  await save('categories', 'Blades', { name: 'Saw Blades' })
  expect(await page(`/de/categories/${slug}`)).toMatch(/<h1>Sägeblätter/)
  await save('categories', 'Saw Blades', { texts: [{ ...text, name: '' }] })
  expect(await page(`/de/categories/${slug}`)).toContain('<h1><bdi lang="en">Saw Blades</bdi>')
})

test('a brand has its sentence in each language, and markup is shown as text', async () => {
  await shop.tool({ sku: 'BRD-1', name: 'Branded Saw', brand: 'Northfell' })
  const script = '<script>alert(1)</script>'
  const texts = [{ language: 'de', name: '', sentence: `Sägen aus Solingen ${script}` }]
  const { slug } = await save('brands', 'Northfell', { texts })
  const german = await page(`/de/brands/${slug}`)
  expect(german).toContain('Sägen aus Solingen')
  expect(german).not.toContain(script)
  expect(await page(`/brands/${slug}`)).not.toContain('Solingen')
})

test('a language that the shop does not have is refused in words, and nothing is saved', async () => {
  for (const language of ['fr', 'en', 'constructor']) {
    const refused = save('categories', 'Hammers', {
      sentence: 'Lost',
      texts: [{ language, name: 'Marteaux', sentence: '' }],
    })
    await expect(refused, language).rejects.toMatchObject({
      body: { errors: [{ pointer: '#/texts/0/language' }] },
    })
  }
  expect((await recordOf('categories', 'Hammers')).sentence).not.toBe('Lost')
})
