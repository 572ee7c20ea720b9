/** German: see ../bulk-jobs.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { units } from '../../../catalogue/model/units.ts'
import { displayCount, displayMoney, displayNumber } from '../../../platform/money/money.ts'
import type { bulkJobsMessages as english } from '../bulk-jobs.ts'

/** How many row numbers or piece counts one sentence lists. */
const mostNumbers = 12
const listed = (numbers: readonly number[]): string =>
  numbers.slice(0, mostNumbers).map(displayNumber).join(', ') +
  (numbers.length > mostNumbers ? ` und ${numbers.length - mostNumbers} weitere` : '')

const rowSays = (row: number, text: string): string =>
  `${row === 0 ? 'In der Arbeitsmappe' : `In Zeile ${row}`} steht „${text}“`
const correctRows = (row: number): string =>
  row === 0
    ? 'Korrigieren Sie die Datei, oder schreiben Sie die Angabe in die Überschrift.'
    : `Korrigieren Sie die Datei, oder speichern Sie die Zeilen, für die Zeile ${row} gilt, als eigene Datei.`

export const bulkJobsMessages: Translated<typeof english> = {
  problems: {
    unreadable: 'Diese Datei enthält keine Liste',
    notNow: 'Dieser Schritt ist jetzt nicht möglich',
  },
  editOf: (tools) => `Massenbearbeitung: ${displayCount(tools, 'Werkzeug', 'Werkzeuge')}`,
  states: {
    busy: 'Der Vorgang läuft noch. Warten Sie, bis er fertig ist.',
    noAction:
      'Wählen Sie, was mit fehlenden Werkzeugen geschieht: empty (Bestand auf 0) oder archive (archivieren).',
    noRow: 'Geben Sie die Nummer einer Zeile am Anfang der Datei ein.',
    noSheet: (sheet) => `Die Arbeitsmappe hat kein Blatt „${sheet}“. Wählen Sie ein anderes Blatt.`,
    nothingChosen: 'Keines der gewählten Werkzeuge ist im Verkauf. Wählen Sie andere Werkzeuge.',
    notChecked: 'Prüfen Sie den Vorgang, bevor Sie ihn anwenden.',
    notApplied:
      'Dieser Vorgang wurde nicht angewendet. Deshalb gibt es nichts rückgängig zu machen.',
    past: 'Wählen Sie einen Zeitpunkt innerhalb des nächsten Jahres.',
  },
  mapping: {
    noSku: 'Wählen Sie die Spalte mit den Artikelnummern, damit Werkzeuge gefunden werden.',
    twice: (target) =>
      `Zwei Spalten sind „${target}“ zugeordnet. Behalten Sie nur eine dieser Zuordnungen.`,
    notTarget: (target) =>
      `„${target}“ lässt sich keiner Spalte zuordnen. Wählen Sie ein anderes Feld.`,
    notLanguage: (target, languages) =>
      languages === ''
        ? `„${target}“ lässt sich keiner Spalte zuordnen: Der Shop hat nur eine Sprache.`
        : `„${target}“ lässt sich keiner Spalte zuordnen: Der Shop hat Texte auf ${languages}.`,
    tooMany: (columns) => `Die Liste hat nur ${columns} Spalten. Ordnen Sie nur diese Spalten zu.`,
    notFormula: (text) =>
      `„${text}“ ist keine Formel. Geben Sie zum Beispiel ein: cost × 1.42, to .05`,
    notField: (field) => `Es gibt kein Feld „${field}“. Wählen Sie ein anderes Feld.`,
  },
  specName: 'Angabe',
  content: 'Inhalt',
  packs: { inner: 'Innenverpackung', carton: 'Karton', pallet: 'Palette' },
  why: {
    otherLanguage: (heading, languages) =>
      `Die Spalte „${heading}“ wird nicht verwendet: Der Shop hat keine Texte in dieser Sprache. Sprachen des Shops: ${languages}.`,
    shareNotPrice: (text) =>
      `„${text.slice(0, 40)}“ ist ein Prozentsatz und kein Preis. Geben Sie den Preis für diese Menge ein.`,
    noNumber: (text) => `„${text}“ ist keine Zahl.`,
    unsureBase: (heading) =>
      `Aus der Überschrift „${heading}“ geht nicht hervor, für wie viele Stück der Preis gilt. Geben Sie „Preis gilt für … Stück“ an, oder ergänzen Sie die Überschrift, zum Beispiel: Preis je 100.`,
    noBase:
      'Andere Zeilen enthalten die Preiseinheit, diese Zeile nicht. Tragen Sie die Preiseinheit auch in dieser Zeile ein, selbst wenn sie 1 ist.',
    headedPercent: (heading) =>
      `Die Überschrift „${heading}“ nennt einen Prozentsatz. Die Preise darunter werden unverändert gelesen: Prüfen Sie, ob er darin schon berücksichtigt ist.`,
    inThousands: (heading) =>
      `„${heading}“ kann bedeuten, dass Beträge in Tausend oder Preise je 1000 angegeben sind. Legen Sie fest, für wie viele Stück der Preis gilt, oder verwenden Sie die Formel price × 1000.`,
    unknownMeasure: (heading) =>
      `„${heading}“ ist ein Preis für eine Einheit, die der Shop nicht verwendet. Bitten Sie den Absender um Preise je Stück, Meter, Kilogramm oder Liter, oder geben Sie für den Preis eine Formel ein.`,
    withTax:
      'Der Preis enthält Steuer, die Preise des Shops aber nicht. Ergänzen Sie den Steuersatz in der Überschrift (inkl. 19 % MwSt.), oder verwenden Sie die Formel price ÷ 1.19.',
    taxTaken: (amount, rate, net) =>
      `${displayNumber(amount)} inkl. ${displayNumber(rate)} % MwSt. sind ${displayNumber(net)} netto.`,
    grossPrice: (heading) =>
      `Der Preis unter „${heading}“ kann Steuer enthalten, wird aber als Nettopreis gelesen. Prüfen Sie, ob der Preis netto ist.`,
    remarks: {
      base: (row, text, read) =>
        `${rowSays(row, text)}, dieser Preis wird aber als Preis je ${displayNumber(read)} gelesen. ${correctRows(row)}`,
      currency: (row, text, read) =>
        `${rowSays(row, text)}, dieser Preis wird aber als Betrag in ${read} gelesen. ${correctRows(row)}`,
      tax: (row, text, isWith) =>
        `${rowSays(row, text)}, dieser Preis wird aber als Preis ${isWith ? 'mit' : 'ohne'} Steuer gelesen. ${correctRows(row)}`,
      scale: (row, text) =>
        `${rowSays(row, text)}, dieser Preis wird aber unverändert gelesen. Korrigieren Sie die Datei, oder schreiben Sie die Angabe in die Überschrift.`,
      change: (row, text) => `${rowSays(row, text)}. Prüfen Sie, ob diese Angabe den Preis ändert.`,
      until: (row, text) =>
        `${rowSays(row, text)}. Dieser Tag ist vorbei. Prüfen Sie, ob der Preis noch gilt.`,
      legend: (row, text, { heading, sign }) =>
        `${rowSays(row, text)}. Die Spalte „${heading}“ enthält in der Zeile des Artikels ${sign} und wird nicht verwendet. Prüfen Sie, was das für den Artikel bedeutet.`,
      color: (row, text) =>
        `${rowSays(row, text)}. Farben werden nicht gelesen. Prüfen Sie, ob diese Angabe für den Artikel gilt.`,
      from: (row, text, day) =>
        `${rowSays(row, text)} (${day}), der Preis gilt aber, sobald er übernommen wird.`,
    },
    wholePrice: (text, hundredths) =>
      `„${text}“ wird als voller Betrag gelesen, nicht als Cent, weil kein Preis der Liste Nachkommastellen hat. Prüfen Sie, ob diese Preise in Cent angegeben sind.` +
      (hundredths === 0
        ? ''
        : ` Im Shop kosten ${displayNumber(hundredths)} der Artikel etwa ein Hundertstel des Preises der Liste.`),
    negative: (text) => `${text} ist kleiner als null.`,
    asked: (text, number) =>
      `„${text}“ wird als ${displayNumber(number)} gelesen. Das Trennzeichen kann ein Tausender- oder ein Dezimaltrennzeichen sein: Wählen Sie die Schreibweise der Zahlen, und prüfen Sie die Liste noch einmal.`,
    noWhole: (text) => `„${text}“ ist keine ganze Zahl.`,
    noCount: (text) => `„${text}“ ist keine Stückzahl. Geben Sie nur die Zahl ein.`,
    date: (text) =>
      `Eine Tabellenkalkulation hat die Zahl in das Datum ${text} umgewandelt. Geben Sie die ursprüngliche Zahl ein.`,
    pricePer: (text) =>
      `Ein Preis gilt für 1, 10, 100 oder 1000 Stück; ein Preis für „${text}“ lässt sich nicht ohne Rundung umrechnen. Geben Sie den Preis für ein Stück ein.`,
    otherBase: (text, per, read) =>
      `„${text}“ ist ein Preis je ${displayNumber(per)}, nach der Überschrift, einem Titel, einer anderen Zelle oder den Einstellungen aber je ${displayNumber(read)}. Fragen Sie den Absender, was gilt, und korrigieren Sie die Datei.`,
    baseCodes: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text}, in anderen Zeilen aber nur Zahlen bis 3. Manche Programme schreiben 0, 1, 2 und 3 für Preise je 1, 10, 100 und 1000. Geben Sie die Stückzahl ein.`,
    baseOfUnit: (text, per) =>
      `Die Preiseinheit ist 1, die Einheit aber „${text}“: Der Preis wird als Preis je ${displayNumber(per)} gelesen. Prüfen Sie den Preis.`,
    priceOfPack: (text) =>
      `Die Einheit ist „${text}“: Der Preis wird als Preis für eine solche Einheit gelesen.`,
    otherCurrency: (currency, list) =>
      `Dieser Betrag ist in ${currency} angegeben, die Liste in ${list}. Rechnen Sie den Betrag um, oder korrigieren Sie die Datei.`,
    rateIsOne: (currency, own) =>
      `Die Liste ist in ${currency} angegeben. Ohne Kurs werden ihre Beträge als ${own} übernommen. Geben Sie den Kurs ein, und prüfen Sie die Liste noch einmal.`,
    rateKept: (rate, own) =>
      `Der Kurs ${displayNumber(rate)} stammt aus der letzten Liste des Lieferanten: 1 in der Währung der Liste wird als ${displayNumber(rate)} ${own} gelesen. Prüfen Sie den Kurs.`,
    noCountry: (text) => `„${text}“ ist kein bekanntes Land und wird übersprungen.`,
    noCustoms: (text) =>
      `„${text}“ ist keine Zolltarifnummer (6 bis 11 Ziffern) und wird übersprungen.`,
    composed:
      'Das ist ein Set aus anderen Artikeln, und der Shop verkauft nur einzelne Artikel. Lassen Sie die Zeile weg, oder legen Sie das Set als Werkzeug mit eigenem Bestand an.',
    soldElsewhere: 'Dieser Artikel wird in einem anderen Shop verkauft. Lassen Sie die Zeile weg.',
    hiddenDraft: (text) =>
      `Im Shop, aus dem die Liste stammt, ist dieser Artikel ausgeblendet („${text}“). Der Artikel wird als Entwurf angelegt, den Käufer nicht sehen.`,
    hiddenOnSale: (text) =>
      `Im Shop, aus dem die Liste stammt, ist dieser Artikel ausgeblendet („${text}“), in Ihrem Shop wäre er aber für Käufer sichtbar. Ergänzen Sie eine Spalte mit dem Status, damit der Artikel als Entwurf angelegt wird.`,
    work: (text) =>
      `Die Zeile ist eine Dienstleistung („${text}“), der Shop würde sie aber als Werkzeug mit Bestand verkaufen. Entfernen Sie die Zeile, sofern der Artikel kein Werkzeug ist.`,
    immaterial: (text) =>
      `Im Shop, aus dem die Datei stammt, wird dieser Artikel nicht versandt („${text}“). In Ihrem Shop würde er als Ware verkauft. Lassen Sie die Zeile weg, wenn es kein Werkzeug ist.`,
    openEncoding: (read, other) =>
      `„${read.slice(0, 40)}“ könnte auch „${other.slice(0, 40)}“ heißen: Die Zeichenkodierung der Datei ist nicht angegeben. Wurde der Text falsch gelesen, speichern Sie die Datei als UTF-8, und laden Sie sie noch einmal.`,
    hiddenRow:
      'Die Zeile ist in der Datei ausgeblendet, oder eine Zelle darin ist durchgestrichen, winzig oder in der Farbe des Hintergrunds. Prüfen Sie, ob der Artikel noch zu diesem Preis verkauft wird.',
    skuDate: (text) =>
      `${text} ist ein Datum. Vielleicht hat eine Tabellenkalkulation eine Nummer (zum Beispiel 1-2) umgewandelt. Geben Sie die Artikelnummer als Text ein.`,
    spreadsheetError: (text) =>
      `Die Tabellenkalkulation zeigt hier ${text}: Die Formel ist fehlerhaft. Korrigieren Sie die Formel, oder geben Sie den Wert ein.`,
    noValue:
      'Die Datei enthält hier eine Formel ohne Ergebnis. Öffnen Sie die Datei in einer Tabellenkalkulation, und speichern Sie die Datei noch einmal.',
    metreOrThousand: '„M“ wird als Meter gelesen. Prüfen Sie, ob „M“ hier tausend bedeutet.',
    gramOrGross: '„GR“ wird als Gramm gelesen. Prüfen Sie, ob Gros (144 Stück) gemeint ist.',
    unitOfRow: (per, number) =>
      `Die Einheit dieser Zeile ist ${displayNumber(per)} Stück, ${displayNumber(number)} wird aber als Stückzahl gelesen. Prüfen Sie die Menge.`,
    gramsOfKilogram: (grams) =>
      `Der Preis gilt je Kilogramm, der Artikel wiegt aber ${displayNumber(grams)} g. Prüfen Sie Einheit und Preis.`,
    stockOrBase: (heading) =>
      `Die Spalte „${heading}“ enthält nur 10, 100 und 1000. Falls die Preise für diese Mengen gelten, ordnen Sie die Spalte der Preiseinheit zu.`,
    unusedPack: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Geben Sie die Stückzahl je Verpackung ein.`,
    stockInUnit:
      'Der Bestand ist nicht in der Einheit angegeben, in der das Werkzeug verkauft wird. Rechnen Sie den Bestand um, oder verwenden Sie die Spalte mit der Einheit nicht.',
    perOfContainer: (unit, per) =>
      `Der Preis gilt für ${per}, das Werkzeug wird aber je ${units[unit].one} verkauft, und der Inhalt dieser Einheit ist nicht bekannt. Geben Sie den Preis je ${units[unit].one} ein.`,
    perOtherUnit: (priced, unit) =>
      `Der Preis gilt je ${units[priced].one}, das Werkzeug wird aber je ${units[unit].one} verkauft. Geben Sie den Preis je ${units[unit].one} ein, oder ändern Sie die Einheit des Werkzeugs.`,
    piecesOfContainer: (unit, per, pack) =>
      `Der Preis gilt für ${per} Stück. Das Werkzeug wird deshalb stückweise verkauft, ${pack} Stück je ${units[unit].one}.`,
    noWeight: (text) => `„${text}“ ist kein Gewicht und wird übersprungen.`,
    weightUnit: (text) =>
      `Das Gewicht ${text} hat keine Einheit und wird übersprungen. Ergänzen Sie kg, g, lb, oz oder t in der Überschrift oder in den Zellen.`,
    weightSign: (text) =>
      `Das Trennzeichen in „${text}“ kann ein Tausender- oder ein Dezimaltrennzeichen sein, deshalb wird das Gewicht nicht übernommen. Geben Sie das Gewicht in Gramm ein.`,
    weightRounded: (text, grams) => `Das Gewicht ${text} wird auf ${grams} g aufgerundet.`,
    unusedAnswers: (heading, texts) =>
      `Die Spalte „${heading}“ enthält in einigen Zeilen ${texts.map((text) => `„${text}“`).join(', ')} und wird nicht verwendet. Prüfen Sie, ob sie den Preis ändert oder zeigt, welche Artikel noch verkauft werden.`,
    answersToCome: (heading, text) =>
      `Die Spalte „${heading}“ enthält „${text}“ und wird nicht verwendet. Prüfen Sie, ob die Artikel erst ab dann verkauft werden oder die Preise erst ab dann gelten.`,
    headingUnit: (heading, unit) =>
      `Die Zahlen unter „${heading}“ sind möglicherweise in „${unit}“ angegeben. Die Zahlen werden als Stückzahlen gelesen. Prüfen Sie die Zahlen.`,
    weightOf: (heading, unit) =>
      `„${heading}“ ist möglicherweise das Gewicht je „${unit}“. Gelesen wird die Zahl als Gewicht eines Artikels. Prüfen Sie das Gewicht.`,
    unusedOrder: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Prüfen Sie, ob in dieser Menge bestellt werden muss.`,
    setOfOthers: (text) =>
      `Die Zeile ist möglicherweise ein Set aus anderen Artikeln („${text}“), der Shop würde sie aber als Werkzeug mit eigenem Bestand verkaufen. Entfernen Sie die Zeile, sofern der Artikel kein Werkzeug ist.`,
    otherLists: (sheet, others) =>
      `Die Arbeitsmappe hat ${others.length + 1} Blätter mit Artikeln: ${[sheet, ...others].map((name) => `„${name}“`).join(', ')}. Gelesen wird nur „${sheet}“. Wählen Sie das Blatt, das gilt.`,
    weightBase: (per) =>
      `Der Preis gilt je ${displayNumber(per)}, das Gewicht wird als Gewicht einer einzelnen Einheit gelesen. Prüfen Sie, ob auch das Gewicht je ${displayNumber(per)} gilt.`,
    packWeight: (heading) =>
      `„${heading}“ ist das Gewicht einer Verpackungseinheit und wird übersprungen.`,
    aboutStock: (text, number) => `„${text}“ wird als ${number} gelesen.`,
    inPacks: (heading) =>
      `„${heading}“ ist in Verpackungseinheiten angegeben, aber in dieser Zeile steht nicht, wie viele Stück eine Verpackungseinheit enthält. Geben Sie die Stückzahl je Verpackungseinheit ein.`,
    noGtin: (digits) =>
      `Die GTIN wird übersprungen: ${digits} hat nicht 8, 12, 13 oder 14 Ziffern.`,
    orderedStock: (heading, stock) =>
      `„${heading}“ entspricht dem Preis mal ${displayNumber(stock)}. Prüfen Sie, ob die Zahl statt des Bestands eine bestellte oder berechnete Menge ist.`,
    nothingUsed:
      'Von dieser Zeile wird nur die Artikelnummer verwendet. Ordnen Sie auch die anderen Spalten zu.',
    free: 'Der Preis ist 0.',
    pricesOnly:
      'Kein Werkzeug im Verkauf hat diese Artikelnummer, und die Datei enthält nur Preise. Importieren Sie zuerst die Datei mit den Artikeln (DATANORM.001 oder einen vollständigen BMEcat-Katalog).',
    noPriceColumn: 'Keine Spalte ist dem Preis zugeordnet. Wählen Sie die Spalte mit den Preisen.',
    noPrice:
      'Die Liste enthält einen Einkaufspreis, aber keinen Verkaufspreis. Geben Sie eine Formel ein, etwa cost × 1.42.',
    inRow: (row, why) => `Zeile ${row}: ${why}`,
    stepTwice: (row, other) =>
      `Die Zeilen ${other} und ${row} haben dieselbe Menge. Entfernen Sie eine davon.`,
    stepOf: (row) =>
      `Diese Zeile enthält einen Staffelpreis zu Zeile ${row}, die fehlerhaft ist. Korrigieren Sie zuerst Zeile ${row}.`,
    unusedBasis: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Prüfen Sie, ob das die Preiseinheit ist.`,
    formerPrice: (heading) =>
      `Laut Überschrift „${heading}“ ist das ein früherer Preis. Prüfen Sie, ob dieser Preis noch gilt.`,
    fromPrice: (heading) =>
      `Laut Überschrift „${heading}“ ist das der niedrigste von mehreren Preisen. Prüfen Sie, ob dieser Preis gelten soll.`,
    sumOfQuantity: (heading, quantity) =>
      `„${heading}“ kann der Preis mal „${quantity}“ sein. Prüfen Sie, ob das der Preis einer Einheit ist.`,
    includedThing: (heading) =>
      `Laut Überschrift „${heading}“ enthält der Preis außer dem Artikel noch etwas anderes. Prüfen Sie, ob es der Preis des Artikels ist.`,
    otherKind: (heading) =>
      `„${heading}“ ist vielleicht nicht der Verkaufspreis eines neuen Artikels. Prüfen Sie, ob dieser Preis gilt.`,
    priceOf: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text}, in anderen Zeilen aber andere Werte, und wird deshalb nicht verwendet. Prüfen Sie, ob dieser Preis gilt.`,
    priceState: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Prüfen Sie, ob dieser Preis gilt.`,
    unmarkedPrice: (heading) =>
      `Die Spalte „${heading}“ ist in dieser Zeile leer, in anderen Zeilen aber markiert, und wird nicht verwendet. Prüfen Sie, ob dieser Preis gilt.`,
    saysGone: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Prüfen Sie, ob der Artikel noch zu diesem Preis verkauft wird.`,
    replacedBy: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Prüfen Sie, ob der Artikel noch verkauft wird oder durch den genannten Artikel ersetzt wurde.`,
    otherNumber: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Prüfen Sie, ob der Shop den Artikel unter dieser Nummer führt.`,
    unusedTerm: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Prüfen Sie, ob diese Angabe den Preis ändert.`,
    otherPrice: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Prüfen Sie, ob das der richtige Preis ist.`,
    unusedGroup: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text}. Der Preis wird ohne den Rabatt dieser Gruppe übernommen.`,
    unusedDiscounts: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Rabatte gelten für diesen Artikel wie für jeden anderen.`,
    reservedStock: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Prüfen Sie, ob diese Stückzahl im Bestand enthalten ist.`,
    flagStock: (heading) =>
      `Die Spalte „${heading}“ enthält nur 0 und 1. Wenn 0 Nein und 1 Ja bedeutet, verwenden Sie die Spalte nicht.`,
    otherStock: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Prüfen Sie, ob das ein Teil des Bestands ist.`,
    stockCounted: (text) =>
      `„${text}“ ist keine Bestandsmenge in Stück. Geben Sie den Bestand in Stück an, oder verwenden Sie die Spalte nicht.`,
    stockOfRows: (rows, parts, total) =>
      `Der Bestand ist die Summe der Zeilen ${listed(rows)}: ${listed(parts)} ergeben ${displayNumber(total)}. Der Lagerplatz des Werkzeugs bleibt unverändert.`,
    severalStocks: (rows) =>
      `Die Zeilen ${listed(rows)} haben diese Artikelnummer, und es ist unklar, ob ihre Bestände zusammengezählt werden sollen. Ergänzen Sie eine Spalte mit Lagerplatz, Lager oder Charge jeder Zeile, oder behalten Sie nur eine Zeile.`,
    partOfWrong: (first) =>
      `Der Bestand dieser Zeile gehört zum Bestand von Zeile ${first}, die fehlerhaft ist. Korrigieren Sie zuerst Zeile ${first}.`,
    unusedLeast: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text}. Der Preis gilt ab der Mindestmenge des Werkzeugs.`,
    unitChanged: (before, after) =>
      `Das Werkzeug wird bisher je ${units[before].one} verkauft. Nach dem Anwenden der Liste wird es je ${units[after].one} verkauft.`,
    otherMeasure: (heading, unit) =>
      `„${heading}“ ist ein Preis für eine andere Einheit, dieser Artikel wird aber je ${units[unit].one} verkauft. Geben Sie den Preis je ${units[unit].one} ein.`,
    validFrom: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text}, der Preis gilt aber, sobald die Liste angewendet wird. Wählen Sie den Zeitpunkt unter „Später anwenden am“.`,
    validUntil: (heading, text) =>
      `Die Spalte „${heading}“ enthält in dieser Zeile ${text} und wird nicht verwendet. Der Preis gilt, bis er geändert wird.`,
    shortened: (text) =>
      `Eine Tabellenkalkulation hat diese Nummer zu „${text}“ gekürzt. Geben Sie alle Ziffern als Text ein.`,
    inexact: (text) =>
      `Tabellenkalkulationen speichern nur 15 Stellen einer Zahl, die letzten Stellen von ${text} sind verloren. Geben Sie die Nummer als Text ein.`,
    noDocument: (text) => `Das Dokument wird übersprungen: ${text} beginnt nicht mit https://.`,
    notHttps: (text) => `Das Bild wird übersprungen: ${text} beginnt nicht mit https://.`,
    noUnit: (text) => `„${text}“ ist keine bekannte Einheit und wird übersprungen.`,
    noState: (text) =>
      `„${text}“ ist kein bekannter Status: Ein neues Werkzeug wird in den Verkauf genommen. Prüfen Sie, ob es ein Entwurf oder ein Auslaufartikel ist.`,
    draftThere:
      'Ein Entwurf hat diese Artikelnummer. Nehmen Sie ihn auf seiner Seite in den Verkauf, oder bearbeiten Sie ihn dort.',
    stateKept: (state) =>
      state === 'draft'
        ? 'Laut Liste wird das Werkzeug nicht angeboten; es bleibt aber im Verkauf, bis Sie den Status auf der Seite des Werkzeugs ändern.'
        : 'Laut Liste ist das ein Auslaufartikel. Ändern Sie den Status auf der Seite des Werkzeugs.',
    noTaxClass: (text) =>
      `„${text}“ ist keine Steuerklasse (standard, reduced, zero) und wird übersprungen.`,
    noHazard: (text) =>
      `„${text}“ enthält außer Piktogrammen wie GHS02 weitere Angaben, die übersprungen werden.`,
    gtinTaken:
      'Ein anderes Werkzeug oder eine andere Verpackungseinheit hat jetzt eine GTIN dieses Werkzeugs.',
    packGtinOf: (gtin, sku) =>
      `Die GTIN ${gtin} gehört zu ${sku} oder einer Verpackungseinheit davon und wird übersprungen.`,
    packGtinRow: (gtin, row) =>
      `Die GTIN ${gtin} kommt auch in Zeile ${row} vor und wird übersprungen.`,
    packGtinOwn: (gtin) =>
      `Die GTIN ${gtin} gehört zum Werkzeug oder zu einer anderen Verpackungseinheit und wird übersprungen.`,
    packUnknown:
      'Der Inhalt der Verpackungseinheit ist nicht bekannt, deshalb wird ihre GTIN übersprungen.',
    leftOut: (text) => `„${text}“ ist keine ganze Zahl und wird übersprungen.`,
    rounded: (amount) => `${amount} wird auf ganze Cent gerundet.`,
    quantityKept: (per) =>
      `In der Liste fehlt die Preiseinheit. Der Preis wird wie im Shop als Preis je ${per} gelesen.`,
    baseChanged: (before, after, uses) =>
      `Die Preise gelten dann je ${after} statt je ${before}.` +
      (uses.length === 0
        ? ''
        : ` Das betrifft ${uses.join(', ')}: Preislisten und Angebote behalten ihre Preise, in Warenkörben müssen Käufer den neuen Preis bestätigen.`),
    moreUses: (count) => `${count} weitere`,
    baseNotExact: (before, after) =>
      `Die Preise je ${before} ergeben je ${after} keine ganzen Cent. Geben Sie auch Preis, Staffelpreise und Einkaufspreis je ${after} ein.`,
    notGtin: (digits) => `Die GTIN wird übersprungen: Die Prüfziffer von ${digits} ist falsch.`,
    notWholeCost: (text) =>
      `Der Einkaufspreis ergibt, auf die Preiseinheit umgerechnet (${text}), keine ganzen Cent. Geben Sie den Einkaufspreis je Preiseinheit ein, oder runden Sie ihn mit einer Formel.`,
    formula: (text) =>
      `Die Formel ${text} verwendet ein Feld, das in dieser Zeile keine Zahl enthält. Geben Sie die Zahl ein, oder ändern Sie die Formel.`,
    noSku:
      'Die Zeile hat keine Artikelnummer. Geben Sie die Artikelnummer ein, oder entfernen Sie die Zeile.',
    twice: (row) =>
      `Zeile ${row} hat dieselbe Artikelnummer wie diese Zeile. Nur Zeile ${row} wird verwendet.`,
    similar: (sku) =>
      `Diese Artikelnummer unterscheidet sich von ${sku} nur durch Satzzeichen. Prüfen Sie, ob es derselbe Artikel ist.`,
    gtinTwice: (row) => `Zeile ${row} hat dieselbe GTIN wie diese Zeile. Prüfen Sie beide GTINs.`,
    rose: (times) => `Der Preis steigt auf das ${displayNumber(times)}-Fache.`,
    fell: (percent) => `Der Preis sinkt um ${displayNumber(percent)} %.`,
    belowCost: (price, cost) =>
      `Der Preis ${displayMoney(price)} liegt unter dem Einkaufspreis ${displayMoney(cost)}.`,
    farAboveCost: (price, cost) =>
      `Der Preis ${displayMoney(price)} ist mehr als 1.000-mal so hoch wie der Einkaufspreis ${displayMoney(cost)}. Prüfen Sie, welches Dezimaltrennzeichen die Preise haben.`,
    changedSince:
      'Seit der Prüfung hat jemand dieses Werkzeug geändert. Prüfen Sie die Liste noch einmal.',
    appeared:
      'Seit der Prüfung der Liste wurde ein Werkzeug mit dieser Artikelnummer angelegt. Prüfen Sie die Liste noch einmal.',
    soldMeanwhile: 'Der Bestand würde unter null sinken, weil inzwischen Ware verkauft wurde.',
    touched:
      'Seit dem Anwenden hat jemand dieses Werkzeug geändert, deshalb wurde es nicht zurückgesetzt.',
    gone: 'Das Werkzeug ist nicht mehr im Verkauf.',
    invalid: 'Die Werte dieser Zeile sind nicht mehr gültig. Prüfen Sie die Liste noch einmal.',
    notOnSale: 'Kein Werkzeug im Verkauf hat diese Artikelnummer.',
    ladderRounded: 'Ein Staffelpreis ist nach dem Runden nicht günstiger und wird übersprungen.',
    picture:
      'Das Bild des Werkzeugs ist nicht mehr gespeichert. Laden Sie das Bild noch einmal hoch.',
  },
  ignored: {
    heading: 'Die Zeile wiederholt die Überschriften.',
    remark: 'Die Zeile ist kein Artikel, sondern eine Summe, ein Titel oder eine Bemerkung.',
    draft: 'Dieses Werkzeug ist schon ein Entwurf.',
    step: (row) => `Die Zeile enthält einen Staffelpreis zu Zeile ${row}.`,
    stockPart: (first) => `Der Bestand dieser Zeile wird zum Bestand von Zeile ${first} addiert.`,
    section: (title) =>
      `Die Zeile ist ein Titel: Neue Werkzeuge darunter erhalten die Kategorie „${title}“.`,
  },
}
