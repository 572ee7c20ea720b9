/** A person links an agent by OAuth 2.1 (product rule 12.3; MCP 2026-07-28, Authorization). */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rejection } from '../../tests/order-shop.ts'
import { linkNotValid } from './contract.ts'
import { openAgentShop, redirectUri, type AgentShop } from './test-agents.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: AgentShop
beforeAll(async () => {
  shop = await openAgentShop()
})
afterAll(() => shop.close())

const verifierOf = () => randomBytes(32).toString('base64url')
const get = async (path: string) => {
  const response = await shop.app.inject({ url: path })
  const body: Record<string, unknown> = JSON.parse(response.body)
  return { status: response.statusCode, body }
}
/** Whether an access token opens what needs an agent. */
const opens = async (token: string) => (await shop.call('my_orders', {}, token)).status === 200

test('an unknown caller is told where to get a token, and for which scope', async () => {
  const { status, headers } = await shop.call('my_orders', {})
  expect(status).toBe(401)
  const { origin } = shop
  expect(headers['www-authenticate']).toBe(
    `Bearer scope="read-orders", resource_metadata="${origin}/.well-known/oauth-protected-resource/api/mcp"`,
  )
  const resource = await get('/.well-known/oauth-protected-resource/api/mcp')
  expect(resource.body).toMatchObject({
    resource: `${origin}/api/mcp`,
    authorization_servers: [`${origin}/agents`],
  })
  // RFC 8414, 3.1: the path of the issuer follows the well-known part.
  const server = await get('/.well-known/oauth-authorization-server/agents')
  expect(server.body).toMatchObject({
    issuer: `${origin}/agents`,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    grant_types_supported: ['authorization_code', 'refresh_token'],
  })
})

test('a code becomes tokens for who has asked for it, once', async () => {
  const person = await shop.shop.person('Ada Agent')
  const clientId = await shop.register()
  const verifier = verifierOf()
  const code = await shop.consent(person, clientId, verifier, {})
  // Somebody who has seen the code, and not the verifier.
  expect((await shop.exchange(clientId, code, verifierOf())).json()).toMatchObject({
    error: 'invalid_grant',
  })
  // Another program, another address, another place to return to.
  const other = await shop.register()
  expect((await shop.exchange(other, code, verifier)).statusCode).toBe(400)
  const elsewhere = { resource: 'https://elsewhere.example/mcp' }
  expect((await shop.exchange(clientId, code, verifier, elsewhere)).json()).toMatchObject({
    error: 'invalid_target',
  })
  const back = { redirect_uri: 'http://127.0.0.1:4180/other' }
  expect((await shop.exchange(clientId, code, verifier, back)).statusCode).toBe(400)
  const response = await shop.exchange(clientId, code, verifier)
  expect(response.headers['cache-control']).toBe('no-store')
  const tokens = shop.tokensOf(response)
  expect(response.json()).toMatchObject({ token_type: 'Bearer', expires_in: 600 })
  expect(await opens(tokens.access_token)).toBe(true)
  // The code again: somebody has a copy, so all of it ends.
  expect((await shop.exchange(clientId, code, verifier)).json()).toMatchObject({
    error: 'invalid_grant',
  })
  expect(await opens(tokens.access_token)).toBe(false)
  expect((await shop.refresh(clientId, tokens.refresh_token)).statusCode).toBe(400)
  const [agent] = await shop.shop.agents.list({ actor: person }, {})
  expect(agent).toMatchObject({ state: 'ended', endedBy: 'replay' })
})

test('a refresh token counts once, and its use ends the access token before', async () => {
  const person = await shop.shop.person('Rita Refresh')
  const { clientId, access_token: first, refresh_token: refresh } = await shop.link(person)
  const next = shop.tokensOf(await shop.refresh(clientId, refresh))
  expect([await opens(first), await opens(next.access_token)]).toEqual([false, true])
  expect((await shop.refresh(clientId, refresh)).statusCode).toBe(400)
  expect(await opens(next.access_token)).toBe(false)
  expect((await shop.refresh(clientId, next.refresh_token)).statusCode).toBe(400)
})

