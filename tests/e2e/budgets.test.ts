/**
 * What a page may cost, so that it cannot grow unseen: bytes as they travel (brotli), what stands
 * in the way of the first paint, what moves, and how long the processor of a slow phone is kept.
 * The figures are what was reached, with a little air.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { testEnvironment } from './test-environment.ts'
import { expectStill, readShifts, watchShifts } from './page-checks.ts'
import { signInAsAdmin, signInAsBuyer } from './sign-in.ts'
import { withBrowser, type Visitor } from './visitor.ts'
import { callApi, fieldOf, expectRows } from './api-calls.ts'

/**
 * kB of 1,000 bytes. `script` counts what stands in the page itself, too; `html` is the page,
 * loader data included: ids and what other journeys ordered change it by some tens of bytes.
 */
type Budget = {
  readonly script: number
  readonly html: number
  /** Where a page has a second sheet. */
  readonly style?: number
}
/** Of the sheet of all pages. */
const style = 11.9
const font = 54
/** The same source has other names of files in another folder, which compress otherwise. */
const tolerance = 0.15

const firstTool = expectRows(await callApi('GET /tools'))[0]
const toolPath = `/tools/${String(fieldOf(firstTool, 'slug'))}`
/**
 * Complete without script, which comes when all else has arrived. Since a shop may have several
 * languages, 0.3 of each page is for links that keep its own, and 0.2 for how its language writes
 * numbers, which is a table.
 */
const deferredPages: readonly (readonly [string, Budget])[] = [
  ['/', { script: 109.8, html: 10.6 }],
  ['/purchase', { script: 116.1, html: 14.8 }],
  [toolPath, { script: 119.5, html: 8.8 }],
]
/** Text: no script but the constants that show who is signed in. */
const documents: readonly (readonly [string, Budget])[] = [
  '/blogs',
  '/myportfolio',
  '/terms',
  '/about',
  '/no-such-page',
].map((path) => [path, { script: 0.7, html: 5 }])
/** Filled by the browser, so they need their script before they show anything. */
const frames: readonly (readonly [string, Budget])[] = [
  ['/login', { script: 118.8, html: 4 }],
  ['/cart', { script: 139.4, html: 4, style: 15.6 }],
  ['/sign-out', { script: 111.2, html: 4 }],
]

/** Pages of the signed-in: kB of script, and in how many files. */
const signedInPages = [
  ['a buyer', '/', { script: 141.8, files: 22 }],
  ['a buyer', '/purchase', { script: 143, files: 18 }],
  ['a buyer', '/cart', { script: 187.2, files: 40 }],
  ['a buyer', '/dashboard', { script: 200.5, files: 48 }],
  ['a buyer', '/dashboard/myorders', { script: 176.6, files: 37 }],
  ['staff', '/dashboard', { script: 191.5, files: 53 }],
  ['staff', '/dashboard/manageorders', { script: 182.7, files: 43 }],
  ['staff', '/dashboard/settings', { script: 198, files: 44 }],
] as const

/**
 * All that the page fetched, as the browser counted it. What a page imports when it is awake, such as
 * the identity provider's client, is counted, too: whether it came before or after the hydration.
 */
async function fetched({ page }: Visitor) {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation')
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    return {
      html: document instanceof PerformanceNavigationTiming ? document.encodedBodySize : 0,
      loaded: document instanceof PerformanceNavigationTiming ? document.loadEventStart : 0,
      files: resources.map((entry) => ({
        path: new URL(entry.name).pathname,
        bytes: entry.encodedBodySize,
        startTime: entry.startTime,
        blocking: 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      })),
    }
  })
}

/**
 * The scripts that stand in a page, but for the answers of its loaders, and for blocks of data,
 * which are never run.
 */
async function inlineScript(path: string): Promise<string> {
  const html = await (await fetch(testEnvironment().origin + path)).text()
  return [
    ...html.matchAll(
      /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
    .map(([, text = '']) => text)
    .filter((text) => !text.startsWith('window.__reactRouterContext.streamController'))
    .join('\n')
}

const kB = (bytes: number): number => bytes / 1000

/** Scrolls through the page, since pictures load on the way. @returns the sum of its layout shifts */
async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(async () => {
    for (let step = 0; step < 6; step += 1) {
      scrollBy(0, innerHeight)
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
    }
  })
  return Number((await readShifts(page)).sum.toFixed(2))
}

/**
 * A layout that moves on its own moves at each load. The typeface, on a machine that is busy with
 * other things, may come after the first paint of one load, and moves that one alone.
 */
async function expectNothingMoves({ go, page }: Visitor, path: string): Promise<void> {
  const shifts = [await layoutShift(page)]
  while (shifts.at(-1) !== 0 && shifts.length < 4) {
    await go(path)
    shifts.push(await layoutShift(page))
  }
  expect(Math.min(...shifts), `layout shift at ${page.viewportSize()?.width} px`).toBe(0)
}

async function expectWithin(visitor: Visitor, path: string, budget: Budget): Promise<void> {
  const { html, files } = await fetched(visitor)
  const sum = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file.path)).reduce((all, { bytes }) => all + bytes, 0)
  const inline = await inlineScript(path)
  const reached = {
    script: kB(sum(/\.js$/) + (inline === '' ? 0 : brotliCompressSync(inline).length)),
    html: kB(html),
    style: kB(sum(/\.css$/)),
    font: kB(sum(/\.woff2$/)),
  }
  const over = Object.entries({ style, font, ...budget }).filter(([what, most]) =>
    Object.entries(reached).some(([name, is]) => name === what && is > most + tolerance),
  )
  expect(
    over.map(([what]) => what),
    `kB on ${path}: ${JSON.stringify(reached)}`,
  ).toEqual([])
  expect(reached.style, 'the browser says what it fetched').toBeGreaterThan(1)
}

