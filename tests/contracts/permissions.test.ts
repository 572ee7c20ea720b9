/** The matrix of access: every operation that admins may call, called with every permission. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/platform/access/endpoint.ts'
import { permissions, type Permission } from '../../src/platform/access/permissions.ts'
import { permissionTable } from './access-table.ts'
import { inputSchemaOf, validValue } from './arbitrary-values.ts'
import { stepUpTable, withoutProof } from './step-up-table.ts'
import { operations, requestFor, startApi, type TestApi } from './api-under-test.ts'

let api: TestApi
/** An access token of an admin with one permission each, and of one with none. */
const tokens = new Map<Permission | undefined, string>()
beforeAll(async () => {
  api = await startApi()
  const owner = await api.shop.person('The Owner', 'admin')
  for (const permission of permissions) {
    const { id } = await api.shop.person(`Only ${permission}`, 'admin')
    if (permission !== 'owner')
      await api.shop.accounts.setPermissions({ actor: owner }, { id, permissions: [permission] })
    tokens.set(permission, await api.issueToken(id))
  }
})
afterAll(() => api.close())

const adminOperations = operations.filter(([, { route }]) => route in permissionTable)

test('every operation that admins may call has a row in the table, and declares what it says', () => {
  const declared = operations.flatMap(([, { route, permission }]) =>
    permission === undefined
      ? []
      : [[route, [permission].flat().filter((name) => name !== 'owner')] as const],
  )
  const table = Object.entries(permissionTable).map(
    ([route, names]) => [route, names.filter((name) => name !== 'read')] as const,
  )
  expect(declared.toSorted()).toEqual(table.toSorted())
  const unguarded = operations.filter(
    ([, { access, permission }]) => access === 'admin' && !permission,
  )
  expect(unguarded).toEqual([])
})

test('every operation that asks for proof of who calls has a row in the table', () => {
  const declared = operations.flatMap(([, { route, stepUp }]) => (stepUp ? [[route, stepUp]] : []))
  expect(Object.fromEntries(declared)).toEqual(stepUpTable)
})

test('what changes money, customers or staff, and every file of many records, asks for proof or says why not', () => {
  const guarded = ['money', 'customers', 'owner']
  const files = /csv|zip/
  const judged = operations.filter(
    ([, { route, permission = [], mediaType = '' }]) =>
      files.test(mediaType) ||
      (!route.startsWith('GET') && [permission].flat().some((name) => guarded.includes(name))),
  )
  const unguarded = judged.filter(([, { stepUp }]) => !stepUp).map(([, { route }]) => route)
  expect(unguarded.toSorted()).toEqual(Object.keys(withoutProof).toSorted())
})

const call = (endpoint: Endpoint, permission: Permission, input: object) => {
  const request = requestFor(endpoint, input)
  return api.app.inject({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${tokens.get(permission)}` },
  })
}
const sample = (endpoint: Endpoint): object => {
  const [value] = fc.sample(validValue(inputSchemaOf(endpoint)), { seed: 7, numRuns: 1 })
  if (typeof value !== 'object' || value === null) return {}
  // Credit and terms of a company need one permission more: tests/contracts/own.test.ts.
  return endpoint.route === 'POST /companies'
    ? Object.fromEntries(
        Object.entries(value).filter(([name]) => !['creditLimit', 'paymentTerms'].includes(name)),
      )
    : value
}

/** Operations that only those with the permission may call at all. */
const closed = adminOperations.filter(([, { access }]) => access === 'admin' || access === 'self')
describe.each(closed)('%s', (_name, endpoint) => {
  test('each operation is open to the permissions in the table, and to no others', async () => {
    const fields =
      endpoint.access === 'self'
        ? { ...sample(endpoint), email: 'customer@example.com' }
        : sample(endpoint)
    const input = endpoint.route.startsWith('GET')
      ? Object.fromEntries(
          Object.entries(fields).filter(([name]) => ['id', 'email', 'toolId'].includes(name)),
        )
      : fields
    const opened: Permission[] = []
    for (const permission of permissions) {
      const { statusCode, body } = await call(endpoint, permission, input)
      expect(statusCode, body).toBeLessThan(500)
      expect(statusCode, body).not.toBe(401)
      if (statusCode !== 403) opened.push(permission)
    }
    const expected = permissions.filter(
      (name) => name === 'owner' || permissionTable[endpoint.route]?.includes(name),
    )
    expect(opened).toEqual(expected)
  })
})

// What customers may call too is not closed to staff: they are judged as customers there.
describe('where customers may call too, an admin without the permission', () => {
  const find = (name: string): Endpoint => {
    const [, endpoint] = operations.find(([known]) => known === name) ?? []
    if (!endpoint) throw new Error(`no operation ${name}`)
    return endpoint
  }
  const statuses = async (name: string, input: object) =>
    Promise.all(
      permissions.map(async (permission) => {
        const { statusCode } = await call(find(name), permission, input)
        return [permission, statusCode]
      }),
    )
  test('promotes nobody', async () => {
    const promotion = { address: 'nobody@example.com', role: 'admin' }
    expect(await statuses('accounts.exchangeIdToken', promotion)).toEqual(
      permissions.map((name) => [name, name === 'owner' ? 404 : 403]),
    )
  })
  test('an admin without the permission sees no order of another person', async () => {
    const buyer = await api.shop.person('Ordering Buyer')
    const { number } = await api.shop.orders.place(
      { actor: buyer, idempotencyKey: crypto.randomUUID() },
      { toolId: api.toolId, quantity: 1, phone: '+1 555 0100', address: '1 Elm Street' },
    )
    expect(await statuses('orders.read', { number })).toEqual([
      ['owner', 200],
      ['catalogue', 404],
      ['orders', 200],
      ['money', 200],
      ['customers', 404],
      ['content', 404],
      ['read', 200],
    ])
    // Only to see it is not to move it.
    expect(await statuses('orders.step', { number, status: 'delivered' })).toEqual([
      ['owner', 409],
      ['catalogue', 404],
      ['orders', 409],
      ['money', 404],
      ['customers', 404],
      ['content', 404],
      ['read', 404],
    ])
  })
  test('an admin without the permission sees masked e-mail addresses in reviews, and cannot remove reviews of others', async () => {
    const author = await api.shop.person('Writing Author')
    const { insertedId } = await api.shop.reviews.add({ actor: author }, { text: 'Good hammers.' })
    const sees = await Promise.all(
      permissions.map(async (name) => {
        const { body } = await call(find('reviews.list'), name, {})
        return [name, body.includes(author.email)]
      }),
    )
    expect(sees).toEqual(
      permissions.map((name) => [name, ['owner', 'content', 'read'].includes(name)]),
    )
    for (const name of ['catalogue', 'orders', 'money', 'customers', 'read'] as const) {
      const { body } = await call(find('reviews.remove'), name, { id: insertedId })
      expect(body, name).not.toContain('"deletedCount":1')
    }
    const { body } = await call(find('reviews.remove'), 'content', { id: insertedId })
    expect(body).toContain('"deletedCount":1')
  })
})