test('of two that redeem a code at the same moment, nobody keeps anything', async () => {
  const person = await shop.shop.person('Sam Same')
  const clientId = await shop.register()
  const verifier = verifierOf()
  const code = await shop.consent(person, clientId, verifier, {})
  const answers = await Promise.all([1, 2].map(() => shop.exchange(clientId, code, verifier)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  const won = answers.find(({ statusCode }) => statusCode === 200)
  expect(won && (await opens(shop.tokensOf(won).access_token))).toBe(false)
})

test('tokens end: access after minutes, all of it with the mandate', async () => {
  const person = await shop.shop.person('Max Minutes')
  const {
    clientId,
    access_token: access,
    refresh_token: refresh,
  } = await shop.link(person, {
    days: 1,
  })
  shop.pass(11 * 60_000)
  expect(await opens(access)).toBe(false)
  const next = shop.tokensOf(await shop.refresh(clientId, refresh))
  expect(await opens(next.access_token)).toBe(true)
  shop.pass(shop.day)
  expect((await shop.refresh(clientId, next.refresh_token)).statusCode).toBe(400)
  expect(await shop.shop.agents.list({ actor: person }, {})).toMatchObject([{ state: 'expired' }])
})

test('a person ends an agent, and nobody else does', async () => {
  const [person, stranger] = [
    await shop.shop.person('Pia Person'),
    await shop.shop.person('Sven Stranger'),
  ]
  const { access_token: token } = await shop.link(person)
  const [agent] = await shop.shop.agents.list({ actor: person }, {})
  const id = agent?.id ?? ''
  expect(await shop.shop.agents.list({ actor: stranger }, {})).toEqual([])
  expect(await shop.shop.agents.unlink({ actor: stranger }, { id })).toMatchObject({
    deletedCount: 0,
  })
  expect(await rejection(shop.shop.agents.calls({ actor: stranger }, { id }))).toMatchObject({
    body: { status: 404 },
  })
  expect(await opens(token)).toBe(true)
  await shop.shop.agents.unlink({ actor: person }, { id })
  expect(await opens(token)).toBe(false)
})

test('a program can revoke only its own tokens (RFC 7009)', async () => {
  const person = await shop.shop.person('Greta Given')
  const revoke = (fields: Readonly<Record<string, string>>) => shop.form('revoke', fields)
  const linked = await shop.link(person)
  const foreign = await shop.register()
  for (const token of [linked.access_token, linked.refresh_token]) {
    const refused = await revoke({ token, client_id: foreign })
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        error: 'invalid_grant',
        error_description: 'The token was issued to another program, so it was not revoked.',
      },
    ])
    expect((await revoke({ token })).json()).toMatchObject({ error: 'invalid_request' })
  }
  expect(await opens(linked.access_token)).toBe(true)
  // One that nobody has is no error (RFC 7009, 2.2).
  const unknown = { token: `im_agent_${'A'.repeat(43)}`, client_id: foreign }
  expect((await revoke(unknown)).statusCode).toBe(200)
  const own = { token: linked.access_token, client_id: linked.clientId }
  expect((await revoke(own)).statusCode).toBe(200)
  expect(await opens(linked.access_token)).toBe(false)
  expect((await shop.refresh(linked.clientId, linked.refresh_token)).statusCode).toBe(400)
})

test('what ends the access of a person ends their agents', async () => {
  const person = await shop.shop.person('Otto Out')
  const { clientId, access_token: token, refresh_token: refresh } = await shop.link(person)
  expect(await opens(token)).toBe(true)
  await shop.shop.accounts.signOutEverywhere({ actor: person }, {})
  expect(await opens(token)).toBe(false)
  expect((await shop.refresh(clientId, refresh)).statusCode).toBe(400)
  // Linked again it counts again.
  expect(await opens((await shop.link(person)).access_token)).toBe(true)
})

test('a token of an agent opens nothing but the door of agents', async () => {
  const person = await shop.shop.person('Dora Door')
  const { access_token: token, refresh_token: refresh } = await shop.link(person)
  for (const path of ['/api/account', '/api/agents', '/api/memberships'])
    for (const bearer of [token, refresh]) {
      const headers = { authorization: `Bearer ${bearer}` }
      expect((await shop.app.inject({ url: path, headers })).statusCode, path).not.toBe(200)
    }
  expect(await opens(refresh)).toBe(false)
  const { key } = await shop.program({ scopes: ['orders:read'] })
  expect(await opens(key)).toBe(false)
})

