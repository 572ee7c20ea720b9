/** German: see ../events.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type * as english from '../events.ts'

export const eventWords: Translated<typeof english.eventWords> = {
  'order.placed': 'Ein Auftrag ist eingegangen',
  'order.confirmed': 'Ein Auftrag ist bestätigt',
  'order.picking': 'Ein Auftrag wird gepackt',
  'order.shipped': 'Ein Auftrag ist versandt, mit seiner letzten Lieferung',
  'order.delivered': 'Ein Auftrag ist zugestellt',
  'order.cancelled': 'Ein Auftrag ist storniert',
  'order.held': 'Ein Auftrag ist zurückgestellt; `onHold` sagt, warum',
  'order.released': 'Ein zurückgestellter Auftrag ist freigegeben',
  'order.changed': 'Ein Auftrag ist sonst geändert, etwa eine Menge oder die Sendungsnummer',
  'order.deleted': 'Ein Auftrag ist vom Shop gelöscht',
  'order.restored': 'Ein gelöschter Auftrag ist wiederhergestellt',
  'shipment.created': 'Ware ist versandt, ein ganzer Auftrag oder ein Teil',
  'shipment.changed': 'Die Pakete einer Lieferung sind berichtigt',
  'shipment.deleted': 'Eine Lieferung ist mit ihrem Auftrag entfallen',
  'document.issued': 'Eine Rechnung, Gutschrift oder ein Packzettel ist erstellt',
  'document.sent': 'Ein Beleg ist per E-Mail versandt, oder seine Zustellung ist vermerkt',
  'document.changed': 'Ein Beleg ist sonst geändert, etwa was von einer Rechnung bezahlt ist',
  'document.deleted': 'Ein Beleg ist mit seinem Auftrag entfallen',
  'payment.recorded': 'Eine Zahlung ist gebucht',
  'payment.reversed': 'Eine Zahlung ist storniert',
  'payment.changed': 'Eine Zahlung ist sonst geändert, etwa ihre Zuordnung zu Rechnungen',
  'payment.deleted': 'Eine Zahlung ist entfallen',
  'stock.changed': 'Der Bestand eines Werkzeugs ändert sich',
  'price.changed':
    'Der Preis oder ein Staffelpreis eines Werkzeugs ändert sich; Zeilen von Preislisten sind keine Ereignisse',
  'tool.created': 'Ein Werkzeug ist angelegt',
  'tool.changed': 'Ein Werkzeug ist geändert',
  'tool.archived': 'Ein Werkzeug ist nicht mehr im Verkauf',
  'tool.restored': 'Ein archiviertes Werkzeug ist wieder im Verkauf',
  'tool.deleted': 'Ein Werkzeug ist gelöscht',
  'company.created': 'Eine Firma ist angelegt',
  'company.changed': 'Eine Firma ist geändert',
  'company.deleted': 'Eine Firma ist gelöscht',
  'quote.asked': 'Ein Käufer fragt einen Preis an',
  'quote.answered': 'Der Shop macht ein Angebot',
  'quote.message': 'Käufer oder Shop schreiben eine Nachricht zu einem Angebot',
  'quote.accepted': 'Ein Käufer nimmt ein Angebot an; daraus wird ein Auftrag',
  'quote.declined': 'Der Shop lehnt ab, oder ein Käufer lehnt ein Angebot ab',
  'quote.withdrawn': 'Ein Angebot ist zurückgezogen',
  'quote.changed': 'Ein Angebot ist sonst geändert',
  'quote.deleted': 'Ein Angebot ist entfallen',
  'webhook.test': 'Das Testereignis eines Webhooks',
}

export const eventMessages: Translated<typeof english.eventMessages> = {
  description: (operation) =>
    [
      'Eine Nachricht an die Adresse eines Webhooks nach Standard Webhooks (standardwebhooks.com).',
      operation === undefined
        ? ''
        : `\`data\` ist der Datensatz, wie \`${operation}\` ihn liefert, im Zustand, in dem die Nachricht entsteht; ist er entfallen, \`{ "_id", "deleted": true }\`.`,
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
    id: 'Die Nachricht: dieselbe bei jedem Senden.',
    timestamp: 'Wann sie gesendet wurde, in Sekunden seit 1970.',
    signature:
      '`v1,` und der HMAC-SHA256 in Base64 aus ID, Zeitstempel und Body, verbunden durch Punkte. Mehrere, durch Leerzeichen getrennt, während ein Secret ersetzt wird.',
  },
  answers: {
    taken:
      'Die Nachricht ist angekommen. Jeder Status von 200 bis 299 innerhalb von 15 Sekunden bestätigt das',
    gone: 'Der Webhook wird abgeschaltet: An diese Adresse geht nichts mehr',
    default:
      'Alles andere, auch eine Weiterleitung: Die Nachricht wird noch einmal gesendet, nach 5 Sekunden, 30 Sekunden, 2, 10 und 30 Minuten, 1, 2, 4 und 8 Stunden',
  },
}
