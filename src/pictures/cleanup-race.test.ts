/** A cleanup and an upload of the same picture at once: whatever has a row has all its files. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshJpeg } from '../../tests/pictures/sample-pictures.ts'
import {
  keyOf,
  openPictureShop,
  upload,
  type PictureShop,
} from '../../tests/pictures/picture-shop.ts'
import { createFolderStorage } from './folder-storage.server.ts'
import { fileNamesOf } from './rules.ts'
import { createPicturesService } from './service.server.ts'
import type { PictureStorage } from './storage.server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder: string
let pictureShop: PictureShop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironmonger-race-'))
  pictureShop = await openPictureShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await pictureShop.close()
  await rm(folder, { recursive: true, force: true })
})

const twoDays = 2 * 86_400_000

/** Pictures of the same shop, whose storage does something in the middle of its work. */
function picturesWith(changes: (storage: PictureStorage) => Partial<PictureStorage>) {
  const storage = createFolderStorage({ folder: join(folder, 'pictures') })
  const { audit, database, config } = pictureShop.shop
  return createPicturesService({
    testOrigins: [],
    audit,
    database,
    origin: config.origin,
    now: () => new Date(pictureShop.at),
    storage: { ...storage, ...changes(storage) },
  })
}

/** Starts work once, and waits until it is done or waits for the one that started it. */
function startOnce<T>(work: () => Promise<T>) {
  let started: Promise<T> | undefined
  return {
    async start(): Promise<void> {
      if (started) return
      started = work()
      await Promise.race([started, untilLockAwaited()])
    },
    result: async (): Promise<T> => started ?? expect.unreachable('it was not started'),
  }
}

async function untilLockAwaited(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      pictureShop.shop.database.handle,
    )
    if (rows.length > 0) return
  }
}

async function expectComplete(image: string): Promise<void> {
  const { file } = pictureShop.shop.pictures
  for (const name of fileNamesOf(keyOf(image))) expect(await file(name), name).toBeDefined()
  await pictureShop.shop.database.transact(async (tx) =>
    expect(await pictureShop.shop.pictures.lock(tx, keyOf(image))).toBe(true),
  )
}

test('a file that is uploaded again while its files are removed is stored again', async () => {
  const file = await freshJpeg()
  const { image } = await upload(pictureShop, file)
  pictureShop.at += twoDays
  const again = startOnce(() => upload(pictureShop, file))
  const pictures = picturesWith((storage) => ({
    remove: async (name) => {
      await again.start()
      await storage.remove(name)
    },
  }))
  expect((await pictures.cleanUp()).pictures).toBe(1)
  expect((await again.result()).image).toBe(image)
  await expectComplete(image)
})

test('a picture that an upload has found complete is not removed under its hands', async () => {
  const file = await freshJpeg()
  const { image } = await upload(pictureShop, file)
  pictureShop.at += twoDays
  const cleanup = startOnce(() => pictureShop.shop.pictures.cleanUp())
  const last = fileNamesOf(keyOf(image)).at(-1)
  const pictures = picturesWith((storage) => ({
    get: async (name) => {
      const bytes = await storage.get(name)
      if (name === last) await cleanup.start()
      return bytes
    },
  }))
  await pictures.add({ actor: pictureShop.admin, fileBytes: file }, {})
  await cleanup.result()
  await expectComplete(image)
})
