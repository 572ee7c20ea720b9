/** German: see ../customer-part-numbers.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { aliasesMessages as english } from '../customer-part-numbers.ts'

export const aliasesMessages: Translated<typeof english> = {
  problems: {
    taken: 'Die Firma hat diese Artikelnummer schon',
    tooMany: 'Die Höchstzahl eigener Artikelnummern ist erreicht',
  },
  takenDetail: (number, sku) =>
    `${number} gehört schon zu ${sku}. Entfernen Sie die Nummer zuerst dort, oder geben Sie eine andere ein.`,
  tooManyDetail: (max) =>
    `Eine Firma kann höchstens ${displayNumber(max)} eigene Artikelnummern haben. Entfernen Sie zuerst einige.`,
  unknownSku: (sku) => `Kein Werkzeug im Verkauf hat die Artikelnummer ${sku}.`,
  twiceInFile: (number, row) =>
    `${number} steht schon in Zeile ${row}. Eine Nummer kann nur zu einem Werkzeug gehören.`,
}
