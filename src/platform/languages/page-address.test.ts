/** Addresses with and without the prefix of a language, and which pages follow a choice. */
import { describe, expect, test } from 'vitest'
import { toShopLanguages } from './languages.ts'
import {
  isByChoice,
  languageOfAddress,
  toShownAddress,
  withoutPrefixOf,
  withPrefix,
} from './page-address.ts'

const english = toShopLanguages('en', 'de')
const german = toShopLanguages('de', 'en')

describe('addresses of pages in several languages', () => {
  test.each([
    ['/', '/de'],
    ['/?reviews=all#reviews', '/de?reviews=all#reviews'],
    ['/purchase?q=hammer', '/de/purchase?q=hammer'],
  ])('%s is %s in German, and back', (address, prefixed) => {
    expect(withPrefix(address, '/de')).toBe(prefixed)
    expect(withoutPrefixOf(prefixed, '/de')).toBe(address)
  })

  test('a page whose name only begins like a language keeps it', () => {
    expect(withoutPrefixOf('/delivery', '/de')).toBe('/delivery')
    expect(languageOfAddress('/delivery', english).language).toBe('en')
  })

  test.each(['/login', '/dashboard/orders/10011', '/signup?x=1', '/api/docs'])(
    '%s is shown without a prefix',
    (address) => {
      expect(toShownAddress(`/de${address}`, '/de')).toBe(address)
    },
  )

  test.each([
    ['/api/docs', true],
    ['/api/docs/erp?from=menu', true],
    ['/api/docs/reference/', false],
    ['/api/tools', false],
  ])('%s follows a choice: %s', (address, follows) => {
    expect(isByChoice(address)).toBe(follows)
  })

  test('the language at the root has no prefix, and the other has', () => {
    expect(languageOfAddress('/purchase', german)).toEqual({ language: 'de', prefix: '' })
    expect(languageOfAddress('/en/purchase', german)).toEqual({ language: 'en', prefix: '/en' })
    expect(languageOfAddress('/de/purchase', english)).toEqual({ language: 'de', prefix: '/de' })
  })

  test('the data of a page is asked for in its language', () => {
    expect(languageOfAddress('/de.data?_routes=home', english).language).toBe('de')
  })

  test('reading pages do not follow a choice', () => {
    expect(['/', '/purchase', '/cart', '/tools/x', '/loginx'].filter(isByChoice)).toEqual([])
  })
})
