/** German: see ../seen.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { seenMessages as english } from '../seen.ts'

export const seenMessages: Translated<typeof english> = {
  title: 'Die Daten wurden inzwischen geändert',
  detail: (now) =>
    `Seit Sie die Seite geöffnet haben, hat jemand anders Änderungen gespeichert. Aktueller Stand: ${now}. Ihre Eingaben bleiben erhalten. Prüfen Sie Ihre Eingaben, und speichern Sie erneut.`,
  nothing: 'kein Eintrag',
}
