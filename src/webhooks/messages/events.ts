/** A description of each event for developers: in the API reference and on its pages. */

/** By type. */
export const eventWords: Readonly<Record<string, string>> = {
  'order.placed': 'An order is placed',
  'order.confirmed': 'An order is confirmed',
  'order.picking': 'Picking of an order begins',
  'order.shipped': 'The status of an order changes to shipped, because no pieces are left to ship',
  'order.delivered': 'An order is delivered',
  'order.cancelled': 'An order is cancelled',
  'order.held': 'An order is put on hold; `onHold` states the reason',
  'order.released': 'An order that was on hold is released',
  'order.changed':
    'Other details of an order are changed, such as a quantity or the tracking number',
  'order.deleted': 'An order is deleted by the shop',
  'order.restored': 'A deleted order is restored',
  'shipment.created': 'All or part of an order is shipped',
  'shipment.changed': 'The parcels of a shipment are corrected',
  'shipment.deleted': 'A shipment is deleted with its order',
  'document.issued': 'An invoice, credit note or packing slip is issued',
  'document.sent': 'A document is sent by e-mail, or its delivery by other means is recorded',
  'document.changed':
    'Other details of a document are changed, such as the amount paid on an invoice',
  'document.deleted': 'A document is deleted with its order',
  'payment.recorded': 'A payment is recorded',
  'payment.reversed': 'A payment is reversed',
  'payment.changed': 'Other details of a payment are changed, such as its allocation to invoices',
  'payment.deleted': 'A payment is deleted',
  'stock.changed': 'The stock level of a tool changes',
  'price.changed':
    'The price or a quantity price of a tool changes; changes to price lists send no events',
  'tool.created': 'A tool is added',
  'tool.changed': 'A tool is changed',
  'tool.archived': 'A tool is no longer available',
  'tool.restored': 'A tool is available again',
  'tool.deleted': 'A tool is deleted',
  'company.created': 'A company is added',
  'company.changed': 'A company is changed',
  'company.deleted': 'A company is deleted',
  'quote.asked': 'A buyer asks for a quote',
  'quote.answered': 'The shop makes an offer',
  'quote.message': 'The buyer or the shop writes a message about a quote',
  'quote.accepted': 'A buyer accepts an offer, which places an order',
  'quote.declined': 'The shop declines a quote, or a buyer declines an offer',
  'quote.withdrawn': 'A quote is withdrawn',
  'quote.changed': 'Other details of a quote are changed',
  'quote.deleted': 'A quote is deleted',
  'webhook.test': 'A test event for a webhook',
}

export const eventMessages = {
  description: (operation: string | undefined) =>
    [
      'A message to the URL of a webhook, as defined by Standard Webhooks (standardwebhooks.com).',
      operation === undefined
        ? ''
        : `\`data\` is the record as returned by \`${operation}\` when the message is created; for a deleted record, \`{ "_id", "deleted": true }\`.`,
    ]
      .filter(Boolean)
      .join(' '),
  /** The operation that reads the `data` of a family. */
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
    id: 'The id of the message, which stays the same when the message is sent again.',
    timestamp: 'The time at which the message was sent, in seconds since 1970-01-01 (Unix time).',
    signature:
      '`v1,` followed by the Base64-encoded HMAC-SHA256 of the id, timestamp and body, joined by dots. While a secret is being replaced, there are several signatures, separated by spaces.',
  },
  answers: {
    taken: 'The message has arrived: status 200 to 299 within 15 seconds',
    gone: 'The webhook is disabled: nothing more is sent to this URL',
    default:
      'Any other status, including redirects: the message is sent again after 5 and 30 seconds, after 2, 10 and 30 minutes, and after 1, 2, 4 and 8 hours',
  },
} as const
