/** German: see ../figures.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { figuresMessages as english } from '../figures.ts'

export const figuresMessages: Translated<typeof english> = {
  notDay: 'Geben Sie ein Datum ein, zum Beispiel 2026-11-21.',
  today: {
    title: 'Jetzt zu tun',
    toConfirm: 'zu bestätigen',
    onHold: 'zurückgestellt',
    toPick: 'zu packen',
    toShip: 'zu versenden',
    late: 'verspätet: zugesagter Liefertag überschritten',
    short: 'warten auf Ware',
    unpaid: (count) => `${count === 1 ? 'Rechnung' : 'Rechnungen'} überfällig`,
    unsent: (count) => `${count === 1 ? 'Rechnung' : 'Rechnungen'} nicht gesendet`,
    open: (amount) => `${amount} offen`,
    openReturns: (count) =>
      `${count === 1 ? 'Rücksendung' : 'Rücksendungen'} zu beantworten oder anzunehmen`,
    heldReviews: (count) => `${count === 1 ? 'Bewertung' : 'Bewertungen'} zu prüfen`,
    reportedReviews: (count) => `${count === 1 ? 'Bewertung' : 'Bewertungen'} gemeldet`,
    certificates: (count) => `${count === 1 ? 'Nachweis' : 'Nachweise'} zu prüfen`,
    failedMails: (count) => `${count === 1 ? 'E-Mail' : 'E-Mails'} nicht gesendet`,
    accountsToAdopt: (count) => `${count === 1 ? 'Dienstkonto' : 'Dienstkonten'} zu übernehmen`,
    nothingToDo: 'Nichts zu tun.',
    backup: 'Letzte Sicherung',
    noBackup: 'noch keine',
    ago: (hours) =>
      hours === 0
        ? 'in der letzten Stunde'
        : hours < 48
          ? `vor ${displayCount(hours, 'Stunde', 'Stunden')}`
          : `vor ${displayCount(Math.floor(hours / 24), 'Tag', 'Tagen')}`,
  },
  besideBefore: 'im Vergleich zu den 30 Tagen davor',
  heading: 'Letzte 30 Tage',
  sales: 'Umsatz',
  orders: 'Aufträge',
  pieces: 'Stück',
  buyers: 'Käufer',
  returned: 'Zurückgesandte Stücke',
  ofValue: (value) => `im Wert von ${value}`,
  returns: 'Rücksendungen',
  returnsLead: 'Zuerst offene Rücksendungen, dann die in diesen 30 Tagen eingetroffenen.',
  noReturns: 'Keine offenen Rücksendungen, und in diesen 30 Tagen ist keine eingetroffen.',
  order: 'Auftrag',
  status: 'Status',
  value: 'Wert',
  statusNames: {
    requested: 'angemeldet',
    approved: 'genehmigt',
    refused: 'abgelehnt',
    received: 'eingetroffen',
  },
  fill: 'Lieferfähigkeit',
  percent: (value) => `${displayNumber(value)} %`,
  points: (before) => `${before} davor`,
  short: (pieces) =>
    pieces === 1 ? '1 Stück musste warten' : `${displayNumber(pieces)} Stück mussten warten`,
  sku: 'Artikelnummer',
  margin: 'Marge',
  atCost: (percent, known, lines) =>
    `${percent === undefined ? '' : `${displayNumber(percent)} % vom Umsatz · `}Einkaufspreis bekannt für ${displayNumber(known)} von ${displayNumber(lines)} Positionen`,
  before: (value, change) =>
    change === undefined
      ? `${value} davor`
      : `${change > 0 ? '+' : change < 0 ? '−' : '±'}${displayNumber(Math.abs(change))} % · ${value} davor`,
  definitions: 'Zu den Kennzahlen',
  definition: [
    [
      'Umsatz',
      'Summe der eingegangenen Aufträge, ohne stornierte, gelöschte und zurückgestellte Aufträge. Zurückgestellte Aufträge zählen nach ihrer Freigabe. Es gilt die Zeitzone des Shops.',
    ],
    [
      'Aufträge, Stück',
      'Anzahl der Aufträge, die zum Umsatz zählen, und der darin bestellten Stücke.',
    ],
    ['Käufer', 'Konten, die mindestens einmal bestellt haben.'],
    [
      'Lieferfähigkeit',
      'Anteil der bestellten Stücke, die bei der Bestellung auf Lager waren. Die übrigen Stücke waren im Rückstand. Stornierte Stücke zählen nicht.',
    ],
    [
      'Zurückgesandte Stücke',
      'Stücke der Rücksendungen, die in diesem Zeitraum eingetroffen sind, zu den Preisen ihrer Aufträge.',
    ],
    [
      'Marge',
      'Summen der Positionen dieser Aufträge abzüglich der aktuellen Einkaufspreise. Positionen ohne Einkaufspreis zählen nicht. Nur Mitarbeiter, die Einkaufspreise sehen dürfen, sehen die Marge.',
    ],
    [
      'Überfällige Kunden',
      'Kunden, die im letzten Jahr an mindestens drei Tagen bestellt haben und deren letzte Bestellung mindestens eine Woche und mindestens das 1,5-Fache ihres üblichen Bestellabstands her ist.',
    ],
    [
      'Suchen ohne Ergebnis',
      'Jede Suchseite zählt einmal, solange sie zwischengespeichert ist. Suchen mit Filtern zählen nicht. Die Suchen werden 90 Tage lang aufbewahrt.',
    ],
  ],
  noCost: 'kein Einkaufspreis',
  chart: 'Umsatz nach Tagen',
  table: 'Die Tage als Tabelle',
  day: 'Tag',
  best: 'Meistverkauft',
  bestLead: 'Werkzeuge mit dem höchsten Umsatz in diesen 30 Tagen.',
  tool: 'Werkzeug',
  low: 'Geringer Bestand',
  lowLead:
    'Werkzeuge, deren Bestand kleiner ist als der Absatz dieser 30 Tage. Die kürzeste Reichweite steht zuerst.',
  noneLow: 'Bei allen verkauften Werkzeugen reicht der Bestand länger als 30 Tage.',
  zeroResults: {
    title: 'Suchen ohne Ergebnis',
    lead: 'Suchen ohne Treffer in diesen 30 Tagen, die häufigsten zuerst.',
    words: 'Synonym hinzufügen',
    none: 'Alle Suchen dieser 30 Tage hatten Ergebnisse.',
    query: 'Suche',
    times: 'Anzahl',
    last: 'Zuletzt',
  },
  overdue: {
    title: 'Überfällige Kunden',
    lead: 'Stammkunden, die länger als üblich nicht bestellt haben. Der höchste Jahresumsatz steht zuerst.',
    none: 'Kein Stammkunde ist überfällig.',
    customer: 'Kunde',
    last: 'Letzte Bestellung',
    ago: 'Zeit seitdem',
    usual: 'Üblicher Abstand',
    year: 'Jahresumsatz',
  },
  stock: 'Auf Lager',
  sold: 'Verkauft',
  lasts: 'Reichweite',
  days: (count) => displayCount(count, 'Tag', 'Tage'),
  noSales: 'Keine Verkäufe in diesen 30 Tagen.',
}
