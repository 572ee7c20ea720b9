/** API calls: recording those of a page, and making others with an access token. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { Visitor as Cookies } from '../identity/visitor.ts'
import { testEnvironment } from './test-environment.ts'

export type Call = {
  readonly method: string
  readonly path: string
  readonly payload: Readonly<Record<string, unknown>> | undefined
  readonly bearer: string | undefined
  readonly key: string | undefined
}

/**
 * Starts to record the calls to the shop's own API, without those to the identity provider under
 * /api/auth. Paths are decoded and have no query.
 */
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

/** The last call with this method and path; the test fails when there is none. */
export function findCall(calls: readonly Call[], method: string, path: string): Call {
  const last = calls.findLast((call) => call.method === method && call.path === path)
  if (!last)
    expect.fail(
      `no ${method} ${path} among: ${calls.map((call) => `${call.method} ${call.path}`).join(', ') || 'none'}`,
    )
  return last
}

/** Sends an order as a file. @returns the id of its draft */
export async function sendOrderFile(
  token: string,
  origin: string = testEnvironment().origin,
  file = { name: 'order.csv', content: 'SKU;Quantity\nHMR-1001;12\nNO-SUCH-1;5\n' },
): Promise<string> {
  const response = await fetch(`${origin}/api/order-files/${file.name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: file.content,
  })
  const rows: unknown = await response.json()
  if (response.status !== 201 || !Array.isArray(rows))
    throw new Error(`the file was not taken: ${JSON.stringify(rows)}`)
  return String(fieldOf(rows[0], '_id'))
}

export type ApiResponse = { readonly status: number; readonly body: unknown }

/** Calls the API, with or without an access token. */
export async function callApi(
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  {
    token,
    body,
    key,
    company,
    origin = testEnvironment().origin,
  }: {
    readonly token?: string
    readonly body?: unknown
    readonly key?: string
    /** For which the caller acts. */
    readonly company?: string
    /** Of another shop. */
    readonly origin?: string
  } = {},
): Promise<ApiResponse> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(company === undefined ? {} : { 'x-company': company }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const json: unknown = await response.json()
  return { status: response.status, body: json }
}

/** Signs in without a browser. @returns the access token */
export async function fetchToken(
  { email, password }: { readonly email: string; readonly password: string },
  origin: string = testEnvironment().origin,
): Promise<string> {
  const cookies = new Cookies(origin)
  const signedIn = await cookies.post('/api/auth/sign-in/email', { email, password })
  if (signedIn.status !== 200) throw new Error(`${email} cannot sign in: ${signedIn.text}`)
  const idToken = (await cookies.get('/api/auth/token')).json['token']
  const { status, body } = await callApi(`PUT /user/${encodeURIComponent(email)}`, {
    token: String(idToken),
    body: { email },
    origin,
  })
  const token = fieldOf(body, 'token')
  if (status !== 200 || typeof token !== 'string')
    throw new Error(`${email} cannot get an access token: ${status}`)
  return token
}

/** A property of a response body of any type. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
/** The rows of a response that must be an array. */
export function expectRows({ status, body }: ApiResponse): unknown[] {
  if (status !== 200 || !Array.isArray(body))
    throw new Error(`an array is expected, not ${status} ${JSON.stringify(body)}`)
  return body
}

/** The access token in a page's storage. Source: specification, point 9, for the key. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('accessToker'))
