/** German: see ../notes.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { noteMessages as english } from '../notes.ts'

export const noteMessages: Translated<typeof english> = {
  problems: { notesFull: 'Zu diesem Auftrag sind keine weiteren Notizen möglich' },
  notesFullDetail: (max) =>
    `Ein Auftrag darf höchstens ${displayNumber(max)} Notizen haben. Löschen Sie eine Notiz, die nicht mehr gebraucht wird.`,
  heading: 'Interne Notizen',
  help: 'Nur für Mitarbeiter. Käufer sehen interne Notizen nie, weder in E-Mails noch auf Belegen.',
  label: 'Neue Notiz',
  add: 'Notiz hinzufügen',
  busy: 'Wird hinzugefügt',
  added: 'Notiz hinzugefügt',
  by: (name) => `von ${name}`,
  byDeleted: 'von einem früheren Mitarbeiter',
  delete: (text) => `Notiz löschen: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`,
  deleteLabel: 'Löschen',
  sure: 'Die Notiz wird für alle Mitarbeiter gelöscht.',
}
