/** German: see ../order-ways.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { orderWaysMessages as english } from '../order-ways.ts'

export const orderWaysMessages: Translated<typeof english> = {
  link: 'Bestellwege',
  title: 'So bestellen Sie bei uns',
  titleOf: (company = 'die Firma') => `So bestellt ${company}`,
  description:
    'Alle Bestellwege mit den Zugangsdaten zum Kopieren und den eingegangenen Bestellungen.',
  toCompany: 'Ihre Firma',
  toRecord: 'Zurück zur Firma',
  lead: 'Wählen Sie den Bestellweg, der zu Ihren Systemen passt. Preise, Mindestmengen und Verpackungseinheiten sind überall gleich.',
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
      'Legen Sie hier eine Datei aus Ihrem System ab: CSV, XLSX, PDF mit Text, UBL, cXML, EDIFACT, openTRANS, Order-X oder IDS. Zu jeder Position sehen Sie, ob sie sicher erkannt wurde, bestätigt werden muss oder unbekannt ist. Bestellt wird erst, wenn jemand die Bestellung aufgibt.',
    open: 'Datei ablegen',
    api: 'Programme senden dieselbe Datei per POST mit dem Schlüssel eines Dienstkontos. Am Ende der Adresse steht der Dateiname:',
  },
  mail: {
    title: 'Bestellung per E-Mail',
    detail:
      'Senden Sie Ihre Liste als Text oder als Datei von der Adresse Ihres Kontos. Daraus entsteht ein Bestellentwurf, wie bei einer abgelegten Datei.',
    off: 'Der Shop hat zurzeit kein E-Mail-Postfach für Bestellungen.',
  },
  punchOut: {
    title: 'Punch-out',
    detail:
      'Ihr Einkaufssystem öffnet unseren Katalog mit Ihren Preisen und übernimmt den Warenkorb in Ihren eigenen Freigabeprozess.',
    off: 'Der Shop bietet zurzeit kein Punch-out an.',
    none: 'Noch keine Verbindung. Wenn Sie eine Verbindung wünschen, nennen Sie uns das Protokoll (OCI, cXML oder IDS Connect) und die Adresse Ihres Systems.',
    noneStaff: 'Noch keine Verbindung.',
    staff: 'Verbindungen und Nachrichten',
    userName: 'Benutzername',
    password:
      'Das Passwort wurde nur einmal angezeigt, als die Verbindung angelegt wurde. Bei Bedarf erhalten Sie von uns ein neues Passwort.',
    uses: (baskets, orders, days) =>
      `${baskets === 1 ? '1 Warenkorb' : `${baskets} Warenkörbe`} und ${orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`} in den letzten ${days} Tagen`,
    refused: (count) => (count === 1 ? '1 abgewiesener Aufruf' : `${count} abgewiesene Aufrufe`),
    last: 'Letzte Nachricht',
    never: 'noch keine Nachricht',
  },
  agents: {
    title: 'Agenten',
    detail:
      'Agenten sind Programme, die in Ihrem Namen handeln (Model Context Protocol). Jede Person verbindet ihre Agenten selbst und legt die Grenzen fest.',
    off: 'Der Shop lässt zurzeit keine Agenten zu.',
    open: 'Ihre Agenten',
  },
}
