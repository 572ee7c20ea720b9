/** What a field of the settings shows is written as the language of the page writes it. */
import { expect, test } from 'vitest'
import { decode } from 'zod/mini'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { toCurrent } from './current-settings.server.ts'
import { toSettings } from './settings-cache.server.ts'
import { DaysOff } from './setting-schemas.ts'
import { settingInField } from './setting-in-field.ts'

const current = (values: Readonly<Record<string, string>>) => {
  const stored = Object.entries(values).map(([name, value]) => ({ name, value }))
  return toCurrent(
    1,
    toSettings(stored, () => expect.unreachable('all is understood')),
  )
}

test('an amount stands in the field as the page writes it, a name of the shop as it is', () => {
  const shop = current({ newcomerMaxOrder: '499.50', name: 'Schmiede 2.0' })
  const shown = () => [
    settingInField(shop, 'newcomerMaxOrder'),
    settingInField(shop, 'newcomerMaxShare'),
    settingInField(shop, 'name'),
  ]
  expect(inLanguage('de', shown)).toEqual(['499,50', '', 'Schmiede 2.0'])
  expect(shown()).toEqual(['499.50', '', 'Schmiede 2.0'])
})

test('days without dispatch stand in the field as the page writes days', () => {
  const shop = current({ daysOff: '2026-12-24\n12-25' })
  const shown = () => settingInField(shop, 'daysOff')
  expect(inLanguage('de', shown)).toBe('24.12.2026\n25.12.')
  expect(shown()).toBe('2026-12-24\n12-25')
})

test.each(['24.12.2026\n25.12.', '24. 12. 2026\r\n\n25.12', '2026-12-24\n12-25'])(
  'days without dispatch are kept in one form: %j',
  (text) => {
    expect(decode(DaysOff, text)).toBe('2026-12-24\n12-25')
  },
)

test('a standard text stands in the field as the default language has it, whatever the page', () => {
  const english = current({ languages: 'de' })
  const german = current({ defaultLanguage: 'de', languages: 'en', tagline: 'Feilen' })
  const shown = () => [
    settingInField(english, 'tagline'),
    settingInField(german, 'heroGreeting'),
    settingInField(german, 'tagline'),
  ]
  const asRead = ['hand tools in bulk', 'Guten Tag', 'Feilen']
  expect(shown()).toEqual(asRead)
  expect(inLanguage('de', shown)).toEqual(asRead)
})
