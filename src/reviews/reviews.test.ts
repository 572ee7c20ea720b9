/** The reviews service: one review per account and tool, exact averages, masked addresses. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { maskEmail } from './rules.ts'

let shop: TestShop
let author: Actor
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  author = await shop.person('Celia Navarro')
  admin = await shop.person('Marta Ibarra', 'admin')
})
afterAll(() => shop.close())

const nobody = { actor: undefined }
const ratingOf = async (id: string) => {
  const { ratingCount, ratingSum } = await shop.catalogue.read(nobody, { id })
  return { ratingCount, ratingSum }
}

test('a review without a tool is listed under the name of its account', async () => {
  await shop.reviews.add({ actor: author }, { text: 'Honest shop.', name: 'Somebody Else' })
  const [review] = await shop.reviews.list(nobody, {})
  expect(review).toMatchObject({
    text: 'Honest shop.',
    name: 'Celia Navarro',
    email: 'c•••@example.com',
    tool: null,
    rating: null,
    verified: false,
  })
})

test('the address is whole for its owner and admins, masked for strangers', async () => {
  await shop.reviews.add({ actor: author }, { text: 'Mine.' })
  const emailFor = async (actor: Actor | undefined) =>
    (await shop.reviews.list({ actor }, {})).find((review) => review.text === 'Mine.')?.email
  expect(await emailFor(author)).toBe(author.email)
  expect(await emailFor(admin)).toBe(author.email)
  expect(await emailFor(await shop.person('Stranger'))).toBe('c•••@example.com')
  expect(await emailFor(undefined)).toBe('c•••@example.com')
})

test('stars count at once; a second review of the same tool replaces the first', async () => {
  const { id } = await shop.tool()
  const first = await shop.reviews.add({ actor: author }, { text: 'Good.', toolId: id, rating: 5 })
  const second = await shop.reviews.add(
    { actor: author },
    { text: 'Less good.', toolId: id, rating: 2, title: 'Hm' },
  )
  expect(second).toMatchObject({ insertedId: first.insertedId, modifiedCount: 1 })
  expect(await ratingOf(id)).toEqual({ ratingCount: 1, ratingSum: 2 })
  expect(await shop.reviews.countByStars(id)).toEqual([0, 1, 0, 0, 0])
  expect(await shop.reviews.list(nobody, { toolId: id })).toMatchObject([
    { text: 'Less good.', title: 'Hm', rating: 2 },
  ])
})

test('ten reviews of one tool by one account at the same moment are one review', async () => {
  const { id } = await shop.tool()
  await Promise.all(
    [1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map((rating) =>
      shop.reviews.add({ actor: author }, { text: 'Again.', toolId: id, rating }),
    ),
  )
  const [review, ...others] = await shop.reviews.list(nobody, { toolId: id })
  expect(others).toEqual([])
  expect(await ratingOf(id)).toEqual({ ratingCount: 1, ratingSum: review?.rating })
})

test('"verified" needs an order of the tool that was not deleted', async () => {
  const { id } = await shop.tool()
  await shop.reviews.add({ actor: author }, { text: 'Bought it.', toolId: id, rating: 4 })
  const verified = async () => (await shop.reviews.list(nobody, { toolId: id }))[0]?.verified
  expect(await verified()).toBe(false)
  const order = await shop.orders.place(
    { actor: author, idempotencyKey: randomUUID() },
    { toolId: id, quantity: 1, phone: '555 01 42', address: 'Austin' },
  )
  expect(await verified()).toBe(true)
  await shop.orders.remove({ actor: admin }, { id: order.id })
  expect(await verified()).toBe(false)
})

test('a review of a tool that is gone is refused; one in the name of another too', async () => {
  await expect(
    shop.reviews.add({ actor: author }, { text: 'x', toolId: randomUUID(), rating: 3 }),
  ).rejects.toMatchObject({ body: { type: 'tool-gone' } })
  await expect(
    shop.reviews.add({ actor: author }, { text: 'x', email: 'other@example.com' }),
  ).rejects.toMatchObject({ body: { status: 403 } })
})

test('deleting the author keeps text and stars, without name or address', async () => {
  const deleted = await shop.person('Wes Garner')
  const { id } = await shop.tool()
  await shop.reviews.add({ actor: deleted }, { text: 'Kept text.', toolId: id, rating: 5 })
  await shop.accounts.remove({ actor: admin }, { id: deleted.id })
  const [review] = await shop.reviews.list({ actor: admin }, { toolId: id })
  expect(review).toMatchObject({ text: 'Kept text.', rating: 5, name: 'Deleted user' })
  expect(review?.email).not.toContain('wes')
})

test.each([
  ['jane@example.com', 'j•••@example.com'],
  ['@x', '•••'],
  ['', '•••'],
])('%j is shown as %j', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
