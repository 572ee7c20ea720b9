/** Which cached answers a change of the text pages touches: see purge-table.ts. */
import { htmlPages, simpleCase, type PurgeCase } from './purge-cases.ts'

const hours = {
  slug: 'opening-hours',
  title: 'Opening hours',
  description: '',
  body: 'From 7 to 17.',
} as const

/** The footer of every page names the added ones, and so does the data that makes one. */
const named = [...htmlPages, 'listData'] as const

export const pagesCases: readonly PurgeCase[] = [
  simpleCase(
    'PUT /pages/:slug',
    'a page that is added',
    'admin',
    () => ({ ...hours, slug: 'added-for-the-footer', revision: 0 }),
    named,
  ),
  {
    route: 'DELETE /pages/:slug',
    title: 'a page that was added',
    begin: async ({ call, fixture: { admin } }) => {
      await call('PUT /pages/:slug', admin, { ...hours, revision: 0 })
      return () => call('DELETE /pages/:slug', admin, { slug: hours.slug })
    },
    changes: named,
  },
]
