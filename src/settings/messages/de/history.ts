/** German: see ../history.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { settingsHistoryMessages as english } from '../history.ts'

export const settingsHistoryMessages: Translated<typeof english> = {
  title: 'Verlauf',
  lead: 'Alle Änderungen, die neuesten zuerst.',
  empty: 'Noch keine Änderungen',
  emptyDetail: 'Sobald Sie Einstellungen ändern, erscheinen die Änderungen hier.',
  of: (part) => `Nur zu „${part}“`,
  all: 'Zu allen Einstellungen',
  setting: 'Einstellung',
  change: 'Änderung',
  picture: 'Bild ersetzt',
  more: (count) => `${count} weitere`,
  changed: (before, after) => `von „${before}“ in „${after}“`,
  by: 'Von',
  at: 'Zeitpunkt',
  actions: 'Aktionen',
  putBack: 'Wiederherstellen',
  putBackLabel: (labels) => `Wiederherstellen: ${labels}`,
  sure: (labels) => `Der frühere Wert wird wiederhergestellt: ${labels}.`,
  done: 'Der frühere Wert wurde wiederhergestellt',
}
