/** German: see ../received-orders.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { receivedMessages as english } from '../received-orders.ts'

export const receivedMessages: Translated<typeof english> = {
  problems: {
    unreadable: 'Diese Datei ließ sich nicht als Bestellung lesen',
    changed: 'Jemand anders hat diese Bestellung geändert',
    notOpen: 'Diese Bestellung ist nicht mehr offen',
    notReady: 'Einige Positionen sind noch nicht sicher',
    noBuyer: 'Es ist nicht gesagt, für wen bestellt wird',
    notNew: 'Diese Datei ist keine neue Bestellung',
    notMerged: 'Diese Änderung lässt sich nicht übernehmen',
    receivedTwice: 'Diese Bestellung ist schon einmal eingegangen',
    sumChanged: 'Die Preise haben sich geändert',
  },
  changedDetail: 'Jemand anders hat sie geändert, seit Sie sie geöffnet haben. Laden Sie sie neu.',
  notOpenDetail: {
    ordered: 'Sie ist schon bestellt.',
    rejected: 'Sie wurde abgelehnt.',
    replaced: 'Eine neuere Datei hat sie ersetzt.',
  },
  notReadyDetail: (count) =>
    count === 0
      ? 'Keine Position soll bestellt werden. Wählen Sie mindestens eine.'
      : `${displayCount(count, 'Position ist', 'Positionen sind')} zu bestätigen oder unbekannt. Bestätigen oder berichtigen Sie sie, oder lassen Sie sie weg.`,
  noBuyerDetail: 'Wählen Sie den Käufer.',
  notNewDetail: {
    order: '',
    change:
      'Die Datei ändert eine Bestellung. Ändern Sie jene Bestellung von Hand und lehnen Sie diese Datei dann ab.',
    cancellation:
      'Die Datei storniert eine Bestellung. Stornieren Sie jene Bestellung von Hand und lehnen Sie diese Datei dann ab.',
    test: 'Die Datei ist ein Test der Verbindung. Soll sie bestellt werden, fordern Sie beim Käufer die Bestellung an.',
    copy: 'Die Datei ist eine Kopie zur Information. Soll sie bestellt werden, geben Sie sie in der Schnellbestellung ein.',
  },
  notMergedDetail:
    'Die Datei kennzeichnet nicht jede Position als neu, geändert oder gestrichen, oder ihre Positionsnummern passen nicht zur früheren Bestellung.',
  receivedTwiceDetail: (number) =>
    `Die Bestellung ${number} ist schon einmal eingegangen. Bestellen Sie sie nur dann noch einmal, wenn zweimal geliefert werden soll.`,
  sumChangedDetail: (was, is) =>
    `Die Ware kostet jetzt ${is} statt ${was}. Prüfen Sie die Positionen und bestellen Sie noch einmal.`,
  unknownSku: (sku) => `Kein Werkzeug im Verkauf hat die Artikelnummer ${sku}.`,
  notShown: (text) => `In der Datei, aber nicht auf der Seite zu sehen: ${text}`,
  page: {
    noText:
      'Die Seite des PDF hat keinen Text, der sich mit der angehängten Bestellung vergleichen lässt',
    unread: 'Die Seite des PDF ließ sich nicht mit der angehängten Bestellung vergleichen',
    differs: (articles) =>
      `Die Seite des PDF zeigt diesen Artikel nicht mit dieser Menge: ${articles}`,
    hasMore: (page, attached) =>
      `Die Seite des PDF zeigt ${page} Positionen, die angehängte Bestellung hat ${attached}`,
    isMarked: (text) => `Die Seite des PDF trägt den Vermerk „${text}“`,
    several: (count) => `An dem PDF hängen ${count} verschiedene XML-Dateien`,
  },
  noSuchLine: 'Die Bestellung hat keine solche Position.',
  lineTwice: 'Eine Position lässt sich je Anfrage nur einmal berichtigen.',
  empty: 'Die Datei ist leer.',
  notText: (name) =>
    `${name} ist weder Text noch Tabelle noch eine Bestellung in einer bekannten Form. Bitten Sie den Absender um CSV, XLSX oder XML.`,
  noLines: (name) =>
    `Keine Zeile von ${name} nennt einen Artikel. Prüfen Sie, ob es eine Bestellung ist.`,
  lineNote: (line, note) => `Position ${line}: ${note}`,
}
