/** Uploaded pictures: stored in every size, served, and deleted when no tool uses them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestBucket, type TestBucket } from '../../tests/pictures/s3-server.ts'
import { drawn, freshJpeg } from '../../tests/pictures/sample-pictures.ts'
import {
  get,
  keyOf,
  openPictureShop,
  pathOf,
  upload,
  type PictureShop,
} from '../../tests/pictures/picture-shop.ts'
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

describe.each(['a folder', 'a bucket'])('a picture in %s', (name) => {
  test('is there in every size that pages name, as what it says, and for ever', async () => {
    const pictureShop = shopWith(name)
    const { image, width, height } = await upload(
      pictureShop,
      await drawn(900, 600).png().toBuffer(),
    )
    expect([width, height]).toEqual([900, 600])
    for (const file of fileNamesOf(keyOf(image))) {
      const answer = await get(pictureShop, `/pictures/${file}`)
      expect([
        file,
        answer.statusCode,
        answer.headers['cache-control'],
        answer.headers['x-content-type-options'],
      ]).toEqual([file, 200, 'public, max-age=31536000, immutable', 'nosniff'])
      const facts = await sharp(answer.rawPayload).metadata()
      const [, across, format = ''] = /-(\d+|card)\.(\w+)$/.exec(file) ?? []
      expect([facts.width, facts.height]).toEqual(
        across === 'card' ? [1200, 630] : [Number(across), Number(across)],
      )
      expect(answer.headers['content-type']).toBe(
        format === 'jpg' ? 'image/jpeg' : `image/${format}`,
      )
      expect(facts.format).toBe({ jpg: 'jpeg', avif: 'heif', webp: 'webp' }[format])
    }
    const {
      headers: { etag },
    } = await get(pictureShop, pathOf(image))
    expect(
      (await get(pictureShop, pathOf(image), { 'if-none-match': String(etag) })).statusCode,
    ).toBe(304)
    expect((await pictureShop.app.inject({ method: 'HEAD', url: pathOf(image) })).statusCode).toBe(
      200,
    )
  })

  test('is the same when it comes again, also twice at once', async () => {
    const pictureShop = shopWith(name)
    const file = await freshJpeg()
    const [one, other] = await Promise.all([upload(pictureShop, file), upload(pictureShop, file)])
    expect(other).toEqual(one)
    expect(await upload(pictureShop, file)).toEqual(one)
  })

  test('is cleared away a day after nobody names it; what a tool names stays, sold or archived', async () => {
    const pictureShop = shopWith(name)
    const [unnamed, named] = [
      await upload(pictureShop, await freshJpeg()),
      await upload(pictureShop, await freshJpeg()),
    ]
    const sold = await pictureShop.shop.tool({ name: `Pictured ${name}`, image: named.image })
    const statuses = () =>
      Promise.all(
        [unnamed, named].map(
          async ({ image }) => (await get(pictureShop, pathOf(image))).statusCode,
        ),
      )
    expect(await pictureShop.shop.pictures.cleanUp()).toEqual({ pictures: 0, files: 0 })
    expect(await statuses()).toEqual([200, 200])
    pictureShop.at += 86_400_001
    expect((await pictureShop.shop.pictures.cleanUp()).pictures).toBeGreaterThan(0)
    await pictureShop.shop.catalogue.remove({ actor: pictureShop.admin }, { id: sold.id })
    expect(await pictureShop.shop.pictures.cleanUp()).toEqual({ pictures: 0, files: 0 })
    expect(await statuses()).toEqual([404, 200])
    await expect(
      pictureShop.shop.tool({ name: 'Too late', image: unnamed.image }),
    ).rejects.toMatchObject({
      body: {
        status: 422,
        errors: [
          {
            pointer: '#/image',
            detail: 'This picture is no longer stored. Add the picture again.',
          },
        ],
      },
    })
  })
})

test('with a public address browsers are sent there', async () => {
  const pictureShop = await openPictureShop({
    ...bucket.env,
    S3_PUBLIC_URL: 'https://cdn.example.com/shop/',
  })
  const answer = await get(pictureShop, `/pictures/p-${'a'.repeat(40)}-480.avif`)
  expect([answer.statusCode, answer.headers['location']]).toEqual([
    308,
    `https://cdn.example.com/shop/pictures/p-${'a'.repeat(40)}-480.avif`,
  ])
  expect((await get(pictureShop, '/pictures/p-nothing.avif')).statusCode).toBe(404)
  await pictureShop.close()
})

test('names that are none of ours lead nowhere', async () => {
  for (const path of [
    '/pictures/p-',
    '/pictures/p-x',
    `/pictures/p-${'a'.repeat(40)}-480.avif`,
    `/pictures/p-${'a'.repeat(40)}-481.avif`,
    '/pictures/p-..%2f..%2fetc%2fpasswd',
    '/pictures/p-%00',
  ])
    expect([path, (await get(shopWith('a folder'), path)).statusCode]).toEqual([path, 404])
})
