/** A tool gets pictures by address and from an archive; they are kept here, in their order. */
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { startPictureServer, type PictureServer } from '../../../tests/pictures/picture-server.ts'
import { freshJpeg } from '../../../tests/pictures/sample-pictures.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { revisionChanged } from '../contract.ts'
import { archiveUnusable } from '../pictures/tool-pictures-contract.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let server: PictureServer
let shop: TestShop
let admin: Actor
beforeAll(async () => {
  server = await startPictureServer()
  shop = await openTestShop({ PICTURE_TEST_ORIGINS: server.origin, HTTP_IMAGES: 'on' })
  admin = await shop.person('Pia Pictures', 'admin')
  await shop.catalogue.pictureQueue.start()
})
afterAll(async () => {
  await shop.catalogue.pictureQueue.close()
  await shop.close()
  await server.close()
})

const read = (id: string) => shop.catalogue.pictures({ actor: admin }, { id })
const addresses = (id: string, ...list: string[]) =>
  shop.catalogue.addPictureAddresses({ actor: admin }, { id, addresses: list })
/** The pictures when none waits any longer. */
const settled = (id: string) =>
  vi.waitFor(
    async () => {
      const pictures = await read(id)
      expect(pictures.fetches.filter(({ state }) => state === 'waiting')).toEqual([])
      return pictures
    },
    { timeout: 110_000, interval: 50 },
  )
const isKept = /^http:\/\/127\.0\.0\.1:\d+\/pictures\/p-[0-9a-f]{40}-800\.webp$/

describe('by address', () => {
  test('pictures are fetched once, kept here, and stand in the order they were given', async () => {
    const [first, second] = [
      server.put('/one.jpg', await freshJpeg()),
      server.put('/two.jpg', await freshJpeg()),
    ]
    const { id } = await shop.tool()
    const other = await shop.tool()
    await addresses(id, first, second)
    const { pictures, fetches } = await settled(id)
    expect(fetches).toEqual([])
    expect(pictures.map(({ image }) => image)).toEqual([
      'https://pictures.example.com/hammer.webp',
      expect.stringMatching(isKept),
      expect.stringMatching(isKept),
    ])
    await addresses(other.id, first)
    expect((await settled(other.id)).pictures[1]?.image).toBe(pictures[1]?.image)
    expect(server.asked.filter((path) => path === '/one.jpg')).toHaveLength(1)
  })

  test("the kept picture takes the place of the tool's image, and its edit form stays good", async () => {
    const image = server.put('/own.jpg', await freshJpeg())
    const { id } = await shop.tool({ image })
    const before = await shop.catalogue.read({ actor: undefined }, { id })
    const batch = crypto.randomUUID()
    const { pictures } = shop.catalogue.many
    await shop.database.transact(async (tx) => {
      await pictures.queue(tx, [{ toolId: id, addresses: [image] }], undefined, batch)
      await pictures.release(tx, batch)
    })
    expect((await settled(id)).pictures).toHaveLength(1)
    const after = await shop.catalogue.read({ actor: undefined }, { id })
    expect(after.image).toMatch(isKept)
    expect(after.revision).toBe(before.revision)
  })

  test('each failure has its reason, and can be tried again or given up', async () => {
    const { id } = await shop.tool()
    const notPicture = server.put('/text.jpg', strToU8('not a picture'))
    await addresses(id, `${server.origin}/nothing.jpg`, notPicture)
    const { pictures, fetches } = await settled(id)
    expect(pictures).toHaveLength(1)
    expect(fetches.map(({ reason }) => reason)).toEqual([
      'There is nothing at this address (404). Check the address.',
      'This picture cannot be read. Add a JPEG, PNG, WebP or AVIF file.',
    ])
    server.put('/nothing.jpg', await freshJpeg())
    const [missing, text] = fetches
    await shop.catalogue.retryPictureFetch({ actor: admin }, { id: missing?.id ?? '' })
    await shop.catalogue.removePictureFetch({ actor: admin }, { id: text?.id ?? '' })
    const retried = await settled(id)
    expect([retried.pictures.length, retried.fetches]).toEqual([2, []])
  })

  test.each([
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://169.254.169.254/latest/meta-data/iam',
  ])('%s is never asked', async (address) => {
    const { id } = await shop.tool()
    await addresses(id, address)
    const { fetches } = await settled(id)
    expect(fetches[0]).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('is not a public internet address'),
    })
  })

  test('http is refused at once, with the address named', async () => {
    const { id } = await shop.tool()
    await expect(addresses(id, 'http://pictures.example.com/a.jpg')).rejects.toMatchObject({
      body: { status: 422, errors: [{ pointer: '#/addresses/0' }] },
    })
  })
})

