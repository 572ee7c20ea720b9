/**
 * Workarounds for errors in version 2.3.4 of the e-invoice library: each function names the error,
 * and can be removed once the library is fixed.
 */
import type { Invoice, InvoiceService } from '@e-invoice-eu/core'
import type { EInvoice } from './e-invoice.ts'

type Corrected = NonNullable<EInvoice['corrects']>

/** The library's validation of its input against its schema, which its output passes through. */
type Validation = { validate(type: string, validator: unknown, data: Invoice): Invoice }

/**
 * Makes the library write the corrected invoice (BT-25, BT-26) in CII, and in Factur-X. Its version
 * 2.3.4 looks for number and day one level above the place that its own schema allows, and does not
 * write the day in the declared format (102, YYYYMMDD): so both are inserted after schema
 * validation.
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

/** The writer of one format; the profile of a PDF file determines which fields it writes. */
type Format = {
  addMetadata(file: unknown, xmp: string): void
  fillInvoiceDefaults(invoice: Invoice): void
  fxProfile: unknown
}
type Formats = { createFormatService(format: string, logger: unknown): Format }

/** Changes the writer of a format whenever the library creates one. */
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
 * Makes the library embed the same XML in a Factur-X file of the profile EN 16931 as it writes for
 * CII. It writes the buyer's purchase order number (BT-13) only in the profile EXTENDED, although
 * all profiles down to MINIMUM have that field (Factur-X 1.0, table of fields).
 */
export const writeEveryField = (service: InvoiceService): void =>
  changeFormat(service, (format, create, logger) => {
    const { fxProfile: value } = create('CII', logger)
    Object.defineProperty(format, 'fxProfile', { value })
  })

/**
 * Makes the library omit the buyer's order (BT-13) in CII, and in Factur-X, if there is no number.
 * Otherwise it writes 'NA', which only UBL needs.
 */
export const leaveOutUnnumberedOrder = (service: InvoiceService): void =>
  changeFormat(service, (format) => {
    const fill = format.fillInvoiceDefaults.bind(format)
    format.fillInvoiceDefaults = (invoice) => {
      fill(invoice)
      delete invoice['ubl:Invoice']['cac:OrderReference']?.['cbc:ID']
    }
  })

/**
 * The first line contains the three bytes of the UTF-8 marker: it stays as the library writes it.
 */
const afterFirstLine = /[^\0-\u007F](?<=\?>[\s\S]*)/gu

/**
 * Makes the library write the description of a Factur-X file (XMP) in ASCII, with other characters
 * as references. It writes one byte for each character, which is invalid UTF-8 for 'Müller' and
 * wrong for '鍛冶', and therefore not PDF/A-3 (ISO 19005-3, 6.6.2.1).
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
