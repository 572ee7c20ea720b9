/** German: see ../report.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { reportMessages as english } from '../report.ts'

export const reportMessages: Translated<typeof english> = {
  title: 'Bewertung melden',
  description: 'Melden Sie dem Shop eine unzulässige Bewertung.',
  lead: 'Der Shop prüft die Meldung. Der Verfasser erfährt nicht, wer die Bewertung gemeldet hat.',
  review: 'Bewertung',
  reason: 'Grund',
  choose: 'Auswählen',
  reasons: {
    advertising: 'Werbung',
    insult: 'Beleidigung',
    false: 'Unwahre Angaben oder falsches Werkzeug',
    private: 'Private Angaben',
    other: 'Anderer Grund',
  },
  note: 'Weitere Angaben',
  send: 'Melden',
  sending: 'Wird gemeldet',
  notSent: 'Die Bewertung wurde nicht gemeldet.',
  thanks: 'Vielen Dank. Der Shop prüft die Bewertung.',
  before: 'Sie haben diese Bewertung bereits gemeldet. Der Shop prüft die Bewertung.',
  back: 'Zurück zu den Bewertungen',
}