describe('the order', () => {
  test('is arranged, with words, and the first picture is the image of the tool', async () => {
    const { id } = await shop.tool()
    await addresses(id, server.put('/back.jpg', await freshJpeg()))
    const { pictures } = await settled(id)
    const seen = pictures.map(({ image }) => image)
    const [front = '', back = ''] = seen
    const arranged = await shop.catalogue.arrangePictures(
      { actor: admin },
      {
        id,
        seen,
        pictures: [
          { image: back, alt: 'From behind' },
          { image: front, alt: '' },
        ],
      },
    )
    expect(arranged.pictures.map(({ image, alt }) => [image, alt])).toEqual([
      [back, 'From behind'],
      [front, ''],
    ])
    const tool = await shop.catalogue.read({ actor: undefined }, { id })
    expect(tool.image).toBe(back)
    expect((await shop.catalogue.picturesOf(tool)).map(({ alt }) => alt)).toEqual([
      'From behind',
      'Claw Hammer',
    ])
    await expect(
      shop.catalogue.arrangePictures(
        { actor: admin },
        { id, seen, pictures: [{ image: front, alt: '' }] },
      ),
    ).rejects.toSatisfy((error) => revisionChanged.type === Object(error).body.type)
  })

  test('takes no picture of another site', async () => {
    const { id } = await shop.tool()
    const seen = (await read(id)).pictures.map(({ image }) => image)
    await expect(
      shop.catalogue.arrangePictures(
        { actor: admin },
        { id, seen, pictures: [{ image: 'https://elsewhere.example.com/x.jpg', alt: '' }] },
      ),
    ).rejects.toMatchObject({ body: { errors: [{ pointer: '#/pictures/0/image' }] } })
  })
})

describe('an archive', () => {
  const add = (archive: Uint8Array) =>
    shop.catalogue.addPictureArchive({ actor: admin, fileBytes: archive }, { name: 'new.zip' })

  test('gives each tool the pictures that are named by its SKU, in their order', async () => {
    const plain = await shop.tool({ sku: 'ZIP-16' })
    const slashed = await shop.tool({ sku: 'BE-8220/S' })
    const result = await add(
      zipSync({
        'a/zip-16_2.jpg': await freshJpeg(),
        'a/ZIP-16.jpg': await freshJpeg(),
        'be-8220-s.jpg': await freshJpeg(),
        '__MACOSX/._ZIP-16.jpg': strToU8('x'),
        'NONE-1.jpg': await freshJpeg(),
      }),
    )
    expect(result).toEqual({
      queued: 3,
      refused: [{ file: 'NONE-1.jpg', why: 'No tool has the SKU NONE-1. Check the file name.' }],
    })
    const { pictures } = await settled(plain.id)
    expect(pictures.map(({ image }) => isKept.test(image))).toEqual([true, true])
    expect((await settled(slashed.id)).pictures[0]?.image).toMatch(isKept)
  })

  test('that is none, or is out of bounds, is refused whole', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 2001 }, (_, nth) => [`T-${nth}.jpg`, strToU8('x')]),
    )
    for (const archive of [strToU8('PK but no'), zipSync({}), zipSync(many)])
      await expect(add(archive)).rejects.toSatisfy(
        (error) => archiveUnusable.type === Object(error).body.type,
      )
  })

  test('of files that unpack to far more than they have leaves those out', async () => {
    await shop.tool({ sku: 'BOMB-1' })
    await shop.tool({ sku: 'BOMB-2' })
    const result = await add(
      zipSync({
        'BOMB-1.jpg': new Uint8Array(14_000_000),
        'BOMB-2.jpg': new Uint8Array(16_000_000),
      }),
    )
    expect(result.queued).toBe(0)
    expect(result.refused.map(({ file }) => file)).toEqual(['BOMB-1.jpg', 'BOMB-2.jpg'])
  })
})
