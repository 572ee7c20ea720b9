/**
 * Who reads German is told German names in suggestions, cart, lists and order pad; everybody else,
 * and whatever keeps an answer, has those of the shop.
 */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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
let tool: { readonly id: string; readonly sku: string }
let plain: { readonly id: string; readonly sku: string }
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
  const { id } = await shop.tool({ name: 'Tack Puller', sku: 'PUL-1', category: 'Pullers' })
  tool = { id, sku: 'PUL-1' }
  const other = await shop.tool({ name: 'Nib Puller', sku: 'PUL-2', category: 'Pullers' })
  plain = { id: other.id, sku: 'PUL-2' }
  await shop.catalogue.saveToolTexts(
    { actor: admin },
    { id, language: 'de', name: 'Nagelheber «Ωμέγα»', family: '', description: '', specs: [] },
  )
  const pages = { build: publicPages(), inLanguage: async () => publicPages() }
  app = await createApp({ shop, config: shop.config, log: createLogger('silent'), pages })
})
beforeEach(() => speak('de'))
afterAll(async () => {
  await app.close()
  await shop.close()
})

/** The further languages of the shop. */
async function speak(languages: string): Promise<void> {
  const { revision, values } = await shop.settings.read({ actor: admin }, {})
  if (values.languages !== languages)
    await shop.settings.save({ actor: admin }, { revision, languages })
}
type Call = { readonly method?: 'GET' | 'POST' | 'PUT'; readonly payload?: object }
const call = async (url: string, language: string, { method = 'GET', payload }: Call = {}) => {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization, 'accept-language': language, 'idempotency-key': crypto.randomUUID() },
    ...(payload === undefined ? {} : { payload }),
  })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer
}
const namesIn = (body: string): string[] =>
  [...body.matchAll(/"name":"((?:Nagelheber|Tack|Nib)[^"]*)"/g)].map(([, name = '']) => name)

test('the cart names tools in the language of its reader, and those without a text as the shop does', async () => {
  const lines = [tool, plain].map(({ id: toolId }) => ({ toolId, quantity: 12 }))
  await call('/cart', 'de', { method: 'PUT', payload: { how: 'set', lines } })
  expect(namesIn((await call('/cart', 'de')).body).toSorted()).toEqual([
    'Nagelheber «Ωμέγα»',
    'Nib Puller',
  ])
  expect(namesIn((await call('/cart', 'en')).body).toSorted()).toEqual([
    'Nib Puller',
    'Tack Puller',
  ])
  // A visitor's cart is kept in the browser, and its tools are looked up.
  const check = { method: 'POST', payload: { toolIds: [tool.id] } } as const
  expect(namesIn((await call('/cart/check', 'de-AT,en;q=0.5', check)).body)).toEqual([
    'Nagelheber «Ωμέγα»',
  ])
})

test('what is no longer sold is named in the language of the reader, too', async () => {
  const { id } = await shop.tool({ name: 'Tack Lifter' })
  await shop.catalogue.saveToolTexts(
    { actor: admin },
    { id, language: 'de', name: 'Nagelzieher', family: '', description: '', specs: [] },
  )
  await shop.catalogue.remove({ actor: admin }, { id })
  const check = { method: 'POST', payload: { toolIds: [id] } } as const
  expect((await call('/cart/check', 'de', check)).body).toContain('"Nagelzieher"')
  expect((await call('/cart/check', 'en', check)).body).toContain('"Tack Lifter"')
})

test('the order pad names what it finds in the language of the reader', async () => {
  const pasted = { method: 'POST', payload: { terms: ['PUL-1', 'PUL-2', 'Tack Puller'] } } as const
  expect(namesIn((await call('/order-pad', 'de', pasted)).body)).toEqual([
    'Nagelheber «Ωμέγα»',
    'Nib Puller',
  ])
  expect(namesIn((await call('/order-pad', 'en', pasted)).body)).toEqual([
    'Tack Puller',
    'Nib Puller',
  ])
})

test('a saved list is read in the language of each reader in the company', async () => {
  const lines = [{ toolId: tool.id, quantity: 12 }]
  const list = await call('/lists', 'de', {
    method: 'POST',
    payload: { name: 'Monday', shared: false, lines },
  })
  const { _id: id } = list.json<{ _id: string }>()
  expect(namesIn((await call(`/lists/${id}`, 'de')).body)).toEqual(['Nagelheber «Ωμέγα»'])
  expect(namesIn((await call(`/lists/${id}`, 'en')).body)).toEqual(['Tack Puller'])
})

test('suggestions have the language of their address, since the answer is kept for everybody', async () => {
  const suggest = (search: string, language: string) =>
    app.inject({
      url: `/api/search/suggestions?${search}`,
      headers: { 'accept-language': language },
    })
  for (const language of ['de', 'en', 'de']) {
    expect(namesIn((await suggest('q=tack', language)).body)).toEqual(['Tack Puller'])
    expect(namesIn((await suggest('q=tack&language=de', language)).body)).toEqual([
      'Nagelheber «Ωμέγα»',
    ])
    expect(namesIn((await suggest('q=nagelheb&language=de', language)).body)).toEqual([
      'Nagelheber «Ωμέγα»',
    ])
  }
  expect((await suggest('q=tack&language=xx', 'de')).statusCode).toBe(422)
})

test('suggested categories are found and named as the language calls them, and filtered as ever', async () => {
  const [category] = await shop.catalogue.records({ actor: admin }, { kind: 'categories' })
  if (!category) throw new Error('no category')
  const { id, name, slug, position, sentence, image, parent, maker, responsible, revision } =
    category
  const record = { id, name, slug, position, sentence, image, parent, maker, responsible, revision }
  await shop.catalogue.saveRecord(
    { actor: admin },
    {
      kind: 'categories',
      ...record,
      texts: [{ language: 'de', name: 'Abzieher', sentence: '' }],
    },
  )
  const suggest = async (search: string) =>
    (await app.inject({ url: `/api/search/suggestions?${search}` })).json<{
      categories: { value: string; name?: string }[]
    }>().categories
  // A word that tools have, too, brings the category with them.
  expect(await suggest('q=pullers&language=de')).toMatchObject([
    { value: 'Pullers', name: 'Abzieher' },
  ])
  expect(Object.keys((await suggest('q=pullers'))[0] ?? {})).toEqual(['value', 'count'])
})

test('a language that the shop no longer has is the shop’s own for those who still ask for it', async () => {
  await speak('')
  const check = { method: 'POST', payload: { toolIds: [tool.id] } } as const
  expect(namesIn((await call('/cart/check', 'de', check)).body)).toEqual(['Tack Puller'])
  const suggested = await app.inject({ url: '/api/search/suggestions?q=tack&language=de' })
  expect(namesIn(suggested.body)).toEqual(['Tack Puller'])
})
