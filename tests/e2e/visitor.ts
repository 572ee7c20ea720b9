/** Somebody with a browser of their own. Whatever they do, the console stays empty and the content security policy is kept. */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from 'playwright-core'
import { expect } from 'vitest'
import { currentWorld } from './current-world.ts'

export type Look = {
  readonly width?: number
  readonly scheme?: 'light' | 'dark'
  readonly script?: boolean
  readonly origin?: string
  readonly motion?: 'reduce' | 'no-preference'
  /** Whoever is signed in already when the browser opens. */
  readonly as?: SignedIn
}
/** Somebody with an access token. */
export type SignedIn = { readonly email: string; readonly name: string; readonly token: string }
export type Visitor = {
  readonly page: Page
  readonly context: BrowserContext
  /** Goes to a path of the shop; answers with the status. */
  go(path: string): Promise<number>
  /**
   * What this journey makes the browser complain about on purpose: a refused call, a network that is cut. The line is
   * the kind, the text and the path. Leaving fails when it never came.
   */
  expecting(complaint: RegExp): void
  /** What the browser complained about since the last time this was asked, but for what the journey expects. */
  complaints(): string[]
  /** Signs in on the login page. */
  signIn(account: { readonly email: string; readonly password: string }): Promise<void>
  leave(): Promise<void>
}

export const demoAdmin = { email: 'admin@ironmonger.example', password: 'hammer-and-tongs-26' }
export const demoBuyer = { email: 'buyer@ironmonger.example', password: 'twenty-of-each-26' }

let shared: Promise<Browser> | undefined
const browser = (): Promise<Browser> => (shared ??= chromium.connect(currentWorld().browser))

/** Opens an empty browser profile. Call `leave` at the end: it fails when the browser had anything to complain about. */
export async function visit({
  width = 1280,
  scheme = 'light',
  script = true,
  origin = currentWorld().origin,
  motion = 'reduce',
  as,
}: Look = {}): Promise<Visitor> {
  const context = await (
    await browser()
  ).newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    colorScheme: scheme,
    javaScriptEnabled: script,
    reducedMotion: motion,
    ...(as ? { storageState: keptBy(origin, as) } : {}),
  })
  context.setDefaultTimeout(20_000)
  let said: string[] = []
  const expected: { readonly pattern: RegExp; came: boolean }[] = []
  context.on('console', (message) => said.push(lineOf(message)))
  context.on('weberror', (error) => said.push(`error: ${error.error().message}`))
  const page = await context.newPage()
  const complaints = (): string[] => {
    const unexpected = said.filter((line) => {
      const known = expected.find(({ pattern }) => pattern.test(line))
      if (known) known.came = true
      return known === undefined
    })
    said = []
    return unexpected
  }
  const go = async (path: string): Promise<number> => {
    const answer = await page.goto(path, { waitUntil: 'load' })
    if (script) await page.waitForFunction(isAwake)
    return answer?.status() ?? 0
  }
  return {
    page,
    context,
    complaints,
    go,
    expecting: (pattern) => void expected.push({ pattern, came: false }),
    signIn: async ({ email, password }) => {
      await go('/login')
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByRole('button', { name: 'Sign Out' }).first().waitFor()
    },
    leave: async () => {
      await context.close()
      expect(complaints(), 'the console stays empty').toEqual([])
      expect(
        expected.filter(({ came }) => !came).map(({ pattern }) => String(pattern)),
        'expected complaints that never came',
      ).toEqual([])
    },
  }
}

/** What the browser of somebody keeps who has signed in. Source: specification, point 9, for the first key. */
const keptBy = (origin: string, { email, name, token }: SignedIn) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'accessToker', value: token },
        { name: 'ironmonger.person', value: JSON.stringify({ email, name }) },
      ],
    },
  ],
})

/** Whether React has taken over the page, or never will: only then does it hear hands that are faster than any person's. Runs in the browser. */
export const isAwake = (): boolean => {
  const main = document.querySelector('#main')
  if (main === null || !('__reactRouterContext' in window)) return true
  return (
    Object.keys(main).some((key) => key.startsWith('__react')) &&
    !('queuedEvents' in window && window.queuedEvents !== undefined)
  )
}

/** Does something as a visitor and leaves, so that no journey forgets to. */
export async function visiting(
  look: Look,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const visitor = await visit(look)
  try {
    await journey(visitor)
  } catch (error) {
    const seen = await lastSeen(visitor)
    await visitor.context.close()
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${seen}`, {
      cause: error,
    })
  }
  await visitor.leave()
}

/** Where a journey ended that failed: address, text, complaints. */
async function lastSeen({ page, complaints }: Visitor): Promise<string> {
  const text = await page
    .locator('main, body')
    .first()
    .innerText({ timeout: 1000 })
    .catch((error: Error) => error.message)
  return [`At ${page.url()}:`, text.slice(0, 600), ...complaints()].join('\n')
}

/** 'error: Failed to load resource: ... /api/tools/1' */
function lineOf(message: ConsoleMessage): string {
  const { url } = message.location()
  return `${message.type()}: ${message.text()} ${URL.canParse(url) ? new URL(url).pathname : url}`.trim()
}

/** Somebody who just signed up, under an address that nobody has. */
export async function signUp(
  visitor: Visitor,
  name = 'Jane Doe',
): Promise<{ readonly email: string; readonly password: string; readonly name: string }> {
  const person = { name, email: freshEmail(name), password: 'plough-and-harrow-7' }
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

/** An address that nobody has. */
export const freshEmail = (name: string): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')}.${crypto.randomUUID().slice(0, 8)}@example.com`
