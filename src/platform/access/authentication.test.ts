/**
 * Who is calling, and whether the call is allowed: bearer token, role, e-mail address in the path.
 */
import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { companyHeader } from './acting-company.ts'
import type { Actor, Endpoint } from './endpoint.ts'
import type { Permission } from './permissions.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { authenticate, requireSelf } from './authentication.server.ts'
import { bearerToken } from '../../../packages/contract/server/bearer-token.server.ts'

const customer: Actor = { id: 'c', email: 'ada@example.com', name: 'Ada', role: 'customer' }
const admin: Actor = {
  id: 'x',
  email: 'eve@example.com',
  name: 'Eve',
  role: 'admin',
  permissions: ['orders'],
}

type Call = {
  readonly token?: string
  readonly params?: unknown
  readonly permission?: Permission
}
/** Calls an endpoint; the tokens 'customer' and 'admin' are theirs. @returns the id, or a status */
async function call(
  access: Endpoint['access'],
  { token, params = {}, permission = 'orders' }: Call = {},
) {
  const lookedUp: string[] = []
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const request: Pick<FastifyRequest, 'headers' | 'ip' | 'params'> = {
    headers,
    params,
    ip: '192.0.2.1',
  }
  const endpoint = { route: 'POST /things', access, permission } as const
  const findActor = async (bearer: string) => {
    lookedUp.push(bearer)
    return new Map(Object.entries({ customer, admin })).get(bearer)
  }
  const result = await authenticate(endpoint, request, { findActor }).then(
    (actor) => actor?.id,
    (error: unknown) => statusOf(error),
  )
  return { result, lookedUp }
}

const statusOf = (error: unknown): unknown => (isProblem(error) ? error.body.status : error)

describe('the bearer of a request', () => {
  const tokenIn = (authorization?: string) => bearerToken({ headers: { authorization } })
  test('is read in any case, with several spaces, and nothing else is', () => {
    expect(tokenIn('Bearer abc-._~+/1=')).toBe('abc-._~+/1=')
    expect(tokenIn('bearer   abc')).toBe('abc')
    for (const other of [undefined, '', 'abc', 'Basic abc', 'Bearer', 'Bearer ', 'Bearer a b'])
      expect(tokenIn(other), other).toBeUndefined()
    expect(tokenIn('xBearer abc')).toBeUndefined()
    expect(tokenIn('Bearer =abc')).toBeUndefined()
    expect(tokenIn('Bearer abc!')).toBeUndefined()
  })
  test('is looked up unless it can be no access token', async () => {
    expect((await call('anyone', { token: 'a'.repeat(256) })).lookedUp).toHaveLength(1)
    expect((await call('anyone', { token: 'a'.repeat(257) })).lookedUp).toEqual([])
    expect((await call('anyone', { token: 'head.body.seal' })).lookedUp).toEqual([])
    expect((await call('anyone')).lookedUp).toEqual([])
  })
})

