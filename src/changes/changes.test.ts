/** Who starts from zero and follows the changes has the same data as the shop. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyFromZero, createFollower, sorted } from '../../tests/changes-follower.ts'
import { draws } from '../../tests/effort.ts'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import { boundedSnapshot } from './cursor.ts'
import { restartChanges } from './restart-changes.server.ts'

let now = new Date('2026-11-27T09:00:00Z')
let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop({}, () => now)
})
afterAll(() => shop.close())

const list = (query: Parameters<OrderShop['changes']['list']>[1], actor = shop.admin) =>
  shop.changes.list({ actor }, query)

/** What somebody may do with a transaction: `tool` is the place of a tool in the list. */
type Step =
  | { readonly do: 'write'; readonly by: number; readonly tool: number; readonly nested: boolean }
  | { readonly do: 'end'; readonly by: number; readonly how: 'commit' | 'rollback' }
  | { readonly do: 'read' }

const writers = 4
const tools = 12
const stepOf: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('write' as const),
    by: fc.nat(writers - 1),
    tool: fc.nat(tools - 1),
    nested: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('end' as const),
    by: fc.nat(writers - 1),
    how: fc.constantFrom('commit' as const, 'rollback' as const),
  }),
  fc.record({ do: fc.constant('read' as const) }),
)

/** Plays the steps in transactions of their own and follows; what is locked is not written. */
async function play(
  clients: readonly Client[],
  ids: readonly string[],
  steps: readonly Step[],
  limit: number,
): Promise<void> {
  const follower = createFollower(shop, shop.admin, { of: 'stock', limit })
  await follower.follow()
  const open = new Map<number, Set<number>>()
  const end = async (by: number, how: string) => {
    if (open.delete(by)) await clients[by]?.query(how)
  }
  const write = async ({ by, tool, nested }: Extract<Step, { readonly do: 'write' }>) => {
    if ([...open].some(([other, held]) => other !== by && held.has(tool))) return
    const client = clients[by]
    if (!open.has(by)) await client?.query('begin')
    open.set(by, (open.get(by) ?? new Set<number>()).add(tool))
    if (nested) await client?.query('savepoint inner_part')
    await client?.query('update stock_levels set level = level + 1 where tool_id = $1', [ids[tool]])
    if (nested) await client?.query('release savepoint inner_part')
  }
  for (const step of steps)
    if (step.do === 'read') await follower.step()
    else if (step.do === 'end') await end(step.by, step.how)
    else await write(step)
  for (const by of open.keys()) await end(by, 'commit')
  await follower.follow()
  expect(sorted(follower.copy)).toEqual(await copyFromZero(shop, shop.admin, 'stock'))
}

test('no change of transactions that overlap is lost, however late they are committed', async () => {
  const ids: string[] = []
  for (let index = 0; index < tools; index++)
    ids.push((await shop.tool({ name: `Overlapping ${index}` })).id)
  const clients = Array.from({ length: writers }, () => new Client(shop.database.connection))
  await Promise.all(clients.map((client) => client.connect()))
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(stepOf, { minLength: 5, maxLength: 60 }),
        fc.integer({ min: 1, max: 5 }),
        (steps, limit) => play(clients, ids, steps, limit),
      ),
      { numRuns: draws(120) },
    )
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
})

test('a transaction that is open while others go on comes when it is committed', async () => {
  const slow = new Client(shop.database.connection)
  await slow.connect()
  try {
    const { id } = await shop.tool({ name: 'Slow' })
    const { id: other } = await shop.tool({ name: 'Quick' })
    const follower = createFollower(shop, shop.admin, { of: 'stock' })
    await follower.follow()
    await slow.query('begin')
    await slow.query('update stock_levels set level = 7 where tool_id = $1', [id])
    await receive(other, 3)
    expect((await follower.step()).changes.map((change) => change.id)).toEqual([other])
    expect((await follower.step()).changes).toEqual([])
    await slow.query('commit')
    expect((await follower.step()).changes).toMatchObject([{ id, record: { level: 7 } }])
  } finally {
    await slow.end()
  }
})

const receive = (toolId: string, quantity: number) =>
  shop.stock.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { toolId, kind: 'received', quantity, reason: 'Delivery' },
  )

test('what is deleted for good is said, and of many rows at once each', async () => {
  await sql`insert into companies (id, name, state, requested_at)
    select gen_random_uuid(), 'Bulk ' || n, 'approved', now() from generate_series(1, 2500) as n
  `.execute(shop.database.handle)
  const follower = createFollower(shop, shop.admin, { of: 'companies', limit: 500 })
  await follower.follow()
  const before = follower.copy.size
  await sql`delete from companies where name like 'Bulk %'`.execute(shop.database.handle)
  await follower.follow()
  expect(before - follower.copy.size).toBe(2500)
  expect(sorted(follower.copy)).toEqual(await copyFromZero(shop, shop.admin, 'companies'))
})

