/** What searches keep of words in memory says what the database says, however it was changed. */
import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/shop.ts'

test('a synonym that another instance adds, changes or removes counts for the next search', async () => {
  const shop = await openTestShop()
  const stop = await shop.search.listen()
  const actor = await shop.person('Olga Owner', 'admin')
  await shop.tool({ name: 'Tape Measure' })
  const found = async (q: string) => (await shop.search.list({ actor: undefined }, { q })).length
  expect(await found('yardstick')).toBe(0)
  // Each instance is told by the database, the one that writes too.
  const { id } = await shop.search.addSynonyms({ actor }, { words: ['yardstick', 'tape measure'] })
  await expect.poll(() => found('yardstick')).toBe(1)
  const words = ['meter stick', 'tape measure']
  await shop.search.editSynonyms({ actor }, { id, words })
  await expect.poll(() => found('yardstick')).toBe(0)
  expect(await found('meter stick')).toBe(1)
  await shop.search.removeSynonyms({ actor }, { id })
  await expect.poll(() => found('meter stick')).toBe(0)
  await stop()
  await shop.close()
})

test('a word that no tool had is known as soon as one has it', async () => {
  const shop = await openTestShop()
  const stop = await shop.search.listen()
  const found = async (q: string) => (await shop.search.list({ actor: undefined }, { q })).length
  expect(await found('froe')).toBe(0)
  await shop.tool({ name: 'Splitting Froe' })
  expect(await found('froe')).toBe(1)
  expect(await found('froe')).toBe(1)
  await stop()
  await shop.close()
})
