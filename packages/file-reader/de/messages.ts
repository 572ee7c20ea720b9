/** German: see ../messages.ts. */
import type { fileMessages as english } from '../messages.ts'

/** The same names, sentences of its own. */
type InGerman<T> = T extends string
  ? string
  : T extends (...inputs: infer Inputs) => string
    ? (...inputs: Inputs) => string
    : { readonly [Name in keyof T]: InGerman<T[Name]> }

const count = (value: number): string => value.toLocaleString('de')

export const fileMessages: InGerman<typeof english> = {
  sheetHeading: 'Blatt',
  moreSheets: (further) => `${further} weitere`,
  overColumns: (value, columns) => `${value} (eine Zelle über ${columns} Spalten)`,
  oneCell: (value, first, last) => `${value} (eine Zelle für die Zeilen ${first} bis ${last})`,
  noRow: 'Geben Sie die Nummer einer Zeile am Anfang der Datei ein.',
  empty: 'Die Datei ist leer.',
  noTable: 'Alle Zeilen der Datei sind leer. Bitten Sie den Absender, die Liste erneut zu senden.',
  isKind: (name, kind, wanted) => `${name} ist ${kind}. ${wanted}`,
  kinds: {
    pdf: 'ein PDF',
    picture: 'ein Bild',
    archive: 'ein komprimiertes Archiv',
    container: 'eine alte Datei eines Büroprogramms',
    letter: 'ein Textdokument (RTF)',
    qif: 'eine QIF-Datei',
    iif: 'eine IIF-Datei von QuickBooks',
    ofx: 'eine OFX-Datei',
    mt940: 'ein Kontoauszug der Bank im Format MT940',
    mt940Part: 'ein Teil eines Kontoauszugs der Bank im Format MT940',
    mt942: 'eine Umsatzliste im Format MT942',
    edifact: 'eine EDIFACT-Nachricht',
    x12: 'eine EDI-Nachricht (ANSI X12)',
    datanorm: 'eine DATANORM-Datei',
    gaeb: 'ein Leistungsverzeichnis (GAEB)',
    ugl: 'eine Datei des Baugewerbes (UGL)',
    idoc: 'ein SAP-IDoc',
    dbf: 'eine dBASE-Tabelle (DBF)',
    ids: 'ein Warenkorb (IDS Connect)',
    parquet: 'eine Parquet-Datei',
    sqlite: 'eine Datenbank (SQLite)',
    access: 'eine Datenbank (Access)',
    datanormPrices: 'eine DATANORM-Datei mit Preisen (DATPREIS)',
    coda: 'ein Kontoauszug der Bank im Format CODA',
    cfonb: 'ein Kontoauszug der Bank im Format CFONB',
    norma43: 'ein Kontoauszug der Bank im Format Norma 43',
    bai2: 'ein Kontoauszug der Bank im Format BAI2',
    gpc: 'ein Kontoauszug der Bank im Format GPC (ABO)',
    dtaus: 'eine Zahlungsdatei (DTAUS)',
    litas: 'ein Kontoauszug der Bank im Format LITAS-ESIS',
    sylk: 'eine SYLK-Datei (SLK)',
    eldanorm: 'eine ELDANORM-Datei',
    metel: 'eine METEL-Preisliste',
    epp: 'eine EDI++-Datei (EPP) von Subiekt',
    mht: 'eine Webseite in einer Datei (MHT)',
    bgmax: 'eine BgMax-Datei von Bankgirot',
    icsCards: 'der Text einer Kartenabrechnung von ICS (International Card Services)',
    calendar: 'ein Kalender oder eine Visitenkarte',
    sql: 'ein Datenbankabzug (SQL)',
    json: 'JSON',
    xml: 'XML',
    camt: 'ein Kontoauszug der Bank im Format camt (ISO 20022)',
    pain: 'ein Zahlungsauftrag (pain, ISO 20022)',
    bmecat: 'ein BMEcat-Katalog',
    openTrans: 'eine openTRANS-Nachricht',
    ubl: 'eine Rechnung oder Bestellung in UBL',
    ublCatalogue: 'ein Katalog in UBL',
    cii: 'eine elektronische Rechnung (CII)',
    cxml: 'eine cXML-Nachricht',
  },
  askForTable: 'Bitten Sie den Absender um die Liste als CSV, XLSX oder ODS.',
  unpack: 'Entpacken Sie das Archiv, und wählen Sie die Liste.',
  otherArchive: (name) =>
    `${name} ist ein Archiv und keine Arbeitsmappe: Entpacken Sie es, oder speichern Sie die Liste als XLSX, ODS oder CSV.`,
  notText: (name) =>
    `${name} ist weder ein Text noch eine Tabelle. Bitten Sie den Absender um die Liste als CSV, XLSX oder ODS.`,
  hasPassword: (name) =>
    `${name} ist mit einem Passwort geschützt. Speichern Sie die Datei ohne Passwort, oder bitten Sie den Absender um eine ungeschützte Datei.`,
  broken: (name) =>
    `${name} kann nicht gelesen werden: Die Datei ist beschädigt oder hat ein anderes Format. Bitten Sie den Absender, die Datei erneut oder als CSV zu senden.`,
  tooLargeInside: (maxBytes) =>
    `Die Datei ist entpackt größer als ${maxBytes / 1e6} MB. Bitten Sie den Absender um die Liste als CSV oder in mehreren Dateien.`,
  needsTooMuchMemory:
    'Die Datei braucht beim Lesen zu viel Speicher. Speichern Sie die Liste als CSV, oder teilen Sie sie auf mehrere Dateien auf.',
  otherHeadings: (row, first) =>
    `In Zeile ${row} stehen andere Überschriften als in Zeile ${first}. Speichern Sie die Zeilen ab ${row} als eigene Datei.`,
  onItsSide:
    'Die Artikel stehen nebeneinander, jeder in einer eigenen Spalte. Vertauschen Sie Zeilen und Spalten (in der Tabellenkalkulation: mit „Transponieren“ einfügen), und speichern Sie die Liste erneut.',
  besideList: (column) =>
    `Neben der ersten Liste beginnt in Spalte ${column} eine zweite Liste mit Artikelnummern in anderer Reihenfolge. Speichern Sie jede Liste als eigene Datei.`,
  tooManyColumns: (columns, max) =>
    `Die Liste hat ${count(columns)} Spalten, erlaubt sind höchstens ${max}. Löschen Sie nicht benötigte Spalten, und speichern Sie die Liste erneut.`,
  tooManyRows: (max) =>
    `Die Liste hat mehr als ${count(max)} Zeilen. Teilen Sie die Liste, oder bitten Sie den Absender um mehrere Dateien.`,
  longCell: (name, row) =>
    `In Zeile ${row} von ${name} hat eine Zelle mehr als zwei Millionen Zeichen: Zeilenenden oder Trennzeichen fehlen. Bitten Sie den Absender um die Liste als XLSX.`,
  tooManyCells: (max) =>
    `Das Blatt hat mehr als ${count(max)} gefüllte Zellen. Löschen Sie alles außerhalb der Liste, oder teilen Sie die Liste.`,
  farCell: (cell) =>
    `Das Blatt reicht bis zur Zelle ${cell} und ist damit zu groß. Löschen Sie diese Zelle, oder speichern Sie die Liste als CSV.`,
  tooSlow:
    'Das Lesen der Datei hat zu lange gedauert. Bitten Sie den Absender um die Liste als CSV.',
  orders: {
    documentType: (name) =>
      `${name} enthält eine Dokumenttyp-Deklaration mit eigenen Entitäten. Solche Dateien werden nicht gelesen. Bitten Sie den Absender um die Bestellung ohne diese Deklaration.`,
    notXml: (name) =>
      `${name} ist kein wohlgeformtes XML oder zu tief verschachtelt. Bitten Sie den Absender, die vollständige Datei erneut zu senden.`,
    notOrder: (name, kind) =>
      `${name} ist ${kind} und keine Bestellung. Bitten Sie den Absender um die Bestellung.`,
    xmlOf: (root) => `XML mit dem Element ${root}`,
    edifactMessage: (type) => `eine EDIFACT-Nachricht vom Typ ${type}`,
    edifactDocument: (code, kind) => `ein EDIFACT-Dokument mit dem Code ${code} (${kind})`,
    cxmlMessage: 'eine cXML-Nachricht ohne OrderRequest',
    orderResponse: 'eine Antwort auf eine Bestellung (Order-X)',
    noLines: (name) =>
      `${name} ist eine Bestellung ohne Positionen. Bitten Sie den Absender, die Datei erneut zu senden.`,
    tooManyLines: (name, lines, max) =>
      `${name} hat ${count(lines)} Positionen, erlaubt sind höchstens ${count(max)} je Bestellung. Teilen Sie die Bestellung.`,
    tooManyOrders: (name, orders, max) =>
      `${name} enthält ${count(orders)} Bestellungen, erlaubt sind höchstens ${max} je Datei. Teilen Sie die Datei.`,
    edifactCut: (name) =>
      `${name} endet vor dem Ende der Nachricht (UNT). Bitten Sie den Absender um die vollständige Datei.`,
    edifactCount: (name, said, found) =>
      `${name} gibt ${said} ${said === 1 ? 'Segment' : 'Segmente'} an, enthält aber ${found}. Bitten Sie den Absender um die vollständige Datei.`,
    edifactLines: (name, said, found) =>
      `${name} gibt ${said} ${said === 1 ? 'Position' : 'Positionen'} an, enthält aber ${found}. Bitten Sie den Absender um die vollständige Datei.`,
    scannedPdf: (name) =>
      `${name} ist ein PDF ohne Text: ein Scan oder ein Bild. Bitten Sie den Absender um das PDF aus seinem Programm oder um CSV, XLSX oder XML.`,
    turnedPdf: (name) =>
      `Der Text von ${name} ist auf der Seite gedreht und kann nicht gelesen werden. Bitten Sie den Absender um ein PDF mit aufrechtem Text oder um CSV, XLSX oder XML.`,
    longPdf: (name, pages, max) =>
      `${name} hat ${pages} Seiten, erlaubt sind höchstens ${max}. Bitten Sie den Absender um CSV, XLSX oder XML.`,
    lockedPdf: (name) =>
      `${name} ist ein passwortgeschütztes PDF. Bitten Sie den Absender um die Datei ohne Passwort.`,
    pdfNote: (kind) => `eine Markierung auf der Seite (${kind})`,
  },
  scaledNumber: (shown, value) => `${shown} (in der Datei: ${value})`,
  shownOtherwise: (cell, format) => `das Format von ${cell} (${format})`,
  unseenCell: (cell) => `${cell}, durchgestrichen, winzig oder in der Farbe der Zelle`,
  mails: {
    broken:
      'Diese E-Mail ist beschädigt oder zu tief verschachtelt. Bitten Sie den Absender, die E-Mail erneut zu senden.',
    nested: (depth) =>
      `E-Mails in E-Mails werden bis zur ${depth}. Ebene gelesen. Tiefer verschachtelte E-Mails wurden nicht gelesen.`,
    tooMany: (name, max) =>
      `${name} wurde nicht gelesen: Je E-Mail werden höchstens ${max} Dateien gelesen. Bitten Sie den Absender um eine eigene E-Mail.`,
    outlook: (name) =>
      `${name} ist eine E-Mail im Format von Outlook, und keine Datei darin ist lesbar. Bitten Sie den Absender um HTML oder reinen Text.`,
    encrypted: (name) =>
      `${name} ist verschlüsselt. Bitten Sie den Absender um die E-Mail ohne Verschlüsselung.`,
    mayHide:
      'Formatierungen dieser E-Mail können einen Teil davon verbergen. Vergleichen Sie die Positionen mit der E-Mail.',
    differs: (numbers) =>
      `Die Textfassung dieser E-Mail enthält Zahlen, die in der HTML-Fassung fehlen: ${numbers}. Fragen Sie den Absender, welche Fassung gilt.`,
  },
  datanorm: {
    noHeader: (name) =>
      `${name} ist eine DATANORM-Datei ohne den Vorlaufsatz (V) mit Version und Währung. Bitten Sie den Absender um die vollständige Datei.`,
    otherVersion: (name) =>
      `${name} ist eine DATANORM-Datei in einer Version, die nicht gelesen wird. Bitten Sie den Absender um Version 4 oder 5.`,
    notWhole: (name, said, found) =>
      `${name} gibt ${count(said)} Sätze an, enthält aber ${count(found)}. Bitten Sie den Absender um die vollständige Datei.`,
    currencies: (name, one, other) =>
      `${name} enthält Preise in ${one} und in ${other}. Importieren Sie je Währung eine Datei.`,
    noArticles: (name) =>
      `${name} ist eine DATANORM-Datei mit Texten, Warengruppen oder Rabatten, aber ohne Artikel und Preise. Wählen Sie die Datei mit den Artikeln (DATANORM.001) oder mit den Preisen (DATPREIS.001).`,
    deleted:
      'In der Datei ist dieser Artikel als gelöscht gekennzeichnet. Ein Import löscht aber keine Werkzeuge. Nehmen Sie das Werkzeug im Shop aus dem Verkauf.',
    renumbered: (number) =>
      `In der Datei erhält dieser Artikel die Nummer ${number}. Ein Import ändert aber keine Artikelnummern. Ändern Sie die Nummer im Shop.`,
    mark: (mark) =>
      `Das Verarbeitungskennzeichen des Satzes ist „${mark}“ statt neu (N) oder geändert (A). Bitten Sie den Absender um eine korrigierte Datei.`,
    unknownRecord: (kind) =>
      `Die Zeile beginnt mit „${kind}“. Das ist keine DATANORM-Satzart. Bitten Sie den Absender um eine korrigierte Datei.`,
    shortRecord: 'Der Satz bricht vor dem Preis ab. Bitten Sie den Absender um die ganze Zeile.',
    price: (text) =>
      `Der Preis „${text}“ ist nicht in ganzen Cent angegeben, wie DATANORM es verlangt. Bitten Sie den Absender um eine korrigierte Datei.`,
    priceKind: (kind) =>
      `Der Preis hat das Kennzeichen „${kind}“: weder Bruttopreis (1) noch Nettopreis (2). Bitten Sie den Absender um eine korrigierte Datei.`,
    priceUnit: (unit) =>
      `Die Preiseinheit „${unit}“ gibt es in DATANORM nicht. Damit ist der Preis unklar. Fragen Sie den Absender, welcher Preis gilt.`,
    discount: (kind) =>
      `Der Rabatt hat das Kennzeichen „${kind}“, das nicht bekannt ist. Fragen Sie den Absender nach dem Nettopreis.`,
    bothDiscounts:
      'Der Preis hat eine Rabattgruppe und dazu eigene Rabatte. Damit ist der Nettopreis unklar. Fragen Sie den Absender nach dem Nettopreis.',
    severalPrices:
      'Die Datei enthält mehrere Preise derselben Art für diesen Artikel. Fragen Sie den Absender, welcher Preis gilt.',
    severalUnits:
      'Brutto- und Nettopreis haben verschiedene Preiseinheiten. Bitten Sie den Absender um Preise mit derselben Einheit.',
    onRequest: 'Preis auf Anfrage.',
    surcharge:
      'Der Absender hat Zu- oder Abschläge nach Menge, Metall oder Text, die nicht gelesen werden.',
  },
  records: {
    netLadder:
      'Der Nettopreis hängt von der Menge ab. Gelesen wird der Preis für die kleinste Menge.',
    longLadder: (most) => `Der Preis hat zu viele Staffeln; gelesen werden die ersten ${most}.`,
    pricedFrom: (from) =>
      `Der Preis gilt erst ab ${count(from)}. Für kleinere Mengen enthält die Datei keinen Preis.`,
    alsoNet: (price) =>
      `Die Datei enthält auch einen Nettopreis von ${price}; verwendet wird der Bruttopreis.`,
    netAsPrice: 'Das ist ein Nettopreis für den Empfänger der Datei.',
  },
  bmecat: {
    notWhole: (name) =>
      `${name} ist ein unvollständiger BMEcat-Katalog. Bitten Sie den Absender um die vollständige Datei.`,
    ownEntities: (name) =>
      `${name} ist ein BMEcat-Katalog mit eigenen Entitäten, die nicht gelesen werden. Bitten Sie den Absender um eine Datei ohne eigene Entitäten.`,
    notWellFormed: (name, article) =>
      `${name} ist kein gültiges XML: Artikel ${count(article)} kann nicht gelesen werden. Bitten Sie den Absender um eine gültige Datei.`,
    noArticles: (name) =>
      `${name} ist ein BMEcat-Katalog ohne Artikel. Bitten Sie den Absender um einen Katalog mit Artikeln.`,
    currency: (one, other) =>
      `Die Preise sind in ${one} angegeben, der Katalog in ${other}. Bitten Sie den Absender um Preise in einer Währung.`,
    price: (text) =>
      `Der Preis enthält „${text}“, BMEcat verlangt aber eine Zahl wie 12.50. Bitten Sie den Absender um eine korrigierte Datei.`,
    priceQuantity: (text) =>
      `PRICE_QUANTITY ist „${text}“. Damit ist die Preiseinheit unklar. Bitten Sie den Absender um eine korrigierte Datei.`,
    priceBase: (priced, ordered) =>
      `Die Preiseinheit ist ${priced}, die Bestelleinheit aber ${ordered}. Bitten Sie den Absender um Preise je Bestelleinheit.`,
    taxWithoutRate:
      'Der Listenpreis enthält Steuer, aber die Datei enthält keinen Steuersatz. Bitten Sie den Absender um Preise ohne Steuer.',
    taxTaken: (percent) =>
      `Der Listenpreis enthält ${percent.toLocaleString('de')} % Steuer, die abgezogen wird.`,
    severalPrices:
      'Die Datei enthält für diesen Artikel mehrere Preise derselben Art für dieselbe Menge und denselben Zeitraum. Fragen Sie den Absender, welcher Preis gilt.',
    periods:
      'Die Datei enthält für diesen Artikel Preise für mehrere Zeiträume. Fragen Sie den Absender, welcher Preis gilt.',
    content: (order, packed, content) => `Der Preis gilt für ${order} mit ${packed} ${content}.`,
    otherPrices: (types) => `Preise der Art ${types} werden nicht gelesen.`,
    status: (text) =>
      `Die Datei nennt den Status „${text}“. Prüfen Sie, ob der Artikel noch zu diesem Preis verkauft wird.`,
    treatment: (text) =>
      `Die Datei kennzeichnet den Artikel für besondere Behandlung: ${text}. Ergänzen Sie die Gefahren des Artikels.`,
    followedBy: (sku) =>
      `Die Datei nennt ${sku} als Nachfolgeartikel. Prüfen Sie, ob der Artikel noch verkauft wird.`,
    dailyPrice:
      'Der Preis ist ein Tagespreis. Fragen Sie den Lieferanten nach dem aktuellen Preis.',
  },
}
