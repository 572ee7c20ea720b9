/** Which files the mail of a document brings: by the form that its company has chosen. */
import * as z from 'zod/mini'
import type { InvoiceForm } from '../../companies/rules.ts'
import { DocumentContent } from '../document-content.ts'
import { missingForEInvoice, missingForXRechnung } from '../e-invoices/e-invoice-content.ts'
import { isBill, pageSizeOf, type DocumentKind, type FileFormat, type PageSize } from '../rules.ts'

export type MailedFile = { readonly format: FileFormat; readonly name: string }

type MailedDocument = {
  readonly kind: DocumentKind
  /** As printed. */
  readonly number: string
  readonly content: DocumentContent
}

/**
 * The files of a document. A company that asked for XML gets a PDF for people beside it, and nothing
 * where the XML cannot be written: its accounts could do nothing with a PDF.
 * @returns what the document does not say, in words, where its form cannot be written
 */
export function mailedFiles(
  { kind, number, content }: MailedDocument,
  form: InvoiceForm,
): { readonly files: readonly MailedFile[] } | { readonly missing: readonly string[] } {
  const paper = pageSizeOf(content.shop.country)
  const pdf = { format: `pdf-${paper}`, name: `${number}.pdf` } as const
  if (!isBill(kind) || form === 'pdf') return { files: [pdf] }
  const missing = (form === 'xrechnung' ? missingForXRechnung : missingForEInvoice)(content)
  if (form === 'xrechnung' || form === 'ubl')
    return missing.length > 0
      ? { missing }
      : { files: [{ format: form, name: `${number}-${form}.xml` }, pdf] }
  return { files: [missing.length > 0 ? pdf : { ...pdf, format: `facturx-${paper}` }] }
}

const WithCountry = z.object({ shop: z.object({ country: z.optional(z.string()) }) })

/** The paper of a document: that of the country of the shop that issued it, as it was mailed. */
export const documentPageSize = (content: unknown): PageSize =>
  pageSizeOf(z.safeParse(WithCountry, content).data?.shop.country)

/** The file of a document that was attached to a mail without its form: of a reminder, for instance. */
export function usualFormat(kind: DocumentKind, content: unknown): FileFormat {
  const paper = documentPageSize(content)
  if (!isBill(kind)) return `pdf-${paper}`
  const parsed = DocumentContent.parse(content)
  return missingForEInvoice(parsed).length > 0 ? `pdf-${paper}` : `facturx-${paper}`
}
