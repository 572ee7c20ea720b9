/**
 * Every row of `ownRules`, over HTTP: the holder of a record becomes staff and does what the table
 * of purging does to it. This is the column *own* of the access matrix.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../../src/platform/access/endpoint.ts'
import { namedIn, ownRules, type HeldRecord } from '../../src/companies/own-affairs.ts'
import { permissionTable } from './access-table.ts'
import { FileInput, openPurgeShop, type PurgeShop } from './purge-shop.ts'
import { purgeTable } from './purge-table.ts'

// Without a bundler the style sheet has no address.
vi.mock('../../src/ui/app.css?url', () => ({ default: '/assets/app.css' }))
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let it: PurgeShop
let colleague: Actor
beforeAll(async () => {
  it = await openPurgeShop()
  colleague = await it.shop.person('Cole Colleague', 'admin')
})
afterAll(() => it.close())

const handle = () => it.shop.database.handle

/** Somebody whose record it is; a company or a price list without members gets one. */
async function holderOf(record: HeldRecord, key: string): Promise<Actor> {
  const { rows } = await sql<{ user_id: string | null; company_id: string | null }>`
    select user_id, company_id from holders_of_records
    where kind = ${record} and (id::text = ${key} or number::text = ${key})
    order by user_id nulls last`.execute(handle())
  const [held] = rows
  if (held?.user_id) return { ...it.fixture.buyer, id: held.user_id }
  const member = await it.shop.person(`Member ${randomUUID()}`)
  const company = held?.company_id ?? (await companyWithList(key))
  await sql`
    insert into company_members (id, company_id, user_id, role, since)
    values (gen_random_uuid(), ${company}, ${member.id}, 'buyer', now())`.execute(handle())
  return member
}

/** A company that pays by a price list. */
async function companyWithList(list: string): Promise<string> {
  const owner = await it.shop.person(`Owner ${randomUUID()}`)
  const request = { name: `Lists ${list}`, address: '', vatId: '', taxNumber: '' }
  const { id } = await it.shop.companies.request({ actor: owner }, request)
  await sql`update companies set price_list_id = ${list} where id = ${id}`.execute(handle())
  return id
}

const setUser = (id: string, role: string, permissions: readonly string[] | null) =>
  sql`update users set role = ${role}, permissions = ${permissions} where id = ${id}`.execute(
    handle(),
  )
const pauseOthers = (id: string, at: Date | null) =>
  sql`update users set paused_at = ${at} where role = 'admin' and id <> ${id}`.execute(handle())

/** `own`: whether the change names its author as acting in their own affair; none: no entry. */
type Outcome = { readonly refusal: string; readonly own?: boolean | undefined }
type As = 'customer' | 'clerk' | 'sole owner'

const entries = async (): Promise<ReadonlyMap<string, boolean>> => {
  const { rows } = await sql<{ id: string; own: boolean }>`
    select id, coalesce(after ? 'own', false) as own from audit_entries
    where actor_id is not null`.execute(handle())
  return new Map(rows.map(({ id, own }) => [id, own]))
}

/** Does it once, as the holder of the record, with the rights that they have as such. */
async function outcomeOf(route: string, as: As, title?: string): Promise<readonly Outcome[]> {
  const rule = ownRules[route]
  if (rule === undefined || rule === 'allowed') throw new Error(`${route} is allowed`)
  const outcomes: Outcome[] = []
  const tried = async (_actor: Actor | undefined, input: unknown): Promise<unknown> => {
    const fields = input instanceof FileInput ? input.path : input
    const found = rule.subjects.flatMap(({ record, field }) =>
      namedIn(fields, field).map((key) => ({ record, key })),
    )
    const [subject] = found
    if (!subject) throw new Error(`${route} names no record of ${JSON.stringify(rule.subjects)}`)
    const known = await entries()
    const holder = await holderOf(subject.record, subject.key)
    const permissions = [...(permissionTable[route] ?? [])]
    if (as !== 'customer') await setUser(holder.id, 'admin', as === 'clerk' ? permissions : null)
    if (as === 'sole owner') await pauseOthers(holder.id, new Date())
    try {
      const answer = await it.call(route, holder, input)
      const added = [...(await entries())].filter(([id]) => !known.has(id))
      outcomes.push({ refusal: '', own: added.length ? added.some(([, own]) => own) : undefined })
      return answer
    } catch (error) {
      outcomes.push({ refusal: error instanceof Error ? error.message : String(error) })
      return undefined
    } finally {
      await pauseOthers(holder.id, null)
      await setUser(holder.id, 'customer', null)
    }
  }
  const row = purgeTable.find(
    (one) => one.route === route && (title === undefined || one.title === title),
  )
  if (!row) throw new Error(`${route} has no row in the table of purging`)
  let isReady = false
  const shop: PurgeShop = {
    ...it,
    call: (name, actor, input) =>
      isReady && name === route ? tried(actor, input) : it.call(name, actor, input),
  }
  const write = await row.begin(shop)
  isReady = true
  await write()
  return outcomes
}

const rows = Object.entries(ownRules).flatMap(([route, rule]) =>
  rule === 'allowed' ? [] : [{ route, own: rule.own }],
)

describe('staff, while a colleague has the right', () => {
  test.each(rows.filter(({ own }) => own === 'refused'))(
    '$route is refused for their own, and says who can do it',
    async ({ route }) => {
      expect(colleague.role).toBe('admin')
      for (const { refusal } of await outcomeOf(route, 'clerk')) {
        expect(refusal).toContain('403')
        expect(refusal).toContain('because the action affects you')
      }
    },
  )
  test.each(rows.filter(({ own }) => own === 'as-buyer'))(
    '$route answers for their own what it answers to a buyer',
    async ({ route }) => {
      const statuses = (outcomes: readonly Outcome[]) =>
        outcomes.map(({ refusal }) => / (\d{3}) /.exec(refusal)?.[1] ?? 'done')
      const asBuyer = statuses(await outcomeOf(route, 'customer'))
      expect(asBuyer.length).toBeGreaterThan(0)
      expect(statuses(await outcomeOf(route, 'clerk'))).toEqual(asBuyer)
    },
  )
})

/** What the only owner cannot do all the same, and where the history has no entry. */
const exceptions: Readonly<Record<string, string>> = {
  'DELETE /price-lists/:id': 'a list that is somebody’s own is in use: 409',
  'POST /quotes/:id/messages': 'the message bears the name of its author, and has no other entry',
}

test.each(rows.filter(({ route }) => !Object.hasOwn(exceptions, route)))(
  'the only owner of a shop does it, and the history says own: $route',
  async ({ route }) => {
    const outcomes = await outcomeOf(route, 'sole owner')
    expect(outcomes.map(({ refusal }) => refusal)).toEqual(outcomes.map(() => ''))
    expect(outcomes.map(({ own }) => own)).toEqual(outcomes.map(() => true))
  },
)

test.each(Object.keys(exceptions))('%s is not refused as an own affair', async (route) => {
  for (const { refusal } of await outcomeOf(route, 'sole owner'))
    expect(refusal).not.toContain('because the action affects you')
})
