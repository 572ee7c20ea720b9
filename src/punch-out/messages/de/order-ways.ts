/** German: see ../order-ways.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { orderWaysMessages as english } from '../order-ways.ts'

export const orderWaysMessages: Translated<typeof english> = {
  link: 'Bestellwege',
  title: 'So bestellen Sie bei uns',
  titleOf: (company = 'die Firma') => `So bestellt ${company}`,
  description: 'Jeder Bestellweg mit dem, was zu kopieren ist, und was darüber eingegangen ist.',
  toCompany: 'Ihre Firma',
  toRecord: 'Zurück zur Firma',
  lead: 'Wählen Sie, was zu Ihren Systemen passt. Preise, Mindestmengen und Verpackungseinheiten sind überall gleich.',
  orders: (count, days) =>
    `${count === 1 ? '1 Bestellung' : `${count} Bestellungen`} in den letzten ${days} Tagen`,
  files: (count, days) =>
    `${count === 1 ? '1 Datei' : `${count} Dateien`} in den letzten ${days} Tagen`,
  mails: (count, days) =>
    `${count === 1 ? '1 Bestellung' : `${count} Bestellungen`} per E-Mail in den letzten ${days} Tagen`,
  copyAddress: 'Adresse',
  orderPad: {
    title: 'Schnellbestellung',
    detail: 'Fügen Sie eine Liste mit Artikelnummern und Mengen ein.',
    open: 'Schnellbestellung öffnen',
  },
  file: {
    title: 'Bestellung als Datei',
    detail:
      'Legen Sie eine Datei Ihres Systems ab: CSV, XLSX, PDF mit Text, UBL, cXML, EDIFACT, openTRANS, Order-X oder IDS. Jede Position ist sicher, zu bestätigen oder unbekannt; bestellt wird erst, wenn ein Mensch die Bestellung aufgibt.',
    open: 'Datei ablegen',
    api: 'Ein Programm sendet dieselbe Datei mit dem Schlüssel eines Dienstkontos (POST). Das Ende der Adresse ist der Name der Datei:',
  },
  mail: {
    title: 'Bestellung per E-Mail',
    detail:
      'Senden Sie Ihre Liste als Text oder als Datei von der Adresse Ihres Kontos. Sie wird ein Entwurf wie eine abgelegte Datei.',
    off: 'Der Shop hat zurzeit kein Postfach für Bestellungen.',
  },
  punchOut: {
    title: 'Punch-out',
    detail:
      'Ihr Einkaufssystem öffnet unseren Katalog zu Ihren Preisen und nimmt den Warenkorb für Ihre eigene Freigabe zurück.',
    off: 'Der Shop bietet zurzeit kein Punch-out an.',
    none: 'Noch keine Verbindung. Fragen Sie uns danach und nennen Sie das Protokoll (OCI, cXML oder IDS Connect) und die Adresse Ihres Systems.',
    noneStaff: 'Noch keine Verbindung.',
    staff: 'Verbindungen und Nachrichten',
    userName: 'Benutzername',
    password:
      'Das Passwort wurde einmal gezeigt, als die Verbindung angelegt wurde. Fragen Sie uns nach einem neuen.',
    uses: (baskets, orders, days) =>
      `${baskets === 1 ? '1 Warenkorb' : `${baskets} Warenkörbe`} und ${orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`} in den letzten ${days} Tagen`,
    refused: (count) => (count === 1 ? '1 abgewiesener Aufruf' : `${count} abgewiesene Aufrufe`),
    last: 'Letzte Nachricht',
    never: 'noch keine Nachricht',
  },
  agents: {
    title: 'Agenten',
    detail:
      'Ein Programm, das für Sie handelt (Model Context Protocol), verbindet jede Person selbst, innerhalb einer Grenze, die sie festlegt.',
    off: 'Der Shop nimmt zurzeit keine Agenten an.',
    open: 'Ihre Agenten',
  },
}
