/** Which cached answers the operations of column choices change: see purge-table.ts. */
import { fieldOf, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const changes = 'no page shows how files are read'

/** Each with a sender of its own. */
let made = 0
const keep = ({ call, fixture: { admin } }: PurgeShop) =>
  call('PUT /column-choices', admin, {
    place: 'bank',
    sender: `Bank ${(made += 1)}`,
    headings: ['piv', 'summ'],
    choice: { headingRow: 1, columns: ['Booking date', 'Amount'], decimals: '', dayOrder: '' },
  })

export const columnChoiceCases: readonly PurgeCase[] = [
  {
    route: 'PUT /column-choices',
    title: 'a choice of columns',
    begin: async (shop) => () => keep(shop),
    changes,
  },
  {
    route: 'DELETE /column-choices/:id',
    title: 'a choice of columns is forgotten',
    begin: async (shop) => {
      const id = fieldOf(await keep(shop), 'id')
      return () => shop.call('DELETE /column-choices/:id', shop.fixture.admin, { id })
    },
    changes,
  },
]
