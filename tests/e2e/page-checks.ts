/**
 * What holds on every page: axe finds nothing, and nothing sticks out sideways. The sweep over all
 * pages looks closely. Journeys come to the same pages after somebody acted: unless the run is a full
 * one, they look whether all of it fits the narrowest window, and ask axe, which costs more than the
 * page does, about what only they open (`expectAccessible`).
 */
import axe, { type Result } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isFull } from '../effort.ts'

export type Looks = {
  /** Whether axe, contrast, both colour schemes and all widths are asked. */
  readonly closely?: boolean
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** Nothing that axe finds against WCAG 2.2 AA and its best practices. */
export const expectAccessible = (page: Page, { closely = isFull }: Looks = {}): Promise<void> =>
  expectNoViolations(page, closely ? { tags } : { tags, without: rulesOfColours })

const widths = [1600, 1280, 768, 360, 320] as const

/**
 * Nothing sticks out; looked at closely, at no width, and axe finds nothing in light nor in dark. The
 * window is as wide as before afterwards, and light.
 */
export async function expectPageQuality(
  { page }: { readonly page: Page },
  { closely = isFull }: Looks = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  if (closely) {
    await expectAccessible(page, { closely })
    // What differs in the dark is colours.
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoViolations(page, { rules: rulesOfColours })
    await page.emulateMedia({ colorScheme: 'light' })
  }
  if (closely) await expectReadableSizes(page)
  const size = page.viewportSize()
  for (const width of closely ? widths : [320]) await expectNoSidewaysScroll(page, width)
  if (size) await page.setViewportSize(size)
}

/** No text is smaller than the smallest size of the look, 12 px; what has no size is not shown. */
async function expectReadableSizes(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (texts.nextNode()) {
      const { parentElement: place, textContent } = texts.currentNode
      if (!place?.checkVisibility() || !textContent?.trim()) continue
      const size = parseFloat(getComputedStyle(place).fontSize)
      if (size > 0 && size < 12) found.add(`${size} px: ${textContent.trim().slice(0, 40)}`)
    }
    return [...found].slice(0, 5)
  })
  expect(small, `${page.url()}: text that is too small`).toEqual([])
}

/** A link within words differs from them by more than its colour: on a phone cells become one line of words. */
export const expectDistinctLinks = (page: Page): Promise<void> =>
  expectNoViolations(page, { rules: ['link-in-text-block'] })

/** By their tags, without some rules; or some rules alone. */
type Rules = { readonly tags: string[]; readonly without?: string[] } | { readonly rules: string[] }

async function expectNoViolations(page: Page, rules: Rules): Promise<void> {
  let violations = await analyze(page, rules)
  // A toast that began to fade away while axe looked has no contrast, and a page that was just
  // drawn again no heading: what stays is found again.
  if (violations.length > 0) violations = await analyze(page, rules)
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(', ')})`,
  )
  expect(found.join('\n'), page.url()).toBe('')
}

/** Rows of a long table or list are drawn alike: an ordinary run looks at the first of them. */
const furtherRows = ['tbody tr:nth-child(n+6)', '.tools > :nth-child(n+7)']

async function analyze(page: Page, rules: Rules): Promise<Result[]> {
  // A toast that is fading away is gone 120 ms later.
  await page.waitForFunction(() => document.querySelector('.toast-out') === null)
  // A link that is half under the bar while one scrolls is no small target.
  await page.evaluate(() => scrollTo(0, 0))
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axe.source)
  const context = isFull ? { include: ['html'] } : { include: ['html'], exclude: furtherRows }
  return page.evaluate(
    async ([asked, parts]) => {
      const without = 'rules' in asked ? [] : (asked.without ?? [])
      const { violations } = await window.axe.run(parts, {
        resultTypes: ['violations'],
        runOnly:
          'rules' in asked
            ? { type: 'rule', values: asked.rules }
            : { type: 'tag', values: asked.tags },
        rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
      })
      return violations
    },
    [rules, context] as const,
  )
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/**
 * Nothing sticks out sideways at this width.
 * @param patience milliseconds until it fails; as long as the browser's by default
 */
export async function expectNoSidewaysScroll(
  page: Page,
  width: number,
  patience?: number,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  // What is drawn otherwise at this width is drawn a moment later.
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect
    .poll(overflow, {
      message: `${page.url()} at ${width} px: so much too wide`,
      ...(patience === undefined ? {} : { timeout: patience }),
    })
    .toBeLessThanOrEqual(0)
}

/** Notes from the first moment on what moves without having been touched. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { sum: 0, moved: new Array<string>() }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (entry.hadRecentInput) continue
        seen.sum += entry.value
        for (const { node, previousRect, currentRect } of entry.sources)
          seen.moved.push(
            `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent} from ${previousRect.y} to ${currentRect.y}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
/** Source: https://wicg.github.io/layout-instability */
type Shift = {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** What moved on a page that is watched, and the sum of its layout shifts. */
export const readShifts = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(() => Object.assign({ seen: { sum: -1, moved: [] } }, window).seen)

/** The layout shifts of a page that is watched add up to less than this. */
export async function expectStill(page: Page, limit: number, what = page.url()): Promise<void> {
  const { sum, moved } = await readShifts(page)
  expect(sum, `${what} is watched`).toBeGreaterThanOrEqual(0)
  expect(sum, `${what} moved: ${moved.join('; ')}`).toBeLessThan(limit)
}

/** The element with this id is in the window: the page was scrolled to it. */
export async function expectInWindow(page: Page, id: string): Promise<void> {
  const isSeen = () =>
    page.evaluate((name) => {
      const place = document.getElementById(name)
      const { top: y = -1 } = place?.getBoundingClientRect() ?? {}
      return y >= 0 && y < window.innerHeight
    }, id)
  await expect.poll(isSeen, { message: `${page.url()}: #${id} is not in the window` }).toBe(true)
}

/** Who My Profile of a buyer is of: 'Jane Doe · jane@example.com'. */
export const profileLine = (page: Page): Promise<string> =>
  page.locator('.desk-head > p').innerText()

/** Read-only facts as a page shows them: `{ Name: 'Jane Doe', ... }`. */
export const jsonLdOn = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('dl.facts')
    .evaluate((list) =>
      Object.fromEntries(
        [...list.querySelectorAll('dt')].map((term) => [
          term.textContent,
          term.nextElementSibling?.textContent ?? '',
        ]),
      ),
    )
