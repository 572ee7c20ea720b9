/** A shop of several processes: it answers as one, and outlives each of its workers. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '../../src/demo/demo-orders.ts'
import { callApi, fetchToken, fieldOf } from '../e2e/api-calls.ts'
import { defaultTool } from '../e2e/catalogue-setup.ts'
import { signInAsAdmin, signUpThroughApi } from '../e2e/sign-in.ts'
import { startShop, type StartedShop } from '../e2e/global-setup.ts'
import { run } from './run.ts'

const token = 'a-token-of-the-operator'

/** The processes of Node that this one has started. */
function workersOf(pid: number): readonly number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const [, rest = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')
      const isWorker =
        rest.split(' ')[1] === String(pid) &&
        readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('main.ts')
      return isWorker ? [Number(name)] : []
    } catch {
      return [] // No process, or one that has ended meanwhile.
    }
  })
}

const onePiece = { minimum_quantity: 1, pack_size: 1, price_breaks: [] }

type Answer = { readonly status: number; readonly body: string }

/** Over a connection of its own, which may lead to any worker. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  get(url, { agent: new Agent({ keepAlive: false }), headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
    )
    response.on('error', reject)
  }).on('error', reject)
  return promise
}

const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work))

describe.runIf(process.platform === 'linux')('two workers', () => {
  let shop: StartedShop
  beforeAll(async () => {
    shop = await startShop({ WORKERS: '2', METRICS_TOKEN: token })
  })
  afterAll(() => shop.stop())

  test('the person who has signed in at one is signed in at both, and sees what they change at both', async () => {
    const admin = demoAccounts.find(({ role }) => role === 'admin')
    if (!admin) throw new Error('The demo shop has an admin')
    const key = await fetchToken(admin, shop.origin)
    const authorization = `Bearer ${key}`
    const answers = await times(12, () => ask(`${shop.origin}/api/settings`, { authorization }))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))

    const fields = JSON.parse(answers[0]?.body ?? '{}')
    let { revision } = fields
    for (const name of ['Smith and Daughters', 'Adze & Awl', 'Bellows', 'Smith and Daughters']) {
      const saved = await callApi('PUT /settings', {
        token: key,
        origin: shop.origin,
        body: { revision, name },
      })
      expect(saved.status).toBe(200)
      revision = fieldOf(saved.body, 'revision')
      // The next request may reach any of them.
      const pages = await times(8, () => ask(`${shop.origin}/`))
      for (const { body } of pages) expect(body).toContain(name.replace('&', '&amp;'))
    }
  })

  test('their metrics are those of one shop', async () => {
    const requests = async (): Promise<number> => {
      const { body } = await ask(`${shop.origin}/metrics`, { authorization: `Bearer ${token}` })
      const line =
        /^http_requests_total\{method="GET",route="\/api\/orders\/:email",status="401"\} (\d+)$/m
      return Number(line.exec(body)?.[1] ?? 0)
    }
    const before = await requests()
    await times(20, () => ask(`${shop.origin}/api/orders/nobody@example.com`))
    expect((await requests()) - before).toBe(20)
  })

  test('two hundred orders race for the last fifty hammers, each sent twice: fifty are sold, once', async () => {
    const { origin } = shop
    const admin = await signInAsAdmin(origin)
    const added = await callApi('POST /additems', {
      token: admin.token,
      origin,
      body: { ...defaultTool, name: 'The last fifty', Stock: 50, ...onePiece },
    })
    const toolId = String(fieldOf(added.body, 'insertedId'))
    const buyers = await times(8, () => signUpThroughApi('Jane Doe', origin))
    const keys = Array.from({ length: 200 }, () => crypto.randomUUID())
    const order = async (key: string, index: number) => {
      const response = await fetch(`${origin}/api/addorder`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${buyers[index % buyers.length]?.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
          // A new connection, to the next worker.
          connection: 'close',
        },
        body: JSON.stringify({
          toolId,
          OrderQuentuty: 1,
          phoneNum: '555 0142',
          address: '12 Foundry Road, Austin, TX 78701',
        }),
      })
      return { key, status: response.status, number: fieldOf(await response.json(), 'number') }
    }
    const answers = (await Promise.all([...keys, ...keys].map(order))).filter(
      // Too many at once: their buyers would try again.
      ({ status }) => status !== 503,
    )
    const sold = answers.filter(({ status }) => status < 300)
    const refused = answers.filter(({ status }) => status >= 300)
    const numbersOf = (key: string) =>
      new Set(sold.filter((answer) => answer.key === key).map(({ number }) => number))
    const soldKeys = new Set(sold.map(({ key }) => key))
    expect(soldKeys.size).toBe(50)
    for (const key of soldKeys) expect(numbersOf(key).size, 'one order for one key').toBe(1)
    expect(new Set(sold.map(({ number }) => number)).size).toBe(50)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]))
    const tool = await callApi(`GET /tools/${toolId}`, { origin })
    expect(fieldOf(tool.body, 'Stock')).toBe(0)
  })

  test('one that is killed takes nobody along, and another takes its place', async () => {
    const before = workersOf(shop.pid)
    process.kill(before[0] ?? 0, 'SIGKILL')
    // What was on its way to the one that is gone is cut off; anybody who comes after that is served.
    await expect
      .poll(async () =>
        (await Promise.allSettled([ask(`${shop.origin}/api/tools?limit=1`)])).map(
          ({ status }) => status,
        ),
      )
      .toEqual(['fulfilled'])
    await expect
      .poll(() => workersOf(shop.pid).filter((pid) => !before.includes(pid)).length)
      .toBe(1)
  })

  test('are replaced one by one while visitors come, and no request fails', async () => {
    await expect.poll(() => workersOf(shop.pid).length).toBe(2)
    const before = workersOf(shop.pid)
    let isReplaced = false
    const failed: unknown[] = []
    const visitor = async () => {
      while (!isReplaced) {
        const answer = await fetch(`${shop.origin}/api/tools?limit=3`).catch(
          (error: unknown) => error,
        )
        if (!(answer instanceof Response)) failed.push(answer)
        else if (![200, 503].includes(answer.status)) failed.push(answer.status)
      }
    }
    const visits = times(4, visitor)
    process.kill(shop.pid, 'SIGUSR2')
    await expect
      .poll(() => workersOf(shop.pid).filter((pid) => before.includes(pid)), { timeout: 120_000 })
      .toEqual([])
    isReplaced = true
    await visits
    expect(failed).toEqual([])
  })
})

describe.runIf(process.platform === 'linux')('the process that leads the workers', () => {
  let dataDir: string
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'ironmonger-workers-'))
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  test('is killed: its workers end, and the shop starts again on the same folder', async () => {
    const shop = await startShop({ WORKERS: '2', DATA_DIR: dataDir })
    const workers = workersOf(shop.pid)
    process.kill(shop.pid, 'SIGKILL')
    await expect
      .poll(() => workers.filter((pid) => readdirSync('/proc').includes(String(pid))))
      .toEqual([])
    const again = await startShop({ WORKERS: '2', DATA_DIR: dataDir })
    expect((await ask(`${again.origin}/api/tools?limit=1`)).status).toBe(200)
    const last = workersOf(again.pid)
    process.kill(again.pid, 'SIGTERM')
    await expect
      .poll(() => last.filter((pid) => readdirSync('/proc').includes(String(pid))))
      .toEqual([])
  })

  test('says in one sentence why no worker could start, and ends', async () => {
    const shop = await startShop({ WORKERS: '1', DATA_DIR: join(dataDir, 'other') })
    try {
      const { port } = new URL(shop.origin)
      const { code, stderr } = await run([], {
        DATA_DIR: join(dataDir, 'third'),
        PORT: port,
        DEMO: 'off',
        WORKERS: '2',
      })
      expect(code).toBe(1)
      expect(stderr).toContain(`Another program is using port ${port}`)
      expect(stderr).not.toContain('    at ')
    } finally {
      await shop.stop()
    }
  })
})
