/** The rows of the purge table for categories, brands and families. */
import { fieldOf, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const unseen = 'a family without tools is on no page'
let added = 0
/** The id of a family that no tool has. */
const newFamily = async ({ call, fixture: { admin } }: PurgeShop): Promise<string> => {
  const input = { kind: 'families', name: `Unused ${(added += 1)}` }
  return fieldOf(await call('POST /records/:kind', admin, input), 'id')
}

export const recordCases: readonly PurgeCase[] = [
  {
    route: 'POST /records/:kind',
    title: 'a family that no tool has',
    begin: async (shop) => () => newFamily(shop),
    changes: unseen,
  },
  {
    route: 'PUT /records/:kind/:id',
    title: 'the sentence of a category',
    begin: async ({ call, fixture: { admin } }) => {
      const answer = await call('GET /records/:kind', admin, { kind: 'categories' })
      const rows: readonly unknown[] = Array.isArray(answer) ? answer : []
      const wrenches = rows.find((row) => fieldOf(row, 'name') === 'Wrenches')
      return () =>
        call('PUT /records/:kind/:id', admin, {
          kind: 'categories',
          id: fieldOf(wrenches, 'id'),
          name: 'Wrenches',
          slug: 'wrenches',
          position: 1000,
          image: '',
          parent: null,
          sentence: 'Turns what others cannot.',
          revision: fieldOf(wrenches, 'revision'),
          maker: { name: '', address: '', contact: '' },
          responsible: { name: '', address: '', contact: '' },
        })
    },
    changes: ['category', 'categoryPage'],
  },
  {
    route: 'POST /records/:kind/:id/merge',
    title: 'two families that no tool has',
    begin: async (shop) => {
      const [id, into] = [await newFamily(shop), await newFamily(shop)]
      const input = { kind: 'families', id, into }
      return () => shop.call('POST /records/:kind/:id/merge', shop.fixture.admin, input)
    },
    changes: unseen,
  },
  {
    route: 'DELETE /records/:kind/:id',
    title: 'a family that no tool has',
    begin: async (shop) => {
      const input = { kind: 'families', id: await newFamily(shop) }
      return () => shop.call('DELETE /records/:kind/:id', shop.fixture.admin, input)
    },
    changes: unseen,
  },
]
