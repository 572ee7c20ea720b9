/**
 * Prices that are hidden stand in no answer: every GET operation, every public page, sitemap and
 * feeds, what a buyer writes and reads back. Who may see them gets them everywhere. Source: product
 * rule 5.2.
 */
import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contact } from '../order-shop.ts'
import {
  openHiddenPriceShop,
  quantity,
  tracesIn,
  type HiddenPriceShop,
} from '../hidden-price-shop.ts'
import { addressesOf, pageAddresses, searches } from './hidden-price-addresses.ts'
import { operations } from './api-under-test.ts'

// Without a bundler style sheets have no address.
vi.mock('../../src/ui/app.css?url', () => ({ default: '/assets/app.css' }))
vi.mock('../../src/ui/styles/compare.css?url&no-inline', () => ({ default: '/assets/c.css' }))
vi.mock('../../src/ui/styles/hidden-price.css?url&no-inline', () => ({ default: '/assets/h.css' }))

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let shop: HiddenPriceShop
beforeAll(async () => {
  shop = await openHiddenPriceShop()
})
afterAll(() => shop.close())

type Call = InjectOptions & { readonly url: string }
const call = async (who: string, options: Call) => {
  const { statusCode, body } = await shop.api.app.inject({
    ...options,
    headers: { ...shop.headers(who), ...options.headers },
  })
  return { status: statusCode, body }
}
const get = async (who: string, url: string) => call(who, { method: 'GET', url: `/api${url}` })
const send = async (who: string, method: 'POST' | 'PUT', url: string, payload: object) =>
  call(who, {
    method,
    url: `/api${url}`,
    payload,
    headers: { 'idempotency-key': randomUUID() },
  })

/** A list, a quote and a cart of a buyer: their answers, and the ids of the first two. */
async function fill(who: string): Promise<{ answers: readonly string[]; ids: readonly string[] }> {
  const lines = [shop.tools.wrench, shop.tools.screws].map(({ id }) => ({ toolId: id, quantity }))
  const { body: saved } = await send(who, 'POST', '/lists', {
    name: `Monthly ${randomUUID()}`,
    shared: false,
    lines,
  })
  const { body: quote } = await send(who, 'POST', '/quotes', { lines })
  const answers = [saved, quote, (await send(who, 'PUT', '/cart', { how: 'set', lines })).body]
  const ids = answers.flatMap((body) => /"_id":"([^"]+)"/.exec(body)?.slice(1) ?? [])
  return { answers, ids }
}

/** Every GET operation for these ids, and the searches. */
const readAddresses = (ids: readonly string[], email: string): readonly string[] => {
  const routes = operations.flatMap(([, { route }]) => (route.startsWith('GET ') ? [route] : []))
  expect(routes.length).toBeGreaterThan(60)
  const { wrench, screws, soldOut } = shop.tools
  const known = [wrench.id, screws.id, soldOut.id, shop.ownCompany, ...ids, '1', '2']
  return [...routes.flatMap((route) => addressesOf(route, known, email)), ...searches(shop)]
}

