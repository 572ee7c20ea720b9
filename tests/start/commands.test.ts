/** The shopkeeper's commands, beside a shop that serves and on one that rests. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type StartedShop } from '../e2e/global-setup.ts'
import { run } from './run.ts'

let shop: StartedShop
let folder: string
beforeAll(async () => {
  shop = await startShop()
  folder = mkdtempSync(join(tmpdir(), 'ironmonger-commands-'))
})
afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})
const command = (...args: string[]) => run(['shop', ...args], { DATA_DIR: shop.dataDir })
const toolsOf = async (origin: string): Promise<readonly { _id: string }[]> =>
  (await fetch(`${origin}/api/tools`)).json()

test('a user is promoted while the shop serves; somebody unknown is not', async () => {
  expect(await command('admin', 'promote', 'Buyer@Ironmonger.example')).toMatchObject({ code: 0 })
  expect(await command('admin', 'promote', 'nobody@example.com')).toMatchObject({ code: 1 })
  expect(await command('admin', 'promote', 'no address')).toMatchObject({ code: 2 })
})

test('the books are checked', async () => {
  expect(await command('stock', 'check')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('120 tools'),
  })
})

test('a backup of the serving shop is restored into another, which then shows the same', async () => {
  const own = mkdtempSync(join(folder, 'restored-'))
  const file = join(own, 'shop.backup')
  expect(await command('backup', file)).toMatchObject({ code: 0 })
  expect(statSync(file).mode & 0o077, 'others cannot read it').toBe(0)
  const dataDir = join(own, 'data')
  const restored = await run(['shop', 'restore', file], { DATA_DIR: dataDir })
  expect(restored.code, restored.stderr).toBe(0)
  expect(
    (await run(['shop', 'restore', file], { DATA_DIR: dataDir })).code,
    'not into a shop that has something',
  ).toBe(1)
  expect(
    (await run(['shop', 'restore', file, '--replace'], { DATA_DIR: dataDir })).code,
    'unless told',
  ).toBe(0)
  const other = await startShop({ DATA_DIR: dataDir })
  try {
    expect((await toolsOf(other.origin)).map((tool) => tool._id)).toEqual(
      (await toolsOf(shop.origin)).map((tool) => tool._id),
    )
  } finally {
    await other.stop()
  }
  expect((await run(['shop', 'stock', 'check'], { DATA_DIR: dataDir })).code).toBe(0)
})

test('the demo shop is cleared away whole, and the pages of the serving shop know it', async () => {
  await toolsOf(shop.origin)
  expect(await command('demo', 'load')).toMatchObject({ code: 1 })
  expect(await command('demo', 'clear')).toMatchObject({ code: 0 })
  await expect.poll(() => toolsOf(shop.origin)).toEqual([])
  expect(await (await fetch(`${shop.origin}/api/reviews`)).json()).toEqual([])
  expect(await command('stock', 'check')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('0 tools'),
  })
  expect(await command('demo', 'load')).toMatchObject({ code: 0 })
  await expect.poll(async () => (await toolsOf(shop.origin)).length).toBe(120)
})

test('as many tools as asked are loaded into an empty shop, once, and too few are refused', async () => {
  const dataDir = join(mkdtempSync(join(folder, 'many-')), 'data')
  expect(
    (await run(['shop', 'demo', 'load', '--tools', '150'], { DATA_DIR: dataDir })).stdout,
  ).toContain('The demo shop has 150 tools.')
  expect(await run(['shop', 'demo', 'load', '--tools=200'], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('already has 150 tools'),
  })
  expect((await run(['shop', 'demo', 'load', '--tools=120'], { DATA_DIR: dataDir })).code).toBe(2)
})

test('what is not understood is answered with what there is', async () => {
  expect(await command('sell', 'everything')).toMatchObject({
    code: 2,
    stdout: expect.stringContaining('backup <file>'),
  })
})
