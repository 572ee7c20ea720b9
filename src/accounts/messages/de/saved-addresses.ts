/** German: see ../saved-addresses.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { savedAddressesMessages as english } from '../saved-addresses.ts'

export const savedAddressesMessages: Translated<typeof english> = {
  savedAddresses: 'Gespeicherte Adressen',
  otherAddress: 'Andere Adresse',
  savedAddress: (address, phone) =>
    [address.replaceAll(/\s*\n\s*/g, ', '), phone].filter(Boolean).join(' · '),
  deleteAddress: 'Diese Adresse löschen',
  addressDeleted: 'Adresse gelöscht',
  change: 'Ändern',
  changeOf: 'Lieferadresse ändern',
}
