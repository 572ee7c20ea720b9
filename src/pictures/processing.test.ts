/** Processing of uploaded files: what the stored pictures hold, and which files are refused. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isProblem } from '../../packages/contract/problem.ts'
import { bomb, drawn } from '../../tests/pictures/sample-pictures.ts'
import {
  get,
  keyOf,
  openPictureShop,
  pathOf,
  upload,
  type PictureShop,
} from '../../tests/pictures/picture-shop.ts'
import { pictureUnusable } from './contract.ts'
import { fileNamesOf } from './rules.ts'

// A second of work for each picture, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let pictureShop: PictureShop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironmonger-pictures-'))
  pictureShop = await openPictureShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await pictureShop.close()
  await rm(folder, { recursive: true, force: true })
})

const refusal = (file: Uint8Array): Promise<string> =>
  upload(pictureShop, file).then(
    () => expect.unreachable('it was accepted'),
    (error: unknown) => (isProblem(error, pictureUnusable) ? error.message : Promise.reject(error)),
  )

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
    const { image, width, height } = await upload(pictureShop, turned)
    expect([width, height]).toEqual([320, 640])
    for (const file of fileNamesOf(keyOf(image))) {
      const { rawPayload } = await get(pictureShop, `/pictures/${file}`)
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
      const { data } = await sharp(
        (await get(pictureShop, pathOf((await upload(pictureShop, file)).image))).rawPayload,
      )
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
    expect((await upload(pictureShop, await drawn(301, 300)[format]().toBuffer())).width).toBe(301)
  })
})

describe('what cannot be used says so', () => {
  const jpeg = async () => drawn(1000, 1000).jpeg().toBuffer()
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>',
  )
  test.each([
    ['no bytes', async () => Buffer.alloc(0), 'The file is empty. Choose another file.'],
    [
      'text',
      async () => Buffer.from('Dear shop,'),
      'This picture cannot be read. Add a JPEG, PNG, WebP or AVIF file.',
    ],
    [
      'SVG',
      async () => svg,
      'The SVG format cannot be used. Save the picture as JPEG or PNG, then add the new file.',
    ],
    [
      'GIF',
      async () => drawn(300, 300).gif().toBuffer(),
      'The GIF format cannot be used. Save the picture as JPEG or PNG, then add the new file.',
    ],
    [
      'TIFF',
      async () => drawn(300, 300).tiff().toBuffer(),
      'The TIFF format cannot be used. Save the picture as JPEG or PNG, then add the new file.',
    ],
    [
      'HEIC',
      async () =>
        Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
      'The HEIC format cannot be used. Save the picture as JPEG or PNG, then add the new file.',
    ],
    [
      'a script that begins like a JPEG',
      async () =>
        Buffer.concat([
          Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
          Buffer.from('<?php system($_GET[0]);'),
        ]),
      'The picture is damaged or cut off. Export the picture again, then add the new file.',
    ],
    [
      'half a JPEG',
      async () => (await jpeg()).subarray(0, 3000),
      'The picture is damaged or cut off. Export the picture again, then add the new file.',
    ],
    [
      'half a PNG',
      async () => (await drawn(800, 800).png().toBuffer()).subarray(0, 900),
      'The picture is damaged or cut off. Export the picture again, then add the new file.',
    ],
    [
      'half a WebP',
      async () => (await drawn(800, 800).webp().toBuffer()).subarray(0, 200),
      'The picture is damaged or cut off. Export the picture again, then add the new file.',
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
      'This picture is animated. Add a still picture.',
    ],
    [
      'a stamp',
      async () => drawn(120, 80).png().toBuffer(),
      'The picture has 120 × 80 pixels. The longer side must be at least 240 pixels. Add a larger picture.',
    ],
    [
      'a bomb',
      async () => bomb(),
      'The picture has 20,000 × 20,000 pixels. The maximum is 50 million pixels. Make the picture smaller, then add the new file.',
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
    const { shop, admin } = pictureShop
    await expect(shop.pictures.add({ actor: admin }, {})).rejects.toMatchObject({
      body: {
        detail: 'The request contains no file. Send the picture as the body of the request.',
      },
    })
  })
})
