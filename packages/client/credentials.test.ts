/**
 * Tokens are fetched once for all calls, renewed before they expire, and fetched again when the
 * shop refuses one.
 */
import { expect, test } from 'vitest'
import { createApi } from './api.ts'
import { tokenCredentials } from './credentials.ts'
import type { Method } from './operation.ts'
import { answers } from '../../tests/fetch-answers.ts'

type Things = { readonly things: { readonly read: Method<object, object> } }
const operations = { things: { read: { call: 'GET /api/things' } } }
const origin = 'https://shop.example'
const client = { clientId: 'an id', clientSecret: 'im_live_ä+&' }
const token = (text: string, seconds = 1800) =>
  Response.json({ access_token: text, token_type: 'Bearer', expires_in: seconds })
const refused = () =>
  Response.json({ type: 'key-not-accepted', title: 'x', status: 401 }, { status: 401 })

test('many calls at once share one token, which is asked for as RFC 6749 says', async () => {
  const server = answers(
    () => token('first'),
    () => Response.json({}),
  )
  const { things } = createApi<Things>(operations, {
    origin,
    credentials: { ...client, scopes: ['orders:read', 'catalogue:read'] },
    fetch: server.fetch,
  })
  await Promise.all([things.read({}), things.read({}), things.read({})])
  const [asked, ...calls] = server.sent
  expect(asked?.url).toBe(`${origin}/api/oauth/token`)
  expect(asked?.body).toBe('grant_type=client_credentials&scope=orders%3Aread+catalogue%3Aread')
  const basic = Buffer.from(asked?.headers['authorization']?.slice(6) ?? '', 'base64').toString()
  expect(basic).toBe('an+id:im_live_%C3%A4%2B%26')
  expect(calls.map(({ headers }) => headers['authorization'])).toEqual(
    Array.from({ length: 3 }, () => 'Bearer first'),
  )
})

test('a token is replaced before it ends', async () => {
  let time = 0
  const server = answers(
    () => token('first'),
    () => token('second'),
  )
  const { read } = tokenCredentials(client, { origin, fetch: server.fetch, now: () => time })
  expect(await read()).toBe('first')
  time = 1_700_000
  expect(await read()).toBe('first')
  time = 1_741_000
  expect(await read()).toBe('second')
})

test('a token that the shop refuses is replaced once; a second refusal is thrown', async () => {
  const server = answers(
    () => token('first'),
    refused,
    () => token('second'),
    () => Response.json({ done: true }),
  )
  const settings = { origin, credentials: client, fetch: server.fetch }
  expect(await createApi<Things>(operations, settings).things.read({})).toEqual({ done: true })
  expect(server.sent.at(-1)?.headers['authorization']).toBe('Bearer second')

  const never = answers(
    () => token('first'),
    refused,
    () => token('second'),
    refused,
  )
  const { things } = createApi<Things>(operations, { ...settings, fetch: never.fetch })
  await expect(things.read({})).rejects.toMatchObject({ type: 'key-not-accepted' })
  expect(never.sent).toHaveLength(4)
})

test('wrong credentials are a refusal with the error of OAuth, and the next call tries again', async () => {
  const server = answers(
    () =>
      Response.json(
        { error: 'invalid_client', error_description: 'The key was revoked' },
        { status: 401 },
      ),
    () => token('first'),
    () => Response.json({ done: true }),
  )
  const { things } = createApi<Things>(operations, {
    origin,
    credentials: client,
    fetch: server.fetch,
  })
  await expect(things.read({})).rejects.toMatchObject({
    type: 'invalid_client',
    detail: 'The key was revoked',
  })
  expect(await things.read({})).toEqual({ done: true })
})

test('a key that is read again is taken when the one before is refused', async () => {
  let key = 'im_live_old'
  const server = answers(
    () => {
      key = 'im_live_new'
      return refused()
    },
    () => Response.json({ done: true }),
  )
  const { things } = createApi<Things>(operations, {
    origin,
    credentials: { key: () => key },
    fetch: server.fetch,
  })
  expect(await things.read({})).toEqual({ done: true })
  expect(server.sent.map(({ headers }) => headers['authorization'])).toEqual([
    'Bearer im_live_old',
    'Bearer im_live_new',
  ])
})
