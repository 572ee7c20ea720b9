/** The profile, the catalogue and the negotiation of UCP, by the protocol's own schemas (product rule 12.3). */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { addTools, checkoutOf, codesOf, line, openUcpShop, type UcpShop } from './test-ucp.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: UcpShop
let person: Actor
let token: string
beforeAll(async () => {
  shop = await openUcpShop()
  person = await shop.shop.person('Paula Person')
  await addTools(shop)
  token = await shop.linked(person, { orderLimit: 100_000 })
})
afterAll(() => shop.close())

describe('the profile', () => {
  test('is judged by schemas that refuse what is wrong', () => {
    expect(shop.wrong('profile.json#/$defs/business_schema', { ucp: {} })).not.toEqual([])
    const half = { id: 'x', line_items: [{ id: 'li_1', quantity: 0 }], totals: [] }
    expect(shop.wrong('shopping/checkout.json', half).length).toBeGreaterThan(5)
  })
  test('says what the shop can, by the schema of profiles, for caches', async () => {
    const response = await shop.app.inject({ url: '/.well-known/ucp' })
    const profile = response.json()
    expect(shop.wrong('profile.json#/$defs/business_schema', profile)).toEqual([])
    expect(
      shop.wrong(
        'common/identity_linking.json#/$defs/dev.ucp.common.identity_linking/business_schema',
        profile.ucp.capabilities['dev.ucp.common.identity_linking'][0],
      ),
    ).toEqual([])
    expect(response.headers['cache-control']).toMatch(/public, max-age=\d{2,}/)
    expect(profile.ucp.services['dev.ucp.shopping']).toMatchObject([
      { transport: 'rest', endpoint: 'https://shop.example/api/ucp' },
      { transport: 'mcp', endpoint: 'https://shop.example/api/ucp/mcp' },
    ])
    // Named in the domain of the shop, with a schema that it serves.
    const { schema } = profile.ucp.capabilities['example.shop.trade.terms'][0]
    const served = await shop.app.inject({ url: new URL(schema).pathname })
    expect(served.json()).toMatchObject({ $id: schema, name: 'example.shop.trade.terms' })
  })
  test('leads to the link of an account', async () => {
    const door = await shop.app.inject({ url: '/.well-known/oauth-protected-resource' })
    expect(door.json()).toMatchObject({ resource: 'https://shop.example' })
    const [issuer = ''] = door.json().authorization_servers
    const { pathname } = new URL(issuer)
    const server = await shop.app.inject({
      url: `/.well-known/oauth-authorization-server${pathname}`,
    })
    expect(server.json()).toMatchObject({
      issuer,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    })
    expect(server.json().scopes_supported).toContain('dev.ucp.shopping.checkout:manage')
  })
  test('a shop that does not speak UCP has none of it', async () => {
    const { revision } = await shop.shop.settings.read({ actor: shop.owner }, {})
    const off = await shop.shop.settings.save({ actor: shop.owner }, { revision, ucp: 'no' })
    try {
      for (const path of [
        '/.well-known/ucp',
        '/.well-known/oauth-protected-resource',
        '/api/ucp/schemas/trade.json',
      ])
        expect((await shop.app.inject({ url: path })).statusCode, path).toBe(404)
      expect((await shop.rest('POST /catalog/search', { query: 'bolt' })).status).toBe(404)
      expect((await shop.mcp('search_catalog', { catalog: { query: 'bolt' } })).status).toBe(404)
    } finally {
      await shop.shop.settings.save({ actor: shop.owner }, { revision: off.revision, ucp: 'yes' })
    }
  })
})

