/** The API reference texts of documents. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  exampleEmail,
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { documentsContract } from './contract.ts'

const filterParameters = {
  q: 'Words that its number, customer, company, e-mail address, order or PO number have, each at least in part.',
  kind: 'Only those of this kind.',
  order: 'Only those of the order with this number.',
  sent: '`no`: only invoices and credit notes that the shop issued and that reached nobody.',
  from: 'Only those issued on this day or later: of a month, its first.',
  to: 'Only those issued on this day or earlier: of a month, its last.',
}

export const documentsReference: ContractReference<typeof documentsContract> = {
  description: 'The documents of an order, numbered without gaps and frozen when they are issued.',
  operations: {
    issue: {
      description:
        'From the status `confirmed` on. Packing slips are for admins. `pdf` is the file in base64.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001', kind: 'invoice', size: 'a4' },
      response: { name: 'INV-000042.pdf', pdf: 'JVBERi0xLjcK' },
    },
    issueForShipment: {
      description:
        'Anybody who sees the order may have the delivery note. The first to fetch the invoice of a ' +
        'shipment is staff, or the shipping itself where the settings say so.',
      parameters: { id: 'The id of the shipment.' },
      request: { id: exampleIds.document, kind: 'delivery-note', size: 'a4' },
      response: { name: 'DN-000007.pdf', pdf: 'JVBERi0xLjcK' },
    },
    credit: {
      description:
        'One credit note for each invoice that says more than the buyer keeps; called again it ' +
        'finds nothing to credit.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001' },
      response: { issued: ['CN-000003'] },
    },
    charges: {
      description:
        'Net amounts: what `POST /documents/{id}/credit-notes` may give back at most. The line 0 ' +
        'is the charge for delivery, where the invoice has one.',
      parameters: { id: 'The id of the invoice.' },
      request: { id: exampleIds.document },
      response: {
        lines: [{ line: 1, sku: 'CW-13', name: 'Wrench, 13 mm', total: '$63.36', left: '$60.19' }],
      },
    },
    allow: {
      description:
        'For a wrong price, damage or a rebate: no stock changes. Net amounts: one on each line, or ' +
        'one for all chosen lines, which is divided by what is left of them, or a percentage of ' +
        'that. The tax is that of the lines, rounded over all documents of the order. The credit ' +
        'note names the invoice and the reason, lowers what is open, and is mailed. A later return ' +
        'of the same pieces credits only what is left. The line 0 is the charge for delivery, at ' +
        'the rates that it bears.',
      parameters: { id: 'The id of the invoice.' },
      request: {
        id: exampleIds.document,
        reason: 'Scratched handles',
        lines: [{ line: 1 }],
        percent: 5,
      },
      response: { _id: exampleIds.document, number: 'CN-000003', total: '$3.77' },
    },
    orderFile: {
      description:
        'Drawn as the order is now. A confirmation can be fetched from the status `confirmed` on, a ' +
        'proforma invoice unless the order is cancelled; neither has a number of its own, is booked or ' +
        'is listed among the documents.',
      parameters: {
        number: 'The number of the order.',
        kind: 'Which of both.',
        size: 'The size of the page; without it that of the country of the shop.',
      },
      request: { number: '1001', kind: 'order-confirmation' },
    },
    check: {
      description:
        'Documents print such a character as its number, in brackets. Correct the order before a ' +
        'document is issued, if that should not be.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001' },
      response: { unprintable: [{ character: '🔨', codePoint: 'U+1F528' }] },
    },
    list: {
      description: 'An issued document never changes, even when its order is cancelled or deleted.',
      parameters: {
        ...filterParameters,
        ...pageParameters,
      },
      request: { order: '1001', from: '2026-11-01', to: '2026-11-30' },
      response: [
        {
          _id: exampleIds.document,
          kind: 'invoice',
          number: 'INV-000042',
          order: 1001,
          shipment: null,
          issueDate: '2026-11-22',
          currency: 'USD',
          customer: 'Ada Lovelace',
          company: 'Lovelace Joinery',
          total: '$129.90',
          cancelledAt: null,
          sent: [{ to: exampleEmail, at: exampleMoment }],
        },
      ],
    },
    archive: {
      description:
        'Sent while it is written: what nobody has fetched before is drawn for it. Its last file, ' +
        '`documents.csv`, says of each what `GET /documents` does, and in which file it is. At most ' +
        '20,000 documents.',
      parameters: filterParameters,
      request: { from: '2026-11-01', to: '2026-11-30' },
    },
    mail: {
      description:
        'The mail waits in the outbox. It brings an invoice in the form of the company: Factur-X where ' +
        'one can be made, or XRechnung or UBL with a PDF beside it. `sent` of the document says when ' +
        'and to whom. Without `to` it goes to the billing address of the company, else to the buyer’s ' +
        'address, if that is confirmed. Packing slips are not sent.',
      parameters: { id: 'The id of the document.' },
      request: { id: exampleIds.document, to: exampleEmail },
      response: { to: exampleEmail, at: exampleMoment },
    },
    noteDelivery: {
      description:
        'For what was printed and posted, or sent by another system: it no longer counts as not sent.',
      parameters: { id: 'The id of the document.' },
      request: { id: exampleIds.document, how: 'by post' },
      response: { to: 'by post', at: exampleMoment },
    },
    file: {
      description: 'A strong ETag says whether a copy is still the same.',
      parameters: { id: 'The id of the document.', size: 'The size of the page.' },
      request: { id: exampleIds.document, size: 'a4' },
    },
    series: {
      description: 'Orders have no prefix. Documents count without gaps within their prefix.',
      request: {},
      response: [{ kind: 'invoice', prefix: 'INV', nextNumber: 43, example: 'INV-000043' }],
    },
    setSeries: {
      description:
        'Refused where a number would be given twice or left out: `nextNumber` is higher than the last ' +
        'number; a series in which documents were issued goes on without a gap; a new prefix ' +
        'begins a new series, at any higher number.',
      parameters: { kind: 'What is numbered.' },
      request: { kind: 'invoice', prefix: 'INV-2027', nextNumber: 2000 },
      response: {
        kind: 'invoice',
        prefix: 'INV-2027',
        nextNumber: 2000,
        example: 'INV-2027-002000',
      },
    },
    xml: {
      description:
        'Written from what the invoice says, when it is first fetched; the same bytes from then on. ' +
        'Valid by the validation artefacts of EN 16931. It needs an invoice with tax, of a shop whose ' +
        'country, VAT number and e-mail address the settings say. XRechnung needs the phone number of ' +
        'the shop and the buyer reference of the company, too.',
      parameters: {
        id: 'The id of the document.',
        format: 'The syntax: `ubl`, `cii` or `xrechnung`.',
      },
      request: { id: exampleIds.document, format: 'ubl' },
    },
    facturx: {
      description: 'Factur-X and ZUGFeRD, profile EN 16931. Conditions as for the XML.',
      parameters: { id: 'The id of the document.', size: 'The size of the page.' },
      request: { id: exampleIds.document, size: 'a4' },
    },
  },
}
