/**
 * Lists of the dashboard, as the rules of the desk want them: a row is one line, two on a phone, 25 of
 * them are read without end, and one button is the primary.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectDistinctLinks } from './page-checks.ts'
import type { ListedPage } from './page-list.ts'

/** Where forms and figures above the rows are what the page is for. */
const beginsLate = new Set([
  '/dashboard',
  // Orders to approve stand above the members.
  '/dashboard/company',
  '/dashboard/manageproducts/:id/stock',
  // The orders that are picked stand below what is to be picked.
  '/dashboard/pick-lists',
  '/dashboard/import',
  '/dashboard/received-orders',
  '/dashboard/companies/:id/punch-out',
])
/** Where the first row of a list begins at most. Source: the rules of the desk, 2.1. */
const begins: Readonly<Record<number, number>> = { 1280: 330, 360: 380 }
/** What is below the rows of a list: its pager and the line at the foot. */
const below = 202

/**
 * The highest row at this width, and what 25 rows stay below. On a phone that is two lines and a picture,
 * or three of an order with the reason why it waits. Source: the rules of the desk, 3 and 12.
 */
export const listLimits = [
  { width: 1280, highest: 52, page25: 1900 },
  { width: 768, highest: 52, page25: 1800 },
  { width: 360, highest: 88, page25: 3500 },
]

/** Holds the page that is open against the limits of all widths. */
export async function expectLists(page: Page, { route }: ListedPage): Promise<void> {
  const size = page.viewportSize()
  for (const limits of listLimits) {
    await page.setViewportSize({ width: limits.width, height: 900 })
    // The menu takes its other place a moment later.
    await expect
      .poll(() => faultsOf(page, route, limits), { message: `${page.url()} at ${limits.width} px` })
      .toEqual([])
  }
  // The last width is a phone's.
  if ((await page.locator('.desk-rows').count()) > 0) await expectDistinctLinks(page)
  await expectHeldRows(page)
  if (size) await page.setViewportSize(size)
}

/**
 * Rows hold their height and width whatever the data: every name of the list has 98 letters, with spaces
 * and without, and every figure seven digits. The page is unusable afterwards.
 */
async function expectHeldRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ofNames = 'td :is(bdi, .row-details > summary), td:is(.title, .meta)'
    const ofFigures = 'td:is(.figure, .number)'
    const texts = (cell: Element): Text[] => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) found.push(walker.currentNode)
      const kept = '.pill, .whole, .copyable, button, select, time, .off-phone, .row-details > div'
      return found.filter(
        ({ data, parentElement }) => /\w/.test(data) && parentElement?.closest(kept) === null,
      )
    }
    const rows = [...document.querySelectorAll('.desk-rows tbody tr')].slice(0, 5)
    for (const [index, row] of rows.entries()) {
      const name = (index % 2 === 0 ? 'Hinge and Bracket Works ' : 'Kupplungsgehaeuse').repeat(6)
      for (const cell of row.querySelectorAll(ofFigures))
        for (const text of texts(cell)) text.data = text.data.replaceAll(/\d[\d,.]*/g, '1,234,567')
      for (const cell of row.querySelectorAll(ofNames))
        for (const text of cell.matches(ofFigures) ? [] : texts(cell))
          // A number, such as an order's, is no name.
          if (!/\d/.test(text.data)) text.data = `${text.data}${name}`.slice(0, 98)
    }
  })
  for (const { width, highest } of listLimits) {
    await page.setViewportSize({ width, height: 900 })
    const faults = () =>
      page.evaluate((limit) => {
        const heights = [...document.querySelectorAll('.desk-rows tbody tr')]
          .filter((row) => row.checkVisibility())
          .map((row) => row.getBoundingClientRect().height)
        const { scrollWidth, clientWidth } = document.documentElement
        return [
          ...heights.filter((height) => height > limit).map((height) => `a row of ${height} px`),
          ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
        ]
      }, highest)
    await expect
      .poll(faults, { message: `${page.url()} at ${width} px, with long names` })
      .toEqual([])
  }
}

async function faultsOf(
  page: Page,
  route: string,
  { width, highest, page25 }: (typeof listLimits)[number],
): Promise<string[]> {
  const { rows, top, isBelowMore, primaries, tabs } = await page.evaluate(() => {
    scrollTo(0, 0)
    const shown = [...document.querySelectorAll('.desk-rows tbody tr')]
      .filter((row) => row.checkVisibility())
      .map((row) => row.getBoundingClientRect())
    const begin = shown[0]?.top ?? 0
    return {
      rows: shown.map(({ height }) => height),
      top: begin,
      // A form, such as the one that makes an export, or a notice.
      isBelowMore: [...document.querySelectorAll('main :is(.form, .notice)')].some(
        (part) => part.checkVisibility() && part.getBoundingClientRect().bottom <= begin,
      ),
      primaries: [...document.querySelectorAll('main .primary')].filter((button) =>
        button.checkVisibility(),
      ).length,
      tabs: [...document.querySelectorAll('main nav.views')]
        .filter((nav) => nav.checkVisibility())
        .flatMap((nav) => {
          const title = document.querySelector('main h1')
          const { top: y } = nav.getBoundingClientRect()
          const isAfter =
            title !== null &&
            y >= title.getBoundingClientRect().bottom &&
            (title.compareDocumentPosition(nav) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
          const hrefs = [...nav.querySelectorAll('a')].map(({ href }) => href)
          const twice = [...document.querySelectorAll<HTMLAnchorElement>('.desk-head a')].filter(
            ({ href }) => hrefs.includes(href),
          )
          return [
            ...twice.map(({ textContent }) => `${textContent} is a button and a tab`),
            ...(isAfter ? [] : ['the tabs stand before the title']),
          ]
        }),
    }
  })
  // Above the orders that wait stands what an approver decides by.
  const isList =
    !isBelowMore &&
    !beginsLate.has(route) &&
    !route.includes(':') &&
    route !== '/dashboard/approvals'
  const highestHere = Math.max(0, ...rows)
  const mean = rows.reduce((sum, height) => sum + height, 0) / Math.max(1, rows.length)
  const with25 = rows.length === 0 || beginsLate.has(route) ? 0 : top + 25 * mean + below
  return [
    ...tabs,
    ...(primaries > 1 ? [`${primaries} buttons are the primary`] : []),
    ...(isList && top > (begins[width] ?? top) ? [`the first row begins at ${top} px`] : []),
    ...(highestHere > highest ? [`a row is ${highestHere} px high`] : []),
    ...(with25 >= page25 ? [`25 rows end at ${with25} px`] : []),
  ]
}
