/**
 * Every page of the shop, as those who may see it, in a shop with data and in an empty one: axe
 * finds nothing in light and dark, nothing is wider than its window, the console stays empty, the
 * content policy is kept. What a page shows only after somebody acted (errors, dialogs, toasts) is
 * below.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '../../src/routes.ts'
import { Visitor as Cookies } from '../identity/visitor.ts'
import { isFull } from '../effort.ts'
import { run } from '../start/run.ts'
import { callApi, expectRows, fetchToken, fieldOf } from './api-calls.ts'
import { adminToken, createLongTool, createTool } from './catalogue-setup.ts'
import { expectLists } from './desk-lists.ts'
import { findIds } from './find-ids.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { fillOrder, placeButton, placedOrderNumber } from './order-form-actions.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectPageQuality,
  type Looks,
} from './page-checks.ts'
import {
  addressesOfNothing,
  addressOf,
  listedPages,
  type Ids,
  type ListedPage,
  type Role,
} from './page-list.ts'
import { signInAsAdmin, signInAsBuyer, signUpThroughApi } from './sign-in.ts'
import { expectToast, toastOf } from './toasts.ts'
import {
  demoBuyer,
  openBrowser,
  signUp,
  withBrowser,
  type SignedIn,
  type Visitor,
} from './visitor.ts'
import { testEnvironment } from './test-environment.ts'

let foundIds: Promise<Ids> | undefined
/**
 * The records that pages are opened with: a tool of which nobody else changes anything, with the longest
 * words that it may have, and its brand and category.
 */
