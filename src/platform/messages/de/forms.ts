/** German: see ../forms.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { formMessages as english } from '../forms.ts'

export const formMessages: Translated<typeof english> = {
  signedOut: 'Sie sind abgemeldet',
  signedOutHereOnly: [
    'Sie sind in diesem Browser abgemeldet. Der Server des Shops war aber nicht erreichbar.',
    'Ihre Sitzung endet dort automatisch innerhalb einer halben Stunde.',
  ].join(' '),
  cancel: 'Abbrechen',
  optional: 'optional',
  chooseFromList: 'Aus der Liste wählen',
  notifications: 'Meldungen',
  close: 'Schließen',
  areYouSure: 'Sind Sie sicher?',
  keepIt: 'Behalten',
  failed: 'Der Inhalt konnte nicht geladen werden',
  failedDetail: 'Versuchen Sie es in Kürze erneut.',
  signInAgain:
    'Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an. Ihre Eingaben bleiben erhalten.',
  signInAndEnter:
    'Ihre Anmeldung ist abgelaufen, und es wurde nichts gespeichert. Melden Sie sich erneut an, und wiederholen Sie Ihre Eingabe.',
}
