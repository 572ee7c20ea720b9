/**
 * No change by staff goes without an entry in the audit: every operation that writes and that
 * admins may call as such is carried out, as the table of purging does it.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { permissionTable } from './access-table.ts'
import { openPurgeShop, type PurgeShop } from './purge-shop.ts'
import { purgeTable } from './purge-table.ts'

// Without a bundler the style sheet has no address.
vi.mock('../../src/ui/app.css?url', () => ({ default: '/assets/app.css' }))
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let it: PurgeShop
beforeAll(async () => {
  it = await openPurgeShop()
})
afterAll(() => it.close())

const newEntries = async (known: ReadonlySet<string>): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string; actor_id: string | null }>`
    select id, actor_id from audit_entries`.execute(it.shop.database.handle)
  return rows
    .filter(({ id, actor_id: actor }) => !known.has(id) && actor !== null)
    .map(({ id }) => id)
}

const routes = [...new Set(purgeTable.map(({ route }) => route))].filter(
  (route) => route in permissionTable,
)

describe('every operation that writes and that staff may call', () => {
  test('is tried', () => {
    const writing = Object.keys(permissionTable).filter((route) => !route.startsWith('GET '))
    expect(routes.toSorted()).toEqual(writing.toSorted())
  })
  const notHere: ReadonlySet<string> = new Set([
    // A profile is saved by its owner there: users.test.ts saves another's.
    'PUT /users/:email/profile',
    // It only reads: what it is asked is too long for an address.
    'POST /bulk-jobs/:id/preview',
  ])
  test.each(routes.filter((route) => !notHere.has(route)))(
    '%s writes who did it into the audit',
    async (route) => {
      const written: number[] = []
      for (const { begin } of purgeTable.filter((row) => row.route === route)) {
        const write = await begin(it)
        const before = new Set(await newEntries(new Set()))
        await write()
        written.push((await newEntries(before)).length)
      }
      expect(Math.max(...written)).toBeGreaterThan(0)
      // What only staff may call is always staff's change.
      const buyersToo = [
        'POST /order/:number/transitions',
        'POST /order/:number/documents',
        'POST /shipments/:id/documents',
        'POST /order/:number/returns',
        'DELETE /reviews/:id',
        'POST /reviews/:id/restore',
      ]
      if (!buyersToo.includes(route)) expect(Math.min(...written)).toBeGreaterThan(0)
    },
  )
})
