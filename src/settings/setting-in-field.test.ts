/** What a field of the settings shows is written as the language of the page writes it. */
import { expect, test } from 'vitest'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { settingInField } from './spoken-texts.ts'

test('an amount stands in the field as the page writes it, a name of the shop as it is', () => {
  const shown = () => [
    settingInField('newcomerMaxOrder', '499.50'),
    settingInField('newcomerMaxOrder', ''),
    settingInField('name', 'Schmiede 2.0'),
  ]
  expect(inLanguage('de', shown)).toEqual(['499,50', '', 'Schmiede 2.0'])
  expect(shown()).toEqual(['499.50', '', 'Schmiede 2.0'])
})
