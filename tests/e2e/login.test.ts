/**
 * Coming in by e-mail and password, and what goes wrong there. Source: specification, points 2,
 * 4, 5, 8 and 9.
 */
import { expect, test } from 'vitest'
import type { Page, Route } from 'playwright-core'
import { expectToast, toastOf } from './toasts.ts'
import { signUpThroughApi } from './sign-in.ts'
import { demoBuyer, withBrowser } from './visitor.ts'
import { findCall, storedToken, recordCalls } from './api-calls.ts'

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const login = (page: Page) => page.getByRole('button', { name: 'Login' }).click()
const underPassword = (page: Page) =>
  page.locator('.field', { has: password(page) }).locator('.error')

test("a failure reads 'Error: ' and the provider's message, in red under the password; alike for unknown addresses", () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/status of 401 .* \/api\/auth\/sign-in\/email$/)
    await go('/login')
    for (const address of [demoBuyer.email, 'nobody.at.all@example.com']) {
      await email(page).fill(address)
      await password(page).fill('wrong-password')
      await login(page)
      await underPassword(page)
        .getByText('Error: The e-mail address or the password is wrong.', { exact: true })
        .waitFor()
      await page.locator('button:focus', { hasText: /^Login$/ }).waitFor()
      const [field, line] = [
        await password(page).boundingBox(),
        await underPassword(page).boundingBox(),
      ]
      expect(line?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
      const [red = 0, green = 0, blue = 0] = await underPassword(page).evaluate((one) => {
        const canvas = document.createElement('canvas').getContext('2d')
        if (!canvas) return []
        canvas.fillStyle = getComputedStyle(one).color
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data]
      })
      expect(red, 'red').toBeGreaterThan(2 * Math.max(green, blue))
      expect(await email(page).inputValue()).toBe(address)
    }
    expect(await storedToken(page)).toBeNull()
  }))

test('e-mail and password are required; the e-mail input is of type email; validated on submit, again on change', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/login')
    expect(await email(page).getAttribute('type')).toBe('email')
    expect(await page.locator('.error').count()).toBe(0)
    await login(page)
    await page.getByText('Enter an e-mail address such as name@example.com.').waitFor()
    await page.getByText('Enter your password.').waitFor()
    await email(page).fill(demoBuyer.email)
    await password(page).fill('x')
    await expect.poll(() => page.locator('.error').count()).toBe(0)
  }))

test('what the form needs and cannot load is said, its input stays, and a second press tries again', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const missing = 'Part of this page could not be loaded. Check your connection, then try again'
    await go('/login')
    for (const part of ['login-validation', 'exchange-id-token.client']) {
      visitor.expectConsoleMessage(new RegExp(`ERR_FAILED .*/${part}-`))
      await page.route(`**/assets/${part}-*`, (route) => route.abort())
    }
    await email(page).fill(demoBuyer.email)
    await password(page).fill(demoBuyer.password)
    await login(page)
    await underPassword(page).getByText(missing).waitFor()
    expect(await password(page).inputValue()).toBe(demoBuyer.password)
    await page.unroute('**/assets/login-validation-*')
    const token = page.waitForRequest('**/assets/exchange-id-token.client-*')
    await login(page)
    await token
    await underPassword(page).getByText(missing).waitFor()
    await page.unroute('**/assets/exchange-id-token.client-*')
    await login(page)
    await page.waitForURL((url) => url.pathname === '/')
  }))

test('a button keeps the focus while its call is made, a second press does nothing, and a failure is said', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/ERR_FAILED .*\/api\//)
    const calls: Route[] = []
    await page.route(/\/api\/auth\/(request-|sign-in|send-|verify|confirm)/, (route) => {
      calls.push(route)
    })
    for (const [path, name] of [
      ['/login', 'Forget Password?'],
      ['/login', 'Continue With Google'],
      ['/login?error=account_not_linked', 'Send me a confirmation link'],
      ['/reset-password', 'Send the link'],
      ['/login?verify=spent', 'Confirm'],
    ] as const) {
      await go(path)
      if (!path.includes('verify')) await email(page).fill(demoBuyer.email)
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => calls.length, { message: `${name} calls` }).toBe(1)
      await page.keyboard.press('Enter')
      await calls[0]?.abort()
      await page.getByText('The shop is not responding.').first().waitFor()
      await page.locator('button:focus', { hasText: name }).waitFor()
      expect(calls.splice(0), `${name} calls once`).toHaveLength(1)
    }
  }))

