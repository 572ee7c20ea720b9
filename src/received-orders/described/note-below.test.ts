/** A note on its own line makes the line above it ask. */
import { expect, test } from 'vitest'
import { useTexts } from '../test-texts.ts'

const states = useTexts()

test.each([
  '(red ones)',
  '- wooden handle',
  '2 of these to Waco',
  'for Bob',
  'later',
  'January',
  'by Friday',
  'same again',
  '(12)',
  '+ 12',
  'ca. 12',
  'of which 12 now',
  'davon 12 sofort',
  'dont 12',
  'de los cuales 12',
  'sample',
  'Abruf',
  '2027',
  'KW 50',
  'or',
])('“%s” below a line makes it ask', async (note) => {
  expect((await states(`HMR-1001 24\n${note}\nWRN-3010 72\n`))[0]).toBe('to-confirm')
})

test.each(['Thanks', 'Kind regards', '', 'Wrenches', 'Wrenches:', '12 Brooms'])(
  '“%s” below a line says nothing about it',
  async (below) => {
    expect((await states(`HMR-1001 24\n${below}\nWRN-3010 72\n`))[0]).toBe('certain')
  },
)