describe.each([
  ['signed-in', ['nobody']],
  ['companies', ['nobody', 'stranger', 'applicant']],
] as const)('shown to %s alone', (viewers, hiddenFrom) => {
  beforeAll(() => shop.show(viewers))

  test.each(hiddenFrom)('no GET operation tells %s a price', async (who) => {
    const left = who === 'nobody' ? { answers: [], ids: [] } : await fill(who)
    expect(left.ids).toHaveLength(who === 'nobody' ? 0 : 2)
    expect(left.answers.flatMap(tracesIn)).toEqual([])
    const email = who === 'nobody' ? 'customer@example.com' : shop.people[who].email
    let answered = 0
    for (const address of readAddresses(left.ids, email)) {
      const { status, body } = await get(who, address)
      if (status === 200) answered += 1
      expect(tracesIn(body), address).toEqual([])
    }
    expect(answered).toBeGreaterThan(15)
  })

  test.each(hiddenFrom)('nothing that %s sends is answered with a price', async (who) => {
    const { wrench, screws, sku } = shop.tools
    const lines = [{ toolId: wrench.id, quantity }]
    const answers = await Promise.all([
      send(who, 'POST', '/order-pad', { terms: [sku, 'Zobel', 'ZQ-11'] }),
      send(who, 'POST', '/cart/check', { toolIds: [wrench.id, screws.id] }),
      send(who, 'POST', '/addorder', {
        toolId: wrench.id,
        OrderQuentuty: quantity,
        unitPrice: '$1.00',
        phoneNum: contact.phone,
        address: contact.address,
      }),
      send(who, 'POST', '/orders', {
        phoneNum: contact.phone,
        address: contact.address,
        lines: lines.map((line) => ({ ...line, unitPrice: '$1.00' })),
      }),
      send(who, 'POST', '/delivery/quote', { goods: '$10.00', lines }),
    ])
    expect(answers.flatMap(({ body }) => tracesIn(body))).toEqual([])
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200])
    const refused = who === 'nobody' ? 401 : 403
    expect(answers.slice(2, 4).map(({ status }) => status)).toEqual([refused, refused])
    if (who !== 'nobody') expect(answers[2]?.body).toContain('"prices-hidden"')
  })

  test.each(hiddenFrom)('a list by price is refused to %s, and says what to do', async (who) => {
    for (const query of ['sort=price', 'sort=price-down', 'price_min=1', 'price_max=99999'])
      for (const path of ['/tools', '/tools/fields', '/search/facets']) {
        const { status, body } = await get(who, `${path}?${query}`)
        expect([status, JSON.parse(body).type], `${path}?${query}`).toEqual([403, 'prices-hidden'])
        expect(body).toMatch(who === 'nobody' ? /Sign in/ : /trade account/)
      }
  })

  test('no page, no data of a page, no file for search engines has a price', async () => {
    for (const url of pageAddresses(shop)) {
      const { body, statusCode } = await shop.pages.inject(url)
      expect(statusCode, url).toBeLessThan(url.includes('nowhere') ? 405 : 400)
      expect(tracesIn(body), url).toEqual([])
    }
    const sitemaps = (await shop.pages.inject('/sitemap.xml')).body
    for (const [, part = ''] of sitemaps.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*\.xml)<\/loc>/g))
      expect(tracesIn((await shop.pages.inject(part)).body)).toEqual([])
  })

  test('pages say how to see prices, and keep no offer for search engines', async () => {
    const { body } = await shop.pages.inject(`/tools/${shop.tools.wrench.slug}`)
    expect(body).toContain('Sign in to see prices')
    expect(body).not.toMatch(/"@type":"Offer"|priceCurrency/)
    const list = (await shop.pages.inject('/purchase')).body
    expect(list).toContain('Sign in to see prices')
    expect(list).not.toMatch(/Price, lowest first|price_min/)
  })

  test('an address of a list by price leads to the list', async () => {
    const { statusCode, headers } = await shop.pages.inject(
      '/purchase?brand=Zobel&sort=price&price_max=99999',
    )
    expect([statusCode, headers.location]).toEqual([302, '/purchase?brand=Zobel'])
  })

  test('the document says that prices may be absent', async () => {
    const { components } = (await shop.pages.inject('/api/openapi.json')).json()
    expect(components.schemas.Tool.required).toContain('name')
    expect(components.schemas.Tool.required).not.toContain('price')
    expect(components.schemas.Tool.required).not.toContain('price_breaks')
  })
})

