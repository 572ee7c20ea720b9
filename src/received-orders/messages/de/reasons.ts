/** German: see ../reasons.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { reasonMessages as english } from '../reasons.ts'

export const reasonMessages: Translated<typeof english> = {
  namesNothing:
    'Die Position nennt keinen Artikel. Geben Sie eine Artikelnummer ein, oder lassen Sie sie weg.',
  noTool: (written) =>
    `Kein Werkzeug hat die Nummer oder Bezeichnung ${written}. Geben Sie eine Artikelnummer ein.`,
  ambiguous: (written) => `${written} kann mehrere Werkzeuge bedeuten. Wählen Sie eines.`,
  conflict: (found) =>
    `Die Nummern widersprechen einander: ${found
      .map(([term, name]) => `${term} ist ${name}`)
      .join(', ')}. Wählen Sie eine.`,
  foundOtherwise: (term) =>
    `${term} ist weder eine unserer Artikelnummern noch eine GTIN oder eine Artikelnummer der Firma. Bestätigen Sie das Werkzeug.`,
  buyersNumberIsSku: (number) =>
    `${number} ist die eigene Nummer des Käufers und zufällig auch eine Artikelnummer hier. Bestätigen Sie das Werkzeug.`,
  unknownNumber: (number, other) =>
    `Kein Werkzeug hat die Nummer ${number}; gefunden wurde es über ${other}. Bestätigen Sie das Werkzeug.`,
  otherNumber: (said, number, other, tool) =>
    `„${said}“ nennt ${number}, also „${other}“; die Nummer der Position ist die von „${tool}“. Wählen Sie das Werkzeug.`,
  saidBeside: (said) =>
    `Neben den Positionen steht „${said}“. Prüfen Sie, ob das diese Position ändert, und bestätigen Sie sie dann, oder lassen Sie sie weg.`,
  otherMaker: (maker, brand, tool) =>
    `Die Position nennt den Hersteller „${maker}“; das Werkzeug „${tool}“ ist von „${brand}“. Prüfen Sie das Werkzeug, und bestätigen Sie die Position dann, oder lassen Sie sie weg.`,
  otherWords: (said, words, tool) =>
    `Die Position nennt „${said}“; „${words}“ beschreibt das Werkzeug „${tool}“ nicht. Prüfen Sie das Werkzeug, und bestätigen Sie die Position dann, oder lassen Sie sie weg.`,
  noWordShared: (said, tool) =>
    `Die Position nennt „${said}“; kein Wort davon beschreibt das Werkzeug „${tool}“. Prüfen Sie das Werkzeug, und bestätigen Sie die Position dann, oder lassen Sie sie weg.`,
  gone: (sku) => `${sku} ist nicht mehr im Verkauf. Geben Sie eine andere Artikelnummer ein.`,
  noQuantity: 'Die Position hat keine Menge. Geben Sie eine ein.',
  notWhole: (text) => `„${text}“ ist keine ganze Zahl. Geben Sie die Menge ein.`,
  otherUnit: (count, unit) =>
    `${displayNumber(count)} ist in der Einheit „${unit}“ angegeben, in der dieses Werkzeug nicht verkauft wird. Geben Sie die Menge in seiner Einheit ein.`,
  severalEach: (count, unit, each, pieces) =>
    `${displayNumber(count)} in der Einheit „${unit}“ zu je ${displayNumber(each)} sind ${displayNumber(pieces)}. Bestätigen Sie die Menge.`,
  price: (assumed, current, is) =>
    `Der Käufer erwartet ${assumed}; der Preis ist ${current}, also ${is === 'lower' ? 'niedriger' : 'höher'}.`,
  priceOfUnit: (written, each, current) =>
    `Der Käufer erwartet ${written}, für ein Stück oder für ${displayNumber(each)}; der Preis ist ${current}. Fragen Sie den Käufer.`,
  priceUnreadable: (text) => `Der Preis „${text}“ in der Datei konnte nicht verglichen werden.`,
  wholePrice: (written, [cents, whole], current) =>
    `Alle Preise der Datei sind ohne Nachkommastellen: ${written} kann ${cents} oder ${whole} heißen. Der Preis ist ${current}. Fragen Sie den Käufer.`,
  currency: (price, currency, shop) =>
    `Der Käufer erwartet ${price} ${currency}; der Shop verkauft in ${shop}.`,
  amount: (said, reckoned) =>
    `Die Datei nennt ${said} für die Position; Menge × Preis ist ${reckoned}. Prüfen Sie das, bevor Sie bestellen.`,
  twice: (line) => `Position ${line} bestellt dasselbe Werkzeug. Beide Mengen werden bestellt.`,
  layout:
    'Die Zeile steht nicht klar unter den Überschriften des PDF. Vergleichen Sie sie mit dem Original, und bestätigen Sie sie dann.',
  takenBack: 'Die Datei nimmt diese Position zurück. Lassen Sie sie weg.',
  optional:
    'Die Datei nennt diese Position als Alternative. Bestätigen Sie sie, oder lassen Sie sie weg.',
}
