/** kill -9 while orders are placed: no acknowledged order is lost or doubled, the stock agrees. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/platform/config/config.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { createShop } from '../../src/app/shop.server.ts'

type Acknowledged = { readonly key: string; readonly id: string; readonly quantity: number }
const killings = ['shop', 'database', 'both'] as const

test(
  'no order is lost or doubled after kill -9 of the shop, the database or both, in nine rounds',
  { timeout: 600_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ironmonger-crash-'))
    try {
      const acknowledged: Acknowledged[] = []
      for (let round = 0; round < 9; round += 1)
        acknowledged.push(
          ...(await orderUntilKilled(
            dataDir,
            round,
            killings[round % 3] ?? 'both',
            40 + ((round * 37) % 90),
          )),
        )
      expect(acknowledged.length).toBeGreaterThan(300)

      const shop = await createShop(readConfig({ DATA_DIR: dataDir }), {
        log: createLogger('silent'),
      })
      try {
        const actor = {
          id: (await shop.accounts.findUserId('buyer@example.com')) ?? '',
          email: 'buyer@example.com',
          name: 'Buyer',
          role: 'customer' as const,
        }
        const stored = []
        let cursor: string | undefined
        do {
          const page = await shop.orders.mine(
            { actor },
            { email: actor.email, limit: 1000, cursor },
          )
          stored.push(...page)
          cursor = page.next
        } while (cursor !== undefined)
        const storedIds = new Set(stored.map((order) => order.id))
        expect(storedIds.size, 'doubled').toBe(stored.length)
        expect(
          acknowledged.filter(({ id }) => !storedIds.has(id)),
          'lost',
        ).toEqual([])

        const [tool] = await shop.search.list({ actor: undefined }, {})
        expect(tool?.stock).toBe(1_000_000 - stored.reduce((sum, order) => sum + order.quantity, 0))
        expect((await shop.stock.check()).wrong).toEqual([])

        const once = acknowledged.at(-1)
        if (!once || !tool) return expect.unreachable()
        const again = await shop.orders.place(
          { actor, idempotencyKey: once.key },
          { toolId: tool.id, quantity: once.quantity, phone: '555 0142', address: 'Austin' },
        )
        expect(again.id, 'the same key finds the first order').toBe(once.id)
      } finally {
        await shop.close()
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)

/** Runs the shop until it has acknowledged `after` orders, then kills it. */
async function orderUntilKilled(
  dataDir: string,
  round: number,
  which: (typeof killings)[number],
  after: number,
): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, ['tests/crash/ordering-shop.ts', dataDir, String(round)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const acknowledged: Acknowledged[] = []
  let errorOutput = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString()
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  for await (const line of createInterface({ input: child.stdout })) {
    const [key = '', id = '', quantity] = line.split(' ')
    acknowledged.push({ key, id, quantity: Number(quantity) })
    if (acknowledged.length !== after) continue
    if (which !== 'shop')
      process.kill(
        Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      )
    child.kill('SIGKILL')
  }
  await closed
  expect(
    acknowledged.length,
    `the shop ended on its own: ${errorOutput.slice(0, 2000)}`,
  ).toBeGreaterThanOrEqual(after)
  return acknowledged
}
