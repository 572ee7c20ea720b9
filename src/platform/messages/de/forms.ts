/** German: see ../forms.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { formMessages as english } from '../forms.ts'

export const formMessages: Translated<typeof english> = {
  signedOut: 'Sie sind abgemeldet',
  signedOutHereOnly: [
    'Sie sind in diesem Browser abgemeldet, aber der Shop war nicht erreichbar.',
    'Ihre Sitzung beim Shop endet innerhalb einer halben Stunde automatisch.',
  ].join(' '),
  cancel: 'Abbrechen',
  optional: 'freiwillig',
  chooseFromList: 'Aus der Liste wählen',
  notifications: 'Meldungen',
  close: 'Schließen',
  areYouSure: 'Sind Sie sicher?',
  keepIt: 'Behalten',
  failed: 'Das konnte nicht geladen werden',
  failedDetail: 'Versuchen Sie es gleich noch einmal.',
  signInAgain:
    'Ihre Anmeldung ist abgelaufen. Melden Sie sich noch einmal an: Ihre Eingaben bleiben erhalten.',
  signInAndEnter:
    'Ihre Anmeldung ist abgelaufen, und es wurde nichts gespeichert. Melden Sie sich an und geben Sie es noch einmal ein.',
}