test('a page has at most 4 MiB, and no large record is left out', async () => {
  const follower = createFollower(shop, shop.admin, { of: 'companies', limit: 500 })
  await follower.follow()
  await sql`insert into companies (id, name, state, requested_at, notes, address, terms)
    select gen_random_uuid(), 'Large ' || n, 'approved', now(), repeat('釘', 2000),
      repeat('町', 500), repeat('円', 500)
    from generate_series(1, 600) as n`.execute(shop.database.handle)
  const sizes: number[] = []
  for (let more = true; more;) {
    const page = await follower.step()
    sizes.push(Buffer.byteLength(JSON.stringify(page.changes)))
    more = page.more
  }
  expect(Math.max(...sizes)).toBeLessThan(4 * 2 ** 20 + 1000)
  expect(sorted(follower.copy)).toEqual(await copyFromZero(shop, shop.admin, 'companies'))
  await sql`delete from companies where name like 'Large %'`.execute(shop.database.handle)
})

describe('who asks', () => {
  const clerk = async (permissions: readonly ('orders' | 'catalogue' | 'read')[]) => ({
    ...(await shop.person(`Clerk ${randomUUID().slice(0, 8)}`, 'admin')),
    permissions,
  })

  test('gets what they may read, and is refused the rest by name', async () => {
    const actor = await clerk(['catalogue'])
    const kinds = new Set((await copyFromZero(shop, actor)).map(([key]) => key.split(' ')[0]))
    expect(kinds).toContain('tools')
    expect([...kinds].filter((kind) => kind !== 'categories').toSorted()).toEqual([
      'stock',
      'tools',
    ])
    expect(await rejection(list({ of: 'stock,orders' }, actor))).toMatchObject({
      body: { status: 403, detail: expect.stringContaining('orders') },
    })
  })

  test('cannot go on with a cursor of somebody who may read more', async () => {
    const { next } = await list({ of: 'companies' })
    const actor = await clerk(['orders'])
    expect(await rejection(list({ since: next }, actor))).toMatchObject({ body: { status: 403 } })
  })

  test('for other kinds than the cursor has is told so', async () => {
    const { next } = await list({ of: 'stock' })
    expect(await rejection(list({ since: next, of: 'tools' }))).toMatchObject({
      body: { status: 422, errors: [{ pointer: 'query:of' }] },
    })
  })
})

describe('a cursor', () => {
  test('is valid for 30 days, and what it needs is kept', async () => {
    const { next } = await list({ of: 'documents' })
    const { next: place } = await list({ since: next })
    now = new Date(now.getTime() + 30 * 86_400_000 - 1000)
    await shop.changes.prune()
    expect(await list({ since: place })).toMatchObject({ more: false })
    now = new Date(now.getTime() + 2000)
    expect(await rejection(list({ since: place }))).toMatchObject({
      body: {
        type: 'cursor-expired',
        status: 410,
        detail: expect.stringContaining('start from the beginning'),
      },
    })
  })

  test('of before a restore is no longer valid', async () => {
    const { next } = await list({ of: 'stock' })
    await shop.database.transact(restartChanges)
    expect(await rejection(list({ since: next }))).toMatchObject({ body: { status: 410 } })
    expect(await list({ of: 'stock' })).toMatchObject({ more: true })
  })

  test('of another database server is no longer valid, and its changes are dropped', async () => {
    const { next } = await list({ of: 'stock' })
    await sql`update changes_epoch set server = 'another'`.execute(shop.database.handle)
    expect(await rejection(list({ since: next }))).toMatchObject({ body: { status: 410 } })
    await list({ of: 'stock' })
    const { rows } = await sql`select from changes`.execute(shop.database.handle)
    expect(rows).toEqual([])
  })

  test('that was forged is refused, whatever it holds', async () => {
    const { next } = await list({ of: 'stock' })
    const [epoch] = JSON.parse(Buffer.from(next, 'base64url').toString())
    const number = fc.oneof(fc.nat(), fc.bigInt().map(String), fc.constant('0'))
    const snapshot = fc
      .tuple(number, number, fc.array(number))
      .map(([oldest, later, running]) => `${oldest}:${later}:${running.join(',')}`)
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.jsonValue(),
          fc.tuple(fc.constant(epoch), fc.constant(['stock']), snapshot, fc.nat()),
        ),
        async (value) => {
          const since = Buffer.from(JSON.stringify(value)).toString('base64url')
          const answer = await list({ since }).catch(
            (error: { body?: { status: number } }) => error,
          )
          expect('body' in answer ? answer.body?.status : 200).toBeOneOf([200, 410, 422])
        },
      ),
      { numRuns: draws(200) },
    )
  })

  test('stays short where very many transactions are open', () => {
    const running = Array.from({ length: 5000 }, (_, index) => String(1000 + index)).join(',')
    expect(boundedSnapshot(`1000:9000:${running}`)).toBe('1000:1000:')
    expect(boundedSnapshot('1000:1002:1000,1001')).toBe('1000:1002:1000,1001')
  })
})

test('changes older than any cursor are deleted', async () => {
  await shop.tool({ name: 'Old' })
  now = new Date(Date.now() + 40 * 86_400_000)
  await shop.changes.prune()
  const { rows } = await sql`select from changes`.execute(shop.database.handle)
  expect(rows).toEqual([])
})
