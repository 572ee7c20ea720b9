/**
 * The longest task of the main thread while a reading page loads and hydrates, on a processor four
 * times slower than this one. Subject `pages` of `npm run bench`. It is processor time, of the
 * quickest of three loads: what else the machine does can only add to it.
 */
import { chromium, type Browser, type Page } from 'playwright-core'
import { ensureBrowser } from '../scripts/lib/browser.mjs'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { startTemporaryShop } from '../scripts/lib/temporary-shop.mjs'
import { createReport, printMachine } from './report.ts'

const pages = ['/', '/purchase', '/tools/fiberglass-claw-hammer-16-oz']
const slowness = 4
const loads = 3
/** Milliseconds; the first layout of a list of 24 tools is the task to watch. */
const goal = 100

type TraceEvent = {
  readonly name?: string
  readonly pid?: number
  readonly tid?: number
  /** Microseconds of processor time. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`

/** Milliseconds of processor time of the longest task while this page loads. */
async function longestTask(browser: Browser, page: Page, url: string): Promise<number> {
  // What the page before has to put away is no part of it.
  await page.goto('about:blank')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await page.goto(url, { waitUntil: 'networkidle' })
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  const mainThreads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = trace.traceEvents.filter(
    (event) => event.name?.endsWith('RunTask') && mainThreads.has(threadOf(event)),
  )
  if (tasks.length === 0) throw new CommandError(`The trace of ${url} has no tasks.`)
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

await script(async () => {
  await ensureBuilt()
  const executablePath = await ensureBrowser()
  const shop = await startTemporaryShop()
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    printMachine('Chromium at 360 px')
    const report = createReport()
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
    for (const path of pages) {
      const longest: number[] = []
      for (let load = 0; load < loads; load += 1)
        longest.push(await longestTask(browser, page, shop.origin + path))
      const milliseconds = Math.min(...longest) * slowness
      report.ratio(`longest-task ${path}`, milliseconds, goal, { atMost: true, unit: 'ms' })
    }
    return report.exitCode()
  } finally {
    await browser.close()
    await shop.stop()
  }
})
