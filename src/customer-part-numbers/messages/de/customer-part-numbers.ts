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
    `${number} ist schon ${sku} zugeordnet. Entfernen Sie die Nummer zuerst bei diesem Werkzeug, oder geben Sie eine andere Nummer ein.`,
  tooManyDetail: (max) =>
    `Eine Firma kann höchstens ${displayNumber(max)} eigene Artikelnummern haben. Entfernen Sie zuerst einige.`,
  unknownSku: (sku) =>
    `Kein Werkzeug im Verkauf hat die Artikelnummer ${sku}. Prüfen Sie die Artikelnummer.`,
  twiceInFile: (number, row) =>
    `${number} kommt schon in Zeile ${row} vor. Eine Nummer kann nur einem Werkzeug zugeordnet werden. Entfernen Sie eine der Zeilen.`,
}
