/** The file of a document in a format: for people, for machines, or both in one. */
import type { DocumentScript } from '../../platform/document-scripts.ts'
import { toEInvoice, toXRechnung } from '../e-invoices/e-invoice-content.ts'
import { renderPdf, type IssuedDocument } from './pdf.server.ts'
import type { FileFormat } from '../rules.ts'
import { writeEInvoice } from '../e-invoices/write-e-invoice.server.ts'

/**
 * @param scripts those that the shop prints beside Latin, Greek and Cyrillic
 * @throws Error when an electronic invoice cannot be written from what the document says
 */
export async function drawFile(
  document: IssuedDocument,
  format: FileFormat,
  scripts: readonly DocumentScript[],
): Promise<Uint8Array> {
  if (format === 'ubl' || format === 'cii')
    return writeEInvoice(toEInvoice(document, document.content), format)
  if (format === 'xrechnung') return writeEInvoice(toXRechnung(document, document.content), 'ubl')
  const pdf = await renderPdf(document, format.endsWith('a4') ? 'a4' : 'letter', scripts)
  return format.startsWith('pdf-')
    ? pdf
    : writeEInvoice(toEInvoice(document, document.content), 'facturx', pdf)
}
