/** German: see ../hidden-price.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { hiddenPriceMessages as english } from '../hidden-price.ts'

export const hiddenPriceMessages: Translated<typeof english> = {
  signIn: 'Preise nach Anmeldung',
  forCompanies: 'Für freigegebene Firmen',
  notLoaded: 'Nicht geladen',
  signInFor: {
    'signed-in': 'Melden Sie sich an, um Preise zu sehen.',
    companies: 'Nur Mitglieder freigegebener Firmen sehen Preise.',
  },
  openAccount: 'Firmenkonto eröffnen',
  failed: 'Die Preise konnten nicht geladen werden. Laden Sie die Seite neu.',
  shown: {
    'signed-in': 'Sie sehen diese Preise, weil Sie angemeldet sind.',
    companies: 'Diese Preise gelten für Mitglieder freigegebener Firmen.',
  },
  noOrder: 'Bestellen ist noch nicht möglich',
  noOrderDetail:
    'Nur Mitglieder freigegebener Firmen sehen Preise. Eröffnen Sie ein Firmenkonto; nach der Freigabe sehen Sie Preise und können bestellen.',
  toTool: 'Zurück zum Werkzeug',
}
