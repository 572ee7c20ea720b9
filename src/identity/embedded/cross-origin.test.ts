/** Signing in from a page of another origin that CORS_ORIGINS lists, with the embedded identity. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auth, newAccount } from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import { createLogger } from '../../platform/http/log.server.ts'
import {
  isSameSite,
  originsWithoutSession,
  sessionCookieAttributes,
} from '../better-auth/cookie-attributes.ts'

const front = 'http://127.0.0.1:5173'
let site: ListeningShop
beforeAll(async () => {
  site = await listeningShop({ CORS_ORIGINS: front })
})
afterAll(() => site.close())

const json = { 'content-type': 'application/json' }
const call = (path: string, origin: string, init: RequestInit = {}) =>
  fetch(site.origin + path, { ...init, headers: { ...json, origin, ...init.headers } })

const preflight = (origin: string) =>
  call(`${auth}/sign-in/email`, origin, {
    method: 'OPTIONS',
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })

test('a listed origin signs up, gets its ID token by the cookie, and an access token for it', async () => {
  const { headers, status } = await preflight(front)
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe(front)
  expect(headers.get('access-control-allow-credentials')).toBe('true')

  const person = newAccount()
  const signUp = await call(`${auth}/sign-up/email`, front, {
    method: 'POST',
    body: JSON.stringify(person),
  })
  expect(signUp.status).toBe(200)
  expect(signUp.headers.get('access-control-allow-origin')).toBe(front)
  expect(signUp.headers.get('access-control-allow-credentials')).toBe('true')
  const cookie = signUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

  const idToken = await call(`${auth}/token`, front, { headers: { cookie } })
  expect(idToken.headers.get('access-control-allow-credentials')).toBe('true')
  const { token } = await idToken.json()
  const exchange = await call(`/api/user/${person.email}`, front, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ email: person.email }),
  })
  expect(exchange.status).toBe(200)
  expect(exchange.headers.get('access-control-allow-origin')).toBe(front)
  // The API itself knows no cookie.
  expect(exchange.headers.get('access-control-allow-credentials')).toBeNull()
})

test('an origin that is not listed may not', async () => {
  for (const origin of ['https://evil.example', `${front}.evil.example`, 'http://127.0.0.1:5174']) {
    const { headers } = await preflight(origin)
    expect(headers.get('access-control-allow-origin'), origin).toBeNull()
    expect(headers.get('access-control-allow-credentials'), origin).toBeNull()
    const visitor = site.visitor()
    await visitor.post(`${auth}/sign-up/email`, newAccount())
    const cookie = [...visitor.cookies.values()]
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const signOut = await call(`${auth}/sign-out`, origin, {
      method: 'POST',
      headers: { cookie },
      body: '{}',
    })
    expect(signOut.status, origin).toBe(403)
  }
})

test('a listed origin from which no browser would send the cookie is named at the start, and no other', async () => {
  const lines: string[] = []
  const log = createLogger('warn', { write: (line) => void lines.push(line) })
  const other = await listeningShop({ CORS_ORIGINS: `${front}, https://front.example` }, log)
  try {
    const warnings = lines.filter((line) => line.includes('CORS_ORIGINS'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('nobody can sign in from https://front.example')
  } finally {
    await other.close()
  }
})

test('the cookie is Lax, but for a listed origin of another site', () => {
  const shop = 'https://shop.example.com'
  expect(sessionCookieAttributes(shop, [])).toEqual({ sameSite: 'lax' })
  expect(sessionCookieAttributes(shop, ['https://example.com'])).toEqual({ sameSite: 'lax' })
  expect(sessionCookieAttributes(shop, ['https://front.example'])).toEqual({
    sameSite: 'none',
    secure: true,
    partitioned: true,
  })
  expect(sessionCookieAttributes('http://127.0.0.1:3000', ['https://front.example'])).toEqual({
    sameSite: 'lax',
  })
  expect(originsWithoutSession('http://127.0.0.1:3000', [front, 'https://front.example'])).toEqual([
    'https://front.example',
  ])
  expect(isSameSite(shop, 'http://shop.example.com')).toBe(false)
  expect(isSameSite(shop, 'https://notshop.example.com')).toBe(false)
  expect(isSameSite('https://example.com', 'https://badexample.com')).toBe(false)
})
