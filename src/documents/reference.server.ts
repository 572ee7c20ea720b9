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
  q:
    'Words that must all occur, at least in part, in the document’s number, customer, company, ' +
    'e-mail address, order or PO number.',
  kind: 'Only documents of this type.',
  order: 'Only documents of the order with this number.',
  sent: '`no`: only issued invoices and credit notes that have not been sent to anybody.',
  from: 'Only documents issued on this day or later; if a month is given, its first day is used.',
  to: 'Only documents issued on this day or earlier; if a month is given, its last day is used.',
}

export const documentsReference: ContractReference<typeof documentsContract> = {
  description: 'The documents of an order, numbered without gaps and fixed when they are issued.',
  operations: {
    issue: {
      description:
        'Available from the status `confirmed` onward. Packing slips are for admins only. `pdf` ' +
        'is the file in Base64.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001', kind: 'invoice', size: 'a4' },
      response: { name: 'INV-000042.pdf', pdf: 'JVBERi0xLjcK' },
    },
    issueForShipment: {
      description:
        'Anybody who can see the order can download the delivery note. A shipment’s invoice is ' +
        'issued by staff, or automatically on shipping if the settings require it.',
      parameters: { id: 'The id of the shipment.' },
      request: { id: exampleIds.document, kind: 'delivery-note', size: 'a4' },
      response: { name: 'DN-000007.pdf', pdf: 'JVBERi0xLjcK' },
    },
    credit: {
      description:
        'Issues one credit note for each invoice that contains more than the buyer keeps. A ' +
        'repeated call finds nothing to credit.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001' },
      response: { issued: ['CN-000003'] },
    },
    charges: {
      description:
        'Net amounts: the maximum that `POST /documents/{id}/credit-notes` can credit. Line 0 is ' +
        'the delivery charge, if the invoice has one.',
      parameters: { id: 'The id of the invoice.' },
      request: { id: exampleIds.document },
      response: {
        lines: [{ line: 1, sku: 'CW-13', name: 'Wrench, 13 mm', total: '$63.36', left: '$60.19' }],
      },
    },
    allow: {
      description:
        'Issues a credit note for a wrong price, damage or a rebate; stock does not change. Send ' +
        'net amounts: one per line, or one for all chosen lines, which is divided in proportion ' +
        'to their remaining amounts. Instead of amounts, you can send a percentage of the ' +
        'remaining amounts. The tax rates are those of the lines; the tax is rounded across all ' +
        'documents for the order. The credit note names the invoice and the reason, reduces the ' +
        'outstanding amount, and is sent by e-mail. A later return of the same pieces credits ' +
        'only the remaining amount. Line 0 is the delivery charge, with its own tax rates.',
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
        'Generated from the current state of the order. A confirmation is available from the ' +
        'status `confirmed` onward, and a proforma invoice unless the order was cancelled. ' +
        'Confirmations and proforma invoices have no number, are not posted to the ledger and do ' +
        'not appear in the list of documents.',
      parameters: {
        number: 'The number of the order.',
        kind: 'The kind of document.',
        size: 'The page size; by default, the usual size in the shop’s country.',
      },
      request: { number: '1001', kind: 'order-confirmation' },
    },
    check: {
      description:
        'If no font contains a character, documents show the character’s code number in ' +
        'brackets. To avoid code numbers, correct the order before a document is issued.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001' },
      response: { unprintable: [{ character: '🔨', codePoint: 'U+1F528' }] },
    },
    list: {
      description: 'Issued documents never change, even if their order is cancelled or deleted.',
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
        'The archive is streamed: documents that nobody has downloaded before are generated for ' +
        'it. The archive’s last file, `documents.csv`, contains the data from `GET /documents` ' +
        'and the file name of each document. An archive can contain at most 20,000 documents.',
      parameters: filterParameters,
      request: { from: '2026-11-01', to: '2026-11-30' },
    },
    mail: {
      description:
        'The e-mail is queued. An invoice is sent in the company’s format: as Factur-X if ' +
        'possible, or as XRechnung or UBL with a PDF. `sent` in the document shows when and to ' +
        'whom it was sent. Without `to`, the e-mail goes to the company’s billing e-mail ' +
        'address, or else to the buyer’s confirmed e-mail address. Packing slips are not sent.',
      parameters: { id: 'The id of the document.' },
      request: { id: exampleIds.document, to: exampleEmail },
      response: { to: exampleEmail, at: exampleMoment },
    },
    noteDelivery: {
      description:
        'Records that a document was printed and mailed, or sent by another system, so that ' +
        'the document is no longer listed as not sent.',
      parameters: { id: 'The id of the document.' },
      request: { id: exampleIds.document, how: 'by post' },
      response: { to: 'by post', at: exampleMoment },
    },
    file: {
      description: 'A strong ETag shows whether a stored copy is still current.',
      parameters: { id: 'The id of the document.', size: 'The page size.' },
      request: { id: exampleIds.document, size: 'a4' },
    },
    series: {
      description: 'Orders have no prefix. Document numbers have no gaps within a prefix.',
      request: {},
      response: [{ kind: 'invoice', prefix: 'INV', nextNumber: 43, example: 'INV-000043' }],
    },
    setSeries: {
      description:
        'The call is refused if a number would be repeated or skipped. `nextNumber` must be ' +
        'higher than the last number. A series with issued documents continues without a gap; a ' +
        'new prefix starts a new series, at any higher number.',
      parameters: { kind: 'The kind of number series.' },
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
        'Generated from the invoice on the first download; later downloads return the same ' +
        'bytes. The file is valid according to the EN 16931 validation artefacts. Requires an ' +
        'invoice with tax, and a shop whose settings contain its country, VAT number and e-mail ' +
        'address. XRechnung also requires the shop’s phone number and the company’s buyer ' +
        'reference.',
      parameters: {
        id: 'The id of the document.',
        format: 'The syntax: `ubl`, `cii` or `xrechnung`.',
      },
      request: { id: exampleIds.document, format: 'ubl' },
    },
    facturx: {
      description:
        'Factur-X and ZUGFeRD, profile EN 16931. The requirements are the same as for the XML ' +
        'invoice.',
      parameters: { id: 'The id of the document.', size: 'The page size.' },
      request: { id: exampleIds.document, size: 'a4' },
    },
  },
}
