/** German: see ../seen.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { seenMessages as english } from '../seen.ts'

export const seenMessages: Translated<typeof english> = {
  title: 'Jemand anders hat das geändert',
  detail: (now) =>
    `Seit Sie die Seite geöffnet haben, hat jemand anders etwas gespeichert. Jetzt gilt: ${now}. Ihre Eingaben bleiben erhalten: Prüfen Sie sie und speichern Sie noch einmal.`,
  nothing: 'nichts',
}
