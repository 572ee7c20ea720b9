/** Texts of the settings in further languages: which one is read, and that none is ever lost. */
import { safeDecode } from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { accountMailOf } from '../identity/email/account-mails.ts'
import { SettingsChange } from './contract.ts'
import { settingDeclarations } from './declarations.ts'
import { languagesOfText, missingIn } from './languages-of-text.ts'
import { defaultTextMessages } from './messages/default-texts.ts'
import { settingLabel } from './setting-label.ts'
import { otherLanguageOf, signatureOf, textOf, type SettingTexts } from './spoken-texts.ts'
import { spokenNames, textNames } from './texts-in-languages.ts'

const read = (texts: SettingTexts, name: (typeof textNames)[number]) => ({
  en: inLanguage('en', () => textOf(texts, name)),
  de: inLanguage('de', () => textOf(texts, name)),
})

describe('a text is', () => {
  test('the standard one of each language where nobody has changed it', () => {
    expect(read({}, 'heroGreeting')).toEqual({ en: 'Hello there', de: 'Guten Tag' })
    expect(read({ heroGreeting: 'Hello there' }, 'heroGreeting').de).toBe('Guten Tag')
  })
  test('that of the shop in every language in which it has written no other', () => {
    expect(read({ tagline: 'files' }, 'tagline')).toEqual({ en: 'files', de: 'files' })
    const both = { tagline: 'files', 'tagline:de': 'Feilen' }
    expect(read(both, 'tagline')).toEqual({ en: 'files', de: 'Feilen' })
    expect(read({ tagline: 'files', 'tagline:de': '' }, 'tagline').de).toBe('files')
    expect(read({ 'tagline:de': 'Feilen' }, 'tagline')).toEqual({
      en: 'hand tools in bulk',
      de: 'Feilen',
    })
  })
  test('none in every language where the shop has emptied it', () => {
    expect(read({ tagline: '' }, 'tagline')).toEqual({ en: '', de: '' })
  })
  test('judged by its own field: the standard text of another one is as written', () => {
    expect(read({ heroHeadline: 'Hello there' }, 'heroHeadline').de).toBe('Hello there')
  })
})

test('a text that is read in place of a missing one says its language, where that is known', () => {
  const inGerman = (texts: SettingTexts, defaultLanguage: 'en' | 'de' = 'en') =>
    inLanguage('de', () => otherLanguageOf({ defaultLanguage, ...texts }, 'heroHeadline'))
  expect(inGerman({ heroHeadline: 'FILES' })).toBe('en')
  expect(inGerman({ heroHeadline: 'FILES', 'heroHeadline:de': 'FEILEN' })).toBeUndefined()
  expect(inGerman({})).toBeUndefined()
  expect(inGerman({ heroHeadline: 'FEILEN' }, 'de')).toBeUndefined()
  // Written under another default language.
  expect(inGerman({ heroHeadline: 'LIMES', 'heroHeadline:en': 'FILES' })).toBeUndefined()
})

test('every text with a standard one has a name in each language, under its label', () => {
  expect(textNames.toSorted()).toEqual(Object.keys(defaultTextMessages).toSorted())
  for (const name of textNames) {
    expect(spokenNames).toContain(`${name}:en`)
    expect(settingLabel(`${name}:de`)).toBe(`${settingDeclarations[name].label}, Deutsch`)
  }
})

test('a text in a language has the limits of its field, but may be empty', () => {
  const issues = (values: object) =>
    safeDecode(SettingsChange, { revision: 0, ...values }).error?.issues.map(({ path }) => path[0])
  const long = 'x'.repeat(2000)
  for (const name of spokenNames) {
    expect(issues({ [name]: '' }), name).toBeUndefined()
    expect(new Set(issues({ [name]: long })), name).toEqual(new Set([name]))
  }
  expect(issues({ 'placedOpening:de': 'Guten Tag {name}' })).toBeUndefined()
  expect(issues({ 'placedOpening:de': 'Guten Tag {due}' })).toEqual(['placedOpening:de'])
  expect(issues({ 'reminder1Subject:de': 'Fällig {due}' })).toBeUndefined()
  // What a stranger types stays out of mails about accounts, in every language.
  expect(issues({ 'resetOpening:de': 'Guten Tag {name}' })).toEqual(['resetOpening:de'])
  expect(issues({ 'heroHeadline:fr': 'OUTILS' })).not.toBeUndefined()
})