test('nobody is sent to an address that the program has not registered', async () => {
  const actor = await shop.shop.person('Rolf Redirect')
  const clientId = await shop.register()
  const request = shop.requestOf(clientId, verifierOf())
  const read = (changed: object) => shop.shop.agents.readLink({ actor }, { ...request, ...changed })
  const valid = await read({})
  expect(valid).toMatchObject({ name: 'Restocker', returnsTo: '127.0.0.1', local: true })
  expect(new URL(valid.refusedTo).searchParams.get('iss')).toBe(`${shop.origin}/agents`)
  // The port of a program on one's own machine is another one each time (RFC 8252, 7.3).
  await read({ redirectUri: 'http://127.0.0.1:9999/callback' })
  for (const changed of [
    { redirectUri: 'https://evil.example/callback' },
    { redirectUri: `${redirectUri}/../other` },
    { redirectUri: 'http://127.0.0.1@evil.example:4180/callback' },
    { redirectUri: 'javascript:alert(1)' },
    { clientId: 'nobody' },
    { responseType: 'token' },
    { codeChallengeMethod: 'plain' },
    { codeChallenge: '' },
    { scope: 'place-orders admin' },
    { resource: 'https://elsewhere.example/mcp' },
  ])
    expect(await rejection(read(changed)), JSON.stringify(changed)).toMatchObject({
      body: { type: linkNotValid.type },
    })
})

test('a program that comes back by a scheme of its own is linked with its verifier only', async () => {
  const person = await shop.shop.person('Nils Native')
  const own = 'com.example.app:/back'
  const { client_id: clientId } = await register(own)
  const verifier = verifierOf()
  const request = { ...shop.requestOf(String(clientId), verifier), redirectUri: own }
  expect(await shop.shop.agents.readLink({ actor: person }, request)).toMatchObject({
    returnsTo: 'com.example.app',
    local: true,
    refusedTo: expect.stringMatching(/^com\.example\.app:\/back\?error=access_denied&/),
  })
  for (const changed of [
    { codeChallengeMethod: 'plain' },
    { codeChallenge: '' },
    { redirectUri: 'com.example.app:/other' },
    { redirectUri: 'com.example.other:/back' },
  ])
    expect(
      await rejection(shop.shop.agents.readLink({ actor: person }, { ...request, ...changed })),
      JSON.stringify(changed),
    ).toMatchObject({ body: { type: linkNotValid.type } })
  const mandate = { orderLimit: 1000, monthLimit: 1000, days: 1 }
  const { redirectTo } = await shop.shop.agents.link({ actor: person }, { ...request, ...mandate })
  expect(redirectTo).toMatch(/^com\.example\.app:\/back\?code=/)
  const code = new URL(redirectTo).searchParams.get('code') ?? ''
  const back = { redirect_uri: own }
  // Another program on the machine that took the code has no verifier.
  expect((await shop.exchange(String(clientId), code, verifierOf(), back)).statusCode).toBe(400)
  expect((await shop.exchange(String(clientId), code, verifier, back)).statusCode).toBe(200)
})

test('a program that describes itself badly is not registered', async () => {
  for (const payload of [
    {},
    { client_name: 'X', redirect_uris: [] },
    { client_name: 'X', redirect_uris: Array.from({ length: 21 }, () => redirectUri) },
    { client_name: '\u200B', redirect_uris: [redirectUri] },
    { client_name: '\u3164\uFE0F', redirect_uris: [redirectUri] },
    {
      client_name: 'X',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'private_key_jwt',
    },
  ]) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/agents/oauth/register',
      payload,
    })
    expect(answer.statusCode, JSON.stringify(payload)).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_client_metadata' })
  }
})

const register = async (address: unknown): Promise<Readonly<Record<string, unknown>>> => {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/agents/oauth/register',
    payload: { client_name: 'X', redirect_uris: [redirectUri, address] },
  })
  const body: Readonly<Record<string, unknown>> = response.json()
  return { status: response.statusCode, ...body }
}

