/** The parts of the settings: every setting has its place on one page. */
import { describe, expect, test } from 'vitest'
import { settingNames, Settings, type ShopSettings, settingDeclarations } from './declarations.ts'
import { partOfSlug, pathOfPart, sectionsOf, settingsParts, slugOf } from './parts.ts'
import { fieldsOf, summaryOf } from './part-summaries.ts'

test('each setting is on exactly one page, in exactly one group', () => {
  const placed = settingsParts.flatMap((part) => sectionsOf(part).flatMap(({ names }) => names))
  expect(placed.toSorted()).toEqual(settingNames.toSorted())
})

test('the address of a part leads to it', () => {
  expect(pathOfPart('accountMails')).toBe('/dashboard/settings/account-mails')
  for (const part of settingsParts) expect(partOfSlug(slugOf(part))).toBe(part)
  expect(partOfSlug('nothing')).toBeUndefined()
  expect(partOfSlug(undefined)).toBeUndefined()
})

const fresh = Settings.parse(
  Object.fromEntries(
    Object.entries(settingDeclarations).map(([name, { fallback }]) => [name, fallback]),
  ),
)

describe('what a card says', () => {
  test('of a fresh shop: what is set, and in another tone what is missing', () => {
    expect(summaryOf('shop', fresh).now).toBe('Ironmonger · accent #f26a1b')
    expect(summaryOf('front', fresh).now).toBe('“NEED NEW TOOLS ?” · 4 figures')
    expect(summaryOf('letterhead', fresh)).toMatchObject({ hint: 'No address', warns: true })
    expect(summaryOf('payments', fresh).now).toBe('Payable on receipt')
    for (const part of settingsParts) {
      const { now, hint } = summaryOf(part, fresh)
      expect(now.length * hint.length, part).toBeGreaterThan(0)
    }
  })

  test('of one that is set up', () => {
    const shop = {
      ...fresh,
      legalName: 'Ironmonger Supply, Inc.',
      address: '1 Main Street',
      bank: 'IBAN DE02 1203 0000 0000 2020 51',
      reminderDays: '7, 21, 35',
      reminder2Opening: 'Words of our own',
      newcomerMaxOrder: '500',
      paymentTerms: 'net 30',
      overdueDays: '30',
      blockedWords: 'one\n\ntwo',
      country: 'US',
      timeZone: 'America/New_York',
    }
    expect(summaryOf('letterhead', shop)).toMatchObject({
      now: 'Ironmonger Supply, Inc.',
      hint: 'Bank account •••• 2051',
    })
    expect(summaryOf('reminders', shop)).toMatchObject({
      now: '7, 21 and 35 days after the due date',
      hint: '1 in your own words',
    })
    expect(summaryOf('holds', shop).now).toBe('New customers: on hold above $500.00')
    expect(summaryOf('payments', shop)).toMatchObject({
      now: 'Net 30',
      hint: 'Orders on hold if invoices are 30 days overdue',
    })
    expect(summaryOf('reviews', shop).hint).toBe('2 blocked words')
    expect(summaryOf('place', shop).now).toBe('United States · USD · New York')
  })
})

test('a text in a further language is a field of its own, found by both names of the language', () => {
  const namesOf = (settings: ShopSettings) => fieldsOf('mails', settings).map(({ name }) => name)
  expect(namesOf(fresh)).not.toContain('shippedSubject:de')
  const shop = { ...fresh, languages: 'de' }
  expect(namesOf(shop)).toContain('shippedSubject:de')
  const found = fieldsOf('front', shop).find(({ name }) => name === 'heroHeadline:de')
  expect(found?.label).toBe('Headline, Deutsch')
  expect(found?.words).toContain('German')
})
