/** German: see ../catalogue.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { catalogueMessages as english } from '../catalogue.ts'

export const catalogueMessages: Translated<typeof english> = {
  problems: {
    notReversible: 'Diese Änderung lässt sich nicht rückgängig machen',
    toolGone: 'Dieses Werkzeug ist nicht mehr im Verkauf',
    notComplete: 'Dieses Werkzeug ist noch nicht vollständig',
    priceBaseChanged: 'Die Preiseinheit würde sich ändern',
    revisionChanged: 'Jemand anders hat dieses Werkzeug geändert',
    skuTaken: 'Ein anderes Werkzeug hat diese Artikelnummer',
    gtinTaken: 'Ein anderes Werkzeug oder eine andere Verpackungseinheit hat diese GTIN',
  },
  toolGoneDetail:
    'Das Werkzeug wurde aus dem Sortiment genommen, während diese Seite geöffnet war. Es wurde nichts bestellt.',
  archivedDetail:
    'Das Werkzeug ist archiviert. Stellen Sie es zuerst auf der Seite „Gelöscht“ wieder her und machen Sie die Änderung dann rückgängig.',
  notReversibleDetail:
    'Wegen späterer Änderungen sind die früheren Werte nicht mehr gültig. Bearbeiten Sie stattdessen das Werkzeug.',
  baseNotKept:
    'Zu diesem Eintrag ist keine Preiseinheit gespeichert, und die Preiseinheit des Werkzeugs hat sich seitdem geändert. ' +
    'Bearbeiten Sie stattdessen das Werkzeug.',
  baseNotSaid: (per) =>
    `Die Preise dieses Werkzeugs gelten je ${displayNumber(per)}, bei diesem Preis fehlt aber die Preiseinheit. Ergänzen Sie die Preiseinheit: 1, 10, 100 oder 1000.`,
  otherBase: (said, per) =>
    `Dieser Preis gilt je ${displayNumber(said)}, die Preise der Position aber je ${displayNumber(per)}. Geben Sie den Preis je ${displayNumber(per)} und diese Preiseinheit ein.`,
  formerNotExact: (then, now) =>
    `Die früheren Preise galten je ${displayNumber(then)}. Umgerechnet auf die aktuelle Preiseinheit ${displayNumber(now)} ergeben sie keine ganzen Cent. Ändern Sie die Preise direkt am Werkzeug.`,
  sinceNotExact: (then, now) =>
    `Der Preis würde wieder je ${displayNumber(then)} gelten, aber die späteren Preise je ${displayNumber(now)} ergeben je ${displayNumber(then)} keine ganzen Cent. Ändern Sie die Preise direkt am Werkzeug.`,
  revisionDetail:
    'Ihre Eingaben stehen noch im Formular. Notieren Sie Ihre Eingaben, laden Sie die aktuelle Fassung, und ändern Sie das Werkzeug dann noch einmal.',
  skuTakenDetail: (sku) =>
    `Ein anderes Werkzeug hat schon die Artikelnummer ${sku}. Verwenden Sie eine andere Artikelnummer.`,
  gtinTakenDetail: (gtin, sku) =>
    `${gtin} gehört schon zu ${sku} oder einer Verpackungseinheit davon. Jedes Werkzeug und jede Verpackungseinheit braucht eine eigene GTIN. Geben Sie eine andere GTIN ein.`,
  tooManyPacks: (max) => `Ein Werkzeug kann höchstens ${max} Verpackungseinheiten haben.`,
  packTwice: 'Eine andere Verpackungseinheit hat diesen Namen. Geben Sie einen anderen Namen ein.',
  packGtinTwice:
    'Das Werkzeug oder eine andere Verpackungseinheit davon hat diese GTIN. Geben Sie eine andere GTIN ein.',
  notImage: 'Geben Sie die Adresse eines Bildes ein, die mit https:// beginnt.',
  imageGone: 'Dieses Bild ist nicht mehr gespeichert. Fügen Sie es noch einmal hinzu.',
  notGtin:
    'Eine GTIN hat 8, 12, 13 oder 14 Ziffern, und die letzte ist eine Prüfziffer. Vergleichen Sie die Nummer mit dem Strichcode.',
  notCustomsNumber: 'Eine Zolltarifnummer hat 6 bis 11 Ziffern.',
  notTaxClass: 'Wählen Sie „standard“, „reduced“ oder „zero“.',
  notHazard: 'Wählen Sie Piktogramme von GHS01 bis GHS09.',
  tooManyHazards: 'Es gibt neun Piktogramme. Wählen Sie jedes nur einmal.',
  notCountry: 'Geben Sie den Ländercode aus zwei Buchstaben ein: DE, US, CN.',
  twoWeights: (value, [whole, fraction]) =>
    `„${value}“ kann ${whole} oder ${fraction} bedeuten. Geben Sie einen der beiden Werte ein, oder geben Sie in „weight_grams“ das Gewicht in Gramm an.`,
  notWeight:
    'Geben Sie ein Gewicht über 0 und bis 100 t in ganzen Gramm ein: 779. Im Formular ist auch 0,779 kg möglich.',
  notUnit:
    'Wählen Sie eine Einheit aus der Liste: piece, pair, set, metre, kilogram, litre, roll, box …',
  notPriceQuantity: 'Die Preiseinheit muss 1, 10, 100 oder 1000 sein.',
  notCompleteDetail: (missing) =>
    `Ergänzen Sie zuerst ${missing.map((part) => (part === 'image' ? 'ein Bild' : 'eine Beschreibung')).join(' und ')}, und nehmen Sie das Werkzeug dann in den Verkauf.`,
  notDay: 'Geben Sie ein Datum ein, zum Beispiel 2026-11-21.',
  notState: 'Wählen Sie „draft“, „on-sale“, „discontinued“ oder „archived“.',
  daysNotRising: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  noSuccessor: (sku) =>
    `Kein Werkzeug im Verkauf hat die Artikelnummer ${sku}. Geben Sie die Artikelnummer eines Werkzeugs im Verkauf ein.`,
  successorIsItself:
    'Ein Werkzeug kann nicht sein eigener Nachfolger sein. Geben Sie die Artikelnummer eines anderen Werkzeugs ein.',
  dueFailed: 'Geplante Werkzeuge konnten nicht verarbeitet werden; ein neuer Versuch folgt',
  notStock: 'Geben Sie eine ganze Zahl von 0 bis 1.000.000 ein.',
  stockBelowZero:
    'Der Bestand würde unter null sinken, weil inzwischen Ware verkauft wurde. Laden Sie das Werkzeug neu.',
  tooManyBreaks: (max) => `Ein Werkzeug kann höchstens ${max} Staffelpreise haben.`,
  tooManySpecs: (max) => `Geben Sie höchstens ${max} Zeilen technischer Daten ein.`,
  minimumNotPacks: (minimum, pack) =>
    `Die Mindestmenge muss volle VE ergeben: ${displayNumber(minimum)} ist kein Vielfaches von ${displayNumber(pack)}.`,
  priceBaseDetail: (before, now, uses) =>
    `Der Preis würde sich von ${before} auf ${now} ändern, ebenso Staffelpreise und Einkaufspreis. ` +
    (uses.length === 0
      ? ''
      : `Das betrifft ${uses.join(', ')}: Preislisten und Angebote behalten ihre Preise, in Warenkörben müssen Käufer den neuen Preis bestätigen. `) +
    'Prüfen Sie die Preise und speichern Sie dann noch einmal.',
  ladderNotExact: (before, now) =>
    `Die Staffelpreise galten je ${before} und ergeben je ${now} keine ganzen Cent. Senden Sie die Staffelpreise je ${now}.`,
  costNotExact: (cost, now) =>
    `Der Einkaufspreis ${cost} ergibt je ${now} keine ganzen Cent. Senden Sie den Einkaufspreis je ${now}.`,
  breaksNotRising:
    'Die Mengen müssen von Zeile zu Zeile steigen; die erste Menge muss über der Mindestmenge liegen.',
  breaksNotFalling:
    'Die Preise müssen von Zeile zu Zeile sinken; der erste Staffelpreis muss unter dem Preis des Werkzeugs liegen.',
  breakNotPacks: (from, pack) =>
    `${displayNumber(from)} ist kein Vielfaches der VE von ${displayNumber(pack)}. Geben Sie eine Menge in vollen VE ein.`,
}
