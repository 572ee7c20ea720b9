/** The matrix of keys: every operation, called with a key of every scope. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/platform/access/endpoint.ts'
import { isBuying, scopes, type Scope } from '../../src/platform/access/scopes.ts'
import { inputSchemaOf, validValue } from './arbitrary-values.ts'
import { operations, requestFor, startApi, type TestApi } from './api-under-test.ts'
import { closedToKeysTable, keyTable } from './key-table.ts'

let api: TestApi
/** A key with this scope alone. */
const keys = new Map<Scope, string>()
/** A key that works for the shop and has all scopes it can have, and one of a company with all of its. */
const wide = { shop: '', company: '' }
beforeAll(async () => {
  api = await startApi()
  const actor = await api.shop.person('Key Maker', 'admin')
  const company = await api.shop.companies.add(
    { actor },
    {
      name: 'Buying Ltd',
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'standard',
      terms: '',
      minimumOrder: 0,
      representative: '',
      notes: '',
      priceList: null,
      creditLimit: null,
    },
  )
  const keyWith = async (name: string, granted: readonly Scope[]): Promise<string> => {
    const { insertedId: id } = await api.shop.serviceAccounts.add(
      { actor },
      {
        name,
        purpose: '',
        scopes: [...granted],
        ...(granted.every(isBuying) ? { company: company.id } : {}),
      },
    )
    return (await api.shop.serviceAccounts.addKey({ actor }, { id, name: '' })).key
  }
  for (const scope of scopes) keys.set(scope, await keyWith(`Only ${scope}`, [scope]))
  wide.shop = await keyWith(
    'All of the shop',
    scopes.filter((scope) => !isBuying(scope)),
  )
  wide.company = await keyWith('All of a company', scopes.filter(isBuying))
})
afterAll(() => api.close())

test('every operation stands in one of the tables, and nothing else does', () => {
  expect(operations.map(([, { route }]) => route).toSorted()).toEqual(
    [...Object.keys(keyTable), ...closedToKeysTable].toSorted(),
  )
})

const sample = (endpoint: Endpoint): object => {
  const [value] = fc.sample(validValue(inputSchemaOf(endpoint)), { seed: 7, numRuns: 1 })
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const kept = fields.filter(
    ([name]) => !endpoint.route.startsWith('GET') || ['id', 'email', 'toolId'].includes(name),
  )
  // Credit and terms of a company need one scope more.
  return Object.fromEntries(
    kept.filter(
      ([name]) =>
        endpoint.route !== 'POST /companies' || !['creditLimit', 'paymentTerms'].includes(name),
    ),
  )
}
const call = async (endpoint: Endpoint, input: object, key: string) => {
  const request = requestFor(endpoint, input)
  return api.app.inject({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${key}` },
  })
}
const refusals = ['scope-missing', 'closed-to-keys']

/** Writing includes reading of the same area. */
const includes = (granted: Scope, needed: string): boolean =>
  granted === needed || granted.replace(':write', ':read') === needed

const open = operations.filter(([, { route }]) => route in keyTable)
describe.each(open)('%s', (_name, endpoint) => {
  const needed = keyTable[endpoint.route] ?? []
  test('is open to keys with a scope of the table, and says to others which they lack', async () => {
    const input = sample(endpoint)
    const opened: Scope[] = []
    for (const scope of scopes) {
      const { statusCode, body } = await call(endpoint, input, keys.get(scope) ?? '')
      expect(statusCode, body).toBeLessThan(500)
      expect(statusCode, body).not.toBe(401)
      const { type, facts } = statusCode === 403 ? JSON.parse(body) : {}
      if (!refusals.includes(type)) opened.push(scope)
      else
        expect([type, facts]).toEqual([
          'scope-missing',
          { scopes: scopes.filter((name) => needed.includes(name)) },
        ])
    }
    expect(opened).toEqual(
      scopes.filter(
        (scope) => needed.includes('public') || needed.some((name) => includes(scope, name)),
      ),
    )
  })
})

const closed = operations.filter(([, { route }]) => closedToKeysTable.includes(route))
test.each(closed)('%s is closed to every key, and nothing changes', async (_name, endpoint) => {
  const input = sample(endpoint)
  const before = await api.databaseDigest()
  for (const key of [wide.shop, wide.company]) {
    const { statusCode, body } = await call(endpoint, input, key)
    expect([statusCode, JSON.parse(body).type]).toEqual([403, 'closed-to-keys'])
  }
  expect(await api.databaseDigest()).toBe(before)
})

test('no refusal was a mistake of ours', () => {
  expect(api.logged.map((line) => line.slice(0, 300))).toEqual([])
})
