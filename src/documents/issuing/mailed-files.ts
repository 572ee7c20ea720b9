/** The files in the mail of a document, by the format that its company has chosen. */
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
 * The files of a document. A company that chose XML also gets a PDF for people, but nothing if the
 * XML cannot be written: its accounting could not use a PDF alone.
 * @returns the missing data in words, if the format cannot be written
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

/** The paper size of a document: that of the country of the issuing shop, as it was mailed. */
export const documentPageSize = (content: unknown): PageSize =>
  pageSizeOf(z.safeParse(WithCountry, content).data?.shop.country)

/** The format of a document attached to a mail without an explicit format, such as a reminder. */
export function usualFormat(kind: DocumentKind, content: unknown): FileFormat {
  const paper = documentPageSize(content)
  if (!isBill(kind)) return `pdf-${paper}`
  const parsed = DocumentContent.parse(content)
  return missingForEInvoice(parsed).length > 0 ? `pdf-${paper}` : `facturx-${paper}`
}
