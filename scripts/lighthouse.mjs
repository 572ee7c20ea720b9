/**
 * `npm run lighthouse [path ...]`: measures every reading page as a phone sees it, and fails when
 * one falls below what we promise. Each page is measured three times and the median counts, for
 * paint times move with the load of the machine. LIGHTHOUSE_REPORT=<prefix> writes the last report
 * of each.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { CommandError, script } from './lib/command-error.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { shopNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'
import { startTemporaryShop } from './lib/temporary-shop.mjs'

/** @typedef {import('lighthouse').Result} Report */

/** The lowest score of each category, of 1. */
const goals = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 }
const readingPages = [
  '/',
  '/purchase',
  '/blogs',
  '/myportfolio',
  '/about',
  '/contact',
  '/delivery',
  '/returns',
  '/bulk-prices',
  '/terms',
  '/privacy',
  '/cookies',
]
const runs = 3
const chromeFlags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** @param {readonly number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/**
 * @param {string} url
 * @param {string} browser its path
 * @param {number} [attempts]
 * @returns {Promise<Report>}
 */
async function measure(url, browser, attempts = 2) {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ])
  const chrome = await launch({ chromePath: browser, chromeFlags })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: Object.keys(goals),
      logLevel: 'error',
    })
    if (result && !result.lhr.runtimeError) return result.lhr
    // On a busy machine it sometimes misses the beginning of a page; it asks for another try
    // itself.
    if (attempts > 1) return await measure(url, browser, attempts - 1)
    const reason = result?.lhr.runtimeError?.message ?? 'it gave no result'
    throw new CommandError(`Lighthouse could not measure ${url}: ${reason}`)
  } finally {
    chrome.kill()
  }
}

/**
 * The audits that cost a page its points, by id, each in one line.
 * @param {Report} report
 * @returns {[string, string][]}
 */
function failedAudits(report) {
  const unscored = ['informative', 'notApplicable', 'manual']
  const weighted = Object.entries(goals).flatMap(([key, goal]) => {
    const category = report.categories[key]
    if (!category || (category.score ?? 0) >= goal) return []
    return category.auditRefs.filter(({ weight }) => weight > 0)
  })
  return weighted.flatMap(({ id }) => {
    const audit = report.audits[id]
    if (!audit || audit.score === null || audit.score >= 0.9) return []
    if (unscored.includes(audit.scoreDisplayMode)) return []
    const { title, displayValue } = audit
    return [[id, `${title}${displayValue ? ` (${displayValue})` : ''}`]]
  })
}

/**
 * The page of the first tool in the list.
 * @param {string} origin
 */
async function firstToolPage(origin) {
  const response = await fetch(`${origin}/api/tools`)
  const tools = response.ok ? await response.json() : []
  /** @type {unknown} */
  const slug = Array.isArray(tools) ? tools[0]?.slug : undefined
  if (typeof slug !== 'string')
    throw new CommandError(
      `GET /api/tools returned status ${response.status} and no tool to measure.`,
    )
  return `/tools/${slug}`
}

/**
 * Prints a page's line: its scores, then its times and weight.
 * @param {string} page
 * @param {readonly Report[]} reports
 * @returns whether the page reaches the goals
 */
function printPage(page, reports) {
  const scores = Object.entries(goals).map(([key, goal]) => ({
    goal,
    score: median(reports.map((report) => report.categories[key]?.score ?? 0)),
  }))
  const value = (/** @type {string} */ id) =>
    median(reports.map((report) => report.audits[id]?.numericValue ?? 0))
  const passed = scores.every(({ score, goal }) => score >= goal)
  const columns = scores.map(({ score }) => String(Math.round(score * 100)).padStart(15)).join('')
  const times = [
    `${(value('largest-contentful-paint') / 1000).toFixed(1)} s`,
    `${String(Math.round(value('total-blocking-time'))).padStart(3)} ms`,
    value('cumulative-layout-shift').toFixed(3),
    String(Math.round(value('total-byte-weight') / 1024)).padStart(6),
  ].join(' ')
  console.log(`${passed ? ' ' : '!'} ${page.padEnd(46)} ${columns}  ${times}`)
  if (!passed)
    for (const text of new Map(reports.flatMap(failedAudits)).values()) console.log(`      ${text}`)
  return passed
}

/**
 * Measures pages of a shop, one after the other.
 * @param {string} origin
 * @param {readonly string[]} pages
 * @param {string} browser
 */
async function measurePages(origin, pages, browser) {
  const heading = Object.keys(goals).map((key) => key.padStart(15))
  console.log(`\n  ${'page'.padEnd(46)} ${heading.join('')}    LCP    TBT   CLS     kB`)
  const prefix = process.env['LIGHTHOUSE_REPORT']
  let passed = true
  for (const page of pages) {
    const reports = []
    for (let count = 0; count < runs; count++) reports.push(await measure(origin + page, browser))
    passed = printPage(page, reports) && passed
    if (prefix)
      writeFileSync(`${prefix}${page.replace(/\W+/g, '-')}.json`, JSON.stringify(reports.at(-1)))
  }
  return passed
}

await script(async () => {
  await ensureInstalled('all')
  const args = process.argv.slice(2)
  // Lighthouse needs a newer Node than the one a fresh machine may have.
  if (Number(process.versions.node.split('.')[0]) < 26) {
    const self = fileURLToPath(import.meta.url)
    return (await run(shopNode(), [self, ...args], { show: true })).code
  }
  const browser = await ensureBrowser()
  await ensureBuilt()
  const shop = await startTemporaryShop({ LIMIT_READS: '100000/60' })
  try {
    const pages = args.length > 0 ? args : [await firstToolPage(shop.origin), ...readingPages]
    return (await measurePages(shop.origin, pages, browser)) ? 0 : 1
  } finally {
    await shop.stop()
  }
})
