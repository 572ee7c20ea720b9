/**
 * A sealed secret opens only with its key and for its record; reading the database does not reveal
 * it.
 */
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { createSealer } from './sealing.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const sealer = (...keys: readonly string[]) => createSealer(shop.database, keys)
const [first, second] = ['first key of the operator, long', 'second key of the operator, long']

test('any secret opens again for what it belongs to, and for nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.uuid(), async (secret, about) => {
      const sealed = await sealer().seal(secret, about)
      expect(await sealer().open(sealed, about)).toBe(secret)
      expect(await sealer().open(sealed, `${about}x`)).toBeUndefined()
    }),
    { numRuns: 25 },
  )
})

test('nothing of a secret is in what is stored, and equal secrets look unlike', async () => {
  const [one, other] = [
    await sealer().seal('whsec_abc', 'a'),
    await sealer().seal('whsec_abc', 'a'),
  ]
  expect(one).not.toBe(other)
  expect(one).not.toContain('whsec')
  expect(Buffer.from(one, 'base64url').toString()).not.toContain('whsec')
})

test('what was changed, or is nothing of ours, does not open', async () => {
  const sealed = await sealer().seal('secret', 'a')
  const changed = sealed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const text of [
    changed,
    `${sealed}AAAA`,
    sealed.slice(0, -4),
    '',
    'whsec_x',
    'sealed1.x.y.z',
  ])
    expect(await sealer().open(text, 'a'), text).toBeUndefined()
})

test('a key of the operator replaces the one that the shop made, and another one that', async () => {
  const made = await sealer().seal('secret', 'a')
  const withFirst = await sealer(first).seal('secret', 'a')
  expect(await sealer(first).open(made, 'a')).toBe('secret')
  expect(await sealer(first).isCurrent(made)).toBe(false)
  expect(await sealer(second, first).open(withFirst, 'a')).toBe('secret')
  expect(await sealer(second, first).isCurrent(withFirst)).toBe(false)
  expect(await sealer(second).open(withFirst, 'a')).toBeUndefined()
  expect(await sealer().open(withFirst, 'a')).toBeUndefined()
})

test('instances that seal for the first time at once have one key', async () => {
  await sql`delete from sealing_keys`.execute(shop.database.handle)
  const instances = Array.from({ length: 5 }, () => sealer())
  const sealed = await Promise.all(instances.map((one) => one.seal('secret', 'a')))
  for (const [index, text] of sealed.entries())
    expect(await instances[(index + 1) % 5]?.open(text, 'a')).toBe('secret')
})