test('after success the requested page is open, query included; the API call is PUT /user/{email} with {email}', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const calls = recordCalls(page)
    await go('/dashboard/myorders?cursor=#here')
    await page.waitForURL('**/login')
    await email(page).fill(demoBuyer.email.toUpperCase())
    await password(page).fill(demoBuyer.password)
    await login(page)
    await page.waitForURL('**/dashboard/myorders?cursor=#here')
    await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor()
    expect(findCall(calls, 'PUT', `/user/${demoBuyer.email}`).payload).toEqual({
      email: demoBuyer.email,
    })
    expect(await storedToken(page)).toMatch(/^\S{40,}$/)
  }))

test('without a requested page the front page is open, and the navigation bar shows the first name', async () => {
  // A person of no company: one of several has a link to choose the company, too.
  const buyer = await signUpThroughApi('Celia Planer')
  await withBrowser({}, async (visitor) => {
    await visitor.signIn(buyer)
    const bar = visitor.page.getByRole('navigation', { name: 'Main' })
    await bar.getByText('Celia', { exact: true }).waitFor()
    expect(await bar.getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'Dashboard',
      'Purchase',
      'Blogs',
      'My Portfolio',
    ])
  })
})

test("Forget Password?: without an address 'Please Enter your Email Address', with one 'Email sent', known or not", () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/login')
    const forget = page.getByRole('button', { name: 'Forget Password?', exact: true })
    for (const typed of [
      '',
      'jane',
      'jane@',
      'jane@example',
      'jane@@example.com',
      'ja ne@example.com',
    ]) {
      await email(page).fill(typed)
      await forget.click()
      await expectToast(page, 'Please Enter your Email Address')
      await toastOf(page, 'Please Enter your Email Address')
        .first()
        .getByRole('button', { name: 'Close' })
        .click()
      await toastOf(page, 'Please Enter your Email Address').waitFor({ state: 'detached' })
    }
    await page.getByLabel('Password', { exact: true }).fill('typed before')
    for (const typed of [demoBuyer.email, 'nobody_at@example_x.com', 'first.last@example.info']) {
      await email(page).fill(typed)
      await forget.click()
      await expectToast(page, 'Email sent')
      // What stays when the toast is gone, on the same page, with what was typed.
      await page
        .getByText(`If ${typed} has an account here, an e-mail with a link is on its way.`)
        .waitFor()
      expect(await email(page).inputValue()).toBe(typed)
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('typed before')
      expect(new URL(page.url()).pathname).toBe('/login')
      expect(page.url(), 'no address of a person stands in the URL').not.toContain('@')
      await toastOf(page, 'Email sent').first().getByRole('button', { name: 'Close' }).click()
      await toastOf(page, 'Email sent').waitFor({ state: 'detached' })
    }
  }))

test('toasts are at the top right and close after 5000 ms, with motion and without', async () => {
  const look = (motion: 'reduce' | 'no-preference') =>
    withBrowser({ motion }, async ({ go, page }) => {
      await go('/login')
      await page.getByRole('button', { name: 'Forget Password?' }).click()
      await expectToast(page, 'Please Enter your Email Address')
      const box = await toastOf(page, 'Please Enter your Email Address').boundingBox()
      expect(box?.y).toBeLessThan(120)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 60)
      // The library closes a toast at the end of its bar's animation.
      const toast = toastOf(page, 'Please Enter your Email Address')
      const animation = await toast
        .locator('.Toastify__progress-bar')
        .evaluateHandle((bar) => bar.getAnimations()[0])
      expect(await animation.evaluate((bar) => bar?.effect?.getComputedTiming().duration)).toBe(
        5000,
      )
      await animation.evaluate((bar) => bar?.pause())
      expect(await toast.count()).toBe(1)
      await animation.evaluate((bar) => bar?.finish())
      await toast.waitFor({ state: 'detached' })
    })
  await Promise.all([look('reduce'), look('no-preference')])
})
