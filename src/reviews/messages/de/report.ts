/** German: see ../report.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { reportMessages as english } from '../report.ts'

export const reportMessages: Translated<typeof english> = {
  title: 'Bewertung melden',
  description: 'Sagen Sie dem Shop, was an einer Bewertung nicht stimmt.',
  lead: 'Der Shop prüft die Meldung. Der Verfasser erfährt nicht, von wem sie kommt.',
  review: 'Die Bewertung',
  reason: 'Grund',
  choose: 'Auswählen',
  reasons: {
    advertising: 'Sie wirbt für etwas anderes',
    insult: 'Sie beleidigt jemanden',
    false: 'Sie ist unwahr oder gehört nicht zu diesem Werkzeug',
    private: 'Sie enthält private Angaben',
    other: 'Etwas anderes',
  },
  note: 'Weitere Angaben',
  send: 'Melden',
  sending: 'Wird gemeldet',
  notSent: 'Nicht gemeldet.',
  thanks: 'Vielen Dank. Der Shop prüft die Bewertung.',
  before: 'Sie haben diese Bewertung schon gemeldet. Der Shop prüft sie.',
  back: 'Zurück zu den Bewertungen',
}
