/** Somebody with a browser of their own. Whatever they do, the console stays empty and the content security policy is kept. */
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'

export type Look = { readonly width?: number; readonly scheme?: 'light' | 'dark'; readonly script?: boolean; readonly origin?: string }
export type Visitor = {
  readonly page: Page
  readonly context: BrowserContext
  /** Goes to a path of the shop. */
  go(path: string): Promise<void>
  /** What the browser complained about since the last time this was asked, but for what a test expects to fail. */
  complaints(): string[]
  /** Signs in on the login page. */
  signIn(account: { readonly email: string; readonly password: string }): Promise<void>
  leave(): Promise<void>
}

export const demoAdmin = { email: 'admin@ironmonger.example', password: 'hammer-and-tongs-26' }
export const demoBuyer = { email: 'buyer@ironmonger.example', password: 'twenty-of-each-26' }

let shared: Promise<Browser> | undefined
const browser = (): Promise<Browser> => (shared ??= chromium.connect(inject('browser')))

/** Opens an empty browser profile. Call `leave` at the end: it fails when the browser had anything to complain about. */
export async function visit({ width = 1280, scheme = 'light', script = true, origin = inject('origin') }: Look = {}): Promise<Visitor> {
  const context = await (await browser()).newContext({ baseURL: origin, viewport: { width, height: 900 }, colorScheme: scheme, javaScriptEnabled: script, reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  let said: string[] = []
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => said.push(`error: ${error.message}`))
  const complaints = () => {
    const before = said
    said = []
    return before
  }
  return {
    page,
    context,
    complaints,
    go: async (path) => { await page.goto(path, { waitUntil: 'load' }) },
    signIn: async ({ email, password }) => {
      await page.goto('/login', { waitUntil: 'load' })
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByRole('button', { name: 'Sign Out' }).first().waitFor()
    },
    leave: async () => {
      await context.close()
      expect(complaints(), 'the console stays empty').toEqual([])
    },
  }
}

/** Nothing that axe finds against WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).slice(0, 3).join(', ')})`), page.url()).toEqual([])
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, wanted } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, wanted: document.documentElement.clientWidth }))
  expect(wide, `${page.url()} at ${wanted} px`).toBeLessThanOrEqual(wanted)
}

/** Somebody who just signed up, under an address that nobody has. */
export async function signUp(visitor: Visitor, name = 'Jane Doe'): Promise<{ readonly email: string; readonly password: string; readonly name: string }> {
  const person = { name, email: `${name.toLowerCase().replaceAll(' ', '.')}.${crypto.randomUUID().slice(0, 8)}@example.com`, password: 'plough-and-harrow-7' }
  const { page } = visitor
  await visitor.go('/signup')
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  return person
}
