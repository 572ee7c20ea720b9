/**
 * Every page of the shop, as those who may see it, in a shop with data and in an empty one (the other
 * files of this name). Here are those of visitors and buyers, and that none is left out.
 */
import { describe, expect, test } from 'vitest'
import routes from '../../src/routes.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { addressesOfNothing, listedPages } from './page-list.ts'
import { sweepDemoShop } from './page-sweep.ts'
import { signInAsAdmin } from './sign-in.ts'
import { useOwnShop } from './test-environment.ts'
import { openBrowser, withBrowser } from './visitor.ts'

useOwnShop()

test('every route is in the list of pages, and the list has no other', () => {
  const listed = new Set(listedPages.map(({ route }) => route))
  expect([...listed].toSorted()).toEqual(pathsOf(routes, '').toSorted())
})

type Route = (typeof routes)[number]
/** The addresses of all routes that are pages: a layout has none of its own. */
const pathsOf = (list: readonly Route[], parent: string): string[] =>
  list.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`
    if (path === '*') return []
    return children.length > 0 ? pathsOf(children, own) : [index && own === '' ? '/' : own]
  })

describe.each(['visitor', 'buyer'] as const)('in a shop with data, as %s', (role) => {
  sweepDemoShop(role)
})

test('an address with an id that is no id is no fault of the shop', async () =>
  withBrowser({ signedInAs: await signInAsAdmin() }, async (visitor) => {
    visitor.allowConsoleMessage(/status of 404/)
    for (const address of addressesOfNothing) {
      await visitor.go(address)
      const main = visitor.page.locator('main')
      await main.getByText('Loading').waitFor({ state: 'detached' })
      expect(await main.innerText(), address).not.toMatch(/broke on our side/)
    }
  }))

test('the checks notice what they should: inline script and style, a foreign address, an error, an accessibility fault', async () => {
  const visitor = await openBrowser()
  const { go, page } = visitor
  await go('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
    document.body.setAttribute('style', 'color: red')
    setTimeout(() => {
      throw new Error('a bug of the page')
    })
    return fetch('https://elsewhere.example/').catch(() => undefined)
  })
  expect(await page.title()).not.toBe('taken over')
  const noticed = visitor.consoleMessages().join('\n')
  for (const pattern of [
    /inline script/i,
    /inline style/i,
    /elsewhere\.example/,
    /a bug of the page/,
  ])
    expect(noticed).toMatch(pattern)
  await page.evaluate(() => {
    const wide = document.createElement('div')
    wide.style.width = '2000px'
    const picture = document.createElement('img')
    picture.src = '/icon.svg'
    wide.append(picture)
    document.querySelector('main')?.append(wide)
  })
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt/)
  await expect(expectNoSidewaysScroll(page, 1280, 500)).rejects.toThrow(/at 1280 px/)
  await visitor.close()
})
