/**
 * Starts what journeys need, once for each worker: the built shop with the demo shop in it, and a
 * browser.
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { scratchFolder } from '../scratch-folder.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'

/** The address of the shop under test, and the endpoint of its browser. */
export type TestEnvironment = { readonly origin: string; readonly browser: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    environments: readonly TestEnvironment[]
    /** A data folder in which a shop loaded the demo shop, and was stopped: made once, then copied. */
    demoFolder: string
  }
}

/** Chromium on a test machine: no sandbox as root, and no requests of its own to the internet. */
const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // For the journey over https. Said to a page alone, each connection is refused first and tried
  // again, and the browser gives a request up when that happens too often at once.
  '--ignore-certificate-errors',
]
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The installed browser: CHROME_PATH, or one of the usual places. */
export function browserPath(): string {
  const path = [process.env['CHROME_PATH'], ...usualPaths].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  )
  if (path === undefined)
    throw new Error('No Chrome or Chromium found: install one, or set CHROME_PATH')
  return path
}

/**
 * Rate limits that a whole test run from one address does not reach; they have tests of their
 * own.
 */
const highLimits = {
  LIMIT_READS: '1000000/60',
  LIMIT_LOGIN: '10000/60',
  LIMIT_SIGNUP: '10000/60',
  LIMIT_RESET: '10000/60',
  LIMIT_ORDERS: '10000/60',
  LIMIT_REVIEWS: '10000/60',
  LIMIT_REPORTS: '10000/60',
  LIMIT_DOCUMENTS: '10000/60',
}

export type StartedShop = {
  readonly origin: string
  readonly dataDir: string
  readonly pid: number
  stop(): Promise<void>
}

type Env = Readonly<Record<string, string>>

/** `WORKERS=2 npm test -- --only e2e` runs the journeys in shops with two workers. */
const givenWorkers: Env = process.env['WORKERS'] ? { WORKERS: process.env['WORKERS'] } : {}

/** With one of these, a shop loads no demo shop, or another one. */
const otherShop = ['DEMO', 'IDENTITY']

/**
 * Starts the built shop and waits until it accepts requests. An empty folder becomes a copy of one
 * with the demo shop: loading that costs as much processor time as the start does.
 */
export function startShop(env: Env = {}): Promise<StartedShop> {
  const own = newFolder()
  const folder = env['DATA_DIR'] ?? own
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0
  if (isEmpty && !otherShop.some((name) => name in env)) copyTo(folder, inject('demoFolder'))
  return startIn(own, env)
}

const newFolder = (): string => mkdtempSync(join(scratchFolder(), 'ironmonger-journeys-'))
const copyTo = (folder: string, source: string): void => cpSync(source, folder, { recursive: true })

async function startIn(dataDir: string, env: Env = {}): Promise<StartedShop> {
  const port = env['PORT'] ?? String(await freePort())
  const origin = env['ORIGIN'] ?? `http://127.0.0.1:${port}`
  const shop = spawn(process.execPath, ['main.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_OPTIONS: `--import=${pathToFileURL('tests/quick-hashes.ts').href}`,
      DATA_DIR: dataDir,
      PORT: port,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      // A machine on which three shops, their browsers and all other tests run is slow.
      STATEMENT_TIMEOUT: '15000',
      // Each order is a mail to the admin at once.
      ADMIN_MAIL_MINUTES: '0',
      ...highLimits,
      ...givenWorkers,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => {
    shop.once('exit', (code) => resolve(code))
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    shop.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(origin)) resolve()
    })
    shop.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      process.stderr.write(chunk)
    })
    // Unlike 'exit', after all that it wrote, which says why.
    shop.once('close', (code) =>
      reject(new Error(`The shop ended with ${code} instead of opening:\n${output}`)),
    )
  })
  return {
    origin,
    dataDir,
    pid: shop.pid ?? 0,
    stop: async () => {
      shop.kill('SIGTERM')
      const code = await ended
      rmSync(dataDir, { recursive: true, force: true })
      if (code !== 0) throw new Error(`The shop was asked to stop and ended with ${code}`)
    },
  }
}

/** Runs a journey in a shop of its own, which no other journey left anything in. */
export async function withOwnShop(journey: (origin: string) => Promise<void>): Promise<void> {
  const shop = await startShop()
  try {
    await journey(shop.origin)
  } finally {
    await shop.stop()
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demoFolder = newFolder()
  await (await startIn(newFolder(), { DATA_DIR: demoFolder })).stop()
  const environments = await Promise.all(
    Array.from({ length: project.vitest.config.maxWorkers }, async () => {
      const folder = newFolder()
      copyTo(folder, demoFolder)
      const [shop, browser] = await Promise.all([
        startIn(folder),
        chromium.launchServer({ executablePath: browserPath(), args: browserFlags }),
      ])
      return { shop, browser }
    }),
  )
  project.provide('demoFolder', demoFolder)
  project.provide(
    'environments',
    environments.map(({ shop, browser }) => ({
      origin: shop.origin,
      browser: browser.wsEndpoint(),
    })),
  )
  return async () => {
    await Promise.all(
      environments.map(async ({ shop, browser }) => {
        await browser.close()
        await shop.stop()
      }),
    )
    rmSync(demoFolder, { recursive: true, force: true })
  }
}
