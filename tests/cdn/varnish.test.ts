/** docs/varnish.vcl keeps what the shop says may be kept, until it changes, and nothing personal. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../src/app/app.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { scratchFolder } from '../scratch-folder.ts'
import { openTestShop, type TestShop } from '../shop.ts'

const hasVarnish = spawnSync('varnishd', ['-V']).status === 0

describe.skipIf(!hasVarnish)('a shop behind Varnish', { timeout: 120_000 }, () => {
  const secret = 'the secret of this test'
  let shop: TestShop
  let app: FastifyInstance
  let varnish: ChildProcess
  let origin: string
  let folder: string
  beforeAll(async () => {
    const [port, front] = [await freePort(), await freePort()]
    origin = `http://127.0.0.1:${front}`
    shop = await openTestShop({
      PORT: String(port),
      CDN_PURGE_URL: `${origin}/.purge`,
      CDN_PURGE_SECRET: secret,
    })
    const log = createLogger('error')
    app = await createApp({ shop, config: shop.config, log })
    await app.listen({ host: '127.0.0.1', port })
    await shop.start()
    folder = mkdtempSync(join(scratchFolder(), 'varnish-'))
    const vcl = readFileSync('docs/varnish.vcl', 'utf8')
      .replace('.port = "3000"', `.port = "${port}"`)
      .replace('CHANGE-THIS-SECRET', secret)
    writeFileSync(join(folder, 'shop.vcl'), vcl)
    varnish = spawn(
      'varnishd',
      '-F -j none -s malloc,16m'
        .split(' ')
        .concat('-a', `127.0.0.1:${front}`)
        .concat('-f', join(folder, 'shop.vcl'), '-n', join(folder, 'work')),
      { stdio: 'ignore' },
    )
    await vi.waitFor(
      async () => {
        if (!(await fetch(`${origin}/readyz`)).ok) throw new Error('Varnish does not answer yet')
      },
      { timeout: 60_000, interval: 100 },
    )
  }, 120_000)
  afterAll(async () => {
    const ended = once(varnish, 'exit')
    varnish.kill()
    await ended
    await app.close()
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(origin + path, { headers })
    return { response, kept: response.headers.get('x-cache'), body: await response.text() }
  }

  test('answers from what it has kept, until it changes', async () => {
    const { id } = await shop.tool({ name: 'Kept Hammer' })
    const path = `/api/tools?q=Kept`
    await expect.poll(async () => (await get(path)).body).toContain('Kept Hammer')
    // Each purge is told twice: from then on it is kept.
    await expect.poll(async () => (await get(path)).kept, { timeout: 30_000 }).toBe('hit')
    const { response } = await get(path)
    expect(response.headers.get('cache-tag')?.split(',')).toEqual(
      response.headers.get('surrogate-key')?.split(' '),
    )
    const actor = await shop.person('Vera Varnish', 'admin')
    await shop.catalogue.remove({ actor }, { id })
    await expect
      .poll(async () => (await get(path)).body, { timeout: 30_000 })
      .not.toContain('Kept Hammer')
  })

  test('asks the shop for whatever is personal', async () => {
    const bearer = { authorization: 'Bearer nobody' }
    for (let turn = 0; turn < 2; turn++) {
      const { response, kept } = await get('/api/orders', bearer)
      expect([response.status, kept]).toEqual([401, 'miss'])
    }
  })

  test('is told by those who know the secret only', async () => {
    const purge = (method: string, headers: Readonly<Record<string, string>>) =>
      fetch(`${origin}/.purge`, { method, headers }).then(({ status }) => status)
    expect(await purge('POST', {})).toBe(403)
    expect(await purge('POST', { authorization: 'Bearer wrong' })).toBe(403)
    expect(await purge('GET', { authorization: `Bearer ${secret}` })).toBe(403)
    expect(await purge('POST', { authorization: `Bearer ${secret}` })).toBe(200)
  })
})
