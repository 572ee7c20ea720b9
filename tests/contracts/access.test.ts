/** Access rights: every operation is called by every kind of caller; refused calls change nothing. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Access, Endpoint } from '../../src/platform/access/endpoint.ts'
import { accessTable } from './access-table.ts'
import { limitTable } from './limit-table.ts'
import { inputSchemaOf, validValue } from './arbitrary-values.ts'
import { roles, startApi, operations, type Person, type TestApi } from './api-under-test.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const signedIn: readonly Person[] = ['stranger', 'customer', 'admin']
const allowedCallers: Readonly<Record<Access, readonly Person[]>> = {
  anyone: roles,
  customer: signedIn,
  self: ['customer', 'admin'],
  admin: ['admin'],
}
/** Who may call, by the table alone: never by the contract, which is what is tested. */
const allowedFor = ({ route }: Endpoint): readonly Person[] => {
  const access = accessTable[route]
  if (access === undefined) throw new Error(`${route} has no row in access-table.ts`)
  return allowedCallers[access]
}

test('every operation has a row in the table of access, and every row an operation', () => {
  expect(operations.map(([, { route }]) => route).toSorted()).toEqual(
    Object.keys(accessTable).toSorted(),
  )
})

test('every operation is open to those of the table, and counted by the limit of the table', () => {
  const declared = operations.map(([, { route, access, rateLimit }]) => [route, access, rateLimit])
  expect(declared).toEqual(
    operations.map(([, { route }]) => [route, accessTable[route], limitTable[route]]),
  )
})

// The fields that must name something of this shop: the customer's e-mail or the existing tool.
const requiredFields = (name: string, endpoint: Endpoint): object => {
  if (endpoint.access === 'self') return { email: 'customer@example.com' }
  if (name === 'orders.place')
    return {
      toolId: api.toolId,
      OrderQuentuty: 1,
      phoneNum: '+1 555 0100',
      unitPrice: '$10.00',
      email: undefined,
    }
  if (name === 'reviews.add')
    return { tool: undefined, toolId: undefined, rating: undefined, email: undefined }
  return name === 'catalogue.read' ? { id: api.toolId } : {}
}
const sampleInput = (name: string, endpoint: Endpoint): object => {
  const [value] = fc.sample(validValue(inputSchemaOf(endpoint)), { seed: 11, numRuns: 1 })
  const fields = Object.entries({
    ...(typeof value === 'object' ? value : {}),
    ...requiredFields(name, endpoint),
  })
  return Object.fromEntries(
    fields.filter(
      ([field, fieldValue]) =>
        fieldValue !== undefined &&
        !(endpoint.route.startsWith('GET') && !['id', 'email'].includes(field)),
    ),
  )
}

describe.each(operations.filter(([name]) => name !== 'accounts.exchangeIdToken'))(
  '%s',
  (name, endpoint) => {
    test('an operation refuses every caller without permission, and changes nothing', async () => {
      const allowed = allowedFor(endpoint)
      const refused = roles.filter((who) => !allowed.includes(who))
      const input = sampleInput(name, endpoint)
      const before = await api.databaseDigest()
      for (const who of refused) {
        const response = await api.call(endpoint, who, input)
        expect([who, response.statusCode], response.body).toEqual([
          who,
          signedIn.includes(who) ? 403 : 401,
        ])
        expect([response.headers['content-type'], response.headers['cache-control']]).toEqual([
          'application/problem+json',
          'no-store',
        ])
      }
      expect(await api.databaseDigest()).toBe(before)
    })

    test('lets in whom it may', async () => {
      // Signing out ends the tokens that the other tests need: it has tests with tokens of its own.
      const allowed = name.startsWith('accounts.signOut') ? [] : allowedFor(endpoint)
      const input = sampleInput(name, endpoint)
      for (const who of allowed) {
        const response = await api.call(endpoint, who, input)
        expect([401, 403], `${who}: ${response.body}`).not.toContain(response.statusCode)
        expect(response.statusCode, response.body).toBeLessThan(500)
      }
    })
  },
)

test('entering and promoting: a role needs an admin, a token needs a proof, and nothing else changes anything', async () => {
  const [, exchange] = operations.find(([name]) => name === 'accounts.exchangeIdToken') ?? []
  if (!exchange) throw new Error('no such operation')
  const before = await api.databaseDigest()
  const promotion = { address: 'customer@example.com', role: 'admin' }
  const expected: Readonly<Record<Person, number>> = {
    nobody: 401,
    malformed: 401,
    unknown: 401,
    expired: 401,
    idle: 401,
    stranger: 403,
    customer: 403,
    admin: 200,
  }
  for (const who of roles.filter((role) => role !== 'admin')) {
    expect([who, (await api.call(exchange, who, promotion)).statusCode]).toEqual([
      who,
      expected[who],
    ])
    expect([
      who,
      (
        await api.call(exchange, who, {
          address: 'customer@example.com',
          email: 'customer@example.com',
        })
      ).statusCode,
    ]).toEqual([who, 401])
  }
  expect(
    (await api.call(exchange, 'admin', { ...promotion, email: 'customer@example.com' })).statusCode,
  ).toBe(422)
  expect((await api.call(exchange, 'admin', { ...promotion, role: 'customer' })).statusCode).toBe(
    422,
  )
  expect(
    (await api.call(exchange, 'admin', { ...promotion, address: 'nobody@example.com' })).statusCode,
  ).toBe(404)
  expect(await api.databaseDigest()).toBe(before)
})

test('a change of rights takes effect immediately', async () => {
  const customer = await api.shop.accounts.findUserId('customer@example.com')
  const list = () => api.app.inject({ url: '/api/users', headers: api.authorization('customer') })
  expect((await list()).statusCode).toBe(403)
  await api.app.inject({
    method: 'PUT',
    url: '/api/user/customer@example.com',
    headers: api.authorization('admin'),
    payload: { role: 'admin' },
  })
  expect((await list()).statusCode).toBe(200)
  await api.app.inject({
    method: 'DELETE',
    url: `/api/users/${customer}`,
    headers: api.authorization('admin'),
  })
  expect((await list()).statusCode).toBe(401)
})

test('signing out ends the access token of the call, and no other token', async () => {
  const out = await api.app.inject({
    method: 'POST',
    url: '/api/signout',
    headers: api.authorization('stranger'),
  })
  expect(out.statusCode, out.body).toBe(200)
  const statuses = await Promise.all(
    (['stranger', 'admin'] as const).map(
      async (who) =>
        (await api.app.inject({ url: '/api/users', headers: api.authorization(who) })).statusCode,
    ),
  )
  expect(statuses).toEqual([401, 200])
})

test('no refusal was a mistake of ours', () => {
  expect(api.logged.map((line) => line.slice(0, 300))).toEqual([])
})
