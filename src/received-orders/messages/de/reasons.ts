/** German: see ../reasons.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { reasonMessages as english } from '../reasons.ts'

export const reasonMessages: Translated<typeof english> = {
  namesNothing:
    'Die Position enthält keinen Artikel. Geben Sie eine Artikelnummer ein, oder lassen Sie die Position weg.',
  noTool: (written) =>
    `Kein Werkzeug hat die Nummer oder Bezeichnung ${written}. Geben Sie eine Artikelnummer ein.`,
  ambiguous: (written) => `${written} passt zu mehreren Werkzeugen. Wählen Sie eines aus.`,
  conflict: (found) =>
    `Die Artikelnummern der Position widersprechen sich: ${found
      .map(([term, name]) => `${term} ist ${name}`)
      .join(', ')}. Wählen Sie das richtige Werkzeug.`,
  foundOtherwise: (term) =>
    `${term} ist weder eine unserer Artikelnummern noch eine GTIN oder eine Artikelnummer der Firma. Bestätigen Sie das Werkzeug.`,
  buyersNumberIsSku: (number) =>
    `${number} ist eine Artikelnummer des Käufers, aber auch eine unserer Artikelnummern. Bestätigen Sie das Werkzeug.`,
  unknownNumber: (number, other) =>
    `Kein Werkzeug hat die Nummer ${number}. Der Shop hat das Werkzeug über ${other} gefunden. Bestätigen Sie das Werkzeug.`,
  otherNumber: (said, number, other, tool) =>
    `„${said}“ nennt die Nummer ${number} („${other}“), die Artikelnummer der Position gehört aber zu „${tool}“. Wählen Sie das richtige Werkzeug.`,
  saidBeside: (said) =>
    `Neben den Positionen steht „${said}“. Prüfen Sie, ob dieser Text die Position betrifft. Bestätigen Sie die Position dann, oder lassen Sie sie weg.`,
  noted: (said) =>
    `Die Position hat die Bemerkung „${said}“. Prüfen Sie, ob sie die Position ändert. Bestätigen Sie die Position dann, oder lassen Sie sie weg.`,
  otherMaker: (maker, brand, tool) =>
    `Die Position nennt den Hersteller „${maker}“, das Werkzeug „${tool}“ ist aber von „${brand}“. Prüfen Sie das Werkzeug. Bestätigen Sie die Position dann, oder lassen Sie sie weg.`,
  otherWords: (said, words, tool) =>
    `Die Position nennt „${said}“, aber „${words}“ passt nicht zum Werkzeug „${tool}“. Prüfen Sie das Werkzeug. Bestätigen Sie die Position dann, oder lassen Sie sie weg.`,
  noWordShared: (said, tool) =>
    `Die Bezeichnung „${said}“ passt nicht zum Werkzeug „${tool}“. Prüfen Sie das Werkzeug. Bestätigen Sie die Position dann, oder lassen Sie sie weg.`,
  gone: (sku) => `${sku} ist nicht mehr im Verkauf. Geben Sie eine andere Artikelnummer ein.`,
  noQuantity: 'Die Position hat keine Menge. Geben Sie eine Menge ein.',
  notWhole: (text) => `„${text}“ ist keine ganze Zahl. Geben Sie die Menge ein.`,
  otherUnit: (count, unit) =>
    `Die Menge ${displayNumber(count)} ist in der Einheit „${unit}“ angegeben, in der dieses Werkzeug nicht verkauft wird. Geben Sie die Menge in der Verkaufseinheit ein.`,
  severalEach: (count, unit, each, pieces) =>
    `Bestellt sind ${displayNumber(count)} in der Einheit „${unit}“ zu je ${displayNumber(each)}, zusammen ${displayNumber(pieces)}. Bestätigen Sie die Menge.`,
  price: (assumed, current, is) =>
    `Der Käufer erwartet ${assumed}; der aktuelle Preis ist mit ${current} ${is === 'lower' ? 'niedriger' : 'höher'}.`,
  priceOfUnit: (written, each, current) =>
    `Der Käufer erwartet ${written}. Unklar ist, ob für ein Stück oder für ${displayNumber(each)} Stück. Der aktuelle Preis beträgt ${current}. Fragen Sie beim Käufer nach.`,
  priceUnreadable: (text) =>
    `Der Preis „${text}“ in der Datei ist nicht eindeutig lesbar und konnte nicht mit dem aktuellen Preis verglichen werden. Prüfen Sie den Preis, bevor Sie bestellen.`,
  wholePrice: (written, [cents, whole], current) =>
    `Alle Preise der Datei sind ohne Nachkommastellen: ${written} kann ${cents} oder ${whole} bedeuten. Der aktuelle Preis beträgt ${current}. Fragen Sie beim Käufer nach.`,
  currency: (price, currency, shop) =>
    `Der Käufer erwartet ${price} ${currency}, der Shop verkauft aber in ${shop}.`,
  amount: (said, reckoned) =>
    `Die Datei weist für die Position den Betrag ${said} aus, Menge × Preis ergibt aber ${reckoned}. Prüfen Sie den Preis, bevor Sie bestellen.`,
  twice: (line) => `Auch Position ${line} enthält dieses Werkzeug. Beide Mengen werden bestellt.`,
  unreadParts: (parts) =>
    `Die Position enthält Angaben, die der Shop nicht liest: ${parts.join(', ')}. Prüfen Sie das Original. Bestätigen Sie die Position dann, oder lassen Sie sie weg.`,
  wished: (days) =>
    `Der Wunschliefertermin dieser Position ist ${days}; die anderen Positionen haben einen anderen oder keinen. Bestätigen Sie die Position, um alles zusammen zu liefern, oder lassen Sie sie weg und bestellen Sie sie getrennt.`,
  layout:
    'Die Zeile lässt sich den Überschriften im PDF nicht eindeutig zuordnen. Vergleichen Sie die Position mit dem Original, bevor Sie sie bestätigen.',
  takenBack: 'Laut Datei wird diese Position storniert. Lassen Sie die Position weg.',
  optional:
    'Diese Position ist in der Datei als Alternative gekennzeichnet. Bestätigen Sie die Position, oder lassen Sie sie weg.',
}
