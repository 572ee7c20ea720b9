/** The file of a document in one format: for people, for machines, or both in one. */
import type { DocumentScript } from '../../platform/document-scripts.ts'
import { toEInvoice, toXRechnung } from '../e-invoices/e-invoice-content.ts'
import { renderPdf, type IssuedDocument } from './pdf.server.ts'
import {
  unnumberedKinds,
  type DrawnKind,
  type FileFormat,
  type GoodsDocumentKind,
} from '../rules.ts'
import { writeEInvoice } from '../e-invoices/write-e-invoice.server.ts'

/**
 * @param scripts the scripts that the shop prints besides Latin, Greek and Cyrillic
 * @throws Error if the document's data is insufficient for an electronic invoice
 */
export async function drawFile(
  document: IssuedDocument,
  format: FileFormat,
  scripts: readonly DocumentScript[],
): Promise<Uint8Array> {
  // Documents without a number of their own are not invoices or credit notes.
  const { kind } = document
  if (!isBilled(kind))
    return renderPdf(document, format.endsWith('letter') ? 'letter' : 'a4', scripts)
  const bill = { ...document, kind }
  if (format === 'ubl' || format === 'cii')
    return writeEInvoice(toEInvoice(bill, bill.content), format)
  if (format === 'xrechnung') return writeEInvoice(toXRechnung(bill, bill.content), 'ubl')
  const pdf = await renderPdf(document, format.endsWith('a4') ? 'a4' : 'letter', scripts)
  return format.startsWith('pdf-')
    ? pdf
    : writeEInvoice(toEInvoice(bill, bill.content), 'facturx', pdf)
}

const isBilled = (kind: DrawnKind): kind is GoodsDocumentKind =>
  unnumberedKinds.every((one) => one !== kind)
