/** Blocked words, first reviews, reports of everybody, and answers of the shop. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'

// Source: product rule 8.4.
let shop: TestShop
let admin: Actor
let toolId: string
let number = 0
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Mona Moderator', 'admin')
  toolId = (await shop.tool()).id
})
afterAll(() => shop.close())

const author = () => shop.person(`Ann Author ${(number += 1)}`)
const write = (actor: Actor, text = 'Fine.', rating = 4) =>
  shop.reviews.add({ actor }, { text, toolId, rating })
const set = async (values: object) => {
  const { revision } = await shop.settings.read({ actor: admin }, {})
  await shop.settings.save({ actor: admin }, { ...values, revision })
}
const queue = async (state: 'held' | 'reported' | 'hidden') =>
  shop.reviews.listModerated({ actor: admin }, { state })
const ids = async (state: 'held' | 'reported') => (await queue(state)).map(({ id }) => id)

test('a word that the shop has blocked holds a review, as the setting says now', async () => {
  await set({ blockedWords: 'Rubbish\ncheap shop' })
  const { insertedId, held } = await write(await author(), 'What RUBBISH.')
  expect([held, await ids('held')]).toEqual([true, [insertedId]])
  expect((await queue('held'))[0]).toMatchObject({ stateReason: 'word' })
  await set({ blockedWords: '' })
  expect(await write(await author(), 'What rubbish.')).toMatchObject({ held: false })
})

describe('with the setting, the first review of an account without a confirmed address', () => {
  const unconfirmed = async () => {
    const actor = await author()
    await shop.database.transact((tx) =>
      tx
        .withTables<{ users: { id: string; email_confirmed: boolean } }>()
        .updateTable('users')
        .set({ email_confirmed: false })
        .where('id', '=', actor.id)
        .execute(),
    )
    return actor
  }
  beforeAll(() => set({ firstReviews: 'held' }))
  afterAll(() => set({ firstReviews: 'shown' }))

  test('is held until one of theirs was shown', async () => {
    const actor = await unconfirmed()
    const first = await write(actor)
    expect(first.held).toBe(true)
    expect((await queue('held')).find(({ id }) => id === first.insertedId)).toMatchObject({
      stateReason: 'first',
    })
    const { id: other } = await shop.tool({ name: 'Bow Saw' })
    const second = () => shop.reviews.add({ actor }, { text: 'Cuts.', toolId: other, rating: 5 })
    expect((await second()).held).toBe(true)
    await shop.reviews.moderate(
      { actor: admin },
      { id: first.insertedId, state: 'shown', reason: '' },
    )
    expect((await second()).held).toBe(false)
  })
  test('is held again when it is the only one and is written again', async () => {
    const actor = await unconfirmed()
    const { insertedId: id } = await write(actor)
    await shop.reviews.moderate({ actor: admin }, { id, state: 'shown', reason: '' })
    expect((await write(actor, 'Something else.')).held).toBe(true)
  })
  test('but not that of a confirmed one', async () => {
    expect((await write(await author())).held).toBe(false)
  })
})

describe('a report', () => {
  const browser = crypto.randomUUID()
  const report = (id: string, actor: Actor | undefined, from = browser) =>
    shop.reviews.report({ actor }, { id, reason: 'insult', note: 'Rude.', browser: from })

  test('counts once for each browser and account, and the review stays in sight', async () => {
    const { insertedId: id } = await write(await author())
    const reporter = await author()
    const counts = [
      ...(await Promise.all([report(id, undefined), report(id, undefined)])),
      await report(id, undefined, crypto.randomUUID()),
      await report(id, reporter),
      await report(id, reporter, crypto.randomUUID()),
    ].map(({ insertedCount }) => insertedCount)
    expect(counts.slice(0, 2).toSorted()).toEqual([0, 1])
    expect(counts.slice(2)).toEqual([1, 1, 0])
    const reported = (await queue('reported')).find((review) => review.id === id)
    expect(reported?.reports).toHaveLength(3)
    expect(reported?.reports?.[0]).toMatchObject({ reason: 'insult', note: 'Rude.' })
    const listed = await shop.reviews.list({ actor: undefined }, { toolId })
    expect(listed.find((review) => review.id === id)).not.toHaveProperty('reports')
  })
  test('is closed when staff keep the review, and can be made again when it is rewritten', async () => {
    const actor = await author()
    const { insertedId: id } = await write(actor)
    await report(id, undefined)
    const before = await shop.reviews.countReported()
    const kept = { id, state: 'shown', reason: '' } as const
    expect(await shop.reviews.moderate({ actor: admin }, kept)).toMatchObject({ modifiedCount: 1 })
    expect(await shop.reviews.countReported()).toBe(before - 1)
    expect(await report(id, undefined)).toMatchObject({ insertedCount: 0 })
    await write(actor, 'Now it insults somebody else.')
    expect(await report(id, undefined)).toMatchObject({ insertedCount: 1 })
  })
  test('takes a review out of the queue when it is hidden, with its stars', async () => {
    const { insertedId: id } = await write(await author(), 'Rude words.', 1)
    await report(id, undefined)
    const { ratingCount } = await shop.catalogue.read({ actor: undefined }, { id: toolId })
    await shop.reviews.moderate({ actor: admin }, { id, state: 'hidden', reason: 'It is rude.' })
    expect(await ids('reported')).not.toContain(id)
    expect(await shop.catalogue.read({ actor: undefined }, { id: toolId })).toMatchObject({
      ratingCount: ratingCount - 1,
    })
    // Nobody learns what is hidden: it answers like one that does not exist.
    await expect(report(id, undefined)).rejects.toMatchObject({ body: { type: 'not-here' } })
    expect(await shop.reviews.findShown(id)).toBeUndefined()
  })
})

test('an answer of the shop stands with the review for everybody, and goes again', async () => {
  const { insertedId: id } = await write(await author(), 'The handle came loose.', 2)
  const answer = (text: string) => shop.reviews.answer({ actor: admin }, { id, answer: text })
  expect(await answer('We send you another one.')).toMatchObject({ modifiedCount: 1 })
  expect(await answer('We send you another one.')).toMatchObject({ modifiedCount: 0 })
  expect((await shop.reviews.findShown(id))?.answer).toMatchObject({
    text: 'We send you another one.',
  })
  await shop.reviews.remove({ actor: admin }, { id })
  await shop.reviews.restore({ actor: admin }, { id })
  expect((await shop.reviews.findShown(id))?.answer).toBeDefined()
  await answer('')
  expect(await shop.reviews.findShown(id)).not.toHaveProperty('answer')
})
