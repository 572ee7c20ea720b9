/** Removing reviews: by their author or an admin; the stars go, cached pages are purged. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'

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
const write = async (by: Actor, toolId: string, rating: number) =>
  (await shop.reviews.add({ actor: by }, { text: `By ${by.name}.`, toolId, rating })).insertedId

test('an admin removes a review: its stars no longer count, once also when asked at the same moment', async () => {
  const { id: toolId } = await shop.tool()
  const id = await write(author, toolId, 1)
  await write(await shop.person('Other Author'), toolId, 5)
  const answers = await Promise.all(
    [1, 2, 3].map(() => shop.reviews.remove({ actor: admin }, { id })),
  )
  expect(answers.map(({ deletedCount }) => deletedCount).toSorted()).toEqual([0, 0, 1])
  expect(await ratingOf(toolId)).toEqual({ ratingCount: 1, ratingSum: 5 })
  expect(await shop.reviews.countByStars(toolId)).toEqual([0, 0, 0, 0, 1])
  expect(await shop.reviews.list(nobody, { toolId })).toHaveLength(1)
})

test('an author removes their own, and may write a new one; a stranger removes nothing', async () => {
  const { id: toolId } = await shop.tool()
  const id = await write(author, toolId, 2)
  const stranger = await shop.person('Stranger')
  expect(await shop.reviews.remove({ actor: stranger }, { id })).toEqual(
    await shop.reviews.remove({ actor: stranger }, { id: crypto.randomUUID() }),
  )
  expect(await ratingOf(toolId)).toEqual({ ratingCount: 1, ratingSum: 2 })
  expect(await shop.reviews.remove({ actor: author }, { id })).toMatchObject({ deletedCount: 1 })
  expect(await ratingOf(toolId)).toEqual({ ratingCount: 0, ratingSum: 0 })
  await write(author, toolId, 4)
  expect(await ratingOf(toolId)).toEqual({ ratingCount: 1, ratingSum: 4 })
})

test('a review of a deleted author stays with its stars until an admin removes it', async () => {
  const deleted = await shop.person('Wes Garner')
  const { id: toolId } = await shop.tool()
  const id = await write(deleted, toolId, 5)
  await shop.accounts.remove({ actor: admin }, { id: deleted.id })
  expect(await ratingOf(toolId)).toEqual({ ratingCount: 1, ratingSum: 5 })
  expect(await shop.reviews.remove({ actor: admin }, { id })).toMatchObject({ deletedCount: 1 })
  expect(await ratingOf(toolId)).toEqual({ ratingCount: 0, ratingSum: 0 })
})

test('own reviews are listed for their author alone, unmasked', async () => {
  const writer = await shop.person('Own Writer')
  const { id: toolId } = await shop.tool()
  await write(writer, toolId, 3)
  expect(await shop.reviews.listOwn({ actor: writer }, {})).toMatchObject([
    { text: 'By Own Writer.', email: writer.email },
  ])
  expect(await shop.reviews.listOwn({ actor: await shop.person('Silent') }, {})).toEqual([])
})

test('removing purges the pages that show the review and the rating', async () => {
  const { id: toolId } = await shop.tool()
  const id = await write(author, toolId, 2)
  const purged: string[] = []
  const stop = await shop.database.listen(
    'purge',
    (tags) => void purged.push(tags),
    () => undefined,
  )
  try {
    await shop.reviews.remove({ actor: admin }, { id })
    await expect.poll(() => purged.join(' '), { timeout: 20_000 }).toContain(`tool:${toolId}`)
    expect(purged.join(' ')).toContain('reviews')
  } finally {
    await stop()
  }
})
