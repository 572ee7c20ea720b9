/**
 * Pictures that an admin sends: what comes out, what is refused and how, what is left when things
 * go wrong.
 */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestBucket, type TestBucket } from '../../tests/pictures/s3-server.ts'
import { bomb, drawn, freshJpeg } from '../../tests/pictures/sample-pictures.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { createApp } from '../app/app.server.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { pictureUnusable, picturesUnavailable } from './contract.ts'
import { fileNamesOf } from './rules.ts'

type Place = {
  readonly shop: TestShop
  readonly app: FastifyInstance
  readonly admin: Actor
  at: number
  close(): Promise<void>
}

async function open(env: Readonly<Record<string, string>>): Promise<Place> {
  const place = { at: Date.now() }
  const shop = await openTestShop(env, () => new Date(place.at))
  const app = await createApp({ shop, config: shop.config, log: createLogger('silent') })
  await app.ready()
  const admin = await shop.person('Picture Admin', 'admin')
  return Object.assign(place, {
    shop,
    app,
    admin,
    close: async () => {
      await app.close()
      await shop.close()
    },
  })
}

// A second of work for each picture, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let bucket: TestBucket
const places: Record<string, Place> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironmonger-pictures-'))
  bucket = await openTestBucket()
  places['a folder'] = await open({ DATA_DIR: folder })
  places['a bucket'] = await open(bucket.env)
})
afterAll(async () => {
  for (const place of Object.values(places)) await place.close()
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})
const placeNamed = (name: string): Place => places[name] ?? expect.unreachable(name)
const here = (): Place => placeNamed('a folder')

const send = (file: Uint8Array, { shop, admin }: Place = here()) =>
  shop.pictures.add({ actor: admin, fileBytes: file }, {})
const refusal = (file: Uint8Array): Promise<string> =>
  send(file).then(
    () => expect.unreachable('it was accepted'),
    (error: unknown) => (isProblem(error, pictureUnusable) ? error.message : Promise.reject(error)),
  )
const pathOf = (image: string): string => new URL(image).pathname
const keyOf = (image: string): string =>
  pathOf(image).slice('/pictures/'.length, -'-800.webp'.length)
