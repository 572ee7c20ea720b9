/**
 * Staff say what a tool is called in the further languages of the shop: buyers of those pages see
 * it at once, nobody else does, and no text is lost unseen.
 */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { publicPages } from '../../../tests/contracts/page-build.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { hashToken, newToken } from '../../accounts/sessions/access-token.server.ts'
import { createApp } from '../../app/app.server.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { createLogger } from '../../platform/http/log.server.ts'

// Without a bundler the style sheet has no address.
vi.mock('../../ui/app.css?url', () => ({ default: '/assets/app.css' }))
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
let app: FastifyInstance
let admin: Actor
let authorization: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Petra Stein', 'admin')
  await speak('de')
  const token = newToken()
  await sql`
    insert into access_tokens (hash, user_id, created_at, used_at, expires_at)
    values (${hashToken(token)}, ${admin.id}, now(), now(), now() + interval '1 hour')`.execute(
    shop.database.handle,
  )
  authorization = `Bearer ${token}`
  const pages = { build: publicPages(), inLanguage: async () => publicPages() }
  const log = createLogger('silent')
  app = await createApp({ shop, config: shop.config, log, pages })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

/** The further languages of the shop. */
async function speak(languages: string): Promise<void> {
  const { revision } = await shop.settings.read({ actor: admin }, {})
  await shop.settings.save({ actor: admin }, { revision, languages })
}
const texts = { name: '', family: '', description: '', specs: [] }
const put = (id: string, change: object, language = 'de') =>
  app.inject({
    method: 'PUT',
    url: `/api/tools/${id}/texts/${language}`,
    headers: { authorization },
    payload: { ...texts, ...change },
  })
const get = (id: string) =>
  app.inject({ url: `/api/tools/${id}/texts`, headers: { authorization } })
/** The page of an address, or the one that it leads to. */
const page = async (url: string): Promise<string> => {
  const { statusCode, headers, body } = await app.inject({ url })
  return statusCode === 301 ? page(String(headers.location)) : body
}

test('a visitor of the German pages sees what was saved, at once, and the others do not', async () => {
  const { id, slug } = await shop.tool({ name: 'Tack Puller', description: 'Pulls tacks.' })
  expect(await page(`/de/tools/${slug}`)).toContain('Tack Puller')
  const saved = await put(id, {
    name: 'Nagelheber',
    specs: [{ name: 'Länge', value: '200 mm' }],
  })
  expect(saved.statusCode).toBe(200)
  const german = await page(`/de/tools/${slug}`)
  expect(german).toContain('Nagelheber')
  expect(german).toContain('Länge')
  // What has no German text is shown as it is in the tool.
  expect(german).toContain('Pulls tacks.')
  expect(await page('/de/purchase')).toContain('Nagelheber')
  expect(await page(`/tools/${slug}`)).not.toContain('Nagelheber')
  const found = await shop.search.list({ actor: undefined }, { q: 'Nagelheber', limit: 10 })
  expect(found.map((tool) => tool.id)).toEqual([id])
  await put(id, {})
  expect(await page(`/de/tools/${slug}`)).not.toContain('Nagelheber')
  expect(await shop.search.list({ actor: undefined }, { q: 'Nagelheber', limit: 10 })).toEqual([])
})

test('of two who have read the same, one saves, and the other is told what is there', async () => {
  const { id } = await shop.tool({ name: 'Brad Awl' })
  const answers = await Promise.all([
    put(id, { name: 'Ahle', seen: texts }),
    put(id, { name: 'Vorstecher', seen: texts }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const [kept] = (await get(id)).json<{ texts: { name: string }[] }>().texts
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.body).toContain(`The current value is: ${kept?.name}`)
  // Who read what is there saves.
  const { statusCode } = await put(id, { name: 'Spitzahle', seen: { ...texts, name: kept?.name } })
  expect(statusCode).toBe(200)
})

test('the texts of a draft are prepared before anybody sees it', async () => {
  const { insertedId: id } = await shop.catalogue.addDraft(
    { actor: admin },
    { name: 'Bench Dog', price: 1000, minimumQuantity: 1 },
  )
  expect((await put(id, { name: 'Bankhaken' })).statusCode).toBe(200)
  expect((await get(id)).json()).toEqual({
    texts: [{ language: 'de', ...texts, name: 'Bankhaken' }],
  })
  expect(await page('/de/purchase')).not.toContain('Bankhaken')
})

test('a language that the shop does not have is refused in words', async () => {
  const { id } = await shop.tool()
  for (const language of ['fr', 'en', 'DE', '..%2Fde', 'constructor']) {
    const refusal = await put(id, { name: 'Scie' }, language)
    expect(refusal.statusCode, language).toBe(422)
    expect(refusal.body, language).toContain('Translations can be saved in: Deutsch.')
  }
  await speak('')
  const refusal = await put(id, { name: 'Säge' })
  await speak('de')
  expect(refusal.body).toContain('The shop has only one language.')
})

test('hostile texts are shown as text, huge ones are refused, blanks are none', async () => {
  const { id, slug } = await shop.tool({ name: 'Wire Brush' })
  const script = '</script><script>alert(1)</script>'
  await put(id, { name: script, description: script })
  expect(await page(`/de/tools/${slug}`)).not.toContain('<script>alert(1)')
  for (const huge of [
    { name: 'x'.repeat(201) },
    { description: 'x'.repeat(5001) },
    { specs: Array.from({ length: 41 }, () => ({ name: 'a', value: 'b' })) },
    { specs: [{ name: '', value: 'b' }] },
    { name: 'a\u0000b' },
  ])
    expect((await put(id, huge)).statusCode).toBe(422)
  expect((await put(id, { name: '  \u200B ', family: ' ' })).statusCode).toBe(200)
  expect(await page(`/de/tools/${slug}`)).toContain('Wire Brush')
  expect((await put(crypto.randomUUID(), {})).statusCode).toBe(404)
})

test('the history says who wrote which words', async () => {
  const { id } = await shop.tool({ name: 'Cold Chisel' })
  await put(id, { name: 'Flachmeißel' })
  const [entry] = await shop.audit.list({ actor: admin }, { kind: 'tool', record: id })
  expect(entry).toMatchObject({ by: 'Petra Stein', reversible: false })
  expect(entry?.changes[0]?.after).toBe('Deutsch: Flachmeißel')
})
