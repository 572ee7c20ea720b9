/** kill -9 between a payment by card and its booking: after the restart it is booked once. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { pageOf, startCardProvider } from '../card-provider.ts'

/** Starts the shop. @returns its first line, and the way to end it */
async function runShop(
  dataDir: string,
  mode: 'begin' | 'live',
  env: Readonly<Record<string, string>>,
) {
  const child = spawn(process.execPath, ['tests/crash/card-shop-child.ts', dataDir, mode], {
    env: { ...process.env, DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let line = ''
  for await (const text of createInterface({ input: child.stdout })) {
    line = text
    break
  }
  return { line, ended, kill: () => child.kill('SIGKILL') }
}

test(
  'killed after the buyer has paid, the shop finds the payment and books it once',
  { timeout: 240_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ironmonger-card-'))
    const provider = await startCardProvider()
    try {
      const first = await runShop(dataDir, 'begin', provider.env)
      provider.pay(pageOf(first.line.split(' ')[1] ?? ''))
      first.kill()
      await first.ended
      for (let restart = 1; restart <= 2; restart += 1) {
        const { line, ended } = await runShop(dataDir, 'live', provider.env)
        await ended
        expect(JSON.parse(line)).toEqual({
          state: 'paid',
          payments: [5000],
          waits: false,
          wrong: [],
        })
      }
    } finally {
      await provider.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
