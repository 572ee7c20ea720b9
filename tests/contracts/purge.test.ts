/**
 * Purging, proven: every writing operation is carried out on a shop whose answers are cached in two
 * instances; the next caller of the first one reads what is true at once, and so does the next
 * caller of the second one, as soon as it has been notified.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { operations } from './api-under-test.ts'
import { watched, type PurgeCase, type Watched } from './purge-cases.ts'
import { someOf } from '../effort.ts'
import type { TestShop } from '../shop.ts'
import { openPurgeShop, type PurgeShop } from './purge-shop.ts'
import { purgeTable } from './purge-table.ts'

// What is rendered is the same without React's checks, which cost more than the rendering.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))
// Without a bundler the style sheet has no address.
vi.mock('../../src/ui/app.css?url', () => ({ default: '/assets/app.css' }))

// Each row renders all pages several times: a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let it: PurgeShop
beforeAll(async () => {
  it = await openPurgeShop()
})
afterAll(() => it.close())

const names = Object.keys(watched).filter((name): name is Watched => name in watched)
type Read = (url: string) => Promise<string>
type Answers = ReadonlyMap<Watched, string>

const readAll = async (read: Read, some: readonly Watched[] = names): Promise<Answers> => {
  const answers = new Map<Watched, string>()
  for (const name of some) answers.set(name, await read(watched[name](it.fixture)))
  return answers
}
/** What differs of the answers that were read after the write. */
const differing = (before: Answers, after: Answers): Watched[] =>
  [...after.keys()].filter((name) => before.get(name) !== after.get(name))

/** Where two answers part: 60 characters of each from there, by the name of the answer. */
const partings = (before: Answers, after: Answers): Record<string, readonly string[]> =>
  Object.fromEntries(
    differing(before, after).map((name) => {
      const [one, other] = [before.get(name) ?? '', after.get(name) ?? '']
      const at = [...one].findIndex((_, index) => one[index] !== other[index])
      return [name, [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60))]
    }),
  )

/** Each row begins without synonyms. */
async function removeSynonyms({ search }: TestShop): Promise<void> {
  const groups = await search.synonyms({ actor: it.fixture.admin }, {})
  for (const { id } of groups) await search.removeSynonyms({ actor: it.fixture.admin }, { id })
}

test('every operation that may write has a row', () => {
  const routes = operations
    .map(([, { route }]) => route)
    .filter((route) => !route.startsWith('GET '))
  expect([...new Set(purgeTable.map(({ route }) => route))].toSorted()).toEqual(routes.toSorted())
})

test('a change that purges nothing would be seen: every answer is from a cache', async () => {
  const { handle } = it.shop.database
  const before = await readAll(it.readFirst)
  expect(differing(before, await readAll(it.readSecond))).toEqual([])
  expect(differing(before, await readAll(it.readFresh))).toEqual([])
  await sql`update tools set name = name || '!', brand = brand || '!'`.execute(handle)
  expect(differing(before, await readAll(it.readFirst))).toEqual([])
  expect(differing(before, await readAll(it.readSecond))).toEqual([])
  expect(differing(before, await readAll(it.readFresh)).length).toBeGreaterThan(10)
  await sql`update tools set name = rtrim(name, '!'), brand = rtrim(brand, '!')`.execute(handle)
  await it.shop.database.notify(handle, 'purge', '*')
})

/**
 * The answers that are read around a row: those that it changes, and of the others an ordinary run
 * reads a quarter, elsewhere for each row.
 */
const readFor = ({ changes }: PurgeCase, turn: number): readonly Watched[] => {
  const some = someOf(names, turn)
  return names.filter(
    (name) => some.includes(name) || (typeof changes !== 'string' && changes.includes(name)),
  )
}

describe.each(purgeTable)('$route: $title', (row: PurgeCase) => {
  const { begin, changes } = row
  const some = readFor(row, purgeTable.indexOf(row))
  test('changes the answers of its row, for the next caller at once', async () => {
    await removeSynonyms(it.shop)
    const write = await begin(it)
    await it.secondIsNotified()
    // From caches that the rows before and the preparation have purged: what they hold is either
    // what a fresh reading says, or differs from that below.
    const before = await readAll(it.readFirst, some)
    expect(partings(before, await readAll(it.readSecond, some)), 'filled').toEqual({})
    await write()
    const first = await readAll(it.readFirst, some)
    await it.secondIsNotified()
    const second = await readAll(it.readSecond, some)
    const after = await readAll(it.readFresh, some)
    expect(partings(first, after), 'stale where it was written').toEqual({})
    expect(partings(second, after), 'stale on the other instance').toEqual({})
    expect(differing(before, after)).toEqual(
      names.filter((name) => typeof changes !== 'string' && changes.includes(name)),
    )
  })
})
