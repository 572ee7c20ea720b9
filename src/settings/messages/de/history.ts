/** German: see ../history.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { settingsHistoryMessages as english } from '../history.ts'

export const settingsHistoryMessages: Translated<typeof english> = {
  title: 'Verlauf',
  lead: 'Alle Änderungen, die neuesten zuerst.',
  empty: 'Noch keine Änderungen',
  emptyDetail: 'Gespeicherte Änderungen der Einstellungen stehen hier.',
  of: (part) => `Nur zu „${part}“`,
  all: 'Zu allen Einstellungen',
  setting: 'Einstellung',
  change: 'Änderung',
  picture: 'ein anderes Bild',
  more: (count) => `${count} weitere`,
  changed: (before, after) => `von „${before}“ zu „${after}“`,
  by: 'Von',
  at: 'Wann',
  actions: 'Aktionen',
  putBack: 'Wiederherstellen',
  putBackLabel: (labels) => `Wiederherstellen: ${labels}`,
  sure: (labels) => `Den früheren Wert wiederherstellen: ${labels}?`,
  done: 'Wiederhergestellt',
}
