/** Pictures by address in a list: fetched once after it is applied, and taken back with it. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { startPictureServer, type PictureServer } from '../../../tests/pictures/picture-server.ts'
import { freshJpeg } from '../../../tests/pictures/sample-pictures.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import type { JobDetail } from '../job-fields.ts'
import { jobsOf, type JobActions } from '../test-jobs.ts'

vi.setConfig({ testTimeout: 600_000 })

let server: PictureServer
let shop: TestShop
let actor: Actor
let jobs: JobActions
beforeAll(async () => {
  server = await startPictureServer()
  shop = await openTestShop({ PICTURE_TEST_ORIGINS: server.origin, HTTP_IMAGES: 'on' })
  actor = await shop.person('Pia Importer', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.bulkJobs.runner.start()
  await shop.catalogue.pictureQueue.start()
})
afterAll(async () => {
  await shop.catalogue.pictureQueue.close()
  await shop.close()
  await server.close()
})

const applied = async (...lines: string[]): Promise<JobDetail> => {
  const list = strToU8(['SKU;Name;Price;Picture;Picture 2', ...lines].join('\n'))
  return jobs.apply(await jobs.check(await jobs.upload('list.csv', list)))
}
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
  return shop.catalogue.pictures({ actor }, { id: tool?.id ?? '' })
}
const isKept = /\/pictures\/p-[0-9a-f]{40}-800\.webp$/

test('all addresses of a row are fetched, and the same list again changes nothing', async () => {
  const [front, back, side] = [
    server.put('/front.jpg', await freshJpeg()),
    server.put('/back.jpg', await freshJpeg()),
    server.put('/side.jpg', await freshJpeg()),
  ]
  const rows = [
    `PX-1;Pictured Saw;12,50;${front};${back} ${side}`,
    `PX-2;Pictured Plane;9,50;${server.origin}/none.jpg;`,
  ]
  const job = await applied(...rows)
  expect(job.mapping.columns).toEqual(['sku', 'name', 'price', 'image', 'image'])
  expect(await fetched(job)).toEqual({ waiting: 0, done: 3, failed: 1 })
  const { pictures } = await toolOf('PX-1')
  expect(pictures.map(({ image }) => isKept.test(image))).toEqual([true, true, true])

  const { counts } = await applied(...rows)
  expect([counts.same, counts.changed]).toEqual([2, 0])
  expect(server.asked.filter((path) => path === '/front.jpg')).toHaveLength(1)
})

test('a job that is taken back takes its pictures with it', async () => {
  const first = server.put('/first.jpg', await freshJpeg())
  const other = server.put('/other.jpg', await freshJpeg())
  const more = server.put('/more.jpg', await freshJpeg())
  await fetched(await applied(`PX-3;Undone Saw;12,50;${first};`))
  const before = await toolOf('PX-3')
  const job = await applied(`PX-3;Undone Saw;12,50;${other};${more}`)
  expect(await fetched(job)).toEqual({ waiting: 0, done: 2, failed: 0 })
  const isNew = ({ image }: { readonly image: string }) =>
    !before.pictures.some((picture) => picture.image === image)
  expect((await toolOf('PX-3')).pictures.filter(isNew)).toHaveLength(2)
  await jobs.undo(job)
  expect((await toolOf('PX-3')).pictures).toEqual(before.pictures)
})