test('another default language changes nothing that is read, and every text stays editable', () => {
  const texts = { tagline: 'files', 'tagline:de': 'Feilen' }
  const english = { ...texts, defaultLanguage: 'en', languages: 'de' } as const
  const german = { ...texts, defaultLanguage: 'de', languages: 'en' } as const
  expect(read(german, 'tagline')).toEqual(read(english, 'tagline'))
  expect(languagesOfText(english, 'tagline')).toEqual(['de'])
  expect(languagesOfText(german, 'tagline')).toEqual(['en', 'de'])
  expect(languagesOfText(german, 'heroHeadline')).toEqual(['en'])
  expect(languagesOfText({ defaultLanguage: 'en', languages: '' }, 'tagline')).toEqual([])
})

test('a language lacks what the shop has written in another one alone', () => {
  const shop = {
    tagline: 'files',
    heroGreeting: '',
    defaultLanguage: 'en',
    languages: 'de',
  } as const
  expect(missingIn(shop, 'de')).toEqual(['tagline'])
  expect(missingIn(shop, 'en')).toEqual([])
  expect(missingIn({ ...shop, 'tagline:de': 'Feilen' }, 'de')).toEqual([])
  expect(missingIn({ ...shop, languages: '' }, 'de')).toEqual([])
})

describe('in a shop', () => {
  let shop: TestShop
  let actor: Actor
  beforeAll(async () => {
    shop = await openTestShop()
    actor = await shop.person('Olga Owner', 'admin')
  })
  afterAll(() => shop.close())
  const current = () => shop.settings.read({ actor }, {})
  const save = async (values: object) =>
    shop.settings.save({ actor }, { revision: (await current()).revision, ...values })

  test('one language has answers as before', async () => {
    const { values, standardTexts } = await current()
    expect(standardTexts).toBeUndefined()
    expect(Object.keys(values).filter((name) => name.includes(':'))).toEqual([])
  })

  test('texts are saved, read in mails, put back and removed as any setting', async () => {
    expect((await save({ languages: 'de' })).standardTexts).toMatchObject({
      en: { heroGreeting: 'Hello there' },
      de: { heroGreeting: 'Guten Tag' },
    })
    await save({ 'tagline:de': 'Feilen und Raspeln', 'resetSubject:de': 'Neues Passwort, {shop}' })
    const settings = await shop.settings.current()
    expect(inLanguage('de', () => signatureOf(settings))).toContain('Feilen und Raspeln')
    expect(inLanguage('en', () => signatureOf(settings))).toContain('hand tools in bulk')
    const mail = inLanguage('de', () => accountMailOf('reset', settings, 'https://a.example'))
    expect(mail.subject).toBe('Neues Passwort, Ironmonger')
    expect(mail.text).toContain('Feilen und Raspeln')

    const [newest] = await shop.settings.revisions({ actor }, { part: 'accountMails' })
    expect(newest?.changes.map(({ name }) => name)).toContain('resetSubject:de')
    const { values } = await shop.settings.putBack({ actor }, { revision: newest?.revision ?? 0 })
    expect(values['tagline:de']).toBeUndefined()

    await save({ 'tagline:de': 'Feilen' })
    expect((await save({ 'tagline:de': '' })).values['tagline:de']).toBeUndefined()
    const { revision } = await current()
    expect((await save({ 'tagline:de': '' })).revision).toBe(revision)
  })

  test('a language that is switched off keeps its texts until it is back', async () => {
    await save({ languages: 'de', 'heroHeadline:de': 'FEILEN?' })
    await save({ languages: '' })
    expect((await save({ languages: 'de' })).values['heroHeadline:de']).toBe('FEILEN?')
  })
})
