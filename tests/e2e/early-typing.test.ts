/** Somebody who types before the page's scripts have come: every letter stays, and is sent. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { demoBuyer, uniqueEmail, isHydrated, withBrowser } from './visitor.ts'

const isHome = (url: URL): boolean => url.pathname === '/'

/** Opens a page whose scripts wait, types, and lets them come. */
async function typeEarly(
  page: Page,
  path: string,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const scripts = /\/assets\/.*\.js$/
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  for (const [label, text] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).pressSequentially(text)
  expect(await page.evaluate(isHydrated), 'the scripts have not come yet').toBe(false)
  release()
  await page.waitForFunction(isHydrated)
  await page.unroute(scripts)
  for (const [label, text] of Object.entries(typed))
    expect([label, await page.getByLabel(label, { exact: true }).inputValue()]).toEqual([
      label,
      text,
    ])
}

test('on the login page: the button sends the early input', () =>
  withBrowser({}, async ({ page }) => {
    await typeEarly(page, '/login', { Email: demoBuyer.email, Password: demoBuyer.password })
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL(isHome)
  }))

test('on the sign-up page and the page for a new password', () =>
  withBrowser({}, async (visitor) => {
    const { page } = visitor
    // A link tells no e-mail address, so there is none to put beside the new password.
    visitor.allowConsoleMessage(/^verbose: \[DOM\] Password forms should have .* \/reset-password$/)
    await typeEarly(page, '/reset-password?token=of-no-account', {
      'New Password': 'anvil-and-bellows-9',
      'Confirm New Password': 'anvil-and-bellows-9',
    })
    await typeEarly(page, '/reset-password', { Email: 'jane.doe@example.com' })
    const password = 'plough-and-harrow-7'
    await typeEarly(page, '/signup', {
      Name: 'Jane Early',
      Email: uniqueEmail('Jane Early'),
      Password: password,
      'Confirm Password': password,
    })
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.waitForURL(isHome)
  }))
