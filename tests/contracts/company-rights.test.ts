/**
 * The matrix of rights in companies, written by hand: every operation on a company, by nobody, a
 * stranger, its buyer, approver and owner, another company's owner, and staff by permission. What
 * belongs to another company answers like what does not exist.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../src/platform/access/endpoint.ts'
import { companyRecord } from '../../src/prices/test-shop.ts'
import { operations, requestFor, startApi, type TestApi } from './api-under-test.ts'

const callers = [
  'nobody',
  'stranger',
  'owner of another',
  'buyer',
  'approver',
  'owner',
  'customers',
  'orders',
  'money',
  'read',
] as const
type Caller = (typeof callers)[number]

/** In what way a call is answered: carried out or refused by a rule of the operation: `in`. */
type Answer = 'in' | 401 | 403 | 404

/** Strangers and others in front, then members, then staff; `in` where nothing else is said. */
const members = {
  nobody: 401,
  stranger: 404,
  'owner of another': 404,
  buyer: 'in',
  approver: 'in',
  owner: 'in',
  customers: 'in',
  orders: 404,
  money: 404,
  read: 'in',
} as const satisfies Record<Caller, Answer>
/** Who only reads as staff is nobody to an operation that writes. */
const owners = { ...members, buyer: 403, approver: 403, read: 404 } as const
const customersStaff = {
  nobody: 401,
  stranger: 403,
  'owner of another': 403,
  buyer: 403,
  approver: 403,
  owner: 403,
  customers: 'in',
  orders: 403,
  money: 403,
  read: 403,
} as const satisfies Record<Caller, Answer>

const matrix: Readonly<Record<string, Readonly<Record<Caller, Answer>>>> = {
  'GET /companies/:id': members,
  'PUT /companies/:id': customersStaff,
  'POST /companies/:id/state': customersStaff,
  'PUT /companies/:id/members': owners,
  'PUT /companies/:id/members/:userId/limits': owners,
  'DELETE /companies/:id/members/:userId': owners,
  'GET /companies/:id/invitations': { ...members, buyer: 403, approver: 403 },
  'POST /companies/:id/invitations': owners,
  'DELETE /companies/:id/invitations/:invitationId': owners,
  'GET /companies/:id/orders': { ...members, buyer: 404, customers: 404, orders: 'in' },
  'GET /companies/:id/credit': { ...customersStaff, money: 'in', read: 'in' },
  'GET /companies/:id/vat-number': members,
  'POST /companies/:id/vat-number': customersStaff,
  'GET /companies/:id/certificates': members,
  'POST /companies/:id/certificates': customersStaff,
  'GET /companies/:id/punch-out': { ...customersStaff, read: 'in' },
  'GET /companies/:id/order-ways': { ...members, buyer: 403, approver: 403 },
  'POST /companies/:id/punch-out': customersStaff,
  // Of a connection or a message that the company does not have.
  'PUT /companies/:id/punch-out/:connection/answers': { ...customersStaff, customers: 404 },
  'POST /companies/:id/punch-out/messages/:message/send': { ...customersStaff, customers: 404 },
  'DELETE /companies/:id/punch-out/:connection': customersStaff,
  'GET /companies/:id/part-numbers': members,
  'POST /companies/:id/part-numbers': owners,
  'DELETE /companies/:id/part-numbers/:numberId': owners,
  'POST /companies/:id/part-numbers/imports': owners,
}

let api: TestApi
const people = new Map<Caller | 'leaving', Actor>()
const tokens = new Map<Caller, string>()
beforeAll(async () => {
  api = await startApi()
  const { shop } = api
  const staff = await shop.person('The Owner of the shop', 'admin')
  people.set('leaving', await shop.person('Leaving Member'))
  for (const caller of callers.slice(1)) {
    const permission = (['customers', 'orders', 'money', 'read'] as const).find(
      (name) => name === caller,
    )
    const person = await shop.person(`The ${caller}`, permission ? 'admin' : 'customer')
    if (permission)
      await shop.accounts.setPermissions(
        { actor: staff },
        { id: person.id, permissions: [permission] },
      )
    people.set(caller, person)
    tokens.set(caller, await api.issueToken(person.id))
  }
  people.set('customers', { ...personOf('customers'), permissions: ['customers'] })
  await join(await addCompany(), 'owner of another', 'owner')
}, 60_000)
afterAll(() => api.close())

const personOf = (caller: Caller | 'leaving'): Actor =>
  people.get(caller) ?? expect.unreachable(caller)
