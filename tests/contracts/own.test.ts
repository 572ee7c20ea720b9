/** Nobody acts for the shop on something of their own: the column *own* of the access matrix. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../../src/app/app.server.ts'
import { hashToken, newToken } from '../../src/accounts/sessions/access-token.server.ts'
import { insertToken } from '../../src/accounts/store.server.ts'
import { ownRules } from '../../src/companies/own-affairs.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import type { Actor } from '../../src/platform/access/endpoint.ts'
import { openHoldShop, type HoldShop } from '../hold-shop.ts'
import { operations } from './api-under-test.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: HoldShop
let app: FastifyInstance
beforeAll(async () => {
  shop = await openHoldShop()
  app = await createApp({ shop, config: shop.config, log: createLogger('silent') })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const methods = ['GET', 'PUT', 'POST', 'DELETE'] as const

async function call(actor: Actor, route: string, body: object) {
  const token = newToken()
  const at = new Date('2026-12-05T10:00:00Z')
  const expiresAt = new Date('2026-12-05T20:00:00Z')
  await insertToken(shop.database.handle, {
    hash: hashToken(token),
    userId: actor.id,
    at,
    expiresAt,
  })
  const [method = '', path = ''] = route.split(' ')
  const response = await app.inject({
    method: methods.find((known) => known === method) ?? 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    ...(method === 'DELETE' || method === 'GET' ? {} : { payload: body }),
  })
  return { status: response.statusCode, text: response.body }
}

test('every operation of staff on a record of trade says what it is for their own', () => {
  const concerned = operations
    .map(([, endpoint]) => endpoint)
    .filter(
      ({ route, permission = [] }) =>
        !route.startsWith('GET ') &&
        ([permission].flat().some((one) => ['orders', 'money', 'customers'].includes(one)) ||
          route.includes('/price-lists')),
    )
    .map(({ route }) => route)
  expect(concerned.filter((route) => !Object.hasOwn(ownRules, route))).toEqual([])
  const routes = operations.map(([, { route }]) => route)
  expect(Object.keys(ownRules).filter((route) => !routes.some((one) => one === route))).toEqual([])
})

test('the owner of a shop of one person confirms their test order, and the history says own', async () => {
  const { id } = await shop.tool()
  const { number } = await shop.placeTool(id, 1, { actor: shop.admin })
  const confirm = () =>
    call(shop.admin, `POST /order/${number}/transitions`, { status: 'confirmed' })
  // The tool was added by somebody else of the staff: as long as they work, they confirm it.
  expect((await confirm()).status).toBe(403)
  const pauseOthers = (at: Date | null) =>
    sql`update users set paused_at = ${at} where role = 'admin' and id <> ${shop.admin.id}`.execute(
      shop.database.handle,
    )
  await pauseOthers(new Date())
  try {
    const step = await confirm()
    expect(step.status, step.text).toBe(200)
  } finally {
    await pauseOthers(null)
  }
  const history = await shop.audit.list({ actor: shop.admin }, { kind: 'order' })
  expect(history[0]?.changes.map(({ field }) => field)).toContain('own')
})

test('staff are refused what they do for themselves or their company, while others may', async () => {
  const clerk = await shop.person(`Clerk ${randomUUID()}`, 'admin')
  const company = await shop.openCompany({})
  await shop.companies.setMember(
    { actor: shop.admin },
    { id: company.id, email: clerk.email, role: 'buyer' },
  )
  const { id } = await shop.tool()
  const own = await shop.placeTool(id, 2, { actor: clerk })
  const colleague = await company.order(id, 2)
  const foreign = await shop.placeTool(id, 2)
  for (const { number } of [own, colleague]) {
    const body = { revision: 1, lines: [{ line: 1, quantity: 2, unitPrice: '$0.01' }] }
    const edited = await call(clerk, `PUT /order/${number}`, { ...body, priceReason: 'Mine' })
    expect(edited.status, edited.text).toBe(403)
    expect(edited.text).toContain(
      'You cannot perform this action for the shop because the action affects you',
    )
    const confirmed = await call(clerk, `POST /order/${number}/transitions`, {
      status: 'confirmed',
    })
    expect(confirmed.status).toBeGreaterThanOrEqual(400)
    const shipped = await call(clerk, `POST /order/${number}/shipments`, {})
    expect(shipped.status).toBe(403)
  }
  const read = await shop.companies.read({ actor: shop.admin }, { id: company.id })
  const { members, state, requestedAt, number, id: companyId, ...record } = read
  void [members, state, requestedAt, number]
  const saved = await call(clerk, `PUT /companies/${companyId}`, {
    ...record,
    minimumOrder: '$0.00',
    creditLimit: '$1000000.00',
  })
  expect(saved.status, saved.text).toBe(403)
  const other = await call(clerk, `POST /order/${foreign.number}/transitions`, {
    status: 'confirmed',
  })
  expect(other.status, other.text).toBe(200)
  // What buyers may, staff may with their own.
  const cancelled = await call(clerk, `POST /order/${own.number}/transitions`, {
    status: 'cancelled',
  })
  expect(cancelled.status, cancelled.text).toBe(200)
})

test('who has left a company does not act on what is its own for 90 days, nor ever on what they ordered', async () => {
  const clerk = await shop.person(`Clerk ${randomUUID()}`, 'admin')
  const company = await shop.openCompany({})
  const member = { id: company.id, email: clerk.email, role: 'buyer' as const }
  await shop.companies.setMember({ actor: shop.admin }, member)
  const { id: toolId } = await shop.tool()
  const ordered = await company.order(toolId, 2, clerk)
  const ofColleague = await company.order(toolId, 2)
  const acting = await shop.companies.actingFor(shop.database.handle, clerk.id, company.id)
  const asked = await shop.quotes.ask(
    { actor: { ...clerk, company: acting }, idempotencyKey: randomUUID() },
    { lines: [{ toolId, quantity: 2 }] },
  )
  // They leave; what they ordered and asked passes to a colleague.
  await shop.companies.removeMember({ actor: clerk }, { id: company.id, userId: clerk.id })
  const ship = ({ number }: { readonly number: number }) =>
    call(clerk, `PUT /order/${number}/tracking`, { trackingNumber: 'X-1', trackingLink: '' })
  const withdraw = () => call(clerk, `POST /quotes/${asked.id}/withdrawal`, {})
  const credit = () => call(clerk, `POST /companies/${company.id}/state`, { state: 'on-hold' })
  for (const refused of [
    await ship(ordered),
    await ship(ofColleague),
    await withdraw(),
    await credit(),
  ])
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('90 days')])
  await sql`update former_memberships set ended_at = ended_at - interval '91 days'`.execute(
    shop.database.handle,
  )
  for (const refused of [await ship(ordered), await withdraw()])
    expect([refused.status, refused.text]).toEqual([
      403,
      expect.stringContaining('because the action affects you'),
    ])
  expect((await ship(ofColleague)).text).not.toContain('because the action affects you')
  expect((await credit()).status).toBe(200)
})

type Ending = (boss: Actor, mate: Actor, company: string) => Promise<unknown>
const endings: Readonly<Record<string, Ending>> = {
  'pauses them': (actor, { id }) => shop.accounts.pause({ actor }, { id }),
  'takes the permission': (actor, { id }) =>
    shop.accounts.setPermissions({ actor }, { id, permissions: ['content'] }),
  'makes them a customer': (actor, { id }) => shop.accounts.demote({ actor }, { id }),
  'makes them a member of the company': (actor, { email }, id) =>
    shop.companies.setMember({ actor }, { id, email, role: 'buyer' }),
}

test.each(Object.keys(endings))(
  'an owner who %s is not the only one who can act in the owner’s affair for 7 days',
  async (how) => {
    const { handle } = shop.database
    const boss = await shop.person(`Boss ${randomUUID()}`, 'admin')
    const company = await shop.openCompany({})
    const member = { id: company.id, email: boss.email, role: 'buyer' as const }
    await shop.companies.setMember({ actor: shop.admin }, member)
    await sql`update users set paused_at = now() where role = 'admin' and id <> ${boss.id}`.execute(
      handle,
    )
    try {
      const mate = await shop.person(`Mate ${randomUUID()}`, 'admin')
      const hold = () => call(boss, `POST /companies/${company.id}/state`, { state: 'on-hold' })
      const active = await hold()
      expect([active.status, active.text]).toEqual([
        403,
        expect.stringContaining('Ask a colleague'),
      ])
      await endings[how]?.(boss, mate, company.id)
      const ended = await hold()
      expect([ended.status, ended.text]).toEqual([
        403,
        expect.stringContaining('7 days, you removed'),
      ])
      await sql`
        update audit_entries set at = now() - interval '8 days'
        where actor_id = ${boss.id}`.execute(handle)
      expect((await hold()).status).toBe(200)
      const history = await shop.audit.list({ actor: boss }, { kind: 'company' })
      expect(history[0]?.changes.map(({ field }) => field)).toContain('own')
    } finally {
      await sql`update users set paused_at = null where role = 'admin'`.execute(handle)
    }
  },
)

const listsOf = async (clerk: Actor, record: string, keys: readonly string[]) => {
  const query = new URLSearchParams([
    ['record', record],
    ['permission', 'catalogue'],
    ...keys.map((key) => ['keys', key]),
  ])
  const { status, text } = await call(clerk, `GET /own-affairs?${query}`, {})
  expect(status, text).toBe(200)
  return (JSON.parse(text) as { key: string; detail: string }[]).map(({ key }) => key)
}

test('pages ask which records are their reader’s own: by id or number, a base of a base too', async () => {
  const clerk = await shop.person(`Clerk ${randomUUID()}`, 'admin')
  const company = await shop.openCompany({})
  await shop.companies.setMember(
    { actor: shop.admin },
    { id: company.id, email: clerk.email, role: 'buyer' },
  )
  const { id } = await shop.tool()
  const [own, foreign] = [
    await shop.placeTool(id, 2, { actor: clerk }),
    await shop.placeTool(id, 2),
  ]
  const numbers = [own, foreign].map(({ number }) => String(number))
  expect(await listsOf(clerk, 'order', numbers)).toEqual([String(own.number)])
  expect(await listsOf(clerk, 'order', [own.id, String(own.number), foreign.id])).toEqual([
    own.id,
    String(own.number),
  ])
  expect(await listsOf(clerk, 'company', [company.id])).toEqual([company.id])
  const actor = shop.admin
  const addList = (base: string | null) =>
    shop.prices.addList({ actor }, { name: randomUUID(), base })
  const top = await addList(null)
  const middle = await addList(top.id)
  const held = await addList(middle.id)
  const other = await addList(null)
  await sql`update companies set price_list_id = ${held.id} where id = ${company.id}`.execute(
    shop.database.handle,
  )
  const lists = [top, middle, held, other].map((list) => list.id)
  expect(await listsOf(clerk, 'price-list', lists)).toEqual([top.id, middle.id, held.id])
  const row = { target: 'brand', name: 'Any', percentOff: 50 }
  const refused = await call(clerk, `POST /price-lists/${top.id}/rows`, row)
  expect([refused.status, refused.text]).toEqual([
    403,
    expect.stringContaining('because the action affects you'),
  ])
})

test('staff are added to a company by an owner of the shop alone, and limits are money', async () => {
  const clerk: Actor = {
    ...(await shop.person(`Clerk ${randomUUID()}`, 'admin')),
    permissions: ['customers'],
  }
  const company = await shop.openCompany({})
  const member = { id: company.id, email: clerk.email, role: 'owner' as const }
  await expect(shop.companies.setMember({ actor: clerk }, member)).rejects.toMatchObject({
    body: { status: 403 },
  })
  await expect(shop.companies.invite({ actor: clerk }, member)).rejects.toMatchObject({
    body: { status: 403 },
  })
  // Staff with any permission, including paused staff.
  for (const standing of [
    sql`permissions = '{customers}'`,
    sql`permissions = '{read}'`,
    sql`permissions = '{orders}', paused_at = now()`,
  ]) {
    await sql`update users set ${standing} where id = ${clerk.id}`.execute(shop.database.handle)
    await expect(shop.companies.setMember({ actor: clerk }, member)).rejects.toMatchObject({
      body: { status: 403 },
    })
  }
  await sql`update users set permissions = null, paused_at = null where id = ${clerk.id}`.execute(
    shop.database.handle,
  )
  const {
    members,
    state,
    requestedAt,
    number,
    notes = '',
    ...record
  } = await shop.companies.read({ actor: clerk }, { id: company.id })
  void [members, state, requestedAt, number]
  const change = { ...record, notes, creditLimit: 100_000_000 }
  await expect(shop.companies.save({ actor: clerk }, change)).rejects.toMatchObject({
    body: { status: 403 },
  })
  const agreed = { ...change, creditLimit: null, terms: 'Friends', minimumOrder: 500 }
  await shop.companies.save({ actor: clerk }, agreed)
  // No money is lent by them, so customers suffices; the history says who agreed to what.
  const [entry] = await shop.audit.list({ actor: shop.admin }, { record: company.id })
  expect(entry).toMatchObject({ operation: 'companies.save', by: clerk.name })
  expect(entry?.changes.map(({ field }) => field).toSorted()).toEqual(['minimumOrder', 'terms'])
})
