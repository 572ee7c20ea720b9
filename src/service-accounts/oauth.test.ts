/** OAuth 2 client credentials (RFC 6749, 4.4): a key is exchanged for an access token, or refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKeyShop, type KeyShop } from '../../tests/key-shop.ts'

let it: KeyShop
beforeAll(async () => {
  it = await openKeyShop()
})
afterAll(() => it.close())

type Asked = {
  readonly form: Readonly<Record<string, string>> | string
  readonly basic?: readonly [id: string, secret: string]
  readonly type?: string
}
const exchange = ({ form, basic, type = 'application/x-www-form-urlencoded' }: Asked) =>
  it.app.inject({
    method: 'POST',
    url: '/api/oauth/token',
    headers: {
      'content-type': type,
      ...(basic
        ? { authorization: `Basic ${Buffer.from(basic.join(':')).toString('base64')}` }
        : {}),
    },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  })
const grant = { grant_type: 'client_credentials' }

test('the metadata names the address where keys are exchanged, and every scope (RFC 8414)', async () => {
  const answer = await it.app.inject('/.well-known/oauth-authorization-server')
  const { origin } = it.shop.config
  expect(answer.json()).toMatchObject({
    issuer: origin,
    token_endpoint: `${origin}/api/oauth/token`,
    grant_types_supported: ['client_credentials'],
    scopes_supported: expect.arrayContaining(['orders:read', 'buying:write']),
  })
})

describe('a key', () => {
  test('is exchanged for an access token of half an hour, which nobody caches', async () => {
    const { id, key } = await it.program({ scopes: ['orders:write', 'money:read'] })
    const inForm = await exchange({ form: { ...grant, client_id: id, client_secret: key } })
    const inHeader = await exchange({ form: grant, basic: [id, key] })
    for (const answer of [inForm, inHeader]) {
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' })
      const { access_token: token, ...rest } = answer.json<{ access_token: string }>()
      expect(rest).toEqual({
        token_type: 'Bearer',
        expires_in: 1800,
        scope: 'money:read orders:write',
      })
      expect(token).toMatch(/^im_access_[0-9A-Za-z]{49}$/)
      expect((await it.call(token, 'GET /orders')).statusCode).toBe(200)
    }
    it.pass(30 * 60_000)
    const { access_token: old } = inForm.json<{ access_token: string }>()
    expect((await it.call(old, 'GET /orders')).json()).toMatchObject({ facts: { reason: 'ended' } })
    expect((await it.call(key, 'GET /orders')).statusCode).toBe(200)
  })

  test('gives a token with the scopes that are asked for, and never with more than its account has', async () => {
    const { id, key } = await it.program({ scopes: ['orders:write', 'money:read'] })
    const basic = [id, key] as const
    const answer = await exchange({ form: { ...grant, scope: 'orders:read' }, basic })
    const { access_token: token, scope } = answer.json<{ access_token: string; scope: string }>()
    expect(scope).toBe('orders:read')
    expect((await it.call(token, 'GET /orders')).statusCode).toBe(200)
    expect((await it.call(token, 'GET /payments')).json()).toMatchObject({
      type: 'scope-missing',
      detail: expect.stringContaining('request a token that includes it'),
    })
    for (const asked of ['catalogue:read', 'orders:read nonsense', 'money:write'])
      expect((await exchange({ form: { ...grant, scope: asked }, basic })).json()).toMatchObject({
        error: 'invalid_scope',
      })
    const edit = { id, name: `Narrowed ${id}`, purpose: '' }
    await it.shop.serviceAccounts.save({ actor: it.owner }, { ...edit, scopes: ['money:read'] })
    expect((await it.call(token, 'GET /orders')).json()).toMatchObject({ type: 'scope-missing' })
  })

  test('that is revoked ends its access tokens, and gives no other', async () => {
    const { id, keyId, key } = await it.program({ scopes: ['orders:read'] })
    const { access_token: token } = (await exchange({ form: grant, basic: [id, key] })).json<{
      access_token: string
    }>()
    await it.shop.serviceAccounts.revokeKey({ actor: it.owner }, { id, keyId })
    expect((await it.call(token, 'GET /orders')).json()).toMatchObject({
      facts: { reason: 'revoked' },
    })
    const refused = await exchange({ form: grant, basic: [id, key] })
    expect([refused.statusCode, refused.json().error]).toEqual([401, 'invalid_client'])
    expect(refused.headers['www-authenticate']).toMatch(/^Basic/)
  })
})

test('the document of the API has the exchange, with its form, its answer and its errors', async () => {
  const document = (await it.app.inject('/api/openapi.json')).json()
  const operation = document.paths['/api/oauth/token'].post
  const [type = ''] = Object.keys(operation.requestBody.content)
  expect(type).toBe('application/x-www-form-urlencoded')
  const form = operation.requestBody.content[type].schema
  expect(form.required).toEqual(['grant_type'])
  const { id, key } = await it.program({ scopes: ['orders:read'] })
  const sent = { grant_type: form.properties.grant_type.const, client_id: id, client_secret: key }
  expect(Object.keys(form.properties)).toEqual(expect.arrayContaining(Object.keys(sent)))
  const answered = (await exchange({ form: sent })).json()
  const { properties } = operation.responses[200].content['application/json'].schema
  expect(Object.keys(answered).toSorted()).toEqual(Object.keys(properties).toSorted())
  for (const refused of [
    await exchange({ form: { ...sent, grant_type: 'password' } }),
    await exchange({ form: { ...sent, client_secret: 'x' } }),
  ]) {
    const { content } = operation.responses[refused.statusCode]
    expect(content['application/json'].schema.properties.error.enum).toContain(refused.json().error)
  }
})

describe('what is no right request is refused as RFC 6749, 5.2, says', () => {
  test.each([
    ['of another account', async () => (await it.program({ scopes: ['orders:read'] })).id],
    ['of an account that is none', async () => 'nobody'],
    ['without an id', async () => ''],
  ])('a key %s', async (_, otherId) => {
    const { key } = await it.program({ scopes: ['orders:read'] })
    const answer = await exchange({ form: grant, basic: [await otherId(), key] })
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalid_client'])
  })

  test('an access token in place of a key', async () => {
    const { id, key } = await it.program({ scopes: ['orders:read'] })
    const { access_token: token } = (await exchange({ form: grant, basic: [id, key] })).json<{
      access_token: string
    }>()
    const answer = await exchange({ form: grant, basic: [id, token] })
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalid_client'])
  })

  test('another grant, none, a field twice, credentials in both places, nothing at all', async () => {
    const { id, key } = await it.program({ scopes: ['orders:read'] })
    const basic = [id, key] as const
    const errors = await Promise.all(
      [
        { form: { grant_type: 'password' }, basic },
        { form: {}, basic },
        { form: `${new URLSearchParams(grant)}&grant_type=password`, basic },
        { form: { ...grant, client_id: id, client_secret: key }, basic },
        { form: '' },
      ].map(async (asked) => {
        const { statusCode, body } = await exchange(asked)
        return [statusCode, JSON.parse(body).error]
      }),
    )
    expect(errors).toEqual([
      [400, 'unsupported_grant_type'],
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [401, 'invalid_client'],
    ])
  })

  test('JSON, a long body and a key in the address never answer 5xx, nor a token', async () => {
    const { id, key } = await it.program({ scopes: ['orders:read'] })
    const json = await exchange({ form: JSON.stringify(grant), type: 'application/json' })
    const long = await exchange({ form: { ...grant, scope: 'x'.repeat(10_000) }, basic: [id, key] })
    const inAddress = await it.app.inject({
      method: 'POST',
      url: `/api/oauth/token?client_secret=${key}`,
    })
    expect([json.statusCode, long.statusCode, inAddress.statusCode]).toEqual([400, 413, 400])
    expect(long.json().detail).toBe('The request is larger than 4 kB. Send it in several parts.')
  })

  test.each(['application/json', 'text/plain'])(
    'a body of another type (%s) is an error of OAuth, which says that a form is wanted',
    async (type) => {
      const { id, key } = await it.program({ scopes: ['orders:read'] })
      const form = JSON.stringify({ ...grant, client_id: id, client_secret: key })
      const answer = await exchange({ form, type })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        {
          error: 'invalid_request',
          error_description: expect.stringContaining('application/x-www-form-urlencoded'),
        },
      ])
    },
  )
})
