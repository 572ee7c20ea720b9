/** German: see ../by-sku.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { bySkuMessages as english } from '../by-sku.ts'

export const bySkuMessages: Translated<typeof english> = {
  problems: { rowsWrong: 'Einige Zeilen sind fehlerhaft, und es wurde nichts gespeichert' },
  tooManyAtOnce: (rows) =>
    `Senden Sie mit „allOrNothing“ höchstens ${displayNumber(rows)} Zeilen, oder lassen Sie „allOrNothing“ weg.`,
  why: {
    notRow: 'Senden Sie jede Zeile als Objekt mit dem Feld „sku“.',
    noSku: 'Jede Zeile braucht das Feld „sku“.',
    skuNotText: 'Senden Sie „sku“ als Text in Anführungszeichen.',
    notState:
      'Senden Sie „draft“ oder „discontinued“, oder lassen Sie „state“ weg, um das Werkzeug in den Verkauf zu nehmen.',
    stateKept:
      'Mit einer Zeile lässt sich nur der Status eines neuen Werkzeugs setzen. Ändern Sie den Status dieses Werkzeugs mit PUT /tools/{id}/state.',
    unknown: 'Kein Werkzeug im Verkauf hat diese Artikelnummer.',
    deletedThere:
      'Ein gelöschtes Werkzeug hat diese Artikelnummer. Stellen Sie es auf der Seite „Gelöscht“ wieder her, oder senden Sie alle Felder eines neuen Werkzeugs.',
    twice: (row) =>
      `Zeile ${displayNumber(row)} hat dieselbe Artikelnummer wie diese Zeile. Senden Sie jede Artikelnummer nur einmal.`,
    notLevel: (most) => `Senden Sie eine ganze Zahl von 0 bis ${displayNumber(most)}.`,
    belowZero: (present, seen) =>
      `Der Bestand würde unter null sinken: Er beträgt jetzt ${displayNumber(present)}, in „seen“ ist aber ${displayNumber(seen)} angegeben. Lesen Sie den Bestand noch einmal.`,
    noPrice: 'Senden Sie „price“, „price_breaks“ oder „cost“.',
  },
}
