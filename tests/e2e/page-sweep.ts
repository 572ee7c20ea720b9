/**
 * The sweep over the pages of one role: axe finds nothing in light and dark, nothing is wider than its
 * window, the console stays empty, the content policy is kept. Several files share it, so that they
 * run side by side.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { adminToken, createLongTool } from './catalogue-setup.ts'
import { expectLists } from './desk-lists.ts'
import { fillLists } from './fill-lists.ts'
import { findIds } from './find-ids.ts'
import { expectAccessible, expectPageQuality, type Looks } from './page-checks.ts'
import { addressOf, listedPages, type Ids, type ListedPage, type Role } from './page-list.ts'
import { signInAsAdmin, signInAsBuyer } from './sign-in.ts'
import { testEnvironment } from './test-environment.ts'
import { openBrowser, type SignedIn, type Visitor } from './visitor.ts'

const foundIds = new Map<string, Promise<Ids>>()
/** The records of the shop under test, found once. */
function idsOfShop(): Promise<Ids> {
  const { origin } = testEnvironment()
  const ids = foundIds.get(origin) ?? findRecords()
  foundIds.set(origin, ids)
  return ids
}

/**
 * The records that pages are opened with: a tool of which nobody else changes anything, with the longest
 * words that it may have, and its brand and category.
 */
async function findRecords(): Promise<Ids> {
  await fillLists()
  const { id: toolId, brand, category } = await createLongTool()
  const idOf = async (kind: string, name: string) => {
    const token = await adminToken()
    const rows = expectRows(await callApi(`GET /records/${kind}`, { token }))
    return String(
      fieldOf(
        rows.find((row) => fieldOf(row, 'name') === name),
        'id',
      ),
    )
  }
  return {
    ...(await findIds({ toolId })),
    brandId: await idOf('brands', brand),
    categoryId: await idOf('categories', category),
  }
}

/**
 * All of it on the page that is open; `ready` is what the page shows once it is filled. An empty shop
 * has the colours of one with data.
 */
export async function expectFilledPage(
  visitor: Visitor,
  ready: string,
  { closely = true }: Looks = {},
): Promise<void> {
  await visitor.page.locator(ready).first().waitFor()
  await expectPageQuality(visitor, { closely })
  if (!closely) await expectAccessible(visitor.page)
}

export type World = {
  signIn(): Promise<SignedIn | undefined>
  /** Undefined in an empty shop, which has no records. */
  ids(): Promise<Ids | undefined>
  origin(): string
} & Looks

/** One browser for all pages of a role: it loads their scripts once, as somebody's browser does. */
export function sweep(role: Role, pages: readonly ListedPage[], world: World): void {
  let visitor: Visitor
  beforeAll(async () => {
    const signedInAs = await world.signIn()
    visitor = await openBrowser({
      origin: world.origin(),
      ...(signedInAs === undefined ? {} : { signedInAs }),
    })
  })
  afterAll(() => visitor.close())

  test.each(pages.map((page) => [page.path ?? page.route, page] as const))(
    '%s',
    async (_, page) => {
      const address = addressOf(page, await world.ids())
      expect(await visitor.go(address), `${role} opens ${address}`).toBeLessThan(400)
      await expectFilledPage(visitor, page.ready, world)
      if (role !== 'visitor' && address.startsWith('/dashboard')) await expectDesk(visitor, page)
      const logged = visitor.consoleMessages().filter((line) => page.logs?.test(line) !== true)
      expect(logged, `${address}: the console stays empty`).toEqual([])
    },
  )
}

/** What holds for every page of the dashboard. Source: the rules of the desk, 1.5, 2.3 and 12. */
async function expectDesk({ page }: Visitor, listed: ListedPage): Promise<void> {
  const address = listed.route
  const lit = page.locator('.desk-menu [aria-current=page]')
  expect(await lit.count(), `${address}: one entry of the menu is lit`).toBe(1)
  const { foot, bar } = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const heightOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return { foot: heightOf('.site-foot').height, bar: heightOf('.bar-top').bottom }
  })
  expect(foot, `${address}: below it stands a line`).toBeLessThan(60)
  expect(bar, `${address}: the row of the bar that stays`).toBeLessThanOrEqual(64)
  await expectLists(page, listed)
  await expectWholeTitles(page)
}

/** A text that ends in … shows all of it in a title while the pointer is on it. */
async function expectWholeTitles(page: Page): Promise<void> {
  const withoutTitle = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter(
          (element) =>
            element.checkVisibility() &&
            getComputedStyle(element).textOverflow === 'ellipsis' &&
            getComputedStyle(element).overflowX === 'hidden' &&
            element.scrollWidth > element.clientWidth &&
            element.innerText.trim() !== '',
        )
        .filter((element) => {
          element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
          return element.closest('[title]') === null
        })
        .map((element) => element.innerText),
    )
  // The first of them loads what adds titles.
  await expect.poll(withoutTitle, { message: page.url() }).toEqual([])
}

const signInDemo = (role: Role): Promise<SignedIn | undefined> => {
  if (role === 'visitor') return Promise.resolve(undefined)
  return role === 'buyer' ? signInAsBuyer() : signInAsAdmin()
}

/**
 * The pages of a role in a demo shop that the file has for itself (`useOwnShop`); a share of them is
 * `number` of `shares`, from 1.
 */
export function sweepDemoShop(role: Role, { number, shares } = { number: 1, shares: 1 }): void {
  const pages = listedPages
    .filter((page) => page.role === role)
    .filter((_, index) => index % shares === number - 1)
  sweep(role, pages, {
    signIn: () => signInDemo(role),
    ids: idsOfShop,
    origin: () => testEnvironment().origin,
  })
}