const addCompany = async (): Promise<string> => {
  const actor = personOf('customers')
  const record = { ...companyRecord, name: `Matrix ${randomUUID()}` }
  return (await api.shop.companies.add({ actor }, record)).id
}
const join = (id: string, who: Caller | 'leaving', role: 'buyer' | 'approver' | 'owner') =>
  api.shop.companies.setMember(
    { actor: personOf('customers') },
    { id, email: personOf(who).email, role },
  )

/** A company with a buyer, an approver, an owner, somebody who may leave, and a part number. */
async function openCompany() {
  const id = await addCompany()
  for (const role of ['buyer', 'approver', 'owner'] as const) await join(id, role, role)
  await join(id, 'leaving', 'buyer')
  const { sku } = await api.shop.catalogue.read({ actor: undefined }, { id: api.toolId })
  const number = { id, number: 'MATRIX-1', sku }
  const added = await api.shop.customerPartNumbers.add({ actor: personOf('customers') }, number)
  return { id, sku, numberId: added.id }
}
/** What each operation is called with; of the fields of all, those that it has. */
const inputsOf = ({ id, sku, numberId }: Awaited<ReturnType<typeof openCompany>>) => {
  const userId = personOf('leaving').id
  const { email } = personOf('leaving')
  const record = { ...companyRecord, minimumOrder: '$0.00', name: 'Changed', revision: 1 }
  const certificate = { kind: 'resale', number: 'RS-1', states: [], from: '2026-01-01' }
  return {
    'PUT /companies/:id': { id, ...record },
    'POST /companies/:id/state': { id, state: 'on-hold' },
    'PUT /companies/:id/members': { id, email, role: 'approver' },
    'PUT /companies/:id/members/:userId/limits': {
      id,
      userId,
      orderLimit: '$1.00',
      monthLimit: null,
    },
    'DELETE /companies/:id/members/:userId': { id, userId },
    'POST /companies/:id/invitations': { id, email: 'new@example.com', role: 'buyer' },
    'DELETE /companies/:id/invitations/:invitationId': { id, invitationId: randomUUID() },
    'POST /companies/:id/certificates': { id, ...certificate, until: '2027-12-31' },
    'POST /companies/:id/punch-out': {
      id,
      protocol: 'oci',
      origins: ['https://buyer.example.com'],
    },
    'PUT /companies/:id/punch-out/:connection/answers': {
      id,
      connection: randomUUID(),
      address: '',
    },
    'POST /companies/:id/punch-out/messages/:message/send': { id, message: randomUUID() },
    'DELETE /companies/:id/punch-out/:connection': { id, connection: randomUUID() },
    'POST /companies/:id/part-numbers': { id, number: 'MATRIX-2', sku },
    'DELETE /companies/:id/part-numbers/:numberId': { id, numberId },
    'POST /companies/:id/part-numbers/imports': {
      id,
      apply: true,
      rows: [{ row: 2, number: 'MATRIX-3', sku }],
    },
  }
}

const ofCompanies = operations.filter(([, { route }]) => / \/companies\/:id(\/|$)/.test(route))

async function answerTo(route: string, caller: Caller, input: object) {
  const [, endpoint] =
    ofCompanies.find(([, it]) => it.route === route) ?? expect.unreachable('no such operation')
  const request = requestFor(endpoint, input)
  const token = tokens.get(caller)
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const { statusCode, body } = await api.app.inject({
    ...request,
    headers: { ...request.headers, ...authorization },
  })
  const problem: unknown = statusCode >= 400 ? JSON.parse(body) : undefined
  const type = typeof problem === 'object' && problem !== null ? Reflect.get(problem, 'type') : ''
  return { status: statusCode, type: String(type) }
}

test('every operation on a company is in the matrix', () => {
  expect(ofCompanies.map(([, { route }]) => route).toSorted()).toEqual(
    Object.keys(matrix).toSorted(),
  )
})

test.each(Object.keys(matrix))('%s', { timeout: 60_000 }, async (route) => {
  const answers: Partial<Record<Caller, 'in' | number>> = {}
  for (const caller of callers) {
    const company = await openCompany()
    const inputs: Readonly<Record<string, object>> = inputsOf(company)
    const input = inputs[route] ?? { id: company.id }
    const { status, type } = await answerTo(route, caller, input)
    const isRefused = status === 401 || status === 403 || status === 404
    answers[caller] = isRefused
      ? status
      : status < 500 || type === 'mail-not-set-up'
        ? 'in'
        : status
    // For strangers a company that is there is one that is not.
    if (caller !== 'stranger' && caller !== 'owner of another') continue
    const missing = await answerTo(route, caller, { ...input, id: randomUUID() })
    expect({ status, type }, caller).toEqual(missing)
  }
  expect(answers).toEqual(matrix[route])
})
