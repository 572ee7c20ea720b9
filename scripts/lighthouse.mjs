/**
 * `npm run lighthouse [path ...]`: measures every reading page as a phone sees it, and fails when one falls below what we promise.
 * Each page is measured three times and the median counts, for paint times move with the load of the machine.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { shopNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'
import { CommandError, script } from './lib/command-error.mjs'
import { openShop } from './lib/temporary-shop.mjs'

const least = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 }
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
const flags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

async function measure(url, browser, tries = 2) {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ])
  const chrome = await launch({ chromePath: browser, chromeFlags: flags })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: Object.keys(least),
      logLevel: 'error',
    })
    if (result && !result.lhr.runtimeError) return result.lhr
    // On a busy machine it sometimes misses the beginning of a page; it asks for another try itself.
    if (tries > 1) return await measure(url, browser, tries - 1)
    throw new CommandError(
      `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'it gave no result'}`,
    )
  } finally {
    chrome.kill()
  }
}

/** The audits that cost a page its points, so that one knows what to mend. */
function complaints(lhr) {
  const lost = (audit) =>
    audit.score !== null &&
    audit.score < 0.9 &&
    !['informative', 'notApplicable', 'manual'].includes(audit.scoreDisplayMode)
  const weighed = Object.entries(least).flatMap(([key, limit]) =>
    lhr.categories[key].score < limit
      ? lhr.categories[key].auditRefs.filter(({ weight }) => weight > 0)
      : [],
  )
  return weighed
    .map(({ id }) => lhr.audits[id])
    .filter(lost)
    .map(({ id, title, displayValue }) => [
      id,
      `${title}${displayValue ? ` (${displayValue})` : ''}`,
    ])
}

async function firstTool(origin) {
  const answer = await fetch(`${origin}/api/tools`)
  const [tool] = answer.ok ? await answer.json() : []
  if (!tool?.slug)
    throw new CommandError(`GET /api/tools answered ${answer.status} and named no tool to measure.`)
  return `/tools/${tool.slug}`
}

await script(async () => {
  await ensureInstalled('all')
  // Lighthouse wants a newer Node than the one a fresh machine may have.
  if (Number(process.versions.node.split('.')[0]) < 26)
    return (
      await run(shopNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
        show: true,
      })
    ).code
  const browser = await ensureBrowser()
  await ensureBuilt()
  const shop = await openShop({ LIMIT_READS: '100000/60' })
  try {
    const pages =
      process.argv.length > 2
        ? process.argv.slice(2)
        : [await firstTool(shop.origin), ...readingPages]
    console.log(
      `\n  ${'page'.padEnd(46)} ${Object.keys(least)
        .map((key) => key.padStart(15))
        .join('')}    LCP    TBT   CLS     kB`,
    )
    let good = true
    for (const page of pages) {
      const reports = []
      for (let i = 0; i < runs; i++) reports.push(await measure(shop.origin + page, browser))
      const scores = Object.fromEntries(
        Object.keys(least).map((key) => [
          key,
          median(reports.map((lhr) => lhr.categories[key].score ?? 0)),
        ]),
      )
      const value = (id) => median(reports.map((lhr) => lhr.audits[id].numericValue ?? 0))
      const passed = Object.entries(least).every(([key, limit]) => scores[key] >= limit)
      const shown = Object.values(scores)
        .map((score) => String(Math.round(score * 100)).padStart(15))
        .join('')
      const times = `${(value('largest-contentful-paint') / 1000).toFixed(1)} s ${String(Math.round(value('total-blocking-time'))).padStart(3)} ms ${value('cumulative-layout-shift').toFixed(3)} ${String(Math.round(value('total-byte-weight') / 1024)).padStart(6)}`
      console.log(`${passed ? ' ' : '!'} ${page.padEnd(46)} ${shown}  ${times}`)
      if (!passed)
        for (const text of new Map(reports.flatMap(complaints)).values())
          console.log(`      ${text}`)
      if (process.env.LIGHTHOUSE_REPORT)
        writeFileSync(
          `${process.env.LIGHTHOUSE_REPORT}${page.replace(/\W+/g, '-')}.json`,
          JSON.stringify(reports.at(-1)),
        )
      good &&= passed
    }
    return good ? 0 : 1
  } finally {
    await shop.stop()
  }
})
