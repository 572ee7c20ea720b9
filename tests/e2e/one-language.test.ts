/**
 * A German shop, and its pages in English: whatever a page says, to eyes and to screen readers, is in
 * the language of the page. What is allowed besides is in foreign-words.ts.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../src/platform/languages/languages.ts'
import { isByChoice } from '../../src/platform/languages/page-address.ts'
import { someOf } from '../effort.ts'
import { run } from '../start/run.ts'
import { Visitor as Cookies } from '../identity/visitor.ts'
import { scratchFolder } from '../scratch-folder.ts'
import { callApi, expectRows, fetchToken, fieldOf } from './api-calls.ts'
import { findIds } from './find-ids.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { addressOf, listedPages, type Ids, type ListedPage, type Role } from './page-list.ts'
import { demoAdmin, demoBuyer, openBrowser, type Visitor } from './visitor.ts'
import { foreignWords } from './words-of-languages.ts'

const owner = {
  email: 'inhaberin@example.com',
  name: 'Olga Amboss',
  password: 'drei-braune-7-ambosse',
}
const dataDir = mkdtempSync(join(scratchFolder(), 'ironmonger-german-'))
let shop: StartedShop
let ids: Ids
let tokens: Readonly<Record<Exclude<Role, 'visitor'>, string>>

beforeAll(async () => {
  await prepare()
  shop = await startShop({ DATA_DIR: dataDir })
  const { origin } = shop
  tokens = {
    admin: await fetchToken(demoAdmin, origin),
    buyer: await fetchToken(demoBuyer, origin),
  }
  const [tool] = expectRows(await callApi('GET /tools?sku=HMR-1001', { origin }))
  ids = await findIds({ origin, toolId: String(fieldOf(tool, '_id')) })
})
afterAll(async () => {
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A shop that is German before the demo shop is loaded, which then is German, too. */
async function prepare(): Promise<void> {
  const empty = await startShop({ DEMO: 'off', DATA_DIR: dataDir })
  const { origin } = empty
  await new Cookies(origin).post('/api/auth/sign-up/email', owner)
  // The first exchange of a token makes the record that is promoted.
  await fetchToken(owner, origin)
  const { code, stderr } = await run(['shop', 'admin', 'promote', owner.email], {
    DATA_DIR: dataDir,
  })
  if (code !== 0) throw new Error(`the owner was not promoted: ${stderr}`)
  await becomeGerman(origin)
  await empty.stop()
}

async function becomeGerman(origin: string): Promise<void> {
  const token = await fetchToken(owner, origin)
  const { body } = await callApi('GET /settings', { token, origin })
  const values = {
    revision: fieldOf(body, 'revision'),
    defaultLanguage: 'de',
    languages: 'en',
    country: 'DE',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
  }
  const saved = await callApi('PUT /settings', { token, origin, body: values })
  if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved.body)}`)
}

const people = {
  admin: { email: demoAdmin.email, name: 'Marta Ibarra' },
  buyer: { email: demoBuyer.email, name: 'Celia Navarro' },
}

describe.each(['de', 'en'] as const)('pages in %s', (language) => {
  describe.each(['visitor', 'buyer', 'admin'] as const)('of the %s', (role) => {
    let visitor: Visitor
    beforeAll(async () => {
      const { origin } = shop
      const signedInAs =
        role === 'visitor' ? {} : { signedInAs: { ...people[role], token: tokens[role] } }
      visitor = await openBrowser({ origin, ...signedInAs })
      await visitor.context.addCookies([{ name: 'language', value: language, url: origin }])
    })
    afterAll(() => visitor.context.close())

    test.each(pagesOf(role, language).map((page) => [page.path ?? page.route, page] as const))(
      '%s says nothing in another language',
      async (_, page) => {
        const address = addressOf(page, ids)
        await visitor.go(addressIn(language, address))
        await visitor.page.locator(page.ready).first().waitFor()
        expect(await visitor.page.evaluate(() => document.documentElement.lang)).toBe(language)
        const found = (await textsOf(visitor, language)).flatMap((text) => {
          const words = foreignWords(text, language)
          return words.length > 0 ? [`${words.join(', ')} in “${text}”`] : []
        })
        expect(found.join('\n')).toBe('')
      },
    )
  })
})

/** All pages in the shop's own language; in the other one, an ordinary run opens every fourth. */
function pagesOf(role: Role, language: Language): readonly ListedPage[] {
  const pages = listedPages.filter((each) => each.role === role)
  return language === 'de' ? pages : someOf(pages, 1)
}

/** As the shop writes it: pages that follow a choice have no prefix. */
const addressIn = (language: Language, address: string): string =>
  isByChoice(address) || language === 'de' ? address : `/en${address === '/' ? '' : address}`

/** All texts of the page that stand in its language, with those that only screen readers say. */
const textsOf = ({ page }: Visitor, language: Language): Promise<string[]> =>
  page.evaluate((code) => {
    const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']
    const texts: string[] = []
    const isOther = (element: Element): boolean =>
      element.closest('[lang]')?.getAttribute('lang') !== code ||
      element.closest('script, style, noscript, code, pre, kbd') !== null
    for (const element of document.querySelectorAll('*')) {
      if (isOther(element)) continue
      for (const name of spoken) texts.push(element.getAttribute(name) ?? '')
      if (element.matches('meta[name=description]'))
        texts.push(element.getAttribute('content') ?? '')
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    }
    return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter(
      (text) => text !== '',
    )
  }, language)
