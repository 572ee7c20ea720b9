/** German: see ../outages.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { outageTitles as english } from '../outages.ts'

export const outageTitles: Translated<typeof english> = {
  statementTimedOut:
    'Die Anfrage hat zu lange gedauert und wurde abgebrochen. Versuchen Sie es in Kürze erneut',
  connectionsExhausted:
    'Alle Verbindungen des Shops zur Datenbank sind belegt. Versuchen Sie es in Kürze erneut',
  connectionRefused:
    'Die Datenbank lehnt die Verbindung ab. Der Betreiber muss die Verbindungsdaten des Shops berichtigen',
  diskFull:
    'Der Speicher des Servers ist voll. Es kann erst wieder etwas gespeichert werden, wenn der Betreiber Platz schafft',
  readOnly: 'Im Shop kann zurzeit nichts gespeichert werden. Versuchen Sie es später erneut',
  supersededVersion:
    'Der Shop wird gerade auf eine neuere Version umgestellt. Versuchen Sie es in Kürze erneut',
  overloaded: 'Der Shop ist stark ausgelastet. Versuchen Sie es in Kürze erneut',
  misdirectedRequest: 'Unter diesem Hostnamen ist der Shop nicht erreichbar',
}
