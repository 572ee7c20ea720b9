/** PDF documents by address in a list: fetched after it is applied, and taken back with it. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { startPictureServer, type PictureServer } from '../../../tests/pictures/picture-server.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import type { JobDetail } from '../job-fields.ts'
import { jobsOf, type JobActions } from '../test-jobs.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

let server: PictureServer
let shop: TestShop
let actor: Actor
let jobs: JobActions
beforeAll(async () => {
  server = await startPictureServer()
  shop = await openTestShop({ PICTURE_TEST_ORIGINS: server.origin, HTTP_IMAGES: 'on' })
  actor = await shop.person('Dora Importer', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.bulkJobs.runner.start()
  await shop.catalogue.pictureQueue.start()
})
afterAll(async () => {
  await shop.catalogue.pictureQueue.close()
  await shop.close()
  await server.close()
})

const pdf = (text: string): Uint8Array => strToU8(`%PDF-1.7\n% ${text}\ntrailer\n%%EOF\n`)
const checked = async (...lines: string[]): Promise<JobDetail> => {
  const list = strToU8(['SKU;Name;Price;Data sheet', ...lines].join('\n'))
  return jobs.check(await jobs.upload('list.csv', list))
}
/** Those of a job, once none of them waits. */
const fetched = (job: JobDetail): Promise<JobDetail['pictures']> =>
  vi.waitFor(
    async () => {
      const { pictures } = await jobs.settled(job)
      expect(pictures.waiting).toBe(0)
      return pictures
    },
    { timeout: 280_000, interval: 100 },
  )
const toolOf = async (sku: string) => {
  const [tool] = await shop.search.list({ actor: undefined }, { q: sku })
  return { id: tool?.id ?? '' }
}
const titlesOf = async (sku: string) =>
  (await shop.catalogue.documentsOf(await toolOf(sku))).map(({ title }) => title)

test('documents of a list are those of its tools, one file once; the list again changes nothing', async () => {
  const sheet = server.put('/sheets/Safety%20data_sheet.pdf', pdf('safety'))
  const manual = server.put('/manual.pdf?v=2', pdf('manual'))
  const rows = [
    `DX-1;Documented Saw;12,50;${sheet} ${manual}`,
    `DX-2;Documented Plane;9,50;${sheet}`,
  ]
  const job = await checked(...rows)
  expect(job.mapping.columns).toEqual(['sku', 'name', 'price', 'document'])
  await jobs.apply(job)
  expect(await fetched(job)).toMatchObject({ failed: 0 })
  expect(await titlesOf('DX-1')).toEqual(['Safety data sheet', 'manual'])
  expect(await titlesOf('DX-2')).toEqual(['Safety data sheet'])

  const again = await checked(...rows)
  expect(again.counts).toMatchObject({ same: 2, changed: 0 })
})

test('what is no PDF, or is not there, is named and is no document', async () => {
  const text = server.put('/text.pdf', strToU8('Dear customer,'))
  const job = await checked(
    `DX-3;Textual Saw;12,50;${text} ${server.origin}/none.pdf`,
    'DX-4;Unsafe Saw;12,50;http://sheets.example.com/a.pdf',
  )
  const warnings = (await jobs.rows(job, { only: 'warned' })).map(({ sku, ...row }) => [
    sku,
    row.warnings.map(({ field }) => field),
  ])
  expect(warnings).toEqual([['DX-4', ['document']]])
  await jobs.apply(job)
  await fetched(job)
  expect(await titlesOf('DX-3')).toEqual([])
  const { fetches } = await shop.catalogue.pictures({ actor }, await toolOf('DX-3'))
  expect(fetches.filter(({ kind }) => kind === 'document').map(({ reason }) => reason)).toEqual([
    expect.stringContaining('not a PDF file'),
    expect.stringContaining('404'),
  ])
})

test('a job that is taken back takes its documents with it, and no other', async () => {
  const own = server.put('/own.pdf', pdf('own'))
  const other = server.put('/other.pdf', pdf('other'))
  const first = await checked(`DX-5;Undone Saw;12,50;${own}`)
  await jobs.apply(first)
  await fetched(first)
  const second = await checked(`DX-5;Undone Saw;12,50;${own} ${other}`)
  expect((await jobs.rows(second))[0]?.changes).toEqual([
    { field: 'documents', from: '', to: other },
  ])
  await jobs.apply(second)
  await fetched(second)
  expect(await titlesOf('DX-5')).toEqual(['own', 'other'])
  await jobs.undo(second)
  expect(await titlesOf('DX-5')).toEqual(['own'])
})
