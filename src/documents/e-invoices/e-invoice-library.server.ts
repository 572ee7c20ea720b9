/**
 * What version 2.3.4 of the library for electronic invoices writes wrongly, put right from outside:
 * each function says what, and is to go when the library has it right.
 */
import type { Invoice, InvoiceService } from '@e-invoice-eu/core'
import type { EInvoice } from './e-invoice.ts'

type Corrected = NonNullable<EInvoice['corrects']>

/** The library's check of its input against its schema, by which what is written passes. */
type Validation = { validate(type: string, validator: unknown, data: Invoice): Invoice }

/**
 * Has the library write which invoice is corrected (BT-25, BT-26) as CII, in Factur-X too. Its
 * version 2.3.4 looks for number and day one level above the place that its own schema allows, and
 * does not write the day in the form that it announces (102, YYYYMMDD): so both are put there when
 * the schema has passed.
 */
export function nameCorrected(service: InvoiceService, { number, issueDate }: Corrected): void {
  const validation: Validation = Reflect.get(service, 'validationService')
  const validate = validation.validate.bind(validation)
  validation.validate = (type, validator, data) => {
    const invoice = validate(type, validator, data)
    const [reference = {}] = invoice['ubl:Invoice']['cac:BillingReference'] ?? []
    Object.assign(reference, { 'cbc:ID': number, 'cbc:IssueDate': issueDate.replaceAll('-', '') })
    return invoice
  }
}

/** What writes one format; by the profile of a PDF file it knows which fields to write. */
type Format = {
  addMetadata(file: unknown, xmp: string): void
  fillInvoiceDefaults(invoice: Invoice): void
  fxProfile: unknown
}
type Formats = { createFormatService(format: string, logger: unknown): Format }

/** Changes what writes a format, whenever the library makes one. */
function changeFormat(
  service: InvoiceService,
  change: (format: Format, create: Formats['createFormatService'], logger: unknown) => void,
): void {
  const formats: Formats = Reflect.get(service, 'formatFactoryService')
  const create = formats.createFormatService.bind(formats)
  formats.createFormatService = (name, logger) => {
    const format = create(name, logger)
    change(format, create, logger)
    return format
  }
}

/**
 * Has the library put into a Factur-X file of the profile EN 16931 the same XML as it writes as CII.
 * It leaves the number of the buyer's purchase order (BT-13) to the profile EXTENDED, though that
 * field is in all of them, down to MINIMUM (Factur-X 1.0, table of fields).
 */
export const writeEveryField = (service: InvoiceService): void =>
  changeFormat(service, (format, create, logger) => {
    const { fxProfile: value } = create('CII', logger)
    Object.defineProperty(format, 'fxProfile', { value })
  })

/**
 * Has the library name no order of the buyer (BT-13) as CII, in Factur-X too, where the buyer gave
 * it no number. It writes the 'NA' there that only UBL needs.
 */
export const leaveOutUnnumberedOrder = (service: InvoiceService): void =>
  changeFormat(service, (format) => {
    const fill = format.fillInvoiceDefaults.bind(format)
    format.fillInvoiceDefaults = (invoice) => {
      fill(invoice)
      delete invoice['ubl:Invoice']['cac:OrderReference']?.['cbc:ID']
    }
  })

/** The first line says in three bytes that UTF-8 follows: it stays as the library writes it. */
const afterFirstLine = /[^\0-\u007F](?<=\?>[\s\S]*)/gu

/**
 * Has the library describe a Factur-X file (XMP) in ASCII, other letters as references. It writes
 * one byte for each letter, which is no UTF-8 for 'Müller' and another text for '鍛冶': no PDF/A-3
 * (ISO 19005-3, 6.6.2.1).
 */
export const writeMetadataAsAscii = (service: InvoiceService): void =>
  changeFormat(service, (format) => {
    const add = format.addMetadata.bind(format)
    format.addMetadata = (file, xmp) =>
      add(
        file,
        xmp.replaceAll(afterFirstLine, (letter) => `&#${letter.codePointAt(0) ?? 0xfffd};`),
      )
  })
