/**
 * Browser contexts that serve one journey after another. The first page of a new context costs
 * Chromium more than twice as much processor time as a further page of the same tab: a new process,
 * and all scripts compiled again. Cookies and storage are cleared between two journeys. A context
 * that a journey has altered for good (a route, an initial script, another tab) is closed instead.
 */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { workersEnvironment } from './test-environment.ts'

export type ContextOptions = {
  readonly origin: string
  readonly script: boolean
  readonly width: number
  readonly scheme: 'light' | 'dark'
  readonly motion: 'reduce' | 'no-preference'
  /** What the local storage holds at first. */
  readonly stored: Readonly<Record<string, string>>
}
export type TakenContext = {
  readonly context: BrowserContext
  readonly page: Page
  /** Call it at the end: the next journey gets the context, or it is closed. */
  release(): Promise<void>
}

const height = 900
/** A page of plain text, on which nothing runs while storage is cleared. */
const quietPath = '/robots.txt'
/** Calls whose effect stays until the context is closed. */
const lastingCalls = {
  context: ['addInitScript', 'newCDPSession', 'newPage', 'route', 'setOffline'],
  page: ['addInitScript', 'exposeFunction', 'route'],
  clock: ['install', 'setFixedTime'],
}

let sharedBrowser: Promise<Browser> | undefined
const browser = (): Promise<Browser> =>
  (sharedBrowser ??= chromium.connect(workersEnvironment().browser))

const free: TakenContext[] = []

/** A context without cookies, with one tab. */
export async function takeContext(options: ContextOptions): Promise<TakenContext> {
  if (!isKept(options)) return openContext(options)
  // Further tabs of a kept context look as it did at first, so it begins as most visitors do.
  const kept = free.pop() ?? (await openContext({ ...options, ...usual }))
  const { width, scheme, motion, stored } = options
  await kept.page.setViewportSize({ width, height })
  await kept.page.emulateMedia({ media: null, colorScheme: scheme, reducedMotion: motion })
  if (kept.page.url() !== 'about:blank')
    await kept.page.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    }, stored)
  return kept
}
const usual = { width: 1280, scheme: 'light', motion: 'reduce' } as const

const isKept = ({ origin, script }: ContextOptions): boolean =>
  script && origin === workersEnvironment().origin

async function openContext(options: ContextOptions): Promise<TakenContext> {
  const { origin, script, width, scheme, motion, stored } = options
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await (
    await browser()
  ).newContext({
    baseURL: origin,
    // A shop that is live in a test has a certificate that nobody signed.
    ignoreHTTPSErrors: origin.startsWith('https://'),
    viewport: { width, height },
    colorScheme: scheme,
    javaScriptEnabled: script,
    reducedMotion: motion,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  let isAltered = !isKept(options)
  const noteAltered = () => {
    isAltered = true
  }
  onCallsOf(context, lastingCalls.context, noteAltered)
  onCallsOf(page, lastingCalls.page, noteAltered)
  onCallsOf(page.clock, lastingCalls.clock, noteAltered)
  const taken: TakenContext = {
    context,
    page,
    release: async () => {
      if (isAltered || page.isClosed()) return context.close()
      await forget(taken)
      free.push(taken)
    },
  }
  return taken
}

/** Calls `note` whenever one of these methods is called. */
function onCallsOf(target: object, names: readonly string[], note: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') throw new Error(`Playwright no longer has ${name}`)
    Reflect.set(target, name, (...args: unknown[]): unknown => {
      note()
      return Reflect.apply(method, target, args)
    })
  }
}

async function forget({ context, page }: TakenContext): Promise<void> {
  page.removeAllListeners()
  await page.goto(quietPath)
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