describe('the catalogue', () => {
  const schema = {
    search: 'shopping/catalog_search.json#/$defs/search_response',
    lookup: 'shopping/catalog_lookup.json#/$defs/lookup_response',
    product: 'shopping/catalog_lookup.json#/$defs/get_product_response',
  }
  test('is searched without a link, by both bindings alike, with packs and minimum', async () => {
    const request = { query: 'carriage bolt', pagination: { limit: 5 } }
    const [rest, mcp] = [
      await shop.rest('POST /catalog/search', request),
      await shop.mcp('search_catalog', { catalog: request }),
    ]
    expect(rest.status).toBe(200)
    expect(mcp.body).toEqual(rest.body)
    expect(shop.wrong(schema.search, rest.body)).toEqual([])
    expect(rest.body).toMatchObject({
      products: [
        {
          id: 'CB-24',
          variants: [
            {
              price: { amount: 1250, currency: 'USD' },
              quantity_unit: { unit: 'C62', increment: 24 },
              availability: { available: true },
              trade: { minimum: 48, increment: 24 },
            },
          ],
        },
      ],
      pagination: { has_next_page: false },
    })
  })
  test('is paged to its end, each product once', async () => {
    for (let count = 1; count <= 5; count += 1)
      await shop.shop.tool({ name: `Paging Chisel ${count}`, sku: `PG-${count}` })
    const found: string[] = []
    let cursor: string | undefined
    do {
      const pagination = { limit: 2, ...(cursor === undefined ? {} : { cursor }) }
      const { body } = await shop.rest('POST /catalog/search', { query: 'paging', pagination })
      const page = Object(body)
      found.push(...page.products.map(({ id }: { id: string }) => id))
      cursor = page.pagination.cursor
    } while (cursor !== undefined)
    expect(found.toSorted()).toEqual(['PG-1', 'PG-2', 'PG-3', 'PG-4', 'PG-5'])
  })
  test('a price for a hundred is said as it is, beside that of one', async () => {
    const answer = await shop.rest('POST /catalog/product', { id: 'WS-1' })
    expect(shop.wrong(schema.product, answer.body)).toEqual([])
    expect(answer.body).toMatchObject({
      product: {
        variants: [
          { price: { amount: 3 }, unit_price: { amount: 333, reference: { value: 100 } } },
        ],
      },
    })
  })
  test('is looked up by many identifiers at once; what is not sold is named', async () => {
    const ids = ['CB-24', 'ws-1', 'NONE-1', 'CB-24']
    const answer = await shop.mcp('lookup_catalog', { catalog: { ids } })
    expect(shop.wrong(schema.lookup, answer.body)).toEqual([])
    const { products } = Object(answer.body)
    expect(products.map(({ id }: { id: string }) => id).toSorted()).toEqual(['CB-24', 'WS-1'])
    expect(answer.body).toMatchObject({ messages: [{ code: 'not_found' }] })
    expect(JSON.stringify(products)).toContain('"inputs":[{"id":"ws-1","match":"exact"}]')
    const none = await shop.rest('POST /catalog/product', { id: 'NONE-1' })
    expect(shop.wrong('common/types/error_response.json', none.body)).toEqual([])
  })
  test('prices that only customers see are shown to who has linked an account', async () => {
    const { revision } = await shop.shop.settings.read({ actor: shop.owner }, {})
    const whoSeesPrices = 'signed-in'
    const hidden = await shop.shop.settings.save({ actor: shop.owner }, { revision, whoSeesPrices })
    try {
      const nobody = await shop.rest('POST /catalog/search', { query: 'bolt' })
      expect(nobody.status).toBe(401)
      expect(nobody.headers['www-authenticate']).toContain('resource_metadata=')
      expect(shop.wrong('common/types/error_response.json', nobody.body)).toEqual([])
      expect(JSON.stringify(nobody.body)).not.toContain('1250')
      expect((await shop.rest('POST /catalog/search', { query: 'bolt' }, { token })).status).toBe(
        200,
      )
    } finally {
      await shop.shop.settings.save(
        { actor: shop.owner },
        { revision: hidden.revision, whoSeesPrices: 'everybody' },
      )
    }
  })
})

describe('the negotiation', () => {
  test('leaves out extensions that the platform does not have', async () => {
    const profile = shop.platform.profile('bare')
    const answer = await shop.rest('POST /checkout-sessions', checkoutOf(line('CB-24', 48)), {
      token,
      profile,
    })
    expect(shop.wrong('shopping/checkout.json', answer.body)).toEqual([])
    expect(
      answer.body['fulfillment'] ?? answer.body['payment'] ?? answer.body['trade'],
    ).toBeUndefined()
    expect(Object.keys(Object(answer.body['ucp']).capabilities)).toEqual([
      'dev.ucp.shopping.checkout',
    ])
  })
  test.each([
    ['old', 422, 'version_unsupported'],
    ['broken', 422, 'profile_malformed'],
    ['missing', 424, 'profile_unreachable'],
  ] as const)('refuses a profile that is %s', async (kind, status, code) => {
    const profile = `${shop.platform.origin}/${kind}`
    const rest = await shop.rest('POST /catalog/search', { query: 'bolt' }, { profile })
    expect([rest.status, rest.body['code']]).toEqual([status, code])
    const mcp = await shop.mcp('search_catalog', { catalog: { query: 'bolt' } }, { profile })
    expect(mcp.body).toMatchObject({ code: -32_001, data: { code } })
  })
  test('a platform without the capability is told so', async () => {
    const profile = shop.platform.profile('none')
    const answer = await shop.rest('POST /catalog/search', { query: 'bolt' }, { profile })
    expect(shop.wrong('common/types/error_response.json', answer.body)).toEqual([])
    expect(codesOf(answer)).toEqual(['capabilities_incompatible'])
  })
  test('reads the profile of a platform once an hour', async () => {
    await shop.rest('POST /catalog/search', { query: 'bolt' })
    const before = shop.platform.reads()
    await shop.rest('POST /catalog/search', { query: 'bolt' })
    expect(shop.platform.reads()).toBe(before)
  })
})