describe('access', () => {
  test.each([
    ['anyone', undefined, undefined],
    ['anyone', 'unknown', undefined],
    ['anyone', 'customer', 'c'],
    ['customer', undefined, 401],
    ['customer', 'unknown', 401],
    ['customer', 'customer', 'c'],
    ['customer', 'admin', 'x'],
    ['admin', undefined, 401],
    ['admin', 'customer', 403],
    ['admin', 'admin', 'x'],
    ['self', undefined, 401],
  ] as const)('%s, called with the token %s: %s', async (access, token, expected) => {
    expect((await call(access, token === undefined ? {} : { token })).result).toBe(expected)
  })

  test.each([
    [undefined, /^Send the key of a service account/],
    ['im_live_withoutBearer', /cannot be read\. Send the word Bearer/],
    ['Bearer "quoted"', /cannot be read\. Send the word Bearer/],
    ['Bearer unknown', /is unknown or has expired/],
    ['Bearer head.body.seal', /is unknown or has expired/],
  ])('a program that sends %j is told what it lacks', async (authorization, detail) => {
    const request = { headers: { authorization }, params: {}, ip: '192.0.2.1' }
    const findActor = async () => undefined
    await expect(
      authenticate({ route: 'GET /things', access: 'customer' }, request, { findActor }),
    ).rejects.toMatchObject({
      body: { type: 'not-signed-in', detail: expect.stringMatching(detail) },
    })
  })

  test.each([
    ['customer', { email: 'ada@example.com' }, 'c'],
    ['customer', { email: 'ADA@Example.com' }, 'c'],
    ['customer', { kind: 'invoice', email: 'ada@example.com' }, 'c'],
    ['customer', { email: 'eve@example.com' }, 403],
    ['customer', { email: 7 }, 403],
    ['customer', {}, 'c'],
    ['customer', null, 'c'],
    ['customer', undefined, 'c'],
    ['admin', { email: 'ada@example.com' }, 'x'],
  ] as const)('self: the token %s for the path %o: %s', async (token, params, expected) => {
    expect((await call('self', { token, params })).result).toBe(expected)
  })
  test.each([
    ['admin', {}, 403],
    ['self', { email: 'ada@example.com' }, 403],
    ['self', { email: 'eve@example.com' }, 'x'],
    ['customer', {}, 'x'],
    ['anyone', {}, 'x'],
  ] as const)(
    '%s: an admin without the permission, for %o: %s',
    async (access, params, expected) => {
      const { result } = await call(access, { token: 'admin', params, permission: 'money' })
      expect(result).toBe(expected)
    },
  )
  test('an admin without the permission is treated as a customer, and refusals are logged', async () => {
    const headers = { authorization: 'Bearer admin' }
    const refusals: unknown[] = []
    const as = async (endpoint: Parameters<typeof authenticate>[0]) =>
      (
        await authenticate(
          endpoint,
          { headers, params: {}, ip: '192.0.2.1' },
          { findActor: async () => admin, onRefusal: (refusal) => refusals.push(refusal) },
        ).catch(() => undefined)
      )?.role
    expect(await as({ route: 'GET /a', access: 'customer', permission: 'orders' })).toBe('admin')
    expect(await as({ route: 'GET /a', access: 'customer', permission: 'money' })).toBe('customer')
    // What declares no permission gives nobody more than a customer has.
    expect(await as({ route: 'GET /a', access: 'customer' })).toBe('customer')
    expect(refusals).toEqual([])
    expect(await as({ route: 'PUT /a', access: 'admin', permission: 'owner' })).toBeUndefined()
    expect(refusals).toEqual([{ actorId: 'x', route: 'PUT /a', reason: 'permission-missing' }])
  })
  test('admin does not ask for an address in the path', async () => {
    expect((await call('customer', { token: 'customer', params: { id: 'other' } })).result).toBe(
      'c',
    )
  })
})

test('input of another, or without an address, is refused to all but admins', () => {
  const refused = (actor: Actor | undefined, input: unknown): boolean => {
    try {
      requireSelf(actor, input)
      return false
    } catch (error) {
      expect(statusOf(error)).toBe(403)
      return true
    }
  }
  expect(refused(customer, { email: 'ada@example.com' })).toBe(false)
  expect(refused(admin, { email: 'ada@example.com' })).toBe(false)
  expect(refused(admin, undefined)).toBe(false)
  expect(refused(customer, { email: 'eve@example.com' })).toBe(true)
  for (const input of [undefined, null, {}, 'ada@example.com', { email: undefined }])
    expect(refused(customer, input)).toBe(true)
  expect(refused(undefined, { email: undefined })).toBe(true)
  expect(refused(undefined, {})).toBe(true)
})

