/** German: see ../address-input.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { addressInputMessages as english } from '../address-input.ts'

export const addressInputMessages: Translated<typeof english> = {
  address: 'Adresse',
  addressHelp: 'Firma, Straße, Tor und Ort, wie sie auf dem Versandetikett stehen sollen.',
  asParts: 'In einzelnen Feldern eingeben',
  asText: 'Als einen Text eingeben',
  loading: 'Wird geladen',
  company: 'Firma',
  recipient: 'Zu Händen',
  street: 'Straße und Hausnummer',
  extra: 'Gebäude, Tor, Etage',
  postcode: 'Postleitzahl',
  town: 'Ort',
  region: 'Bundesland oder Region',
  country: 'Land',
  chooseCountry: 'Land wählen',
  addNotes: 'Hinweise für den Fahrer hinzufügen',
  deliveryNotes: 'Hinweise für den Fahrer',
  deliveryNotesHelp:
    'Zum Beispiel Torcode, Öffnungszeiten oder Gabelstapler. Die Hinweise stehen nicht auf dem Versandetikett.',
}
