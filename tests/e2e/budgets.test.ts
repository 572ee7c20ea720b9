/**
 * What a page may cost, so that it cannot grow unseen: bytes as they travel (brotli), what stands in the way of the first paint,
 * what moves, and how long the processor of a slow phone is kept. The figures are what was reached, with a little air.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { visiting, type Visitor } from './visitor.ts'
import { ask, fieldOf, rowsOf } from './wire.ts'

/** kB of 1,000 bytes. `script` counts what stands in the page itself, too; `html` is the page, loader data included. */
type Budget = { readonly script: number; readonly html: number }
const style = 11.5
const font = 54

const firstTool = rowsOf(await ask('GET /tools'))[0]
const toolPath = `/tools/${String(fieldOf(firstTool, 'slug'))}`
/** Complete without script, which comes when all else has arrived. */
const late: readonly (readonly [string, Budget])[] = [['/', { script: 107.5, html: 6 }], ['/purchase', { script: 108, html: 8 }], [toolPath, { script: 112, html: 7 }]]
/** Text: no script but the constants that show who is signed in. */
const documents: readonly (readonly [string, Budget])[] = ['/blogs', '/myportfolio', '/terms', '/about', '/no-such-page'].map((path) => [path, { script: 0.7, html: 5 }])
/** Filled by the browser, so they need their script before they show anything. */
const frames: readonly (readonly [string, Budget])[] = [['/login', { script: 150, html: 4 }], ['/cart', { script: 150, html: 4 }]]

const expected404 = (visitor: Visitor, path: string): void => {
  if (path === '/no-such-page') visitor.expecting(/status of 404 .* \/no-such-page$/)
}

/** All that the page fetched, as the browser counted it. */
const fetched = ({ page }: Visitor) => page.evaluate(() => {
  const [document] = performance.getEntriesByType('navigation')
  const resources = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
  return {
    html: document instanceof PerformanceNavigationTiming ? document.encodedBodySize : 0,
    loaded: document instanceof PerformanceNavigationTiming ? document.loadEventStart : 0,
    files: resources.map(({ name, encodedBodySize, startTime, renderBlockingStatus }) => ({ path: new URL(name).pathname, bytes: encodedBodySize, startTime, blocking: renderBlockingStatus === 'blocking' })),
  }
})

/** The scripts that stand in a page, but for the answers of its loaders. */
async function inlineScript(path: string): Promise<string> {
  const html = await (await fetch(inject('origin') + path)).text()
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text).filter((text) => !/^window\.__reactRouterContext\.streamController/.test(text)).join('\n')
}

const kB = (bytes: number): number => bytes / 1000

async function expectWithin(visitor: Visitor, path: string, budget: Budget): Promise<void> {
  await visitor.go(path)
  const { html, files } = await fetched(visitor)
  const sum = (pattern: RegExp) => files.filter((file) => pattern.test(file.path)).reduce((all, { bytes }) => all + bytes, 0)
  const inline = await inlineScript(path)
  const reached = { script: kB(sum(/\.js$/) + (inline === '' ? 0 : brotliCompressSync(inline).length)), html: kB(html), style: kB(sum(/\.css$/)), font: kB(sum(/\.woff2$/)) }
  const limits = { ...budget, style, font }
  for (const [what, most] of Object.entries(limits)) expect(Object.entries(reached).find(([name]) => name === what)?.[1], `kB of ${what} on ${path}: ${JSON.stringify(reached)}`).toBeLessThanOrEqual(most)
  expect(reached.style, 'the browser says what it fetched').toBeGreaterThan(1)
}

describe('bytes', () => {
  test.each([...late, ...documents, ...frames])('%s', (path, budget) => visiting({}, async (visitor) => {
    expected404(visitor, path)
    await expectWithin(visitor, path, budget)
  }))

  test('no file of the shop names the file that all pages share, so that its hash outlives releases', () => {
    const folder = 'build/client/assets'
    const [vendor = ''] = readdirSync(folder).filter((name) => /^vendor-.*\.js$/.test(name))
    const imported = [...readFileSync(`${folder}/${vendor}`, 'utf8').matchAll(/from\s*["']\.\/([^"']+)["']|import\(\s*["'`]([^"'`]+)/g)].map(([, from, called]) => (from ?? called ?? '').replace(/-[^-]+\.js$/, ''))
    expect([...new Set(imported)]).toEqual(['rolldown-runtime'])
  })
})

describe('before the first paint', () => {
  test.each([...late, ...documents])('%s waits for its style alone; a script comes only when all else is there', (path) => visiting({}, async (visitor) => {
    expected404(visitor, path)
    await visitor.go(path)
    const { files, loaded } = await fetched(visitor)
    expect(files.filter(({ blocking }) => blocking).map((file) => file.path.replace(/-[^-]+\.css$/, ''))).toEqual(['/assets/app'])
    expect(loaded).toBeGreaterThan(0)
    expect(files.filter((file) => file.path.endsWith('.js') && file.startTime < loaded).map((file) => file.path)).toEqual([])
  }))
})

describe('nothing moves', () => {
  const shifts = [...late, ...documents].flatMap(([path]) => ([360, 1280] as const).map((width) => [path, width] as const))
  test.each(shifts)('%s at %i px', (path, width) => visiting({ width }, async (visitor) => {
    const { page } = visitor
    expected404(visitor, path)
    await page.addInitScript(() => {
      const kept = { moved: 0 }
      Object.assign(window, { kept })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') kept.moved += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visitor.go(path)
    // Pictures below come while one scrolls.
    for (let step = 0; step < 6; step += 1) {
      await page.evaluate(() => new Promise((shown) => { scrollBy(0, innerHeight); requestAnimationFrame(() => requestAnimationFrame(shown)) }))
    }
    await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'))
    const moved = await page.evaluate(() => { const { kept } = Object.assign({ kept: { moved: -1 } }, window); return kept.moved })
    expect(Number(moved.toFixed(2)), 'layout shift').toBe(0)
  }))
})
