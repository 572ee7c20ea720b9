/** Text pages: saved in versions, never over somebody else's, and gone without loss. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { pageChanged } from './contract.ts'

let shop: TestShop
let ada: Actor
let ben: Actor
beforeAll(async () => {
  shop = await openTestShop()
  ada = await shop.person('Ada Admin', 'admin')
  ben = await shop.person('Ben Boss', 'admin')
})
afterAll(() => shop.close())

const save = (slug: string, body: string, revision: number, actor = ada) =>
  shop.pages.savePage({ actor }, { slug, title: `About ${slug}`, description: '', body, revision })

test('a page that the program brings begins with its text, and its own text replaces it', async () => {
  const page = await shop.pages.page({ actor: ada }, { slug: 'returns' })
  expect(page).toMatchObject({ title: 'Returns', revision: 0 })
  expect(await shop.pages.findPage('returns')).toBeUndefined()
  await save('returns', 'Within *30* days.', 0)
  expect(await shop.pages.findPage('returns')).toMatchObject({
    title: 'About returns',
    blocks: [{ kind: 'paragraph' }],
  })
  await shop.pages.removePage({ actor: ada }, { slug: 'returns' })
  expect(await shop.pages.findPage('returns')).toBeUndefined()
  expect(await shop.pages.page({ actor: ada }, { slug: 'returns' })).toMatchObject({
    title: 'Returns',
    revision: 2,
  })
})

test('of two that save the same page the second is told, and nothing is lost', async () => {
  const first = await save('imprint', 'One', 0)
  await save('imprint', 'Two', first.revision, ben)
  const error = await save('imprint', 'Three', first.revision).catch((caught: unknown) => caught)
  expect(isProblem(error, pageChanged) && error.body).toMatchObject({
    status: 409,
    detail: expect.stringContaining('Ben Boss'),
    facts: { revision: 2 },
  })
  const versions = await shop.pages.pageVersions({ actor: ada }, { slug: 'imprint' })
  expect(versions.map(({ body, by }) => [body, by])).toEqual([
    ['Two', 'Ben Boss'],
    ['One', 'Ada Admin'],
  ])
})

test('an added page is in the list and the footer until it is removed, and can be written again', async () => {
  await save('opening-hours', 'From 7 to 17.', 0)
  const link = { path: '/pages/opening-hours', title: 'About opening-hours' }
  expect(await shop.pages.listOwnPages()).toContainEqual(link)
  expect(await shop.pages.removePage({ actor: ada }, { slug: 'opening-hours' })).toMatchObject({
    deletedCount: 1,
  })
  expect(await shop.pages.removePage({ actor: ada }, { slug: 'opening-hours' })).toMatchObject({
    deletedCount: 0,
  })
  expect(await shop.pages.listOwnPages()).not.toContainEqual(link)
  expect((await save('opening-hours', 'From 8.', 0)).revision).toBe(3)
})

test('a page may be called as what every object inherits', async () => {
  const slug = 'constructor'
  await expect(shop.pages.page({ actor: ada }, { slug })).rejects.toSatisfy((error) =>
    isProblem(error, notFound),
  )
  await save(slug, 'We build, too.', 0)
  expect(await shop.pages.listOwnPages()).toContainEqual({
    path: '/pages/constructor',
    title: 'About constructor',
  })
})
