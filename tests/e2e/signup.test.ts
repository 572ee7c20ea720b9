/** Opening an account: every rule of the form. Source: specification, points 2, 5, 8 and 9. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { demoBuyer, uniqueEmail, signUp, withBrowser } from './visitor.ts'
import { findCall, storedToken, recordCalls } from './api-calls.ts'

const differ = 'your Password and confirm password does not match'
const short = 'your Password should at least 6 character'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const errorOf = (page: Page, label: string) =>
  page.locator('.field', { has: field(page, label) }).locator('.error')
const send = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click()

async function fill(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

test('all four fields are required; errors appear on submit and disappear on change', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/signup')
    expect(await page.locator('.error').count()).toBe(0)
    await send(page)
    await expect.poll(() => page.locator('.error').count()).toBe(4)
    for (const label of ['Name', 'Email', 'Password', 'Confirm Password'])
      expect([label, await errorOf(page, label).count()]).toEqual([label, 1])
    await field(page, 'Name').fill('Jane Doe')
    expect(await errorOf(page, 'Name').count()).toBe(0)
    await field(page, 'Email').fill('jane')
    await errorOf(page, 'Email')
      .getByText('Enter an e-mail address such as name@example.com.')
      .waitFor()
    await field(page, 'Email').fill('jane@example.com')
    expect(await errorOf(page, 'Email').count()).toBe(0)
  }))

test('a password below 6 characters and a different confirmation have their own messages, re-run on change', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/signup')
    const calls = recordCalls(page)
    await fill(page, {
      Name: 'Jane Doe',
      Email: uniqueEmail('jane'),
      Password: '12345',
      'Confirm Password': '12345',
    })
    await send(page)
    await errorOf(page, 'Password').getByText(short, { exact: true }).waitFor()
    await field(page, 'Password').fill('123456')
    expect(await errorOf(page, 'Password').count()).toBe(0)
    await errorOf(page, 'Confirm Password').getByText(differ, { exact: true }).waitFor()
    await field(page, 'Confirm Password').fill('123456')
    await expect.poll(() => page.locator('.error').count()).toBe(0)
    await field(page, 'Confirm Password').fill('1234567')
    await errorOf(page, 'Confirm Password').getByText(differ, { exact: true }).waitFor()
    await field(page, 'Password').fill('1234567')
    await expect
      .poll(() => page.locator('.error').count(), { message: 'the other field takes it back too' })
      .toBe(0)
    expect(calls).toEqual([])
  }))

test('at most 80 characters of name and 100 of password; exactly as many are accepted', () =>
  withBrowser({}, async ({ go, page }) => {
    await go('/signup')
    const long = 'plough-7'.padEnd(100, 'x')
    const email = uniqueEmail('long')
    await fill(page, {
      Name: 'N'.repeat(81),
      Email: email,
      Password: `${long}x`,
      'Confirm Password': `${long}x`,
    })
    await send(page)
    await errorOf(page, 'Name').getByText('Enter at most 80 characters.').waitFor()
    await errorOf(page, 'Password')
      .getByText('A password can have at most 100 characters.')
      .waitFor()
    await fill(page, { Name: 'N'.repeat(80), Password: long, 'Confirm Password': long })
    await expect.poll(() => page.locator('.error').count()).toBe(0)
    const calls = recordCalls(page)
    await send(page)
    await page.waitForURL((url) => url.pathname === '/')
    expect(findCall(calls, 'PUT', `/user/${email}`).payload).toEqual({ email })
    expect(await storedToken(page)).not.toBeNull()
  }))

test("the provider's errors are in the error line: a taken address, a guessable password; the input is kept", () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    visitor.expectConsoleMessage(/status of 4\d\d .* \/api\/auth\/sign-up\/email$/)
    await go('/signup')
    await fill(page, {
      Name: 'Jane Doe',
      Email: demoBuyer.email,
      Password: 'plough-and-harrow-7',
      'Confirm Password': 'plough-and-harrow-7',
    })
    await send(page)
    const line = page
      .locator('.field', { has: page.getByRole('button', { name: 'Sign Up', exact: true }) })
      .locator('.error')
    await line
      .getByText(
        'There is already an account with this e-mail address. Log in, or use another address.',
      )
      .waitFor()
    expect([
      await field(page, 'Name').inputValue(),
      await field(page, 'Email').inputValue(),
    ]).toEqual(['Jane Doe', demoBuyer.email])
    await fill(page, {
      Email: uniqueEmail('jane'),
      Password: 'password',
      'Confirm Password': 'password',
    })
    await send(page)
    await line.getByText('This password is too easy to guess. Choose another password.').waitFor()
    expect(await storedToken(page)).toBeNull()
  }))

test("'Log In' links to the login page and keeps the requested page; signed-in users are redirected", () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/myorders')
    await page.waitForURL('**/login')
    await page.getByRole('main').getByRole('link', { name: 'Get started' }).click()
    await page.waitForURL('**/signup')
    const link = page.getByRole('main').getByRole('link', { name: 'Log In' })
    expect(await link.getAttribute('href')).toBe('/login')
    await link.click()
    await page.waitForURL('**/login')
    await page.getByRole('main').getByRole('link', { name: 'Get started' }).click()
    const email = uniqueEmail('origin')
    await fill(page, {
      Name: 'Orla Gin',
      Email: email,
      Password: 'plough-and-harrow-7',
      'Confirm Password': 'plough-and-harrow-7',
    })
    await send(page)
    await page.waitForURL('**/dashboard/myorders')
    await page.getByText('You have not ordered anything yet').waitFor()
    await go('/signup')
    await page.waitForURL((url) => url.pathname === '/')
    await go('/login')
    await page.waitForURL((url) => url.pathname === '/')
  }))

test('hostile names and addresses are rendered as text', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await go('/signup')
    await fill(page, {
      Name: 'Bad\u202Ename',
      Email: 'j\u0430ne@example.com',
      Password: 'plough-and-harrow-7',
      'Confirm Password': 'plough-and-harrow-7',
    })
    await send(page)
    await errorOf(page, 'Name')
      .getByText('The text contains characters that cannot be displayed. Enter the text again.')
      .waitFor()
    await errorOf(page, 'Email')
      .getByText('Enter an e-mail address such as name@example.com.')
      .waitFor()
    const { name } = await signUp(visitor, '<img src=x onerror=alert(1)>')
    await go('/dashboard')
    await page.locator('.desk-head > p', { hasText: name }).waitFor()
    expect(await page.locator('main img').count()).toBe(0)
  }))
