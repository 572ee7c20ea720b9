/** German: see ../address.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { addressMessages as english } from '../address.ts'

export const addressMessages: Translated<typeof english> = {
  countryMissing: 'Wählen Sie ein Land.',
  noCountry: (code) => `${code} ist kein Ländercode nach ISO 3166.`,
  postcodeMissing: (country, example) =>
    `Eine Adresse in ${country} braucht eine Postleitzahl${example === undefined ? '' : `, zum Beispiel ${example}`}.`,
  noPostcode: (postcode, country, example) =>
    `${postcode} ist keine Postleitzahl von ${country}.` +
    (example === undefined
      ? ' Berichtigen Sie sie, oder geben Sie die ganze Adresse als Text ein.'
      : ` Beispiel: ${example}.`),
  tooLong: (most) => `Diese Zeilen haben zusammen mehr als ${most} Zeichen. Kürzen Sie diese hier.`,
  otherCountry: (said, inAddress) =>
    `Die Adresse liegt in ${inAddress}, nicht in ${said}. Geben Sie nur eines davon an.`,
}
