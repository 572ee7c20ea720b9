/** German: see ../received-orders.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { receivedMessages as english } from '../received-orders.ts'

export const receivedMessages: Translated<typeof english> = {
  problems: {
    unreadable: 'Die Datei konnte nicht als Bestellung gelesen werden',
    changed: 'Die Bestelldatei wurde inzwischen geändert',
    notOpen: 'Diese Bestelldatei ist nicht mehr offen',
    notReady: 'Einige Positionen müssen noch bestätigt werden',
    noBuyer: 'Der Käufer wurde noch nicht gewählt',
    notNew: 'Diese Datei ist keine neue Bestellung',
    notMerged: 'Diese Änderung kann nicht übernommen werden',
    receivedTwice: 'Diese Bestellung ist bereits eingegangen',
    sumChanged: 'Die Preise haben sich geändert',
  },
  changedDetail:
    'Seit Sie die Bestelldatei geöffnet haben, hat jemand anders Änderungen gespeichert. Laden Sie die Seite neu.',
  notOpenDetail: {
    ordered: 'Die Bestellung wurde bereits abgesendet.',
    rejected: 'Die Datei wurde abgelehnt.',
    replaced: 'Die Bestellung wurde durch eine neuere Datei ersetzt.',
  },
  notReadyDetail: (count) =>
    count === 0
      ? 'Alle Positionen wurden weggelassen. Nehmen Sie mindestens eine Position wieder auf.'
      : `Bestätigen oder berichtigen Sie zuerst ${displayCount(count, 'Position', 'Positionen')}, oder lassen Sie sie weg.`,
  noBuyerDetail: 'Wählen Sie den Käufer, für den bestellt wird.',
  notNewDetail: {
    order: '',
    change:
      'Die Datei enthält eine Änderung einer vorhandenen Bestellung. Ändern Sie die vorhandene Bestellung manuell, und lehnen Sie diese Datei dann ab.',
    cancellation:
      'Laut Datei soll eine vorhandene Bestellung storniert werden. Stornieren Sie die vorhandene Bestellung manuell, und lehnen Sie diese Datei dann ab.',
    test: 'Die Datei ist ein Verbindungstest. Soll die Ware doch bestellt werden, fordern Sie beim Käufer eine echte Bestellung an.',
    copy: 'Die Datei ist nur eine Kopie zur Information. Soll die Ware doch bestellt werden, erfassen Sie die Positionen in der Schnellbestellung.',
  },
  notMergedDetail:
    'In der Datei ist nicht jede Position als neu, geändert oder gestrichen gekennzeichnet, oder die Positionsnummern passen nicht zur früheren Bestellung. Berichtigen Sie die frühere Bestellung manuell.',
  receivedTwiceDetail: (number) =>
    `Die Bestellung ${number} ist bereits eingegangen. Senden Sie die Bestellung nur dann ab, wenn die Ware ein weiteres Mal geliefert werden soll.`,
  sumChangedDetail: (was, is) =>
    `Die Ware kostet jetzt ${is} statt ${was}. Prüfen Sie die Positionen, und senden Sie die Bestellung erneut ab.`,
  unknownSku: (sku) =>
    `Kein Werkzeug im Verkauf hat die Artikelnummer ${sku}. Prüfen Sie die Artikelnummer.`,
  notShown: (text) => `Text in der Datei, der auf der Seite nicht zu sehen ist: ${text}`,
  page: {
    noText:
      'Die PDF-Seite enthält keinen Text, mit dem der Shop die angehängte Bestellung vergleichen kann',
    unread: 'Die PDF-Seite konnte nicht mit der angehängten Bestellung verglichen werden',
    differs: (articles) =>
      `Auf der PDF-Seite fehlt dieser Artikel, oder seine Menge weicht ab: ${articles}`,
    hasMore: (page, attached) =>
      `Die PDF-Seite zeigt ${page} Positionen, die angehängte Bestellung enthält ${attached}`,
    isMarked: (text) => `Die PDF-Seite trägt den Vermerk „${text}“`,
    several: (count) => `Das PDF enthält ${count} verschiedene XML-Dateien`,
  },
  noSuchLine: 'Diese Position gibt es in der Bestellung nicht. Prüfen Sie die Positionsnummer.',
  lineTwice: 'Eine Position kann je Anfrage nur einmal berichtigt werden.',
  empty: 'Die Datei ist leer.',
  notText: (name) =>
    `Das Format von ${name} wird nicht unterstützt. Bitten Sie den Absender um eine Datei im Format CSV, XLSX oder XML.`,
  noLines: (name) =>
    `In ${name} wurde kein Artikel gefunden. Prüfen Sie, ob die Datei eine Bestellung ist.`,
  lineNote: (line, note) => `Position ${line}: ${note}`,
}