async function findRecords(): Promise<Ids> {
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
async function expectFilledPage(
  visitor: Visitor,
  ready: string,
  { closely = true }: Looks = {},
): Promise<void> {
  await visitor.page.locator(ready).first().waitFor()
  await expectPageQuality(visitor, { closely })
  if (!closely) await expectAccessible(visitor.page)
}

test('every route is in the list of pages, and the list has no other', () => {
  const listed = new Set(listedPages.map(({ route }) => route))
  expect([...listed].toSorted()).toEqual(pathsOf(routes, '').toSorted())
})

type Route = (typeof routes)[number]
/** The addresses of all routes that are pages: a layout has none of its own. */
const pathsOf = (list: readonly Route[], parent: string): string[] =>
  list.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`
    if (path === '*') return []
    return children.length > 0 ? pathsOf(children, own) : [index && own === '' ? '/' : own]
  })

describe.each(['visitor', 'buyer', 'admin'] as const)('in a shop with data, as %s', (role) => {
  const pages = listedPages.filter((page) => page.role === role)
  sweep(role, pages, {
    signIn: () => signInDemo(role),
    ids: () => (foundIds ??= findRecords()),
    origin: () => testEnvironment().origin,
  })
})

describe('in an empty shop', () => {
  const owner = {
    email: 'owner@empty.example',
    name: 'Olga Amboss',
    password: 'three-brown-7-anvils',
  }
  let shop: StartedShop
  beforeAll(async () => {
    shop = await startShop({ DEMO: 'off' })
    await signUpOwner(shop.origin, owner)
    // The first exchange of a token makes the record that is promoted.
    await fetchToken(owner, shop.origin)
    const { code, stderr } = await run(['shop', 'admin', 'promote', owner.email], {
      DATA_DIR: shop.dataDir,
    })
    if (code !== 0) throw new Error(`the owner was not promoted: ${stderr}`)
  })
  afterAll(() => shop.stop())

  describe.each(['visitor', 'admin'] as const)('as %s', (role) => {
    const pages = listedPages.filter(
      ({ role: needed, whenEmpty }) =>
        whenEmpty && (role === 'visitor' ? needed === 'visitor' : needed !== 'visitor'),
    )
    sweep(role, pages, {
      signIn: async () =>
        role === 'visitor' ? undefined : { ...owner, token: await fetchToken(owner, shop.origin) },
      ids: async () => undefined,
      origin: () => shop.origin,
      closely: isFull,
    })
  })
})

type World = {
  signIn(): Promise<SignedIn | undefined>
  /** Undefined in an empty shop, which has no records. */
  ids(): Promise<Ids | undefined>
  origin(): string
} & Looks

/** One browser for all pages of a role: it loads their scripts once, as somebody's browser does. */
function sweep(role: Role, pages: readonly ListedPage[], world: World): void {
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
}

const signInDemo = (role: Role): Promise<SignedIn | undefined> => {
  if (role === 'visitor') return Promise.resolve(undefined)
  return role === 'buyer' ? signInAsBuyer() : signInAsAdmin()
}

/** Opens an account without a browser. */
async function signUpOwner(
  origin: string,
  account: { readonly name: string; readonly email: string; readonly password: string },
): Promise<void> {
  const { status, text } = await new Cookies(origin).post('/api/auth/sign-up/email', account)
  expect(status, text).toBe(200)
}

test('an address with an id that is no id is no fault of the shop', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    visitor.allowConsoleMessage(/status of 404/)
    for (const address of addressesOfNothing) {
      await visitor.go(address)
      const main = visitor.page.locator('main')
      await main.getByText('Loading').waitFor({ state: 'detached' })
      expect(await main.innerText(), address).not.toMatch(/broke on our side/)
    }
  }))

describe('what a page shows only after somebody acted', () => {
  test('a tool that is sold out, and one with many reviews', () =>
    withBrowser({}, async (visitor) => {
      const tools = expectRows(await callApi('GET /tools'))
      const { slug } = await createTool({ Stock: 0 })
      const reviewed = tools.find((tool) => Number(fieldOf(tool, 'rating_count')) > 2)
      for (const toolSlug of [slug, String(fieldOf(reviewed, 'slug'))]) {
        await visitor.go(`/tools/${toolSlug}`)
        await expectFilledPage(visitor, 'h1')
      }
    }))

  test('an unknown path', () =>
    withBrowser({}, async (visitor) => {
      visitor.expectConsoleMessage(/status of 404 .* \/nowhere$/)
      await visitor.go('/nowhere')
      await expectFilledPage(visitor, '.lost')
    }))

  test('the menu on a phone, and forms with errors', () =>
    withBrowser({ width: 360 }, async (visitor) => {
      const { go, page } = visitor
      await go('/signup')
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
      await expectFilledPage(visitor, '.error')
      await page.setViewportSize({ width: 360, height: 800 })
      await page.getByRole('button', { name: 'Menu' }).click()
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Home' })
        .waitFor()
      await expectAccessible(page, { closely: true })
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, { closely: true })
    }))

  test.each(['light', 'dark'] as const)('toasts, %s', (scheme) =>
    withBrowser({ scheme }, async ({ go, page }) => {
      await go('/login')
      await page.getByRole('button', { name: 'Forget Password?' }).click()
      await page.getByLabel('Email', { exact: true }).fill(demoBuyer.email)
      await page.getByRole('button', { name: 'Forget Password?' }).click()
      await expectToast(page, 'Please Enter your Email Address')
      await expectToast(page, 'Email sent')
      await page
        .locator('.Toastify__toast')
        .evaluateAll((toasts) =>
          Promise.all(
            toasts.flatMap((toast) => toast.getAnimations()).map(({ finished }) => finished),
          ),
        )
      // Their clocks are animations: slowed down, they do not end while a busy machine looks.
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Animation.enable')
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
      await expectAccessible(page, { closely: true })
      expect(
        await page.locator('.Toastify__toast').count(),
        'looked at while both stood there',
      ).toBe(2)
    }),
  )

  test('the order form with errors, and its confirmation', () =>
    withBrowser({}, async (visitor) => {
      const { go, page } = visitor
      const { id } = await createTool()
      await signUp(visitor)
      await go(`/purchase/${id}`)
      await placeButton(page).click()
      await expectFilledPage(visitor, '.error')
      await fillOrder(page)
      await placeButton(page).click()
      await placedOrderNumber(page)
      await expectToast(page, 'Order is successful')
      await toastOf(page, 'Order is successful').getByRole('button', { name: 'Close' }).click()
      await toastOf(page, 'Order is successful').waitFor({ state: 'detached' })
      await expectFilledPage(visitor, '.placed')
    }))

  test('what a signed-in customer without rights reads on a page of staff', async () =>
    withBrowser({ signedInAs: await signUpThroughApi('No Rights') }, async (visitor) => {
      await visitor.go('/dashboard/makeadmin')
      await expectFilledPage(visitor, '.door-form .notice')
    }))

  test('the question before a deletion', async () =>
    withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
      const { name } = await createTool()
      await visitor.go(`/dashboard/manageproducts?q=${encodeURIComponent(name)}`)
      await visitor.page.getByRole('button', { name: `Delete ${name}` }).click()
      await expectFilledPage(visitor, 'dialog[open]')
    }))
})

test('the checks notice what they should: inline script and style, a foreign address, an error, an accessibility fault', async () => {
  const visitor = await openBrowser()
  const { go, page } = visitor
  await go('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
    document.body.setAttribute('style', 'color: red')
    setTimeout(() => {
      throw new Error('a bug of the page')
    })
    return fetch('https://elsewhere.example/').catch(() => undefined)
  })
  expect(await page.title()).not.toBe('taken over')
  const noticed = visitor.consoleMessages().join('\n')
  for (const pattern of [
    /inline script/i,
    /inline style/i,
    /elsewhere\.example/,
    /a bug of the page/,
  ])
    expect(noticed).toMatch(pattern)
  await page.evaluate(() => {
    const wide = document.createElement('div')
    wide.style.width = '2000px'
    const picture = document.createElement('img')
    picture.src = '/icon.svg'
    wide.append(picture)
    document.querySelector('main')?.append(wide)
  })
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt/)
  await expect(expectNoSidewaysScroll(page, 1280)).rejects.toThrow(/at 1280 px/)
  await visitor.close()
})