const get = (
  path: string,
  { app }: Place = here(),
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => app.inject({ url: path, headers })
const inFolder = async (key: string): Promise<string[]> =>
  (await readdir(join(folder, 'pictures'))).filter((name) => name.includes(key)).toSorted()

describe.each(['a folder', 'a bucket'])('a picture in %s', (name) => {
  test('is there in every size that pages name, as what it says, and for ever', async () => {
    const place = placeNamed(name)
    const { image, width, height } = await send(await drawn(900, 600).png().toBuffer(), place)
    expect([width, height]).toEqual([900, 600])
    for (const file of fileNamesOf(keyOf(image))) {
      const answer = await get(`/pictures/${file}`, place)
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
    } = await get(pathOf(image), place)
    expect((await get(pathOf(image), place, { 'if-none-match': String(etag) })).statusCode).toBe(
      304,
    )
    expect((await place.app.inject({ method: 'HEAD', url: pathOf(image) })).statusCode).toBe(200)
  })

  test('is the same when it comes again, also twice at once', async () => {
    const place = placeNamed(name)
    const file = await freshJpeg()
    const [one, other] = await Promise.all([send(file, place), send(file, place)])
    expect(other).toEqual(one)
    expect(await send(file, place)).toEqual(one)
  })

  test('is cleared away a day after nobody names it; what a tool names stays, sold or archived', async () => {
    const place = placeNamed(name)
    const [unnamed, named] = [
      await send(await freshJpeg(), place),
      await send(await freshJpeg(), place),
    ]
    const sold = await place.shop.tool({ name: `Pictured ${name}`, image: named.image })
    const statuses = () =>
      Promise.all(
        [unnamed, named].map(async ({ image }) => (await get(pathOf(image), place)).statusCode),
      )
    expect(await place.shop.pictures.cleanUp()).toEqual({ pictures: 0, files: 0 })
    expect(await statuses()).toEqual([200, 200])
    place.at += 86_400_001
    expect((await place.shop.pictures.cleanUp()).pictures).toBeGreaterThan(0)
    await place.shop.catalogue.remove({ actor: place.admin }, { id: sold.id })
    expect(await place.shop.pictures.cleanUp()).toEqual({ pictures: 0, files: 0 })
    expect(await statuses()).toEqual([404, 200])
    await expect(place.shop.tool({ name: 'Too late', image: unnamed.image })).rejects.toMatchObject(
      {
        body: {
          status: 422,
          errors: [{ pointer: '#/image', detail: 'This picture is no longer kept. Add it again.' }],
        },
      },
    )
  })
})

describe('what comes out of a file', () => {
  test('carries no metadata, and stands upright', async () => {
    const turned = await drawn(640, 320)
      .withExif({
        IFD0: { Make: 'SECRETCAM', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(turned.includes('SECRETCAM')).toBe(true)
    const { image, width, height } = await send(turned)
    expect([width, height]).toEqual([320, 640])
    for (const file of fileNamesOf(keyOf(image))) {
      const { rawPayload } = await get(`/pictures/${file}`)
      const { exif, icc, xmp, iptc, orientation } = await sharp(rawPayload).metadata()
      expect([file, exif, icc, xmp, iptc, orientation, rawPayload.includes('SECRETCAM')]).toEqual([
        file,
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
        false,
      ])
    }
  })

  test('lies on the plate: transparency and a white ground become the ground of every picture', async () => {
    const see = async (file: Buffer) => {
      const { data } = await sharp((await get(pathOf((await send(file)).image))).rawPayload)
        .extract({ left: 100, top: 100, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return [...data].map(
        (level, channel) => Math.abs(level - ([243, 242, 239][channel] ?? 0)) <= 3,
      )
    }
    expect(await see(await drawn(700, 700, '#ffffff').jpeg().toBuffer())).toEqual([
      true,
      true,
      true,
    ])
    expect(
      await see(
        await sharp({ create: { width: 500, height: 500, channels: 4, background: '#00000000' } })
          .png()
          .toBuffer(),
      ),
    ).toEqual([true, true, true])
    expect(await see(await drawn(700, 700, '#808890').jpeg().toBuffer())).toEqual([
      false,
      false,
      false,
    ])
  })

  test.each(['webp', 'avif'] as const)('%s is taken', async (format) => {
    expect((await send(await drawn(301, 300)[format]().toBuffer())).width).toBe(301)
  })
})

describe('what cannot be used says so', () => {
  const jpeg = async () => drawn(1000, 1000).jpeg().toBuffer()
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>',
  )
  test.each([
    ['no bytes', async () => Buffer.alloc(0), 'The file is empty. Choose the picture again.'],
    [
      'text',
      async () => Buffer.from('Dear shop,'),
      'This is no picture that can be read. Add a JPEG, PNG, WebP or AVIF.',
    ],
    ['SVG', async () => svg, 'This is a SVG file. Save it as JPEG or PNG and add that.'],
    [
      'GIF',
      async () => drawn(300, 300).gif().toBuffer(),
      'This is a GIF file. Save it as JPEG or PNG and add that.',
    ],
    [
      'TIFF',
      async () => drawn(300, 300).tiff().toBuffer(),
      'This is a TIFF file. Save it as JPEG or PNG and add that.',
    ],
    [
      'HEIC',
      async () =>
        Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
      'This is a HEIC file. Save it as JPEG or PNG and add that.',
    ],
    [
      'a script that begins like a JPEG',
      async () =>
        Buffer.concat([
          Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
          Buffer.from('<?php system($_GET[0]);'),
        ]),
      'The picture is damaged or cut off. Export it again, then add that.',
    ],
    [
      'half a JPEG',
      async () => (await jpeg()).subarray(0, 3000),
      'The picture is damaged or cut off. Export it again, then add that.',
    ],
    [
      'half a PNG',
      async () => (await drawn(800, 800).png().toBuffer()).subarray(0, 900),
      'The picture is damaged or cut off. Export it again, then add that.',
    ],
    [
      'half a WebP',
      async () => (await drawn(800, 800).webp().toBuffer()).subarray(0, 200),
      'The picture is damaged or cut off. Export it again, then add that.',
    ],
    [
      'a moving picture',
      async () =>
        sharp(
          [
            await drawn(300, 300).png().toBuffer(),
            await drawn(300, 300, '#112233').png().toBuffer(),
          ],
          { join: { animated: true } },
        )
          .webp()
          .toBuffer(),
      'This picture moves. Add a still one.',
    ],
    [
      'a stamp',
      async () => drawn(120, 80).png().toBuffer(),
      'The picture has 120 × 80 pixels. The longer side needs at least 240.',
    ],
    [
      'a bomb',
      async () => bomb(),
      'The picture has 20,000 × 20,000 pixels. At most 50 million: save it smaller, then add that.',
    ],
  ])('%s', async (_, file, sentence) => {
    expect(await refusal(await file())).toBe(sentence)
  })

  test('a bomb is refused by what its header says: nothing of it is decoded', async () => {
    const file = bomb()
    const before = process.resourceUsage().maxRSS
    await refusal(file)
    expect(process.resourceUsage().maxRSS - before, 'kB').toBeLessThan(100_000)
  })

  test('no file at all', async () => {
    const { shop, admin } = here()
    await expect(shop.pictures.add({ actor: admin }, {})).rejects.toMatchObject({
      body: { detail: 'No file came along. Send the picture as the body of the request.' },
    })
  })
})

describe('when things go wrong', () => {
  test('a store that is away says so, and nothing is remembered', async () => {
    const place = await open({ ...bucket.env, S3_ENDPOINT: 'http://127.0.0.1:9' })
    await expect(send(await freshJpeg(), place)).rejects.toSatisfy((error) =>
      isProblem(error, picturesUnavailable),
    )
    await place.close()
  })

  test.each([
    ['a wrong key', { S3_SECRET_ACCESS_KEY: 'wrong' }],
    ['a bucket that is not there', { S3_BUCKET: 'another-bucket' }],
  ])('%s says so', async (_, env) => {
    const place = await open({ ...bucket.env, ...env })
    await expect(send(await freshJpeg(), place)).rejects.toSatisfy((error) =>
      isProblem(error, picturesUnavailable),
    )
    await place.close()
  })

  test('a folder that cannot be written says so', async () => {
    const file = join(folder, 'no-folder')
    await writeFile(file, '')
    const place = await open({ DATA_DIR: join(file, 'inside') })
    await expect(send(await freshJpeg(), place)).rejects.toSatisfy((error) =>
      isProblem(error, picturesUnavailable),
    )
    await place.close()
  })

  test('what a machine left that stopped half-way is cleared away, and nothing else in the folder', async () => {
    const place = here()
    const { image } = await send(await freshJpeg())
    await place.shop.tool({ name: 'Stays', image })
    const left = [`.p-${'1'.repeat(40)}-480.webp.0123456789ab`, `p-${'2'.repeat(40)}-96.avif`]
    const old = new Date(place.at - 2 * 86_400_000)
    for (const name of [...left, 'notes.txt']) {
      await writeFile(join(folder, 'pictures', name), 'x')
      await utimes(join(folder, 'pictures', name), old, old)
    }
    for (const name of await inFolder(keyOf(image)))
      await utimes(join(folder, 'pictures', name), old, old)
    expect((await place.shop.pictures.cleanUp()).files).toBe(2)
    expect(await inFolder(keyOf(image))).toEqual(fileNamesOf(keyOf(image)).toSorted())
    expect(await readdir(join(folder, 'pictures'))).toContain('notes.txt')
  })

  test('a folder that was lost is filled again by sending the file again', async () => {
    const file = await freshJpeg()
    const { image } = await send(file)
    for (const name of await inFolder(keyOf(image))) await rm(join(folder, 'pictures', name))
    expect((await get(pathOf(image))).statusCode).toBe(404)
    expect(await send(file)).toMatchObject({ image })
    expect((await get(pathOf(image))).statusCode).toBe(200)
  })

  test('a backup carries the pictures, from the folder to a bucket too', async () => {
    const aside = await mkdtemp(join(tmpdir(), 'ironmonger-aside-'))
    const { image } = await send(await freshJpeg())
    expect(await here().shop.pictures.copyTo(aside)).toBeGreaterThan(0)
    const other = placeNamed('a bucket')
    expect((await get(pathOf(image), other)).statusCode).toBe(404)
    await other.shop.pictures.copyFrom(aside)
    expect((await get(pathOf(image), other)).statusCode).toBe(200)
    await rm(aside, { recursive: true })
  })
})

test('with a public address browsers are sent there', async () => {
  const place = await open({ ...bucket.env, S3_PUBLIC_URL: 'https://cdn.example.com/shop/' })
  const answer = await get(`/pictures/p-${'a'.repeat(40)}-480.avif`, place)
  expect([answer.statusCode, answer.headers['location']]).toEqual([
    308,
    `https://cdn.example.com/shop/pictures/p-${'a'.repeat(40)}-480.avif`,
  ])
  expect((await get('/pictures/p-nothing.avif', place)).statusCode).toBe(404)
  await place.close()
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
    expect([path, (await get(path)).statusCode]).toEqual([path, 404])
})