test.each([
  ['a backslash', String.raw`https://a.example\@b.example/back`],
  ['a backslash, encoded', 'https://a.example/%5Cback'],
  ['an asterisk', 'https://*.a.example/back'],
  ['an asterisk in its path', 'https://a.example/*'],
  ['a fragment', 'https://a.example/back#part'],
  ['an empty fragment', 'https://a.example/back#'],
  ['a user name', 'https://user@a.example/back'],
  ['a user name and password', 'http://user:word@localhost:80/back'],
  ['an empty user name', 'https://@a.example/back'],
  ['an empty user name and password', 'https://:@a.example/back'],
  ['a line end', 'https://a.example/back\n'],
  ['a line end, encoded', 'https://a.example/back%0D%0ASet-Cookie:x'],
  ['a character 0, encoded', 'https://a.example/%00'],
  ['a tab', 'https://a.exa\tmple/back'],
  ['a space before', ' https://a.example/back'],
  ['letters turned round', 'https://a.example/\u202Ekcab'],
  ['letters turned round, encoded', 'https://a.example/%E2%80%AEkcab'],
  ['a space of no width', 'https://a.exa\u200Bmple/back'],
  ['a filler of Hangul', 'https://a.example/\u3164'],
  ['a letter that looks like another', 'https://\u0430.example/back'],
  ['half an encoding', 'https://a.example/%E2%80'],
  ['no host', 'https:///'],
  ['no slashes', 'https:a.example/back'],
  ['http elsewhere', 'http://a.example/back'],
  ['http at a name that only begins like localhost', 'http://localhost.a.example/back'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a file', 'file:///etc/passwd'],
  ['a scheme without a dot', 'app:/back'],
  ['a scheme of a program with a host', 'com.example.app://evil.example/back'],
  ['a scheme of a program without a path', 'com.example.app:back'],
  ['a scheme of a program in capitals', 'COM.example.app:/back'],
  ['a scheme of a program with a fragment', 'com.example.app:/back#part'],
  ['a scheme of a program with a backslash', 'com.example.app:/%5Cevil.example'],
  ['a number', 7],
])('a return address with %s is not registered', async (_what, address) => {
  expect(await register(address)).toEqual({
    status: 400,
    error: 'invalid_redirect_uri',
    error_description:
      'Each URL in redirect_uris must use https, http on localhost, 127.0.0.1 or [::1], or the program’s own scheme with a dot (com.example.app:/back). A URL can have at most 1,000 ASCII characters, and must not contain a user name, fragment, backslash, asterisk or control character.',
  })
})

test.each([
  'https://a.example/back?to=%2Fhome&x=a+b',
  'https://a.example:8443/oauth/callback',
  'https://xn--bcher-kva.example/%C3%A4',
  'http://localhost/back',
  'http://[::1]:4180/back',
  'com.example.app:/back',
  'com.example-tools.restocker:/oauth/back?to=1',
])('a return address as %s is registered', async (address) => {
  expect(await register(address)).toMatchObject({
    status: 201,
    redirect_uris: [redirectUri, address],
  })
})

test('a description is read from a public address only, and only by https', async () => {
  const inside = createServer((_request, response) => response.end('{}'))
  await new Promise<void>((resolve) => void inside.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(inside.address())
  const actor = await shop.shop.person('Ina Inside')
  try {
    for (const clientId of [
      `https://127.0.0.1:${port}/client.json`,
      `https://localhost:${port}/client.json`,
      `http://127.0.0.1:${port}/client.json`,
      'https://example.com',
    ]) {
      const request = { ...shop.requestOf(clientId, verifierOf()) }
      expect(
        await rejection(shop.shop.agents.readLink({ actor }, request)),
        clientId,
      ).toMatchObject({ body: { type: linkNotValid.type } })
    }
  } finally {
    inside.close()
  }
})

test('a shop that links no agents has none of these addresses', async () => {
  const { revision } = await shop.shop.settings.read({ actor: shop.owner }, {})
  const off = await shop.shop.settings.save({ actor: shop.owner }, { revision, agents: 'no' })
  try {
    for (const path of [
      '/.well-known/oauth-protected-resource/api/mcp',
      '/.well-known/oauth-authorization-server/agents',
    ])
      expect((await shop.app.inject({ url: path })).statusCode).toBe(404)
    expect((await shop.message('tools/list')).statusCode).toBe(404)
    expect((await shop.form('token', { grant_type: 'refresh_token' })).statusCode).toBe(404)
  } finally {
    await shop.shop.settings.save({ actor: shop.owner }, { revision: off.revision, agents: 'yes' })
  }
})
