/** Saving a profile: one's own is nobody's affair, another's stands in the audit. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Ada Admin', 'admin')
})
afterAll(() => shop.close())

const profile = { education: '', location: 'Austin', phone: '+1 555 0100', linkedin: '' }
const historyOf = (record: string) => shop.audit.list({ actor: admin }, { kind: 'user', record })

test("a profile that staff save is written down with what differs; one's own is not", async () => {
  const user = await shop.person('Paula Profile')
  const save = (actor: Actor, changes: object) =>
    shop.accounts.saveProfile({ actor }, { email: user.email, ...profile, ...changes })
  await save(user, {})
  expect(await historyOf(user.id)).toEqual([])
  await save(admin, { location: 'Toledo' })
  expect(await historyOf(user.id)).toMatchObject([
    {
      by: 'Ada Admin',
      operation: 'accounts.saveProfile',
      label: user.email,
      changes: [{ field: 'location', before: 'Austin', after: 'Toledo' }],
    },
  ])
})
