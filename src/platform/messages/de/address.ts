/** German: see ../address.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { addressMessages as english } from '../address.ts'

export const addressMessages: Translated<typeof english> = {
  countryMissing: 'Wählen Sie ein Land.',
  noCountry: (code) => `${code} ist kein Ländercode nach ISO 3166.`,
  postcodeMissing: (country, example) =>
    `Für Adressen in diesem Land ist eine Postleitzahl nötig (${country})${example === undefined ? '' : `, zum Beispiel ${example}`}.`,
  noPostcode: (postcode, country, example) =>
    `${postcode} ist keine gültige Postleitzahl für dieses Land (${country}).` +
    (example === undefined
      ? ' Berichtigen Sie die Postleitzahl, oder geben Sie die ganze Adresse als Text ein.'
      : ` Beispiel: ${example}.`),
  tooLong: (most) =>
    `Die Adresszeilen haben zusammen mehr als ${most} Zeichen. Kürzen Sie diese Zeile.`,
  otherCountry: (said, inAddress) =>
    `Als Land ist ${said} angegeben, in der Adresse steht aber ${inAddress}. Geben Sie nur ein Land an.`,
}
