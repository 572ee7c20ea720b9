/** Who may see what, and where the others are sent. Source: specification, points 2, 4 and 6. */
import { expect, test } from 'vitest'
import { demoAdmin, demoBuyer, isHydrated, signUp, withBrowser, type Visitor } from './visitor.ts'
import { callApi, expectRows, fieldOf, storedToken } from './api-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  watchShifts,
} from './page-checks.ts'
import { signInAsAdmin, signUpThroughApi } from './sign-in.ts'

const logInHere = async (
  { page }: Visitor,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}
const adminPages = [
  '/dashboard/addproduct',
  '/dashboard/makeadmin',
  '/dashboard/manageorders',
  '/dashboard/manageproducts',
  '/dashboard/reviews',
] as const
/** How often the page's address became /login. */
const loginsOf = ({ page }: Visitor): { count: number } => {
  const seen = { count: 0, last: '' }
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (pathname === '/login' && seen.last !== '/login') seen.count += 1
    seen.last = pathname
  })
  return seen
}

test('signed out, every personal page leads to /login and back afterwards', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const [tool] = expectRows(await callApi('GET /tools?in_stock=true&limit=1'))
    const order = `/Purchase/${String(fieldOf(tool, '_id'))}`
    for (const path of [
      '/dashboard',
      '/dashboard/myorders',
      '/dashboard/addreview',
      ...adminPages,
    ]) {
      await go(path)
      await page.waitForURL('**/login')
      await page.getByRole('button', { name: 'Login' }).waitFor()
    }
    await go('/blogs')
    await go(order)
    await page.waitForURL('**/login')
    await logInHere(visitor, demoBuyer)
    await page.waitForURL(`**${order.toLowerCase()}`)
    await page.getByRole('heading', { level: 1, name: String(fieldOf(tool, 'name')) }).waitFor()
    await page.goBack()
    expect(new URL(page.url()).pathname, 'the login is not in the history').toBe('/blogs')
  }))

test("'Loading' is shown while the admin check or the login state is pending", () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    for (const path of ['/dashboard', '/dashboard/makeadmin']) {
      const gate = Promise.withResolvers<void>()
      await page.route('**/api/users/**', async (route) => {
        await gate.promise
        await route.continue()
      })
      await go(path)
      await page.getByText('Loading', { exact: true }).first().waitFor()
      expect(await page.getByRole('navigation', { name: 'Dashboard' }).count()).toBe(0)
      gate.resolve()
      await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
      await page.unroute('**/api/users/**')
    }
  }))

test('a customer on an admin page: one redirect to /login, who is signed in, what is missing, and two ways on', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const { email, name } = await signUp(visitor, 'Cuno Stomer')
    for (const path of adminPages) {
      const logins = loginsOf(visitor)
      await go(path)
      await page.getByText(`You are signed in as ${name} (${email}).`).waitFor()
      await page
        .getByText(
          'This page is for admins, and this account is not an admin. Log in with an admin account.',
        )
        .waitFor()
      expect([path, new URL(page.url()).pathname, logins.count]).toEqual([path, '/login', 1])
    }
    await page.getByRole('link', { name: 'Back to my profile' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
    await go('/dashboard/manageorders')
    await page.getByRole('button', { name: 'Log in with another account' }).click()
    await logInHere(visitor, demoAdmin)
    await page.waitForURL('**/dashboard/manageorders')
    await page.getByRole('heading', { level: 1, name: 'Manage Orders' }).waitFor()
  }))

/** Nothing moves, and no shift is missed because nobody watched. */
async function expectLoginInPlace({ page }: Visitor): Promise<void> {
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Login' }).waitFor()
  await expectStill(page, 0.01)
}

test('a missing or invalid token leads to /login, without a layout shift', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoBuyer)
    await watchShifts(page)
    await page.evaluate(() => localStorage.removeItem('accessToker'))
    await page.context().clearCookies()
    await go('/dashboard')
    await expectLoginInPlace(visitor)
    await logInHere(visitor, demoBuyer)
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
    // The page asks for several things at once, all with the invalid token.
    visitor.expectConsoleMessage(/status of 401 .* \/api\//)
    await page.evaluate(() => localStorage.setItem('accessToker', 'not-a-token-at-all'))
    await page.context().clearCookies()
    await page.reload()
    await expectLoginInPlace(visitor)
    expect(await page.evaluate(() => localStorage.getItem('accessToker'))).toBeNull()
  }))

test('the side menu of an admin, who reads Wellcome Admin', () =>
  withBrowser({}, async (visitor) => {
    const { page } = visitor
    await visitor.signIn(demoAdmin)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Dashboard' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Wellcome Admin', exact: true }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    // Beside some entries stands how much waits there.
    const current = () =>
      menu
        .locator('[aria-current="page"]')
        .evaluateAll((links) => links.map(({ firstChild }) => firstChild?.textContent))
    expect(await current()).toEqual(['Today'])
    expect(await page.getByLabel('Education').count()).toBe(0)
    for (const name of [
      'Add Product',
      'Manage Users',
      'Manage Orders',
      'Manage Products',
      'My Profile',
    ]) {
      await menu.getByRole('link', { name }).click()
      await page
        .getByRole('heading', { level: 1, name: name === 'My Profile' ? 'Wellcome Admin' : name })
        .waitFor()
      expect(await current()).toEqual([name])
    }
  }))

