/** Single keys of the dashboard: to a page, something new, all keys; and not where somebody types. */
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { signInAsAdmin, signInAsBuyer } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

test('g and a letter goes to a page of staff, n begins something there, ? shows all keys', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/reviews')
    await page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor()
    for (const [letter, title, path] of [
      ['p', 'Pick list', '/dashboard/pick-lists'],
      ['c', 'Companies', '/dashboard/companies'],
      ['d', 'Documents', '/dashboard/documents'],
      ['s', 'Settings', '/dashboard/settings'],
      ['t', 'Wellcome Admin', '/dashboard'],
      ['o', 'Manage Orders', '/dashboard/manageorders'],
    ] as const) {
      await page.keyboard.press('g')
      await page.keyboard.press(letter)
      await page.waitForURL((url) => url.pathname === path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await dialog.getByText('Manage Orders').waitFor()
    expect(
      await dialog.getByRole('region', { name: 'Go to' }).locator('dd').allInnerTexts(),
    ).toEqual(['Today', 'Manage Orders', 'Pick and ship', 'Companies', 'Documents', 'Settings'])
    await dialog.getByText('Next and previous row').waitFor()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 568 })
    await expectNoSidewaysScroll(page, 320)
    // A dialog has its keys for itself.
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/dashboard/manageorders')
    // The row has the focus again that had it before all keys were shown, chosen or not.
    const title = page.locator('.desk-rows .is-here .title a')
    const hasFocus = () => title.evaluate((link) => link === document.activeElement)
    for (const keys of [['j'], ['x'], ['x'], ['Escape'], ['?', 'Escape'], ['j'], ['?', 'Escape']]) {
      for (const key of keys) {
        await page.keyboard.press(key)
        if (key === '?') await dialog.waitFor()
      }
      await dialog.waitFor({ state: 'detached' })
      expect(await hasFocus(), keys.join(' ')).toBe(true)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.keyboard.press('n')
    await page.waitForURL('**/dashboard/telephone')
    // What is typed is text.
    await page.getByRole('searchbox').last().focus()
    await page.keyboard.type('gs?n')
    expect(await page.getByRole('searchbox').last().inputValue()).toBe('gs?n')
    expect(new URL(page.url()).pathname).toBe('/dashboard/telephone')
  }))

test('j begins at the first job of Today, one row of the page is marked, and e presses its button', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard')
    const jobs = page.locator('main .jobs > .job')
    await jobs.first().waitFor()
    await page.locator('.figures').waitFor()
    for (const index of [0, 1, 2]) {
      await page.keyboard.press('j')
      expect(await jobs.nth(index).getAttribute('class')).toContain('is-here')
      expect(await page.locator('main .is-here').count()).toBe(1)
      // What the tab key reaches next is in the row.
      const focused = jobs.nth(index).locator('.act :focus')
      expect(await focused.count()).toBe(1)
    }
    await page.keyboard.press('k')
    await page.keyboard.press('k')
    expect(await jobs.first().getAttribute('class')).toContain('is-here')
    const to = await jobs.first().locator('.act a').getAttribute('href')
    await page.keyboard.press('e')
    await page.waitForURL(`**${to}`)
  }))

test('keys are switched off, in this browser, by who speaks to it', async () =>
  withBrowser({ signedInAs: await signInAsBuyer(), width: 360 }, async ({ go, page }) => {
    await go('/dashboard')
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    await page.waitForURL('**/dashboard/myorders')
    await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('link', { name: 'Turn single-key shortcuts on or off' }).click()
    const single = page.getByRole('checkbox', { name: 'Single-key shortcuts' })
    await single.uncheck()
    await page.locator('h1').click()
    await page.keyboard.press('?')
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/dashboard/me')
    await page.reload()
    expect(await single.isChecked()).toBe(false)
    await single.check()
    await page.locator('h1').click()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  }))

test('an order that was opened in the list leads to its neighbours there, by button and by key', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
    await go('/dashboard/manageorders?status=delivered')
    const titles = page.locator('.desk-rows tbody .title a')
    await titles.nth(2).waitFor()
    const [first = '', second = '', third = ''] = await titles.allInnerTexts()
    const isAt = (number: string) =>
      page.getByRole('heading', { level: 1, name: `Order ${number.trim()}` }).waitFor()
    await titles.nth(1).click()
    await isAt(second)
    await page.getByRole('link', { name: 'Next order, key j' }).click()
    await isAt(third)
    await page.keyboard.press('k')
    await isAt(second)
    await page.keyboard.press('k')
    await isAt(first)
    expect(await page.getByRole('link', { name: 'Previous order, key k' }).count()).toBe(0)
    await page.reload()
    await isAt(first)
    await page.getByRole('link', { name: 'Next order, key j' }).waitFor()
    await go(`/dashboard/orders/${third.trim()}`)
    await isAt(third)
    expect(await page.locator('.step-nav').count(), 'no list leads here').toBe(0)
  }))
