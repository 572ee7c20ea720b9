/** German: see ../events.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type * as english from '../events.ts'

export const eventWords: Translated<typeof english.eventWords> = {
  'order.placed': 'Ein Auftrag ist eingegangen',
  'order.confirmed': 'Ein Auftrag wurde bestätigt',
  'order.picking': 'Ein Auftrag wird gepackt',
  'order.shipped': 'Ein Auftrag wurde vollständig versandt',
  'order.delivered': 'Ein Auftrag wurde zugestellt',
  'order.cancelled': 'Ein Auftrag wurde storniert',
  'order.held': 'Ein Auftrag wurde zurückgestellt; `onHold` nennt den Grund',
  'order.released': 'Ein zurückgestellter Auftrag wurde freigegeben',
  'order.changed':
    'Ein Auftrag wurde auf andere Weise geändert, etwa eine Menge oder die Sendungsnummer',
  'order.deleted': 'Ein Auftrag wurde gelöscht',
  'order.restored': 'Ein gelöschter Auftrag wurde wiederhergestellt',
  'shipment.created': 'Eine Lieferung wurde versandt, für den ganzen Auftrag oder einen Teil davon',
  'shipment.changed': 'Die Pakete einer Lieferung wurden berichtigt',
  'shipment.deleted': 'Eine Lieferung wurde zusammen mit dem Auftrag gelöscht',
  'document.issued': 'Eine Rechnung, eine Gutschrift oder ein Packzettel wurde erstellt',
  'document.sent': 'Ein Beleg wurde per E-Mail versandt, oder die Zustellung wurde vermerkt',
  'document.changed':
    'Ein Beleg wurde auf andere Weise geändert, etwa der bezahlte Betrag einer Rechnung',
  'document.deleted': 'Ein Beleg wurde zusammen mit dem Auftrag gelöscht',
  'payment.recorded': 'Eine Zahlung wurde gebucht',
  'payment.reversed': 'Eine Zahlung wurde storniert',
  'payment.changed':
    'Eine Zahlung wurde auf andere Weise geändert, etwa die Zuordnung zu Rechnungen',
  'payment.deleted': 'Eine Zahlung wurde gelöscht',
  'stock.changed': 'Der Bestand eines Werkzeugs hat sich geändert',
  'price.changed':
    'Der Preis oder ein Staffelpreis eines Werkzeugs hat sich geändert; Änderungen in Preislisten lösen kein Ereignis aus',
  'tool.created': 'Ein Werkzeug wurde angelegt',
  'tool.changed': 'Ein Werkzeug wurde geändert',
  'tool.archived': 'Ein Werkzeug wurde aus dem Verkauf genommen',
  'tool.restored': 'Ein archiviertes Werkzeug wurde wieder in den Verkauf genommen',
  'tool.deleted': 'Ein Werkzeug wurde gelöscht',
  'company.created': 'Eine Firma wurde angelegt',
  'company.changed': 'Eine Firma wurde geändert',
  'company.deleted': 'Eine Firma wurde gelöscht',
  'quote.asked': 'Ein Käufer hat eine Preisanfrage gesendet',
  'quote.answered': 'Der Shop hat ein Angebot gesendet',
  'quote.message': 'Der Käufer oder der Shop hat eine Nachricht zu einem Angebot gesendet',
  'quote.accepted': 'Ein Käufer hat ein Angebot angenommen; daraus entsteht ein Auftrag',
  'quote.declined': 'Der Shop hat eine Preisanfrage oder der Käufer ein Angebot abgelehnt',
  'quote.withdrawn': 'Ein Angebot wurde zurückgezogen',
  'quote.changed': 'Ein Angebot wurde auf andere Weise geändert',
  'quote.deleted': 'Ein Angebot wurde gelöscht',
  'webhook.test': 'Das Testereignis eines Webhooks',
}

export const eventMessages: Translated<typeof english.eventMessages> = {
  description: (operation) =>
    [
      'Eine Nachricht an die Adresse eines Webhooks nach der Spezifikation Standard Webhooks (standardwebhooks.com).',
      operation === undefined
        ? ''
        : `\`data\` ist der Datensatz, wie \`${operation}\` ihn liefert, mit dem Stand bei Erstellung der Nachricht. Ist der Datensatz gelöscht, ist \`data\` gleich \`{ "_id", "deleted": true }\`.`,
    ]
      .filter(Boolean)
      .join(' '),
  readBy: {
    order: 'GET /order/{number}',
    shipment: 'GET /order/{number}/shipments',
    document: 'GET /documents',
    payment: 'GET /payments',
    stock: 'GET /changes?of=stock',
    price: 'GET /tools/{id}/record',
    tool: 'GET /tools/{id}/record',
    company: 'GET /companies/{id}',
    quote: 'GET /quotes/{id}',
  },
  headers: {
    id: 'Die ID der Nachricht, die bei jedem Sendeversuch gleich bleibt.',
    timestamp: 'Zeitpunkt des Sendens in Sekunden seit dem 1. Januar 1970 (Unix-Zeit).',
    signature:
      '`v1,` und der HMAC-SHA256 in Base64 aus ID, Zeitstempel und Body, verbunden durch Punkte. Während ein Secret ersetzt wird, sind es mehrere Signaturen, getrennt durch Leerzeichen.',
  },
  answers: {
    taken:
      'Die Nachricht ist angekommen. Jeder Status von 200 bis 299 innerhalb von 15 Sekunden bestätigt das',
    gone: 'Der Webhook wird abgeschaltet. An diese Adresse wird nichts mehr gesendet',
    default:
      'Bei jeder anderen Antwort, auch einer Weiterleitung, wird die Nachricht erneut gesendet, nach 5 Sekunden, 30 Sekunden, 2, 10 und 30 Minuten, 1, 2, 4 und 8 Stunden',
  },
}
