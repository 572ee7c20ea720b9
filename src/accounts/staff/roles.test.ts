/** Taking back the admin role: by admins and by the operator's command; one admin always stays. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Marta Ibarra', 'admin')
})
afterAll(() => shop.close())

const refused = (type: string) => ({ body: { type } })
const roleOf = async ({ email }: Actor) =>
  (await shop.accounts.read({ actor: admin }, { email })).role

describe('demotion', () => {
  test('demotion makes an admin a customer; a repeated call changes nothing', async () => {
    const other = await shop.person('Other Admin', 'admin')
    const demote = () => shop.accounts.demote({ actor: admin }, { id: other.id })
    expect(await demote()).toEqual({ acknowledged: true, modifiedCount: 1 })
    expect(await roleOf(other)).toBe('customer')
    expect(await demote()).toEqual({ acknowledged: true, modifiedCount: 0 })
  })
  test('of oneself is refused, and of nobody', async () => {
    await expect(shop.accounts.demote({ actor: admin }, { id: admin.id })).rejects.toMatchObject(
      refused('not-own-role'),
    )
    await expect(
      shop.accounts.demote({ actor: admin }, { id: crypto.randomUUID() }),
    ).rejects.toMatchObject(refused('not-here'))
  })
  test('a demoted admin neither promotes nor demotes any longer, even with a call under way', async () => {
    const [demoted, customer] = [
      await shop.person('Former Admin', 'admin'),
      await shop.person('Customer'),
    ]
    await shop.accounts.demote({ actor: admin }, { id: demoted.id })
    // The actor as it was read before the demotion.
    await expect(
      shop.accounts.exchangeIdToken({ actor: demoted }, { address: customer.email, role: 'admin' }),
    ).rejects.toMatchObject(refused('not-yours'))
    await expect(shop.accounts.demote({ actor: demoted }, { id: admin.id })).rejects.toMatchObject(
      refused('not-yours'),
    )
    await expect(
      shop.accounts.remove({ actor: demoted }, { id: customer.id }),
    ).rejects.toMatchObject(refused('not-yours'))
  })
  test('if two admins demote each other at the same moment, one of them remains an admin', async () => {
    const alone = await openTestShop()
    try {
      const [one, two] = [
        await alone.person('Admin One', 'admin'),
        await alone.person('Admin Two', 'admin'),
      ]
      const outcomes = await Promise.allSettled([
        alone.accounts.demote({ actor: one }, { id: two.id }),
        alone.accounts.demote({ actor: two }, { id: one.id }),
      ])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const admins = (await alone.accounts.list({ actor: one }, {})).filter(
        ({ role }) => role === 'admin',
      )
      expect(admins).toHaveLength(1)
    } finally {
      await alone.close()
    }
  })
})
