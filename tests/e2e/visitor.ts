/**
 * A visitor with a browser context of their own. Every journey fails when the browser logs an error
 * or a violation of the content security policy.
 */
import type { BrowserContext, ConsoleMessage, Page, WebError } from 'playwright-core'
import { expect } from 'vitest'
import { takeContext } from './kept-contexts.ts'
import { testEnvironment } from './test-environment.ts'

export type BrowserOptions = {
  readonly width?: number
  readonly scheme?: 'light' | 'dark'
  readonly script?: boolean
  readonly origin?: string
  readonly motion?: 'reduce' | 'no-preference'
  /** The account that is signed in when the browser opens. */
  readonly signedInAs?: SignedIn
}
/** An account with an access token. */
export type SignedIn = { readonly email: string; readonly name: string; readonly token: string }
export type Visitor = {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens a path of the shop and waits for hydration. @returns the HTTP status */
  go(path: string): Promise<number>
  /**
   * A console message that this journey causes on purpose: a refused call, a network that is cut.
   * The line is the kind, the text and the path. `close` fails when it never came.
   */
  expectConsoleMessage(pattern: RegExp): void
  /** A console message that only some builds of the browser print. */
  allowConsoleMessage(pattern: RegExp): void
  /** The console messages since the last call, without the expected ones. */
  consoleMessages(): string[]
  /** Signs in on the login page. */
  signIn(account: { readonly email: string; readonly password: string }): Promise<void>
  close(): Promise<void>
}

export const demoAdmin = { email: 'admin@ironmonger.example', password: 'hammer-and-tongs-26' }
export const demoBuyer = { email: 'buyer@ironmonger.example', password: 'twenty-of-each-26' }

/**
 * Opens an empty browser context. Call `close` at the end: it fails on unexpected console
 * messages.
 */
export async function openBrowser({
  width = 1280,
  scheme = 'light',
  script = true,
  origin = testEnvironment().origin,
  motion = 'reduce',
  signedInAs,
}: BrowserOptions = {}): Promise<Visitor> {
  const { context, page, release } = await takeContext({
    origin,
    script,
    width,
    scheme,
    motion,
    stored: signedInAs ? storageOf(signedInAs) : {},
  })
  const log = watchConsole(context)
  const go = async (path: string): Promise<number> => {
    const response = await page.goto(path, { waitUntil: 'load' })
    if (script) await page.waitForFunction(isHydrated)
    return response?.status() ?? 0
  }
  return {
    page,
    context,
    consoleMessages: log.consoleMessages,
    go,
    expectConsoleMessage: log.expectConsoleMessage,
    allowConsoleMessage: log.allowConsoleMessage,
    signIn: async (account) => {
      await go('/login')
      await submitLogin(page, account)
    },
    close: async () => {
      await release()
      log.stop()
      const [unexpected, missing] = [log.consoleMessages(), log.missingMessages()]
      expect(unexpected, `the console stays empty: ${unexpected.join('; ')}`).toEqual([])
      expect(missing, `console messages that never came: ${missing.join('; ')}`).toEqual([])
    },
  }
}

type ConsoleLog = Pick<
  Visitor,
  'consoleMessages' | 'expectConsoleMessage' | 'allowConsoleMessage'
> & {
  /** The patterns of expected messages that never came. */
  missingMessages(): string[]
  stop(): void
}

/** Records console messages and uncaught errors of every page in the context. */
function watchConsole(context: BrowserContext): ConsoleLog {
  let messages: string[] = []
  const expected: { readonly pattern: RegExp; seen: boolean }[] = []
  const onMessage = (message: ConsoleMessage) => messages.push(lineOf(message))
  const onError = (error: WebError) => messages.push(`error: ${error.error().message}`)
  context.on('console', onMessage)
  context.on('weberror', onError)
  return {
    consoleMessages() {
      const unexpected = messages.filter((line) => {
        const known = expected.find(({ pattern }) => pattern.test(line))
        if (known) known.seen = true
        return known === undefined
      })
      messages = []
      return unexpected
    },
    expectConsoleMessage: (pattern) => void expected.push({ pattern, seen: false }),
    allowConsoleMessage: (pattern) => void expected.push({ pattern, seen: true }),
    missingMessages: () =>
      expected.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern)),
    stop() {
      context.off('console', onMessage)
      context.off('weberror', onError)
    },
  }
}

/** Fills in the login page and waits until the shop shows the account as signed in. */
async function submitLogin(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().waitFor()
}

/** The storage of a signed-in browser. Source: specification, point 9, for the first key. */
const storageOf = ({ email, name, token }: SignedIn) => ({
  accessToker: token,
  'ironmonger.person': JSON.stringify({ email, name }),
})

/**
 * Whether the page listens to keys and clicks, or never will: only then does it react to input that
 * is faster than any person's. Elements are hydrated before what listens to the whole document, so
 * what counts is the end of the effects (EventReplay in entry.client.tsx). Runs in the browser.
 */
export const isHydrated = (): boolean =>
  !('__reactRouterContext' in window) ||
  ('queuedEvents' in window && window.queuedEvents === undefined)

/** Runs a journey in its own browser context and always closes it. */
export async function withBrowser(
  options: BrowserOptions,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const visitor = await openBrowser(options)
  try {
    await journey(visitor)
  } catch (error) {
    const state = await describePage(visitor)
    await visitor.context.close()
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${state}`, {
      cause: error,
    })
  }
  await visitor.close()
}

/** Where a failed journey ended: address, text from its heading on, console messages. */
async function describePage({ page, consoleMessages }: Visitor): Promise<string> {
  const textOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .innerText({ timeout: 1000 })
      .catch((error: Error) => error.message)
  const [text, heading] = await Promise.all([textOf('body'), textOf('h1')])
  const toasts = await page.locator('.Toastify__toast').allInnerTexts()
  const shown = text.slice(Math.max(0, text.indexOf(heading))).slice(0, 600)
  return [`At ${page.url()}:`, shown, ...toasts, ...consoleMessages()].join('\n')
}

/** 'error: Failed to load resource: ... /api/tools/1' */
function lineOf(message: ConsoleMessage): string {
  const { url } = message.location()
  return `${message.type()}: ${message.text()} ${URL.canParse(url) ? new URL(url).pathname : url}`.trim()
}

/** Signs up through the page, with an unused e-mail address. */
export async function signUp(
  visitor: Visitor,
  name = 'Jane Doe',
): Promise<{ readonly email: string; readonly password: string; readonly name: string }> {
  const person = { name, email: uniqueEmail(name), password: 'plough-and-harrow-7' }
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

/** An unused e-mail address. */
export const uniqueEmail = (name: string): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')}.${crypto.randomUUID().slice(0, 8)}@example.com`
