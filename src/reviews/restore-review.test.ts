/** Deleted reviews are restored with their stars, by the person who deleted them, for 30 days. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { rejection } from '../../tests/order-shop.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { sweepDeletedReviews } from './restore-review.server.ts'

let shop: TestShop
let author: Actor
let admin: Actor
let time: Date | undefined
beforeAll(async () => {
  shop = await openTestShop({}, () => time ?? new Date())
  author = await shop.person('Celia Navarro')
  admin = await shop.person('Marta Ibarra', 'admin')
})
afterAll(() => shop.close())

const write = async (toolId: string, rating: number, by = author) =>
  (await shop.reviews.add({ actor: by }, { text: 'Drives nails.', toolId, rating })).insertedId
const remove = (actor: Actor, id: string) => shop.reviews.remove({ actor }, { id })
const restore = (actor: Actor, id: string) => shop.reviews.restore({ actor }, { id })
const listed = async () => (await shop.reviews.deleted({ actor: admin }, {})).map(({ id }) => id)
const ratingOf = async (id: string) => {
  const { ratingCount, ratingSum } = await shop.catalogue.read({ actor: undefined }, { id })
  return [ratingCount, ratingSum]
}
const notHere = { body: { type: 'not-here' } }

test('what staff have deleted staff restore: text, time and stars are as before', async () => {
  const { id: toolId } = await shop.tool()
  const id = await write(toolId, 4)
  const [before] = await shop.reviews.list({ actor: admin }, { toolId })
  await remove(admin, id)
  expect(await ratingOf(toolId)).toEqual([0, 0])
  expect(await shop.reviews.deleted({ actor: admin }, {})).toMatchObject([
    { id, text: 'Drives nails.', rating: 4, tool: { id: toolId }, deletedBy: 'Marta Ibarra' },
  ])
  expect(await rejection(restore(author, id))).toMatchObject(notHere)
  const answers = await Promise.all([1, 2].map(() => restore(admin, id)))
  expect(answers.map(({ restoredCount }) => restoredCount).toSorted()).toEqual([0, 1])
  expect(await ratingOf(toolId)).toEqual([1, 4])
  expect(await shop.reviews.list({ actor: admin }, { toolId })).toEqual([before])
  expect(await listed()).toEqual([])
})

test('what authors have deleted themselves is theirs: staff neither see nor restore it', async () => {
  const { id: toolId } = await shop.tool()
  const id = await write(toolId, 2)
  await remove(author, id)
  expect(await listed()).toEqual([])
  expect(await rejection(restore(admin, id))).toMatchObject(notHere)
  expect(await restore(author, id)).toMatchObject({ restoredCount: 1 })
  expect(await ratingOf(toolId)).toEqual([1, 2])
})

test('one whose author has written another stays deleted, and the new one stays', async () => {
  const { id: toolId } = await shop.tool()
  const id = await write(toolId, 1)
  await remove(admin, id)
  await write(toolId, 5)
  expect(await rejection(restore(admin, id))).toMatchObject({
    body: { type: 'review-written-again' },
  })
  expect(await ratingOf(toolId)).toEqual([1, 5])
  expect(await listed()).toContain(id)
})

test('after 30 days it is gone for good, and with its author at once', async () => {
  const { id: toolId } = await shop.tool()
  const leaving = await shop.person('Wes Garner')
  const [old, left] = [await write(toolId, 1), await write(toolId, 2, leaving)]
  await remove(admin, old)
  await remove(admin, left)
  await shop.accounts.remove({ actor: admin }, { id: leaving.id })
  expect(await listed()).not.toContain(left)
  time = new Date(Date.now() + 31 * 86_400_000)
  expect(await rejection(restore(admin, old))).toMatchObject(notHere)
  const log = { error: () => expect.unreachable(), info: () => undefined, warn: () => undefined }
  await sweepDeletedReviews({ database: shop.database, log, now: () => time ?? new Date() })
  const { rows } = await sql`select id from deleted_reviews`.execute(shop.database.handle)
  expect(rows).toEqual([])
  time = undefined
})
