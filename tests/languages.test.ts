/** What a further language promises: the same messages, and none that nobody can find missing. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtLanguages } from '../scripts/lib/build.mjs'
import { languageCodes } from '../src/platform/languages/languages.ts'
import { permissionNames } from '../src/accounts/messages/staff.ts'
import { standardProblemTitles, validationMessages } from '../packages/contract/messages.ts'
import { inCurrentLanguage } from '../src/platform/languages/messages-by-language.server.ts'
import { unavailableTitle } from '../src/platform/messages/no-answer.ts'
import { inLanguage } from '../src/platform/languages/in-language.server.ts'
import { displayMoney, displayNumber } from '../src/platform/money/money.ts'
import { textPages as germanTextPages } from '../src/pages/messages/de/text-pages.ts'
import { textPages } from '../src/pages/messages/text-pages.ts'
import { notFoundMessages } from '../src/shell/messages/not-found.ts'
import { uiMessages } from '../src/ui/messages/ui.ts'

const english = globSync('src/*/messages/*.ts').filter((path) => !path.endsWith('.test.ts'))
const [, ...furtherLanguages] = languageCodes
const siblingOf = (path: string, language: string) =>
  path.replace('/messages/', `/messages/${language}/`)
const exportsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)

test.each(furtherLanguages)('every file of messages says all of it in %s', (language) => {
  const missing = english.flatMap((path) => {
    const sibling = siblingOf(path, language)
    if (!existsSync(sibling)) return [sibling]
    const said = exportsOf(sibling)
    return exportsOf(path)
      .filter((name) => !said.includes(name))
      .map((name) => `${sibling}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('the build makes the pages of every language', () => {
  expect(builtLanguages()).toEqual(languageCodes)
})

test('how a language writes numbers stands in one place', () => {
  const elsewhere = globSync('src/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$|^src\/demo\//.test(path))
    .filter((path) => /currentLanguage\(\) [!=]== '(?!en')/.test(readFileSync(path, 'utf8')))
  expect(elsewhere).toEqual([])
})

test('every German file stands beside the one that it translates, and is checked by its type', () => {
  for (const path of globSync('src/*/messages/de/*.ts')) {
    const name = path.replace('/messages/de/', '/messages/')
    expect(english, path).toContain(name)
    const exported = [...readFileSync(path, 'utf8').matchAll(/^export const \w+(.*?)=/gm)]
    for (const [, type] of exported) expect(type, path).toContain(': Translated<typeof ')
  }
})

test('addresses in messages are the same in each language', () => {
  const addresses = () => uiMessages.footer.flatMap(({ links }) => links.map(([to]) => to))
  expect(inLanguage('de', addresses)).toEqual(addresses())
})

test('what the server writes as HTML names the language that it is written in', () => {
  const fixed = globSync('src/**/*.{ts,tsx}')
    .filter(
      (path) => !path.endsWith('.test.ts') && /<html lang="\w/.test(readFileSync(path, 'utf8')),
    )
    // Of a shop in development, for who develops it.
    .filter((path) => path !== 'src/platform/http/development-page.server.ts')
  expect(fixed).toEqual([])
})

test('no component writes days or numbers in one language for all', () => {
  const fixed = globSync('src/**/*.tsx').filter((path) =>
    /toLocale\w*String\(\s*['"]|new Intl\.\w+Format\(\s*['"]/.test(readFileSync(path, 'utf8')),
  )
  expect(fixed).toEqual([])
})

test('text pages have the same pages, sections and links in each language', () => {
  const shapes = (pages: typeof textPages) =>
    Object.entries(pages).map(([name, { sections }]) => [
      name,
      sections.map(({ text, list = [], links = [] }) => [
        text.length,
        list.length,
        links.map(([to]) => to),
      ]),
    ])
  expect(shapes(germanTextPages)).toEqual(shapes(textPages))
})

test('the server says the same sentence in the language of each request, side by side', async () => {
  const said = await Promise.all(
    (['de', 'en', 'de'] as const).map((language) =>
      inLanguage(language, async () => {
        await new Promise((resolve) => setImmediate(resolve))
        return [notFoundMessages.go, uiMessages.nav.logIn, displayMoney(123_450)]
      }),
    ),
  )
  expect(said[0]).toEqual(['Suchen', 'Anmelden', '1.234,50\u00a0$'])
  expect(said[1]).toEqual(['Search', 'Log In', '$1,234.50'])
  expect(said[2]).toEqual(said[0])
})

test('amounts and numbers are written as German writes them', () => {
  inLanguage('de', () => {
    expect(displayMoney(890, { code: 'EUR', symbol: '€' })).toBe('8,90\u00a0€')
    expect(displayNumber(1_234_567)).toBe('1.234.567')
    expect(displayNumber(0.25)).toBe('0,25')
  })
})

test('what is exported under any other name is said in the language of each request, too', () => {
  expect(permissionNames.owner.name).toBe('Owner')
  expect(inLanguage('de', () => permissionNames.owner.name)).toBe('Inhaber')
  expect(inLanguage('de', () => inCurrentLanguage(unavailableTitle))).toMatch(/^Der Shop erreicht/)
})

test('what the package of contracts refuses is said in the language of the request, too', () => {
  const said = () => [
    validationMessages.tooLong(40),
    inCurrentLanguage(standardProblemTitles.notFound),
  ]
  expect(inLanguage('de', said)).toEqual(['Höchstens 40 Zeichen.', 'Nicht gefunden'])
  expect(said()).toEqual(['Enter at most 40 characters.', 'Not found'])
})
