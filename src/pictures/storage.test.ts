/** Storage of pictures: errors, leftovers of interrupted uploads, lost files, backup. */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isProblem } from '../../packages/contract/problem.ts'
import { openTestBucket, type TestBucket } from '../../tests/pictures/s3-server.ts'
import { freshJpeg } from '../../tests/pictures/sample-pictures.ts'
import {
  get,
  keyOf,
  openPictureShop,
  pathOf,
  upload,
  type PictureShop,
} from '../../tests/pictures/picture-shop.ts'
import { picturesUnavailable } from './contract.ts'
import { fileNamesOf } from './rules.ts'

// A second of work for each picture, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let bucket: TestBucket
const shops: Record<string, PictureShop> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironmonger-pictures-'))
  bucket = await openTestBucket()
  shops['a folder'] = await openPictureShop({ DATA_DIR: folder })
  shops['a bucket'] = await openPictureShop(bucket.env)
})
afterAll(async () => {
  for (const shop of Object.values(shops)) await shop.close()
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})
const shopWith = (storage: string): PictureShop => shops[storage] ?? expect.unreachable(storage)

const inFolder = async (key: string): Promise<string[]> =>
  (await readdir(join(folder, 'pictures'))).filter((name) => name.includes(key)).toSorted()

describe('when things go wrong', () => {
  test('a store that is away says so, and nothing is remembered', async () => {
    const pictureShop = await openPictureShop({ ...bucket.env, S3_ENDPOINT: 'http://127.0.0.1:9' })
    await expect(upload(pictureShop, await freshJpeg())).rejects.toSatisfy((error) =>
      isProblem(error, picturesUnavailable),
    )
    await pictureShop.close()
  })

  test.each([
    ['a wrong key', { S3_SECRET_ACCESS_KEY: 'wrong' }],
    ['a bucket that is not there', { S3_BUCKET: 'another-bucket' }],
  ])('%s says so', async (_, env) => {
    const pictureShop = await openPictureShop({ ...bucket.env, ...env })
    await expect(upload(pictureShop, await freshJpeg())).rejects.toSatisfy((error) =>
      isProblem(error, picturesUnavailable),
    )
    await pictureShop.close()
  })

  test('a folder that cannot be written says so', async () => {
    const file = join(folder, 'no-folder')
    await writeFile(file, '')
    const pictureShop = await openPictureShop({ DATA_DIR: join(file, 'inside') })
    await expect(upload(pictureShop, await freshJpeg())).rejects.toSatisfy((error) =>
      isProblem(error, picturesUnavailable),
    )
    await pictureShop.close()
  })

  test('what a machine left that stopped half-way is cleared away, and nothing else in the folder', async () => {
    const pictureShop = shopWith('a folder')
    const { image } = await upload(shopWith('a folder'), await freshJpeg())
    await pictureShop.shop.tool({ name: 'Stays', image })
    const left = [`.p-${'1'.repeat(40)}-480.webp.0123456789ab`, `p-${'2'.repeat(40)}-96.avif`]
    const old = new Date(pictureShop.at - 2 * 86_400_000)
    for (const name of [...left, 'notes.txt']) {
      await writeFile(join(folder, 'pictures', name), 'x')
      await utimes(join(folder, 'pictures', name), old, old)
    }
    for (const name of await inFolder(keyOf(image)))
      await utimes(join(folder, 'pictures', name), old, old)
    expect((await pictureShop.shop.pictures.cleanUp()).files).toBe(2)
    expect(await inFolder(keyOf(image))).toEqual(fileNamesOf(keyOf(image)).toSorted())
    expect(await readdir(join(folder, 'pictures'))).toContain('notes.txt')
  })

  test('a folder that was lost is filled again by sending the file again', async () => {
    const file = await freshJpeg()
    const { image } = await upload(shopWith('a folder'), file)
    for (const name of await inFolder(keyOf(image))) await rm(join(folder, 'pictures', name))
    expect((await get(shopWith('a folder'), pathOf(image))).statusCode).toBe(404)
    expect(await upload(shopWith('a folder'), file)).toMatchObject({ image })
    expect((await get(shopWith('a folder'), pathOf(image))).statusCode).toBe(200)
  })

  test('a backup carries the pictures, from the folder to a bucket too', async () => {
    const aside = await mkdtemp(join(tmpdir(), 'ironmonger-aside-'))
    const { image } = await upload(shopWith('a folder'), await freshJpeg())
    expect(await shopWith('a folder').shop.pictures.copyTo(aside)).toBeGreaterThan(0)
    const other = shopWith('a bucket')
    expect((await get(other, pathOf(image))).statusCode).toBe(404)
    await other.shop.pictures.copyFrom(aside)
    expect((await get(other, pathOf(image))).statusCode).toBe(200)
    await rm(aside, { recursive: true })
  })
})
