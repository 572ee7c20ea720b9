/** Text pages: saved in versions, never over somebody else's, and gone without loss. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { inLanguage } from '../platform/languages/in-language.server.ts'
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

describe('in a shop of two languages', () => {
  beforeAll(() => speak('de'))
  /** The further languages of the shop. */
  async function speak(languages: string): Promise<void> {
    const { revision } = await shop.settings.read({ actor: ada }, {})
    await shop.settings.save({ actor: ada }, { revision, languages })
  }
  const write = (slug: string, language: 'de' | 'en', title: string, revision = 0, actor = ada) =>
    shop.pages.savePage(
      { actor },
      { slug, language, title, description: '', body: `${title}.`, revision },
    )
  const shownIn = (language: 'de' | 'en', slug: string) =>
    inLanguage(language, () => shop.pages.findPage(slug))
  const linkIn = async (language: 'de' | 'en', slug: string) =>
    (await inLanguage(language, () => shop.pages.listOwnPages())).find(
      ({ path }) => path === `/pages/${slug}`,
    )

  test('a page is read in its text of that language, else in the first one, which says its language', async () => {
    await write('warranty', 'en', 'Warranty')
    expect(await shownIn('de', 'warranty')).toMatchObject({ title: 'Warranty', language: 'en' })
    expect(await linkIn('de', 'warranty')).toMatchObject({ title: 'Warranty', language: 'en' })
    const german = { slug: 'warranty', language: 'de' } as const
    expect(await shop.pages.page({ actor: ada }, german)).toMatchObject({
      title: '',
      shown: 'en',
      revision: 0,
    })
    await write('warranty', 'de', 'Gewährleistung')
    expect(await shownIn('de', 'warranty')).toMatchObject({ title: 'Gewährleistung' })
    expect(await shownIn('de', 'warranty')).not.toHaveProperty('language')
    expect((await linkIn('de', 'warranty'))?.title).toBe('Gewährleistung')
    expect((await shownIn('en', 'warranty'))?.title).toBe('Warranty')
  })

  test('what the program brings is begun with in the language that is edited', async () => {
    const title = async (slug: string, language: 'de' | 'en') =>
      (await shop.pages.page({ actor: ada }, { slug, language })).title
    expect([await title('terms', 'de'), await title('terms', 'en')]).toEqual([
      'AGB',
      'Terms of use',
    ])
    const { body } = await shop.pages.page({ actor: ada }, { slug: 'blogs', language: 'de' })
    expect(body).toMatch(/ (?:und|der|die) /)
  })

  test('two who write two languages of one page at once both keep their texts', async () => {
    await write('gauge', 'en', 'Gauges')
    await Promise.all([
      write('gauge', 'en', 'Gauges and rules', 1),
      write('gauge', 'de', 'Lehren', 0, ben),
    ])
    expect((await shownIn('en', 'gauge'))?.title).toBe('Gauges and rules')
    expect((await shownIn('de', 'gauge'))?.title).toBe('Lehren')
    const second = await write('gauge', 'de', 'Messlehren').catch((caught: unknown) => caught)
    expect(isProblem(second, pageChanged) && second.body.detail).toContain('Ben Boss')
  })

  test('a page that is first written in the further language is shown in both', async () => {
    await write('werkstatt', 'de', 'Werkstatt')
    expect(await shownIn('en', 'werkstatt')).toMatchObject({ title: 'Werkstatt', language: 'de' })
    const [summary] = (await shop.pages.pages({ actor: ada }, {})).filter(
      ({ slug }) => slug === 'werkstatt',
    )
    expect(summary?.missing).toEqual(['en'])
  })

  test('a text is removed alone, with the first one of a page all of them', async () => {
    for (const language of ['en', 'de'] as const)
      await write('press', language, `Press ${language}`)
    await shop.pages.removePage({ actor: ada }, { slug: 'press', language: 'de' })
    expect((await shownIn('de', 'press'))?.title).toBe('Press en')
    await write('press', 'de', 'Presse', 2)
    await shop.pages.removePage({ actor: ada }, { slug: 'press' })
    expect(await shownIn('de', 'press')).toBeUndefined()
  })

  test('a language that is switched off keeps its texts, and they cannot be written', async () => {
    await write('tongs', 'en', 'Tongs')
    await write('tongs', 'de', 'Zangen')
    await speak('')
    await expect(write('tongs', 'de', 'Greifzangen', 1)).rejects.toMatchObject({
      body: { status: 422 },
    })
    await speak('de')
    expect((await shownIn('de', 'tongs'))?.title).toBe('Zangen')
  })

  test('scripts of a further language are text, as in the first one', async () => {
    const body = '<script>alert(1)</script>\n\n[x](javascript:alert(1))'
    await shop.pages.savePage(
      { actor: ada },
      { slug: 'about', language: 'de', title: 'Über uns', description: '', body, revision: 0 },
    )
    const { blocks = [] } = (await shownIn('de', 'about')) ?? {}
    expect(JSON.stringify(blocks)).not.toContain('"href"')
    expect(await shownIn('en', 'about')).toBeUndefined()
  })
})
