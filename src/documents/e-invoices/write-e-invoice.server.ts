/**
 * Writes electronic invoices: UBL and CII as XML, Factur-X as a PDF/A-3 file that contains the CII.
 * The library is loaded on first use, only in the drawing threads.
 */
import type { Invoice } from '@e-invoice-eu/core'
import {
  leaveOutUnnumberedOrder,
  nameCorrected,
  writeEveryField,
  writeMetadataAsAscii,
} from './e-invoice-library.server.ts'
import { toUblJson, type EInvoice } from './e-invoice.ts'

/** The formats in which an invoice is offered in addition to the plain PDF file. */
export type EInvoiceFormat = 'ubl' | 'cii' | 'facturx'

const libraryFormats: Readonly<Record<EInvoiceFormat, string>> = {
  ubl: 'UBL',
  cii: 'CII',
  facturx: 'Factur-X-EN16931',
}

/**
 * The bytes of an electronic invoice.
 * @param pdf the file for people, in which Factur-X embeds the XML; not used for plain XML
 * @throws Error naming the field if the library's EN 16931 schema rejects the content
 */
export async function writeEInvoice(
  invoice: EInvoice,
  format: EInvoiceFormat,
  pdf?: Uint8Array,
): Promise<Uint8Array> {
  const library = await import('@e-invoice-eu/core')
  const problems: string[] = []
  const service = new library.InvoiceService({
    log: () => undefined,
    warn: () => undefined,
    error: (message: string) => void problems.push(message),
  })
  // The library validates it against its JSON schema; its types are unions of whole code lists.
  const input: Invoice = JSON.parse(
    JSON.stringify(toUblJson(invoice), (_, value: unknown) =>
      typeof value === 'string' ? asXmlText(value) : value,
    ),
  )
  if (format !== 'ubl' && invoice.poNumber === '') leaveOutUnnumberedOrder(service)
  if (format !== 'ubl' && invoice.corrects) nameCorrected(service, invoice.corrects)
  if (format === 'facturx') {
    writeEveryField(service)
    writeMetadataAsAscii(service)
  }
  try {
    const written = await service.generate(input, {
      format: libraryFormats[format],
      lang: 'en',
      noWarnings: true,
      ...(format === 'facturx' && pdf
        ? { pdf: { buffer: pdf, filename: 'invoice.pdf', mimetype: 'application/pdf' } }
        : {}),
    })
    return typeof written === 'string' ? new TextEncoder().encode(written) : written
  } catch (error) {
    throw new Error(`${invoice.number} cannot be written as ${format}: ${problems.join(' ')}`, {
      cause: error,
    })
  }
}

/** Characters that XML cannot contain, not even escaped: control characters, lone surrogates. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
/**
 * The library reads '&amp;' in a text as a character, and does not escape anything that looks
 * escaped.
 */
const entity = /&(?=(?:lt|gt|amp|apos|quot);)/g
const asXmlText = (text: string): string =>
  text.toWellFormed().replace(notXml, '\uFFFD').replace(entity, '&amp;amp;')
