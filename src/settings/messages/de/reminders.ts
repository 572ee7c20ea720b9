/** German: see ../reminders.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { reminderSettingsMessages as english } from '../reminders.ts'

const words = (step: string) => ({
  subject: { label: `${step}: Betreff`, help: '' },
  opening: { label: `${step}: Einleitung`, help: '' },
})
const [first, second, third] = [
  words('Zahlungserinnerung'),
  words('1. Mahnung'),
  words('2. Mahnung'),
]

export const reminderSettingsMessages: Translated<typeof english> = {
  reminderDays: {
    label: 'Tage nach der Fälligkeit',
    help: 'Bis zu drei Mahnstufen, etwa „7, 21, 35“. Solange das Feld leer ist oder Zahlungen nicht verfolgt werden, sendet der Shop keine Mahnungen.',
  },
  reminder1Subject: first.subject,
  reminder1Opening: first.opening,
  reminder2Subject: second.subject,
  reminder2Opening: second.opening,
  reminder3Subject: third.subject,
  reminder3Opening: third.opening,
}