/** Only its style stands before the first paint, and a script comes when all else is there. */
async function expectNothingInTheWay(visitor: Visitor): Promise<void> {
  const { files, loaded } = await fetched(visitor)
  expect(
    files
      .filter(({ blocking }) => blocking)
      .map((file) => file.path.replace(/-[\w-]{8}\.css$/, '')),
  ).toEqual(['/assets/app'])
  expect(loaded).toBeGreaterThan(0)
  expect(
    files
      .filter((file) => file.path.endsWith('.js') && file.startTime < loaded)
      .map((file) => file.path),
    'scripts fetched before the page had arrived',
  ).toEqual([])
}

test.each([...deferredPages, ...documents])(
  '%s: bytes, only the style sheet before the first paint, and no layout shift',
  (path, budget) =>
    withBrowser({}, async (visitor) => {
      const { go, page } = visitor
      if (path === '/no-such-page') visitor.expectConsoleMessage(/status of 404 .* \/no-such-page$/)
      await watchShifts(page)
      await go(path)
      await expectWithin(visitor, path, budget)
      await expectNothingInTheWay(visitor)
      await expectNothingMoves(visitor, path)
      await page.setViewportSize({ width: 360, height: 800 })
      await go(path)
      await expectNothingMoves(visitor, path)
    }),
)

test.each(frames)('%s: bytes, and no layout shift', (path, budget) =>
  withBrowser({}, async (visitor) => {
    await watchShifts(visitor.page)
    await visitor.go(path)
    await expectWithin(visitor, path, budget)
    await expectNothingMoves(visitor, path)
  }),
)

test.each(signedInPages)('what %s gets at %s: bytes and files of script', async (who, path, most) =>
  withBrowser(
    { signedInAs: await (who === 'staff' ? signInAsAdmin() : signInAsBuyer()) },
    async (visitor) => {
      await visitor.go(path)
      const { files } = await fetched(visitor)
      const scripts = files.filter((file) => file.path.endsWith('.js'))
      const script = kB(scripts.reduce((sum, { bytes }) => sum + bytes, 0))
      expect(scripts.length, 'the browser says what it fetched').toBeGreaterThan(5)
      const over = { script: script > most.script + tolerance, files: scripts.length > most.files }
      expect(over, `${script} kB in ${scripts.length} files`).toEqual({
        script: false,
        files: false,
      })
    },
  ),
)

/** The fonts that stand in for the typeface while it is loaded, by the names that the sheet has. */
const standIns = ['Arial', 'Liberation Sans', 'NimbusSans-Regular', 'Roboto']

/** Whether the machine has one of them. */
const hasStandIn = (page: Page): Promise<boolean> =>
  page.evaluate(
    (names) =>
      Promise.any(names.map((name) => new FontFace('stand-in', `local('${name}')`).load())).then(
        () => true,
        () => false,
      ),
    standIns,
  )

test.for(['/purchase', toolPath])(
  '%s: a typeface that comes late moves nothing',
  (path, { skip }) =>
    withBrowser({ width: 360 }, async ({ go, page }) => {
      await watchShifts(page)
      const held = Promise.withResolvers<Route>()
      await page.route('**/fonts/archivo.woff2', (route) => held.resolve(route))
      const isDrawn = () => page.evaluate(() => document.fonts.check('16px Archivo'))
      const paintedWithout = async (): Promise<void> => {
        const route = await held.promise
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length,
        )
        if (!(await hasStandIn(page))) skip('none of the fonts that stand in is installed')
        expect(await isDrawn(), 'painted without it').toBe(false)
        await route.continue()
      }
      // The page is loaded when the typeface is: both are waited for, so that no failure is lost.
      await Promise.all([go(path), paintedWithout()])
      await expect.poll(isDrawn).toBe(true)
      // Google's bound of what is felt to move is 0.1.
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    }),
)

test('work that comes after the figures of *Today* moves nothing', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await watchShifts(page)
    const held = Promise.withResolvers<Route>()
    await page.route('**/assets/today-page-*.js', (route) => held.resolve(route))
    const figures = [/\/api\/figures$/, /\/assets\/figures-[\w-]+\.js$/].map((address) =>
      page.waitForResponse(address),
    )
    const figuresFirst = async (): Promise<void> => {
      await Promise.all(figures)
      // Whatever is drawn without the work is drawn by then.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await (await held.promise).continue()
    }
    await Promise.all([go('/dashboard'), figuresFirst()])
    await page.locator('.figures').waitFor()
    await expectStill(page, 0.01)
  }))

test('the file that all pages share contains only dependencies, so its hash is the same in the next release', () => {
  const folder = 'build/client/assets'
  const [vendor = ''] = readdirSync(folder).filter((name) => /^vendor-.*\.js$/.test(name))
  const imported = [
    ...readFileSync(`${folder}/${vendor}`, 'utf8').matchAll(
      /from\s*["'`]\.\/([^"'`]+)["'`]|import\(\s*["'`]([^"'`]+)/g,
    ),
  ].map(([, from, called]) => (from ?? called ?? '').replace(/-[\w-]{8}\.js$/, ''))
  expect([...new Set(imported)]).toEqual(['rolldown-runtime'])
})
