/** What goes over the wire: the calls that a page makes, and calls made beside it by somebody with a token. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { Visitor as Cookies } from '../identity/visitor.ts'
import { currentWorld } from './current-world.ts'

export type Call = {
  readonly method: string
  readonly path: string
  readonly payload: Readonly<Record<string, unknown>> | undefined
  readonly bearer: string | undefined
  readonly key: string | undefined
}

/** Begins to note every call to the shop's own API; the provider's under /api/auth are none. Addresses are decoded, queries left out. */
export function recordCalls(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/auth/')) return
    const headers = request.headers()
    const body: unknown = request.postDataJSON()
    calls.push({
      method: request.method(),
      path: decodeURIComponent(pathname.slice('/api'.length)),
      payload:
        typeof body === 'object' && body !== null
          ? Object.fromEntries(Object.entries(body))
          : undefined,
      bearer: /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1],
      key: headers['idempotency-key'],
    })
  })
  return calls
}

/** The last such call: fails when there was none. */
export function callOf(calls: readonly Call[], method: string, path: string): Call {
  const found = calls.findLast((call) => call.method === method && call.path === path)
  if (!found)
    expect.fail(
      `no ${method} ${path} among: ${calls.map((call) => `${call.method} ${call.path}`).join(', ') || 'none'}`,
    )
  return found
}

export type Answer = { readonly status: number; readonly body: unknown }

/** Asks the API, with a token or without. */
export async function ask(
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  {
    token,
    body,
    key,
  }: { readonly token?: string; readonly body?: unknown; readonly key?: string } = {},
): Promise<Answer> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const response = await fetch(`${currentWorld().origin}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const said: unknown = await response.json()
  return { status: response.status, body: said }
}

/** Enters without a browser: an access token. */
export async function tokenOf({
  email,
  password,
}: {
  readonly email: string
  readonly password: string
}): Promise<string> {
  const cookies = new Cookies(currentWorld().origin)
  const entered = await cookies.post('/api/auth/sign-in/email', { email, password })
  if (entered.status !== 200) throw new Error(`${email} cannot sign in: ${entered.text}`)
  const proof = (await cookies.get('/api/auth/token')).json['token']
  const { status, body } = await ask(`PUT /user/${encodeURIComponent(email)}`, {
    token: String(proof),
    body: { email },
  })
  const token = fieldOf(body, 'token')
  if (status !== 200 || typeof token !== 'string')
    throw new Error(`${email} cannot enter: ${status}`)
  return token
}

/** A field of an answer, whatever the answer is. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
/** The rows of an answer that must be an array. */
export function rowsOf({ status, body }: Answer): unknown[] {
  if (status !== 200 || !Array.isArray(body))
    throw new Error(`an array is expected, not ${status} ${JSON.stringify(body)}`)
  return body
}

/** The token that a page's browser keeps. Source: specification, point 9, word for word. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('accessToker'))
