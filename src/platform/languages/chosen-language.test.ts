/** The language of a response: determined by the address, a saved choice, or `Accept-Language`. */
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { acceptedLanguage, addressWithin, chosenLanguage } from './chosen-language.server.ts'
import { setShopLanguages, shopLanguages, toShopLanguages } from './languages.ts'

const before = shopLanguages()
beforeEach(() => setShopLanguages(toShopLanguages('en', 'de')))
afterEach(() => setShopLanguages(before))

/** Where a request for an address is answered. */
function within(url: string, cookie?: string): string {
  const request = new IncomingMessage(new Socket())
  if (cookie !== undefined) request.headers.cookie = cookie
  return addressWithin(request, url)
}

describe('the language of a request', () => {
  test('the dashboard and the log-in follow the choice that was kept', () => {
    expect(within('/dashboard/myorders', 'a=b; language=de')).toBe('/de/dashboard/myorders')
    expect(within('/login')).toBe('/login')
  })

  test('a reading page never does', () => {
    expect(within('/purchase', 'language=de')).toBe('/purchase')
    expect(within('/de/purchase', 'language=en')).toBe('/de/purchase')
  })

  test('addresses that nobody should link to lead to where the page is shown', () => {
    expect(within('/de/login?x=1')).toBe('/languages/moved?to=%2Flogin%3Fx%3D1')
    expect(within('/en/purchase')).toBe('/languages/moved?to=%2Fpurchase')
  })

  test('a choice of a language that was switched off is forgotten, and nothing breaks', () => {
    setShopLanguages(toShopLanguages('en', ''))
    expect(chosenLanguage('language=de')).toBeUndefined()
    expect(within('/login', 'language=de')).toBe('/login')
    expect(within('/de/purchase?q=x')).toBe('/languages/off?to=%2Fpurchase%3Fq%3Dx')
    // What the program has no language for is an address like any other.
    expect(within('/fr/purchase')).toBe('/fr/purchase')
  })

  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'en'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.5, DE;q=0.7', 'de'],
    ['de;q=0', 'en'],
    [';;;,,,=q', 'en'],
    [`${'x'.repeat(10_000)},de`, 'en'],
  ])('Accept-Language: %s is answered in %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })
})