describe('for a company', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const companyOf = async (header?: string | string[], forCompany = true) => {
    const asked: unknown[] = []
    const headers = {
      authorization: 'Bearer customer',
      ...(header === undefined ? {} : { [companyHeader]: header }),
    }
    const problem = await authenticate(
      { route: 'GET /things', access: 'customer', ...(forCompany ? { forCompany } : {}) },
      { headers, params: {}, ip: '192.0.2.1' },
      {
        findActor: async (_bearer, company) => {
          asked.push(company)
          return customer
        },
      },
    ).then(
      () => undefined,
      (error: unknown) => statusOf(error),
    )
    return problem ?? asked[0]
  }

  test('the id in the header is handed on, where the operation knows companies', async () => {
    expect(await companyOf(id)).toBe(id)
    expect(await companyOf(id, false)).toBeUndefined()
    expect(await companyOf()).toBe('')
    expect(await companyOf('')).toBe('')
  })
  test('what is no id answers like what does not exist', async () => {
    for (const header of ['1', `${id}0`, ` ${id}`, id.toUpperCase(), [id, id], '../x'])
      expect(await companyOf(header), String(header)).toBe(404)
  })
})

describe('a proof of identity', () => {
  const provenBy = async (
    stepUp: boolean,
    token?: string,
    access: Endpoint['access'] = 'anyone',
  ) => {
    const proofs: unknown[] = []
    const result = await authenticate(
      {
        route: 'POST /things',
        access,
        permission: 'orders',
        ...(stepUp ? { stepUp: 'money' as const } : {}),
      },
      {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        params: {},
        ip: '192.0.2.1',
      },
      {
        findActor: async (bearer) => ({ customer, admin })[bearer],
        requireProof: async (bearer, actor) => void proofs.push([bearer, actor.id]),
      },
    ).catch(statusOf)
    return { proofs, result }
  }

  test('is asked for where the operation needs one, of who may use it', async () => {
    expect((await provenBy(true, 'admin')).proofs).toEqual([['admin', 'x']])
    expect((await provenBy(false, 'admin')).proofs).toEqual([])
    expect((await provenBy(true)).proofs).toEqual([])
    expect(await provenBy(true, 'customer', 'admin')).toEqual({ proofs: [], result: 403 })
  })
  test('that is refused refuses the call', async () => {
    const refusal = new Error('no proof')
    const answer = authenticate(
      { route: 'POST /things', access: 'anyone', stepUp: 'money' },
      { headers: { authorization: 'Bearer admin' }, params: {}, ip: '192.0.2.1' },
      { findActor: async () => admin, requireProof: () => Promise.reject(refusal) },
    )
    await expect(answer).rejects.toBe(refusal)
  })
})

describe('what is refused says why', () => {
  const refusalOf = async (actor: Actor, endpoint: Parameters<typeof authenticate>[0]) =>
    authenticate(
      endpoint,
      { headers: { authorization: 'Bearer x' }, params: {}, ip: '192.0.2.1' },
      { findActor: async () => actor },
    ).then(
      () => 'admitted',
      (error: unknown) => (isProblem(error) ? error.body : error),
    )
  const ofAdmins = { route: 'PUT /things', access: 'admin' } as const

  test('a customer is not told which permissions there are', async () => {
    const body = await refusalOf(customer, { ...ofAdmins, permission: 'money' })
    expect(body).toMatchObject({ type: 'not-yours', status: 403 })
    expect(body).not.toHaveProperty('facts')
  })
  test('an admin is told which permissions would do', async () => {
    expect(
      await refusalOf(admin, { ...ofAdmins, permission: ['money', 'customers'] }),
    ).toMatchObject({
      type: 'permission-missing',
      facts: { permissions: ['money', 'customers'] },
      detail: expect.stringMatching(/money.*customers/i),
    })
    expect(
      await refusalOf({ ...admin, permissions: ['read'] }, { ...ofAdmins, permission: 'orders' }),
    ).toMatchObject({ type: 'permission-missing' })
    const reading = { ...ofAdmins, route: 'GET /things', permission: 'orders' } as const
    expect(await refusalOf({ ...admin, permissions: ['read'] }, reading)).toBe('admitted')
  })
  test('an admin without a second factor sets one up first, and is a customer until then', async () => {
    const lacking: Actor = { ...admin, lacksSecondFactor: true }
    expect(await refusalOf(lacking, { ...ofAdmins, permission: 'orders' })).toMatchObject({
      type: 'second-factor-missing',
    })
    expect(await refusalOf(lacking, { ...ofAdmins, access: 'customer' })).toBe('admitted')
  })
})
