/** What a field of the settings shows is written as the language of the page writes it. */
import { expect, test } from 'vitest'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { toCurrent } from './current-settings.server.ts'
import { toSettings } from './settings-cache.server.ts'
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
