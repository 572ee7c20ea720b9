/** The shop as a process: what it says when it cannot start, and how it stops. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { startShop, type StartedShop } from '../e2e/global-setup.ts'
import { run } from './run.ts'

describe('what keeps the shop from starting is said in one sentence', () => {
  let shop: StartedShop
  beforeAll(async () => {
    shop = await startShop()
  })
  afterAll(() => shop.stop())
  const oneSentence = (text: string) => expect(text.trim().split('\n'), text).toHaveLength(1)

  test('the port is taken', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ironmonger-port-'))
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    try {
      const { code, stderr } = await run([], {
        DATA_DIR: dataDir,
        PORT: String(port),
        DEMO: 'off',
      })
      expect(code).toBe(1)
      expect(stderr).toContain(`Another program is using port ${port}`)
      oneSentence(stderr)
    } finally {
      other.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
  test('another shop runs on the same data folder', async () => {
    const { code, stderr } = await run([], {
      DATA_DIR: shop.dataDir,
      PORT: String(await freePort()),
    })
    expect(code).toBe(1)
    expect(stderr).toMatch(/already running on/)
    oneSentence(stderr)
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200)
  })
  test('settings are wrong, all of them named', async () => {
    const { code, stderr } = await run([], { PORT: 'many', ORIGIN: 'shop', SMTP_URL: 'post' })
    expect(code).toBe(1)
    for (const name of ['PORT', 'ORIGIN', 'SMTP_URL']) expect(stderr).toContain(name)
    expect(stderr).not.toContain('    at ')
  })
  test('the database behind DATABASE_URL is not there', async () => {
    const { code, stderr } = await run([], {
      DATABASE_URL: `postgres://shop:secret-word@127.0.0.1:${await freePort()}/shop`,
      PORT: String(await freePort()),
    })
    expect(code).toBe(1)
    oneSentence(stderr)
    expect(stderr).not.toContain('secret-word')
  })
})

test('SIGTERM under load drops no request that was accepted, and the orders are there afterwards', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ironmonger-term-'))
  try {
    // As soon as it says that it is open, it can be stopped in order, too: else this throws.
    await (await startShop({ DATA_DIR: dataDir })).stop()
    const shop = await startShop({ DATA_DIR: dataDir })
    let answered = 0
    const broken: string[] = []
    let stopping = false
    const visitor = async () => {
      for (;;) {
        try {
          const answer = await fetch(`${shop.origin}/api/tools?limit=24&q=${answered % 7}`, {
            headers: { authorization: 'Bearer nobody' },
          })
          await answer.arrayBuffer()
          // A busy machine may refuse some; a refusal is a whole answer too.
          if (answer.status === 200) answered += 1
          else if (answer.status !== 503) broken.push(String(answer.status))
          if (answered === 200 && !stopping) {
            stopping = true
            void shop.stop()
          }
        } catch (error) {
          // Refused: the port is closed. Any other failure would be an accepted request that was
          // dropped.
          const { cause } = error instanceof Error ? error : { cause: undefined }
          const code =
            cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
          if (!(stopping && code === 'ECONNREFUSED')) broken.push(code)
          return
        }
      }
    }
    await Promise.all(Array.from({ length: 10 }, visitor))
    expect(broken).toEqual([])
    expect(answered).toBeGreaterThanOrEqual(200)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('a real shop has no demo accounts, no mailbox, no development provider, and says what is not set up', async () => {
  const shop = await startShop({ DEMO: 'off' })
  try {
    const statusOf = async (path: string) =>
      (await fetch(shop.origin + path, { redirect: 'manual' })).status
    expect(await statusOf('/dev/mailbox')).toBe(404)
    expect(await statusOf('/dev/google/.well-known/openid-configuration')).toBe(404)
    expect(await (await fetch(`${shop.origin}/api/tools`)).json()).toEqual([])
    const signIn = await fetch(`${shop.origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.origin },
      body: JSON.stringify({ email: 'admin@ironmonger.example', password: 'hammer-and-tongs-26' }),
    })
    expect(signIn.status).toBe(401)
    expect(await (await fetch(`${shop.origin}/purchase`)).text()).toContain('</html>')
  } finally {
    await shop.stop()
  }
})
