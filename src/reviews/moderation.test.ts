/** Reviews that are held, hidden and shown again; stars count only while a review is shown. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { holdReason, parseBlockedWords, stateAfterWriting } from './moderation.ts'

// Source: product rules 2.6 and 8.4.
describe('a text is held', () => {
  test.each([
    ['See https://cheap.example/x', 'link'],
    ['look at WWW.cheap-tools.test', 'link'],
    ['better ones at cheap-tools.com!', 'link'],
    ['write to joe@cheap.example', 'email'],
    ['joe＠cheap.example knows', 'email'],
    ['call +1 (512) 555-0142', 'phone'],
    ['0171 2345678 after six', 'phone'],
    ['or 512-555-0142', 'phone'],
  ] as const)('%s', (text, reason) => {
    expect(holdReason(['Fine', text])).toBe(reason)
  })
  test.each([
    'Drives M8 x 1.25 and 3/8-16 bolts.',
    'The 10 12 13 14 17 19 22 mm set is complete.',
    'I bought 1200 of IM-4711-88 for $1,250.00 in 2026.',
    'Good steel.Holds its edge.',
    'DIN 3113, ISO 7738, 0.5 mm exact.',
    'ordered twice, 100 000 screws driven',
  ])('but not: %s', (text) => {
    expect(holdReason([text])).toBeUndefined()
  })
  test.each([
    ['What a BARGAIN hunt', 'bargain'],
    ['Straße der Verlierer', 'STRASSE'],
    ['so viel Ärger', 'ärger'],
    ['ｃｈｅａｐ ones', 'cheap'],
    ['buy it at Tool-King, now', 'tool king'],
    ['这个垃圾锤子', '垃圾'],
  ])('with a blocked word: %s', (text, word) => {
    expect(holdReason([text], parseBlockedWords(`other\n ${word} \n`))).toBe('word')
  })
  test.each([
    ['Assemble it first.', 'ass'],
    ['A bargained price', 'bargain'],
    ['toolking', 'tool king'],
    ['Fine.', '.'],
  ])('but not for a part of a word: %s', (text, word) => {
    expect(holdReason([text], parseBlockedWords(word))).toBeUndefined()
  })
  test('when it was hidden before and is written again', () => {
    expect(stateAfterWriting(false, 'hidden')).toBe('held')
    expect(stateAfterWriting(false, 'held')).toBe('shown')
    expect(stateAfterWriting(true, 'shown')).toBe('held')
  })
})

describe('moderation', () => {
  let shop: TestShop
  let admin: Actor
  let author: Actor
  let toolId: string
  beforeAll(async () => {
    shop = await openTestShop()
    admin = await shop.person('Mona Moderator', 'admin')
    author = await shop.person('Ann Author')
    toolId = (await shop.tool()).id
  })
  afterAll(() => shop.close())

  const write = (text: string, rating = 1) =>
    shop.reviews.add({ actor: author }, { text, toolId, rating })
  const rating = async () => {
    const tool = await shop.catalogue.read({ actor: undefined }, { id: toolId })
    const stars = await shop.reviews.countByStars(toolId)
    expect(stars.reduce((sum, count) => sum + count, 0)).toBe(tool.ratingCount)
    return [tool.ratingCount, tool.ratingSum]
  }
  const shown = async () =>
    (await shop.reviews.list({ actor: undefined }, { toolId })).map(({ text }) => text)
  const moderate = (id: string, state: 'shown' | 'hidden', reason = '') =>
    shop.reviews.moderate({ actor: admin }, { id, state, reason })

  test('a held review is seen by its author and staff alone, and counts once it is shown', async () => {
    const { insertedId: id, held } = await write('Cheaper at cheap-tools.com', 1)
    expect([held, await shown(), await rating()]).toEqual([true, [], [0, 0]])
    const [queued] = await shop.reviews.listModerated({ actor: admin }, { state: 'held' })
    expect(queued).toMatchObject({ id, state: 'held', stateReason: 'link' })
    expect((await shop.reviews.listOwn({ actor: author }, {}))[0]).toMatchObject({ state: 'held' })
    expect(await moderate(id, 'shown')).toMatchObject({ modifiedCount: 1 })
    expect(await moderate(id, 'shown')).toMatchObject({ modifiedCount: 0 })
    expect([await shown(), await rating()]).toEqual([['Cheaper at cheap-tools.com'], [1, 1]])
  })
  test('a hidden review takes its stars along; written again it is looked at again', async () => {
    const { insertedId: id } = await write('Breaks.', 2)
    expect(await rating()).toEqual([1, 2])
    await moderate(id, 'hidden', 'It insults our staff.')
    expect([await shown(), await rating()]).toEqual([[], [0, 0]])
    expect((await shop.reviews.listOwn({ actor: author }, {}))[0]).toMatchObject({
      state: 'hidden',
      stateReason: 'It insults our staff.',
    })
    expect(await write('Breaks often.', 3)).toMatchObject({ modifiedCount: 1, held: true })
    expect(await rating()).toEqual([0, 0])
    await moderate(id, 'shown')
    expect(await rating()).toEqual([1, 3])
    await shop.reviews.remove({ actor: author }, { id })
    expect(await rating()).toEqual([0, 0])
  })
  test('two who hide and show the same review at the same moment leave the stars right', async () => {
    const { insertedId: id } = await write('Good.', 5)
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        moderate(id, index % 2 === 0 ? 'hidden' : 'shown', 'because'),
      ),
    )
    await moderate(id, 'shown')
    expect(await rating()).toEqual([1, 5])
  })
  test('a review that is not there is not found', async () => {
    await expect(moderate(crypto.randomUUID(), 'shown')).rejects.toMatchObject({
      body: { type: 'not-here' },
    })
  })
})
