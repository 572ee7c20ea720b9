/** The pictures of a tool's page: its image first, then the others in their order, each once. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a tool has its image, and the further pictures with what they show', async () => {
  const { slug } = await shop.tool({ name: 'Bow Saw', image: 'https://a.example/saw.webp' })
  const tool = await shop.catalogue.bySlug(slug)
  if (!tool) throw new Error('the tool is not there')
  const own = { image: 'https://a.example/saw.webp', picture: null, alt: 'Bow Saw' }
  expect(await shop.catalogue.picturesOf(tool)).toEqual([own])
  await sql`
    insert into tool_pictures (tool_id, position, image, alt) values
      (${tool.id}, 2, '/pictures/crowbar-800.webp', ''),
      (${tool.id}, 1, 'https://a.example/teeth.webp', 'The teeth')`.execute(shop.database.handle)
  expect(await shop.catalogue.picturesOf(tool)).toEqual([
    own,
    { image: 'https://a.example/teeth.webp', picture: null, alt: 'The teeth' },
    {
      image: `${shop.config.origin}/pictures/crowbar-800.webp`,
      picture: 'crowbar',
      alt: 'Bow Saw',
    },
  ])
})

test('tools are found by their slugs in the order asked, those that are sold', async () => {
  const [a, b] = [await shop.tool(), await shop.tool()]
  const tools = await shop.catalogue.bySlugs([b.slug, 'no-such-tool', a.slug])
  expect(tools.map(({ id }) => id)).toEqual([b.id, a.id])
  expect(await shop.catalogue.bySlugs([])).toEqual([])
})
