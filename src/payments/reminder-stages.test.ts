/** The stages of reminders are called as in the settings: the first is no Mahnung. */
import { expect, test } from 'vitest'
import { reminderMessages, reminderPageMessages } from './messages/de/reminders.ts'

test.each([
  [1, 'Zahlungserinnerung'],
  [2, '1. Mahnung'],
  [3, '2. Mahnung'],
])('stage %d', (step, name) => {
  expect(reminderPageMessages.sentStep(step)).toBe(name)
  expect(reminderPageMessages.sendOf(step, 'INV-1')).toBe(`Jetzt senden: ${name} zu INV-1`)
  expect(reminderMessages.refused.otherStep('INV-1', step)).toContain(`${name} zu INV-1`)
})
