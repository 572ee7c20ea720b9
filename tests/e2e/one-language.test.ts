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
import { scratchFolder } from '../scratch-folder.ts'
import { callApi, expectRows, fetchToken, fieldOf } from './api-calls.ts'
import { findIds } from './find-ids.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { foreignTexts, prepareGermanShop } from './german-shop.ts'
import { addressOf, listedPages, type Ids, type ListedPage, type Role } from './page-list.ts'
import { demoAdmin, demoBuyer, openBrowser, type Visitor } from './visitor.ts'

const dataDir = mkdtempSync(join(scratchFolder(), 'ironmonger-german-'))
let shop: StartedShop
let ids: Ids
let tokens: Readonly<Record<Exclude<Role, 'visitor'>, string>>

beforeAll(async () => {
  await prepareGermanShop(dataDir)
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
        expect(await foreignTexts(visitor, language)).toBe('')
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