describe('who may see prices', () => {
  const viewers = [
    ['signed-in', 'stranger'],
    ['companies', 'member'],
    ['companies', 'admin'],
  ] as const

  test.each(viewers)('shown to %s: %s has them everywhere', async (setting, who) => {
    await shop.show(setting)
    const { wrench, screws, sku } = shop.tools
    const shown = '$7391.57'
    for (const url of [
      `/tools/${wrench.id}`,
      `/tools?q=${sku}`,
      '/tools?sort=price-down&limit=12',
      '/tools/fields?price_min=7000',
      `/search/suggestions?q=${sku}`,
      `/prices?ids=${wrench.id}`,
    ])
      expect((await get(who, url)).body, url).toContain(shown)
    const { price: bands } = JSON.parse((await get(who, '/search/facets')).body)
    expect(bands.length).toBeGreaterThan(3)
    const lines = [{ toolId: wrench.id, quantity }]
    const others = [{ toolId: screws.id, quantity: 0 }]
    const changed = await send(who, 'PUT', '/cart', { how: 'set', lines: [...lines, ...others] })
    expect(changed.body).toContain(`"total":"$88698.84"`)
    for (const url of ['/cart', '/cart/sum'])
      expect((await get(who, url)).body, url).toMatch(/7391\.57|88698\.84/)
    for (const [url, payload] of [
      ['/order-pad', { terms: [sku] }],
      ['/cart/check', { toolIds: [wrench.id] }],
      ['/lists', { name: `List ${setting} ${who}`, shared: false, lines }],
      ['/quotes', { lines }],
    ] as const)
      expect((await send(who, 'POST', url, payload)).body, url).toContain(shown)
    const order = await send(who, 'POST', '/addorder', {
      toolId: wrench.id,
      OrderQuentuty: 1,
      unitPrice: shown,
      phoneNum: contact.phone,
      address: contact.address,
    })
    expect([order.status, order.body.includes('7391.57')]).toEqual([201, true])
  })

  test('a company with prices of its own has those', async () => {
    await shop.show('companies')
    expect((await get('owner', `/prices?ids=${shop.tools.wrench.id}`)).body).toContain('$4861.79')
  })

  test.each(['member', 'owner', 'admin'] as const)(
    'no GET operation fails for %s, who has bought by the piece and by the hundred',
    async (who) => {
      await shop.show('companies')
      const { wrench, screws } = shop.tools
      const { ids } = await fill(who)
      const placed = await send(who, 'POST', '/orders', {
        phoneNum: contact.phone,
        address: contact.address,
        lines: [wrench, screws].map(({ id }) => ({ toolId: id, quantity })),
      })
      expect(placed, placed.body).toMatchObject({ status: 201 })
      expect(ids).toHaveLength(2)
      const answered: string[] = []
      for (const address of readAddresses(ids, shop.people[who].email)) {
        const { status } = await get(who, address)
        expect(status, address).toBeLessThan(500)
        if (status === 200) answered.push(address)
      }
      expect(answered).toEqual(
        expect.arrayContaining(['/buyer-overview', '/cart', `/tools/${screws.id}`]),
      )
    },
  )

  test('a company that is closed, and a member who has left, see them no more', async () => {
    await shop.show('companies')
    const { people, api, tools } = shop
    const own = `/prices?ids=${tools.wrench.id}`
    const [company] = await api.shop.companies.memberships({ actor: people.member }, {})
    if (!company) throw new Error('The member has no company')
    const { admin } = people
    await api.shop.companies.move({ actor: admin }, { id: company.id, state: 'on-hold' })
    expect((await get('member', own)).body, 'on hold, prices stay').toContain('$7391.57')
    await api.shop.companies.move({ actor: admin }, { id: company.id, state: 'closed' })
    const priceless = [{ _id: tools.wrench.id, price_per: 1 }]
    expect(JSON.parse((await get('member', own)).body)).toEqual(priceless)
    await api.shop.companies.move({ actor: admin }, { id: company.id, state: 'approved' })
    expect((await get('member', own)).body).toContain('$7391.57')
    await api.shop.companies.removeMember(
      { actor: admin },
      { id: company.id, userId: people.member.id },
    )
    expect(JSON.parse((await get('member', own)).body)).toEqual(priceless)
  })

  test('what was asked before is answered again, though prices are hidden since', async () => {
    await shop.show('everybody')
    const key = randomUUID()
    const order = () =>
      call('stranger', {
        method: 'POST',
        url: '/api/addorder',
        headers: { 'idempotency-key': key },
        payload: {
          toolId: shop.tools.wrench.id,
          OrderQuentuty: 1,
          phoneNum: contact.phone,
          address: contact.address,
        },
      })
    const first = JSON.parse((await order()).body)
    await shop.show('companies')
    expect(JSON.parse((await order()).body).number).toBe(first.number)
  })
})

test('shown to everybody, as by default, answers are what they were before', async () => {
  const { wrench, sku } = shop.tools
  const addresses = [
    ...pageAddresses(shop),
    '/api/tools?limit=48',
    `/api/tools/${wrench.id}`,
    `/api/search/suggestions?q=${sku}`,
    '/api/tools/fields',
    `/api/search/facets?q=${sku}`,
    '/api/tools?sort=price',
  ]
  const readAll = async () => {
    const answers = new Map<string, string>()
    for (const url of addresses) answers.set(url, (await shop.pages.inject(url)).body)
    return answers
  }
  await shop.show('everybody')
  const before = await readAll()
  expect(tracesIn(before.get('/') ?? '')).not.toEqual([])
  expect(before.get(`/tools/${wrench.slug}`)).toContain('"price":"7391.57"')
  expect(before.get('/purchase')).toContain('Price, lowest first')
  await shop.show('companies')
  expect(tracesIn((await shop.pages.inject('/')).body)).toEqual([])
  await shop.show('everybody')
  for (const [url, body] of await readAll()) expect(body, url).toBe(before.get(url))
})
