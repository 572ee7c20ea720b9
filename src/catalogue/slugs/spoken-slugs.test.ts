/**
 * A tool and a category have an address in each language of the shop. What led to them leads there:
 * the shop's own slug, former ones, those of other languages; and canonical link, hreflang and
 * sitemap name the same.
 */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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
  await speak('de')
  const pages = { build: publicPages(), inLanguage: async () => publicPages() }
  app = await createApp({ shop, config: shop.config, log: createLogger('silent'), pages })
})
beforeEach(() => speak('de'))
afterAll(async () => {
  await app.close()
  await shop.close()
})

async function speak(languages: string): Promise<void> {
  const { revision, values } = await shop.settings.read({ actor }, {})
  if (values.languages !== languages) await shop.settings.save({ actor }, { revision, languages })
}
const callGerman = (id: string, name: string) =>
  shop.catalogue.saveToolTexts(
    { actor },
    { id, language: 'de', name, family: '', description: '', specs: [] },
  )
async function tool(name: string, german?: string) {
  const { id, slug } = await shop.tool({ name, category: 'Striking' })
  if (german !== undefined) await callGerman(id, german)
  return { id, slug }
}
const get = (url: string) => app.inject({ url })
/** Where an address leads to: itself, where it is a page. */
async function leadsTo(url: string): Promise<string> {
  const { statusCode, headers } = await get(url)
  if (statusCode === 200) return url
  expect(statusCode, url).toBe(301)
  return String(headers.location)
}
type Head = { readonly canonical: string | undefined; readonly alternates: Record<string, string> }
const headOf = async (url: string): Promise<Head> => {
  const { body } = await get(url)
  const path = (href: string) => new URL(href).pathname
  const links = [...body.matchAll(/<link ([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-zA-Z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    ),
  )
  const canonical = links.find(({ rel }) => rel === 'canonical')?.['href']
  return {
    canonical: canonical === undefined ? undefined : path(canonical),
    alternates: Object.fromEntries(
      links.flatMap(({ hreflang, href = '' }) =>
        hreflang === undefined ? [] : [[hreflang, path(href)] as const],
      ),
    ),
  }
}
async function inSitemap(part: string): Promise<string[]> {
  const { body } = await get(`/sitemap-${part}.xml`)
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

test('a tool is at its German slug, and whatever named it leads there', async () => {
  const { id, slug } = await tool('Machinist’s Hammer 300 g', 'Schlosserhammer Größe 300 g')
  expect(slug).toBe('machinist-s-hammer-300-g')
  const german = '/de/tools/schlosserhammer-groesse-300-g'
  expect(await leadsTo(german)).toBe(german)
  expect(await leadsTo(`/de/tools/${slug}?quantity=12`)).toBe(`${german}?quantity=12`)
  expect(await leadsTo('/tools/schlosserhammer-groesse-300-g')).toBe(`/tools/${slug}`)
  expect(await leadsTo(`/tools/${slug}`)).toBe(`/tools/${slug}`)
  await callGerman(id, 'Hammer für Schlosser')
  const renamed = '/de/tools/hammer-fuer-schlosser'
  for (const address of [german, `/de/tools/${slug}`, renamed])
    expect(await leadsTo(address)).toBe(renamed)
  expect(await leadsTo('/tools/schlosserhammer-groesse-300-g')).toBe(`/tools/${slug}`)
  // As before is as before; and without a German name the page is at the shop's own slug.
  await callGerman(id, 'Schlosserhammer Größe 300 g')
  for (const address of [german, `/de/tools/${slug}`, renamed])
    expect(await leadsTo(address)).toBe(german)
  await callGerman(id, '')
  for (const address of [german, `/de/tools/${slug}`, renamed])
    expect(await leadsTo(address)).toBe(`/de/tools/${slug}`)
  expect((await get('/de/tools/kein-solches-werkzeug')).statusCode).toBe(404)
})

test('canonical link, hreflang and sitemap name the page of each language, and agree', async () => {
  const { id, slug } = await tool('Sledge 4 kg', 'Vorschlaghammer 4 kg')
  const plain = await tool('Drilling Hammer')
  const pages = { en: `/tools/${slug}`, de: '/de/tools/vorschlaghammer-4-kg' }
  const alternates = { ...pages, 'x-default': pages.en }
  expect(await headOf(pages.en)).toEqual({ canonical: pages.en, alternates })
  expect(await headOf(pages.de)).toEqual({ canonical: pages.de, alternates })
  const untranslated = { en: `/tools/${plain.slug}`, de: `/de/tools/${plain.slug}` }
  expect(await headOf(untranslated.de)).toEqual({
    canonical: untranslated.de,
    alternates: { ...untranslated, 'x-default': untranslated.en },
  })
  const listed = await inSitemap('00000000-0000-0000-0000-000000000000')
  for (const path of [pages.en, pages.de, untranslated.en, untranslated.de])
    expect(listed).toContain(path)
  expect(listed).not.toContain(`/de/tools/${slug}`)
  for (const path of listed) expect(await leadsTo(path)).toBe(path)
  // A page that was kept says the new address at once.
  await callGerman(id, 'Vorhammer 4 kg')
  expect((await headOf(pages.en)).alternates['de']).toBe('/de/tools/vorhammer-4-kg')
})

test('a text page is announced in the languages that have a text of it', async () => {
  const write = async (language: 'de' | 'en') =>
    shop.pages.savePage(
      { actor },
      { slug: 'about', language, title: language, description: '', body: 'x', revision: 0 },
    )
  const both = { en: '/about', de: '/de/about', 'x-default': '/about' }
  expect((await headOf('/de/about')).alternates).toEqual(both)
  await write('en')
  expect(await headOf('/about')).toEqual({
    canonical: '/about',
    alternates: { en: '/about', 'x-default': '/about' },
  })
  expect(await headOf('/de/about')).toEqual({ canonical: '/about', alternates: {} })
  const listed = await inSitemap('pages')
  expect(listed).toContain('/about')
  expect(listed).not.toContain('/de/about')
  expect(listed).toContain('/de/terms')
  await write('de')
  for (const path of ['/about', '/de/about'])
    expect(await headOf(path)).toEqual({ canonical: path, alternates: both })
  expect(await inSitemap('pages')).toContain('/de/about')
})

test('pages of a language link to its own addresses', async () => {
  const { slug } = await tool('Lump Hammer', 'Fäustel')
  expect((await get('/de/purchase?category=Striking')).body).toContain('"/de/tools/faeustel"')
  expect((await get('/de/purchase?category=Striking')).body).not.toContain(`/de/tools/${slug}"`)
  expect((await get('/purchase?category=Striking')).body).toContain(`"/tools/${slug}"`)
})

test('two tools never share an address, in whatever language it is taken', async () => {
  const first = await tool('Mallet', 'Holzhammer')
  const second = await tool('Carver’s Mallet', 'Holzhammer')
  const third = await tool('Holzhammer')
  expect(await leadsTo(`/de/tools/${first.slug}`)).toBe('/de/tools/holzhammer')
  expect(await leadsTo(`/de/tools/${second.slug}`)).toBe('/de/tools/holzhammer-2')
  expect(third.slug).toBe('holzhammer-3')
  // A German name that is the shop's own of another tool.
  const own = await tool('Klüpfel rund')
  const german = await tool('Round Mallet', 'Klupfel rund')
  expect(await leadsTo(`/de/tools/${german.slug}`)).toBe(`/de/tools/${own.slug}-2`)
  expect(await leadsTo(`/de/tools/${own.slug}`)).toBe(`/de/tools/${own.slug}`)
})

test('names in scripts without Latin letters have addresses, too', async () => {
  const { slug } = await tool('Plumb Bob', '铅锤 Senklot Ωμέγα')
  const german = await leadsTo(`/de/tools/${slug}`)
  expect(german).toMatch(/^\/de\/tools\/[a-z0-9-]+$/)
  expect(await leadsTo(german)).toBe(german)
})

test('a category is at its German slug, and one that is merged leads on', async () => {
  await shop.tool({ name: 'Scutch', category: 'Masonry' })
  await shop.tool({ name: 'Float', category: 'Plastering' })
  const recordOf = async (name: string) =>
    (await shop.catalogue.records({ actor }, { kind: 'categories' })).find(
      (record) => record.name === name,
    ) ?? expect.unreachable(`no ${name}`)
  const save = async (name: string, german: string) => {
    const { id, slug, position, sentence, image, parent, maker, responsible, revision } =
      await recordOf(name)
    const texts = [{ language: 'de', name: german, sentence: '' }]
    const record = { id, name, slug, position, sentence, image, parent, maker, responsible }
    await shop.catalogue.saveRecord({ actor }, { kind: 'categories', ...record, revision, texts })
  }
  await save('Masonry', 'Maurerwerkzeuge für Könner')
  const german = '/de/categories/maurerwerkzeuge-fuer-koenner'
  expect(await leadsTo('/de/categories/masonry?brand=Kestrow')).toBe(`${german}?brand=Kestrow`)
  expect(await leadsTo('/categories/maurerwerkzeuge-fuer-koenner')).toBe('/categories/masonry')
  const alternates = { en: '/categories/masonry', de: german, 'x-default': '/categories/masonry' }
  expect(await headOf(german)).toEqual({ canonical: german, alternates })
  expect(await headOf('/categories/masonry')).toEqual({
    canonical: '/categories/masonry',
    alternates,
  })
  const listed = await inSitemap('pages')
  expect(listed).toContain(german)
  expect(listed).not.toContain('/de/categories/masonry')
  expect((await get('/de')).body).toContain(`"${german}"`)
  await save('Plastering', 'Maurerwerkzeuge für Könner')
  expect(await leadsTo('/de/categories/plastering')).toBe(`${german}-2`)
  const [from, into] = [await recordOf('Plastering'), await recordOf('Masonry')]
  await shop.catalogue.mergeRecord({ actor }, { kind: 'categories', id: from.id, into: into.id })
  expect(await leadsTo(`${german}-2`)).toBe(german)
})

test('a shop without a second language has its own addresses alone', async () => {
  const { slug } = await tool('Bush Hammer', 'Stockhammer')
  await speak('')
  expect((await get(`/tools/${slug}`)).statusCode).toBe(200)
  expect((await headOf(`/tools/${slug}`)).alternates).toEqual({})
  // Links to pages of the language lead on for as long as it is off.
  const off = await get('/de/tools/stockhammer?from=mail')
  expect([off.statusCode, off.headers.location]).toEqual([307, '/tools/stockhammer?from=mail'])
  expect(await leadsTo('/tools/stockhammer')).toBe(`/tools/${slug}`)
  expect((await get('/de')).headers.location).toBe('/')
  expect((await get('/de/purchase?q=hammer')).headers.location).toBe('/purchase?q=hammer')
  expect((await get('/de//example.com')).headers.location).toBe('/')
  // Back again, nothing is lost.
  await speak('de')
  expect(await leadsTo(`/de/tools/${slug}`)).toBe('/de/tools/stockhammer')
})
