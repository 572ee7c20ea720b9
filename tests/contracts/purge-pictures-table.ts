/** The rows of the purge table for the pictures, documents and texts of tools. */
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { freshJpeg } from '../pictures/sample-pictures.ts'
import { fieldOf, ofHammer, type PurgeCase } from './purge-cases.ts'
import { FileInput, type PurgeShop } from './purge-shop.ts'

const background = 'pictures are added in the background, which purges what shows them'
const address = 'https://pictures.invalid/side.jpg'

/** A list in an answer. */
const rowsIn = (answer: unknown, name: string): readonly unknown[] => {
  const rows: unknown =
    typeof answer === 'object' && answer !== null
      ? new Map<string, unknown>(Object.entries(answer)).get(name)
      : undefined
  return Array.isArray(rows) ? rows : []
}

/** The id of a picture of the hammer that waits. */
const queued = async ({ call, fixture: { admin, hammer } }: PurgeShop): Promise<string> => {
  const input = { id: hammer.id, addresses: [address] }
  const answer = await call('POST /tools/:id/picture-addresses', admin, input)
  return fieldOf(rowsIn(answer, 'fetches').at(-1), 'id')
}

const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF\n')
const addDocument = ({ call, fixture: { admin, hammer } }: PurgeShop) =>
  call('POST /tools/:id/documents/:name', admin, new FileInput(pdf, { id: hammer.id }))

export const pictureCases: readonly PurgeCase[] = [
  {
    route: 'POST /tools/:id/documents/:name',
    title: 'a document of a tool',
    begin: async (shop) => () => addDocument(shop),
    changes: ['hammerPage'],
  },
  {
    route: 'PUT /tools/:id/documents',
    title: 'a document of a tool is removed',
    begin: async (shop) => {
      const { admin, hammer } = shop.fixture
      const seen = rowsIn(await addDocument(shop), 'documents').map((one) => fieldOf(one, 'id'))
      const input = { id: hammer.id, documents: [], seen }
      return () => shop.call('PUT /tools/:id/documents', admin, input)
    },
    changes: ['hammerPage'],
  },
  {
    route: 'PUT /tools/:id/texts/:language',
    title: 'texts that a shop of one language keeps',
    begin: async ({ shop, call, fixture: { admin, hammer } }) => {
      await sql`
        insert into tool_texts (tool_id, language, name) values (${hammer.id}, 'en', 'Mallet')
        on conflict do nothing`.execute(shop.database.handle)
      const texts = { name: 'Rubber Mallet', family: '', description: '', specs: [] }
      const input = { id: hammer.id, language: 'en', ...texts }
      return () => call('PUT /tools/:id/texts/:language', admin, input)
    },
    changes: 'pages of a shop of one language have no further texts; see tool-texts.test.ts',
  },
  {
    route: 'PUT /tools/:id/pictures',
    title: 'another first picture',
    begin: async ({ call, fixture: { admin, hammer } }) => {
      const image = fieldOf(await call('POST /pictures', admin, await freshJpeg()), 'image')
      const answer = await call('GET /tools/:id/pictures', admin, { id: hammer.id })
      const seen = rowsIn(answer, 'pictures').map((one) => fieldOf(one, 'image'))
      return () =>
        call('PUT /tools/:id/pictures', admin, {
          id: hammer.id,
          pictures: [{ image, alt: '' }],
          seen,
        })
    },
    changes: ofHammer,
  },
  {
    route: 'POST /tools/:id/picture-addresses',
    title: 'a picture by its address',
    begin: async (shop) => () => queued(shop),
    changes: background,
  },
  {
    route: 'POST /picture-archives/:name',
    title: 'an archive of pictures',
    begin: async ({ call, fixture: { admin } }) => {
      const archive = zipSync({ 'NO-TOOL.jpg': strToU8('x') })
      return () => call('POST /picture-archives/:name', admin, archive)
    },
    changes: background,
  },
  {
    route: 'POST /picture-fetches/:id/retry',
    title: 'a picture that failed',
    begin: async (shop) => {
      const id = await queued(shop)
      return () => shop.call('POST /picture-fetches/:id/retry', shop.fixture.admin, { id })
    },
    changes: background,
  },
  {
    route: 'DELETE /picture-fetches/:id',
    title: 'a picture that waits',
    begin: async (shop) => {
      const id = await queued(shop)
      return () => shop.call('DELETE /picture-fetches/:id', shop.fixture.admin, { id })
    },
    changes: 'a picture that is not there yet is on no page',
  },
]
