/** What the two doors of agents keep apart: scopes of tokens (RFC 8707), and counts of calls. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rejection } from '../../tests/order-shop.ts'
import { linkNotValid } from './contract.ts'
import { redirectUri } from './test-agents.ts'
import { openUcpShop, type UcpShop } from './ucp/test-ucp.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: UcpShop
beforeAll(async () => {
  shop = await openUcpShop({ LIMIT_AGENT_CLIENTS: '9/3600', LIMIT_AGENT_PROFILES: '2/3600' })
})
afterAll(() => shop.close())

const verifierOf = () => randomBytes(32).toString('base64url')
const [mcp, ucp] = ['https://shop.example/api/mcp', 'https://shop.example']
const allOfUcp =
  'dev.ucp.shopping.cart:manage dev.ucp.shopping.checkout:manage dev.ucp.shopping.order:read'

test('a token has only the scopes of its own interface', async () => {
  const person = await shop.shop.person('Ada Agent')
  const clientId = await shop.register()
  const scopeOf = async (resource: string, scopes: readonly string[]): Promise<unknown> => {
    const verifier = verifierOf()
    const code = await shop.consent(person, clientId, verifier, { resource, scopes })
    const answer = await shop.exchange(clientId, code, verifier, { resource })
    const { scope, refresh_token: token } = answer.json()
    const form = { grant_type: 'refresh_token', refresh_token: token, client_id: clientId }
    const elsewhere = await shop.form('token', { ...form, scope: `${scope} admin` })
    expect(elsewhere.json()).toMatchObject({ error: 'invalid_scope' })
    // What was refused has used nothing up.
    expect((await shop.form('token', { ...form, scope })).json()).toMatchObject({ scope })
    return scope
  }
  expect(await scopeOf(mcp, [])).toBe('own-prices read-orders place-orders read-documents')
  expect(await scopeOf(mcp, ['read-orders'])).toBe('read-orders')
  expect(await scopeOf(ucp, [])).toBe(allOfUcp)
  expect(await scopeOf(ucp, ['dev.ucp.shopping.order:read'])).toBe('dev.ucp.shopping.order:read')
})

test('a request with scopes of both interfaces is refused with an explanation', async () => {
  const actor = await shop.shop.person('Mia Mixed')
  const clientId = await shop.register()
  const read = (scope: string, resource?: string) =>
    shop.shop.agents.readLink(
      { actor },
      { ...shop.requestOf(clientId, verifierOf()), scope, resource },
    )
  for (const [scope, resource] of [
    ['dev.ucp.shopping.order:read', mcp],
    ['read-orders dev.ucp.shopping.order:read', mcp],
    ['read-orders', ucp],
    ['read-documents', `${ucp}/`],
    ['read-orders dev.ucp.shopping.order:read', ucp],
    ['read-orders dev.ucp.shopping.order:read', undefined],
  ] as const)
    expect(await rejection(read(scope, resource)), `${scope} at ${resource}`).toMatchObject({
      body: {
        type: linkNotValid.type,
        detail:
          'The program requested a scope that the requested URL does not offer (invalid_scope). Start again in the program, and request only scopes that this URL offers.',
      },
    })
  expect(await read('dev.ucp.shopping.order:read')).toMatchObject({ scopes: ['read-orders'] })
  expect(await read('', ucp)).toMatchObject({
    scopes: ['own-prices', 'read-orders', 'place-orders'],
  })
})

test('registrations and platform profiles have separate limits', async () => {
  const registers = async () => {
    const payload = { client_name: 'Restocker', redirect_uris: [redirectUri] }
    const url = '/api/agents/oauth/register'
    return (await shop.app.inject({ method: 'POST', url, payload })).statusCode
  }
  const reads = async (kind: 'full' | 'bare' | 'old') => {
    const profile = shop.platform.profile(kind)
    return (await shop.rest('POST /catalog/search', { query: 'bolt' }, { profile })).status
  }
  const registered: number[] = []
  for (let round = 0; round < 9; round += 1) registered.push(await registers())
  expect(registered.at(-1)).toBe(429)
  expect([await reads('full'), await reads('bare'), await reads('old')]).toEqual([200, 200, 429])
})
