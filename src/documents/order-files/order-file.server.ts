/**
 * The order confirmation and the proforma invoice of an order: drawn from its present state, not
 * stored.
 */
import { hash } from 'node:crypto'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { FileOutput } from '../../../packages/contract/file-output.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { printLogoFile } from '../../platform/profile/brand-picture.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import { chargesAfter } from '../amounts/billed-charges.server.ts'
import { notIssued } from '../contract.ts'
import { inLanguageOfCustomer } from '../../platform/languages/customer-language.server.ts'
import { sellerOf, toDocumentContent, type DocumentContent } from '../document-content.ts'
import { withGoods } from '../issuing/export-lines.server.ts'
import { withSpokenNames } from '../issuing/spoken-lines.server.ts'
import { wholeLines } from '../issuing/issue-document.server.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { canIssue, pageSizeOf, type PageSize, type UnnumberedKind } from '../rules.ts'
import type { DocumentsDependencies } from '../service.server.ts'
import { findCustomer } from '../store.server.ts'
import type { DrawingPool } from '../drawing/drawing-pool.server.ts'

type Dependencies = DocumentsDependencies & { readonly drawing: Pick<DrawingPool, 'draw'> }
type Request = {
  /** The number of the order. */
  readonly number: number
  readonly kind: UnnumberedKind
  readonly size?: PageSize | undefined
}

/** The owner of mail attachments for an order. */
const orderFileOwner = 'order-files'

/**
 * @throws notFound if this actor may not see the order; notIssued for the confirmation of an order
 *   that is not confirmed or was cancelled
 */
export async function readOrderFile(
  deps: Dependencies,
  actor: Actor,
  { number, kind, size }: Request,
): Promise<FileOutput> {
  const { bytes } = await drawOrder(deps, { number, kind, size }, actor)
  return {
    name: messages.fileOf(kind, number),
    bytes,
    hash: hash('sha256', bytes, 'hex'),
  }
}

/** Registers drawing of the mail attachments 'order-files/order-confirmation/10001'. */
export const registerOrderFiles = (deps: Dependencies): void =>
  deps.mail.onAttachment(orderFileOwner, async (reference) => {
    const number = Number(reference.split('/')[2])
    const { bytes } = await drawOrder(deps, { number, kind: 'order-confirmation' })
    return Buffer.from(bytes)
  })

/** @param actor undefined for the shop itself, which mails the file */
async function drawOrder(
  deps: Dependencies,
  { number, kind, size }: Request,
  actor?: Actor,
): Promise<{ readonly bytes: Uint8Array }> {
  const { database, drawing, branding, now, orders, readSettings } = deps
  const settings = await readSettings()
  const content = await database.transact(async (tx): Promise<DocumentContent> => {
    const locked = await orders.lock(tx, number)
    if (!locked || (actor && !(await orders.canSee(tx, actor, locked)))) throw notFound()
    const { status } = locked.order
    if (actor && (kind === 'proforma' ? status === 'cancelled' : !canIssue(status)))
      throw notIssued({ detail: messages.notConfirmed(number, status) })
    const lines = wholeLines(locked)
    const charges = chargesAfter([], locked, { kind: 'invoice', lines, corrects: undefined })
    const order = { ...locked.order, ...charges }
    const customer = await findCustomer(tx, order.id)
    const { buyerId: userId, companyId } = locked
    return inLanguageOfCustomer(tx, { userId, companyId }, async () => {
      const own = toDocumentContent(sellerOf(settings), order, settings.timeZone, customer)
      return withGoods(tx, await withSpokenNames(tx, own, locked), locked)
    })
  })
  const key = content.shop.logo
  const logo = key === undefined ? undefined : await branding.file(key, printLogoFile)
  const issuedAt = now()
  const issueDate = dayOf(issuedAt, settings.timeZone)
  const document = { kind, number: '', issueDate, issuedAt, content }
  return drawing.draw({
    document,
    format: `pdf-${size ?? pageSizeOf(settings.country)}`,
    logo,
  })
}
