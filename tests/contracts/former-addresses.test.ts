/** Calls at addresses of before are answered as those of now, and docs/api.md lists each. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKeyShop, type KeyShop } from '../key-shop.ts'

type Operation = { readonly deprecated?: boolean; readonly security: readonly object[] }
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

let it: KeyShop
let document: Document
beforeAll(async () => {
  it = await openKeyShop()
  document = (await it.app.inject('/api/openapi.json')).json<Document>()
})
afterAll(() => it.close())

/** The table of docs/api.md: present call, former call. */
const listed = readFileSync('docs/api.md', 'utf8')
  .split('| Call | Before |')
  .slice(1)
  .flatMap((text) => [...text.matchAll(/^\| `([A-Z]+ \S+)` \| `([A-Z]+ \S+)` \|$/gm)])
  .map(([, present = '', former = '']) => ({ former, present }))

const describedAt = (call: string): Operation | undefined => {
  const [method = '', path = ''] = call.split(' ')
  return document.paths[`/api${path}`]?.[method.toLowerCase()]
}

/** All but the header of answers that only a former address has. */
const withoutDeprecation = (operation: object): unknown =>
  JSON.parse(
    JSON.stringify(operation, (name, value: unknown) =>
      name === 'Deprecation' ? undefined : value,
    ),
  )

test('what the document calls deprecated is the table of docs/api.md', () => {
  const deprecated = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.deprecated)
      .map(([method]) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
  )
  expect(deprecated.toSorted()).toEqual(listed.map(({ former }) => former).toSorted())
})

test.each(listed)('$former asks for and answers what $present does', ({ former, present }) => {
  const { deprecated, description, operationId, ...old } = {
    description: '',
    operationId: '',
    ...describedAt(former),
  }
  const now = { description: '', operationId: '', ...describedAt(present) }
  expect(deprecated).toBe(true)
  expect(description).toContain(present.replace(' ', ' /api'))
  expect(operationId).toBe(`${now.operationId}AtFormerAddress`)
  expect(
    withoutDeprecation({ ...old, description: now.description, operationId: now.operationId }),
  ).toEqual(now)
  expect(JSON.stringify(old)).toContain('#/components/headers/Deprecation')
})

test.each(listed)('$former is closed to anybody who may not call $present', async ({ former }) => {
  const [method = '', path = ''] = former.split(' ')
  const url = `/api${path.replace('{number}', '1').replace('{id}', crypto.randomUUID())}`
  const nobody = await it.app.inject({ method: method === 'GET' ? 'GET' : 'POST', url })
  expect(nobody.statusCode).toBe(401)
  const { key } = await it.program({ scopes: ['content:read'] })
  const refused = await it.call(key, `${method} ${url.replace('/api', '')}`, {})
  expect([refused.statusCode, refused.json().type]).toEqual([403, 'scope-missing'])
})

test('an order is confirmed at the former address, which says that it is deprecated', async () => {
  const { id: toolId } = await it.shop.tool({ stock: 100, minimumQuantity: 1 })
  const buyer = await it.shop.person('Jane Smith')
  const { number } = await it.shop.orders.place(
    { actor: buyer, idempotencyKey: crypto.randomUUID() },
    { toolId, quantity: 1, phone: '+1 555 0100', address: '1 Elm Street' },
  )
  const { key } = await it.program({ scopes: ['orders:write'] })
  const step = await it.call(key, `POST /order/${number}/steps`, { status: 'confirmed' })
  expect([step.statusCode, step.json().status]).toEqual([200, 'confirmed'])
  expect(step.headers['deprecation']).toBe(`@${Date.UTC(2026, 10, 27) / 1000}`)
  const next = await it.call(key, `POST /order/${number}/transitions`, { status: 'picking' })
  expect([next.statusCode, next.json().status, next.headers['deprecation']]).toEqual([
    200,
    'picking',
    undefined,
  ])
})