test('signing out in one tab signs out the other', () =>
  withBrowser({}, async (visitor) => {
    const buyer = await signUp(visitor)
    const other = await visitor.context.newPage()
    const personal = await visitor.context.newPage()
    await other.goto('/blogs')
    await personal.goto('/dashboard/myorders')
    await personal.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor()
    await other.getByRole('button', { name: 'Sign Out', exact: true }).waitFor()
    await visitor.page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await other
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Log In' })
      .waitFor()
    await personal.waitForURL('**/login')
    await other.goto('/dashboard')
    await other.waitForURL('**/login')
    // As soon as somebody is signed in again, the other tab is where it was.
    await visitor.signIn(buyer)
    await personal.waitForURL('**/dashboard/myorders')
  }))

test('while a tab still signs out, the login page of another signs nobody in again', () =>
  withBrowser({}, async (visitor) => {
    await signUp(visitor)
    const held = Promise.withResolvers<void>()
    await visitor.page.route('**/api/auth/sign-out', async (route) => {
      await held.promise
      await route.continue()
    })
    const signOut = visitor.page.waitForRequest('**/api/auth/sign-out')
    await visitor.page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await signOut
    const other = await visitor.context.newPage()
    const asked = other.waitForResponse('**/api/auth/get-session')
    await other.goto('/login')
    await other.waitForFunction(isHydrated)
    held.resolve()
    expect(await (await asked).json()).toBeNull()
    await other.getByLabel('Password', { exact: true }).waitFor()
    expect(await storedToken(other)).toBeNull()
  }))

test('without script, nobody knows who is signed in: the dashboard offers no Log In, and has its own foot', () =>
  withBrowser({ script: false, width: 360 }, async ({ go, page }) => {
    await go('/dashboard/manageorders')
    expect(await page.locator('main').innerText()).toContain('This page needs JavaScript.')
    expect(await page.getByRole('link', { name: 'Log In' }).isVisible()).toBe(false)
    expect((await page.locator('.site-foot').boundingBox())?.height).toBeLessThan(60)
  }))

test('a page for which a permission is missing says so, and offers no second try', async () => {
  const clerk = await signUpThroughApi('Nora Nothing')
  const { token } = await signInAsAdmin()
  await callApi(`PUT /user/${clerk.email}`, { token, body: { role: 'admin' } })
  const members = fieldOf((await callApi('GET /staff', { token })).body, 'members')
  const member = (Array.isArray(members) ? members : []).find(
    (one) => fieldOf(one, 'email') === clerk.email,
  )
  const rights = `PUT /staff/${String(fieldOf(member, '_id'))}` as const
  const changed = await callApi(rights, { token, body: { permissions: ['content'] } })
  expect(changed.status).toBe(200)
  await withBrowser({ signedInAs: clerk }, async (visitor) => {
    for (const path of ['settings', 'payments', 'companies']) {
      await visitor.go(`/dashboard/${path}`)
      await visitor.page.getByText('You do not have the required permission').waitFor()
      expect(await visitor.page.getByRole('button', { name: 'Retry' }).count()).toBe(0)
    }
  })
})

test('staff who may only read see the forms of the shop, and cannot use them', async () => {
  const [clerk, owner] = [await signUpThroughApi('Rita Reader'), await signInAsAdmin()]
  const promotion = { token: owner.token, body: { role: 'admin' } }
  await callApi(`PUT /user/${clerk.email}`, promotion)
  const staff = await callApi('GET /staff', { token: owner.token })
  const members = fieldOf(staff.body, 'members')
  const member = (Array.isArray(members) ? members : []).find(
    (one) => fieldOf(one, 'email') === clerk.email,
  )
  const rights = `/staff/${String(fieldOf(member, '_id'))}` as const
  const reading = { token: owner.token, body: { permissions: ['read'] } }
  expect((await callApi(`PUT ${rights}`, reading)).status).toBe(200)
  await withBrowser({ signedInAs: clerk }, async ({ go, page }) => {
    for (const path of ['settings/tax', 'delivery']) {
      await go(`/dashboard/${path}`)
      await page.getByText('View only').waitFor()
      expect(await page.locator('main fieldset:disabled button').count()).toBeGreaterThan(0)
      expect(await page.locator('main fieldset:disabled button:enabled').count()).toBe(0)
      await expectAccessible(page)
      for (const width of [360, 1280]) await expectNoSidewaysScroll(page, width)
    }
    for (const [path, name] of [
      ['pages', 'Pages'],
      ['searchwords', 'Groups of synonyms'],
      ['categories', 'Categories'],
      ['pick-lists/bins', 'Tools and their bins'],
    ] as const) {
      await go(`/dashboard/${path}`)
      await page.getByRole('table', { name }).waitFor()
      expect(await page.getByRole('link', { name: /^Edit/ }).count()).toBe(0)
      expect(await page.getByRole('button', { name: /^(Edit|Add|Enter) / }).count()).toBe(0)
    }
  })
})
