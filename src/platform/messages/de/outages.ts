/** German: see ../outages.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { outageTitles as english } from '../outages.ts'

export const outageTitles: Translated<typeof english> = {
  statementTimedOut:
    'Das dauerte zu lange und wurde abgebrochen. Versuchen Sie es gleich noch einmal',
  connectionsExhausted:
    'Alle Verbindungen des Shops zu seiner Datenbank sind belegt. Versuchen Sie es gleich noch einmal',
  connectionRefused:
    'Die Datenbank lehnt die Verbindung des Shops ab. Seine Einstellungen müssen berichtigt werden',
  diskFull:
    'Die Festplatte des Shops ist voll. Bis Platz geschaffen ist, lässt sich nichts speichern',
  readOnly: 'Im Shop lässt sich zurzeit nur lesen. Versuchen Sie es später noch einmal',
  supersededVersion:
    'Eine neuere Version des Shops übernimmt gerade. Versuchen Sie es gleich noch einmal',
  overloaded: 'Der Shop ist sehr ausgelastet. Versuchen Sie es gleich noch einmal',
  misdirectedRequest: 'Der Shop antwortet nicht unter diesem Namen',
}
