/** The mails that deliver documents: recipients, files, and unsent documents. */
import * as z from 'zod/mini'
import { isProblem } from '../../../packages/contract/problem.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { LockedOrder } from '../../orders/transitions/transitions.server.ts'
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import { DocumentContent, IssuedLanguage } from '../document-content.ts'
import type { DocumentFiles } from '../drawing/document-files.server.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { documentNumber, fileFormats, isBill, type FileFormat } from '../rules.ts'
import type { DocumentsDependencies } from '../service.server.ts'
import {
  findBilling,
  findDocument,
  insertDelivery,
  insertUnsent,
  readContent,
  type Billing,
  type DocumentRow,
} from '../store.server.ts'
import { mailedFiles, usualFormat, type MailedFile } from './mailed-files.ts'

/** The owner of these mails' attachments. */
export const attachmentOwner = 'documents'

/** A document with its files in a mail. */
type MailedDocument = {
  readonly document: DocumentRow
  readonly files: readonly MailedFile[]
}

type DocumentsMail = {
  readonly to: string
  /** The name in the salutation. */
  readonly name: string
  /** The number of the order. */
  readonly order: number
  readonly shop: string
  readonly documents: readonly [MailedDocument, ...MailedDocument[]]
  /** A mail with the same key is written once. */
  readonly key: string
  /** The staff member who sends it. */
  readonly actorId?: string
}

const Spoken = z.object({ language: IssuedLanguage })

const titleOf = ({ kind, series, number }: DocumentRow): string =>
  messages.titled(messages.title[kind], documentNumber(series, number))

/**
 * Writes one mail with documents of one order, in the language in which the first was issued, and
 * records that each was sent.
 */
export async function queueDocuments(
  deps: Pick<DocumentsDependencies, 'mail' | 'now' | 'origin'>,
  tx: Handle,
  mail: DocumentsMail,
): Promise<Date> {
  const [{ document }] = mail.documents
  const { language = 'en' } = Spoken.parse(await readContent(tx, document.id))
  return inLanguage(language, () => queueSpoken(deps, tx, mail))
}

async function queueSpoken(
  { mail, origin, now }: Pick<DocumentsDependencies, 'mail' | 'now' | 'origin'>,
  tx: Handle,
  { to, name, order, shop, documents, key, actorId }: DocumentsMail,
): Promise<Date> {
  const [first] = documents
  await mail.queue(tx, {
    to,
    subject: messages.mail.subject(titleOf(first.document), order),
    text: messages.mail.text({
      name,
      documents: documents.map(({ document }) => titleOf(document)),
      order,
      shop,
      link: `${origin}/dashboard/orders/${order}`,
    }),
    kind: 'order',
    key,
    attachments: documents.flatMap(({ document, files }) =>
      files.map(({ format, name: file }) => ({
        reference: `${attachmentOwner}/${document.id}/${format}`,
        name: file,
      })),
    ),
  })
  const at = now()
  const delivery = { recipient: to, at, mailKey: key, ...(actorId ? { actorId } : {}) }
  for (const { document } of documents)
    await insertDelivery(tx, { ...delivery, documentId: document.id })
  return at
}

/** The files of a document in a mail; none if its format cannot be written. */
export async function filesOf(
  tx: Handle,
  { id, kind, series, number }: DocumentRow,
  { form }: Billing,
): Promise<ReturnType<typeof mailedFiles>> {
  const content = DocumentContent.parse(await readContent(tx, id))
  return mailedFiles({ kind, number: documentNumber(series, number), content }, form)
}

type DocumentMailInput = {
  readonly issued: readonly DocumentRow[]
  readonly locked: LockedOrder
  readonly settings: { readonly name: string }
}

/**
 * Mails documents of one order as they are issued: invoices and credit notes to the company's
 * billing address, if it has one, everything else to the buyer, if their address is confirmed.
 * Invoices and credit notes without a recipient are recorded as unsent.
 */
export async function mailDocuments(
  deps: DocumentsDependencies,
  tx: Handle,
  { issued, locked: { order, buyerId }, settings }: DocumentMailInput,
): Promise<void> {
  const billing = await findBilling(tx, order.id)
  const isReached =
    !isUnreachable(order.email) && (await deps.accounts.isEmailConfirmed(tx, buyerId))
  const buyer = isReached ? order.email : ''
  const mails = new Map<string, MailedDocument[]>()
  for (const document of issued) {
    const to = (isBill(document.kind) && billing.email) || buyer
    const found = await filesOf(tx, document, billing)
    if (deps.mail.ready && to !== '' && 'files' in found)
      mails.set(to, [...(mails.get(to) ?? []), { document, files: found.files }])
    else if (isBill(document.kind)) await insertUnsent(tx, document)
  }
  for (const [to, [first, ...others]] of mails)
    if (first)
      await queueDocuments(deps, tx, {
        to,
        name: order.name,
        order: order.number,
        shop: settings.name,
        documents: [first, ...others],
        key: `document/${first.document.id}`,
      })
}

const isFileFormat = (text: string | undefined): text is FileFormat =>
  fileFormats.some((format) => format === text)

/**
 * The file of a document in a mail, drawn unless somebody has already downloaded it. If the
 * e-invoice library rejects the document's content, recipients still get the PDF.
 */
export const loadAttachment =
  (
    { database: { handle } }: Pick<DocumentsDependencies, 'database'>,
    files: DocumentFiles,
  ): ((reference: string) => Promise<Buffer>) =>
  async (reference) => {
    const [, id = '', named] = reference.split('/')
    const document = await findDocument(handle, id)
    if (!document) throw new Error(`There is no document ${reference}`)
    const content = await readContent(handle, id)
    const format = isFileFormat(named) ? named : usualFormat(document.kind, content)
    try {
      return (await files.load(document, format)).bytes
    } catch (error) {
      if (!format.startsWith('facturx-') || isProblem(error)) throw error
      const paper = format.endsWith('a4') ? 'pdf-a4' : 'pdf-letter'
      return (await files.load(document, paper)).bytes
    }
  }
