/** What journeys stand on, once for each worker: the built shop as a newcomer starts it, on a data folder of its own, and a browser. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

/** Where the shop under test stands, and where its browser can be reached. */
export type World = { readonly origin: string; readonly browser: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    worlds: readonly World[]
  }
}

/** Chromium as a test machine needs it: no sandbox as root, and never a word to the outside. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The installed browser: CHROME_PATH, or one of the usual places. */
export function browserPath(): string {
  const found = [process.env['CHROME_PATH'], ...places].find(
    (path) => path !== undefined && existsSync(path),
  )
  if (found === undefined)
    throw new Error('No Chrome or Chromium found: install one, or set CHROME_PATH')
  return found
}

/** Limits that a whole test run from one address does not reach; the limits have tests of their own. */
const roomy = {
  LIMIT_READS: '1000000/60',
  LIMIT_LOGIN: '10000/60',
  LIMIT_SIGNUP: '10000/60',
  LIMIT_RESET: '10000/60',
  LIMIT_ORDERS: '10000/60',
  LIMIT_REVIEWS: '10000/60',
}

export type StartedShop = {
  readonly origin: string
  readonly dataDir: string
  stop(): Promise<void>
}

/** Starts the built shop and waits until it is open. */
export async function startShop(env: Readonly<Record<string, string>> = {}): Promise<StartedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ironmonger-journeys-'))
  const port = env['PORT'] ?? String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const shop = spawn(process.execPath, ['main.ts'], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: port,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      ...roomy,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => {
    shop.once('exit', (code) => resolve(code))
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    shop.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(origin)) resolve()
    })
    shop.once('exit', (code) =>
      reject(new Error(`The shop ended with ${code} instead of opening:\n${said}`)),
    )
  })
  return {
    origin,
    dataDir,
    stop: async () => {
      shop.kill('SIGTERM')
      const code = await ended
      rmSync(dataDir, { recursive: true, force: true })
      if (code !== 0) throw new Error(`The shop was asked to stop and ended with ${code}`)
    },
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const worlds = await Promise.all(
    Array.from({ length: project.vitest.config.maxWorkers }, async () => {
      const [shop, browser] = await Promise.all([
        startShop(),
        chromium.launchServer({ executablePath: browserPath(), args: quiet }),
      ])
      return { shop, browser }
    }),
  )
  project.provide(
    'worlds',
    worlds.map(({ shop, browser }) => ({ origin: shop.origin, browser: browser.wsEndpoint() })),
  )
  return async () => {
    await Promise.all(
      worlds.map(async ({ shop, browser }) => {
        await browser.close()
        await shop.stop()
      }),
    )
  }
}
