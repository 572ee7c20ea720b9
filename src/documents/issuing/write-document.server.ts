/** Writes a document in the caller's transaction: its number, and its final content. */
import { definedOf } from '../../platform/defined-of.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { LockedOrder } from '../../orders/transitions/transitions.server.ts'
import { inLanguageOfCustomer } from '../../platform/languages/customer-language.server.ts'
import { dueOf, parsePaymentTerms, type PaymentTerms } from '../../platform/money/payment-terms.ts'
import { dayOf } from '../../platform/time/time-zone.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import { sumToPay } from '../../tax/sum-rows.ts'
import { chargesOf, type BilledLine } from '../amounts/billed-charges.server.ts'
import {
  destinationOf,
  sellerOf,
  toDocumentContent,
  type CorrectedDocument,
  type DocumentContent,
  type DocumentedShipment,
} from '../document-content.ts'
import { withGoods } from './export-lines.server.ts'
import { withSpokenNames } from './spoken-lines.server.ts'
import { transferOf } from '../amounts/transfer.ts'
import { documentNumber, type GoodsDocumentKind } from '../rules.ts'
import { nextDocumentNumber } from '../numbers/series-store.server.ts'
import { findAgreedTerms, findCustomer, insertDocument, type DocumentRow } from '../store.server.ts'

export type NewContent = {
  readonly kind: GoodsDocumentKind
  readonly locked: LockedOrder
  readonly lines: readonly BilledLine[]
  readonly shipment?: (DocumentedShipment & { readonly id: string }) | undefined
  /** The shipping date, for an invoice that is issued later; 'YYYY-MM-DD'. */
  readonly suppliedOn?: string | undefined
  readonly corrects?: (CorrectedDocument & { readonly id: string }) | undefined
  /** The reason of a credit note without a cancellation or return. */
  readonly reason?: string | undefined
  /** The part of the order that follows later. */
  readonly follows?: DocumentContent['follows']
}

/** The clock and the settings for the document's date. */
export type DocumentTime = {
  readonly settings: ShopSettings
  readonly at: Date
  readonly newId: () => string
}

/**
 * In the customer's language, which the document keeps.
 * @param content the content for an order whose row the caller has locked
 */
export async function writeDocument(
  tx: Handle,
  content: NewContent,
  time: DocumentTime,
): Promise<DocumentRow> {
  const { buyerId: userId, companyId } = content.locked
  return inLanguageOfCustomer(tx, { userId, companyId }, () => writeSpoken(tx, content, time))
}

async function writeSpoken(
  tx: Handle,
  { kind, locked, lines, shipment, suppliedOn, corrects, reason, follows }: NewContent,
  { settings, at, newId }: DocumentTime,
): Promise<DocumentRow> {
  const { timeZone } = settings
  const { order, buyerId } = locked
  const charges = await chargesOf(tx, locked, { kind, lines, corrects: corrects?.id })
  const billed = {
    ...order,
    ...charges,
    destination: destinationOf(order),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
  const customer = await findCustomer(tx, order.id)
  const own = withFollowing(
    toDocumentContent(sellerOf(settings), billed, timeZone, customer),
    follows,
  )
  const plain = await withSpokenNames(tx, own, locked)
  const issueDate = dayOf(at, timeZone)
  const agreed = kind === 'invoice' ? await termsOf(tx, order.id, settings) : undefined
  const terms = agreed && dueOf(agreed, { issueDate, gross: sumToPay(plain.order) })
  const { series, number } = await nextDocumentNumber(tx, kind, order.id)
  const content =
    kind === 'invoice'
      ? {
          ...(await withGoods(tx, plain, locked)),
          ...definedOf({ terms, transfer: transferOf(settings, documentNumber(series, number)) }),
        }
      : plain
  return insertDocument(tx, {
    id: newId(),
    kind,
    series,
    number,
    order_id: order.id,
    order_number: order.number,
    user_id: buyerId,
    company_id: null,
    issue_date: issueDate,
    due_date: terms?.dueDate ?? null,
    supply_date: shipment?.shippedOn ?? suppliedOn ?? null,
    issued_at: at,
    currency: order.currency,
    shipment_id: shipment?.id ?? null,
    corrects_id: corrects?.id ?? null,
    content: {
      ...content,
      ...whatItIsFor({ shipment, suppliedOn, corrects, reason }),
    },
  })
}

const withFollowing = (
  content: DocumentContent,
  follows: NewContent['follows'] = [],
): DocumentContent => (follows.length > 0 ? { ...content, follows } : content)

/** The billed shipment or day, the corrected document, and the reason. */
const whatItIsFor = ({
  shipment,
  suppliedOn,
  corrects,
  reason,
}: Pick<NewContent, 'shipment' | 'suppliedOn' | 'corrects' | 'reason'>) =>
  definedOf({
    shipment: shipment && withoutId(shipment),
    suppliedOn: suppliedOn || undefined,
    corrects: corrects && withoutId(corrects),
    reason,
  })

/** The terms agreed with the company that ordered, otherwise the shop's terms. */
const termsOf = async (
  tx: Handle,
  orderId: string,
  { paymentTerms }: ShopSettings,
): Promise<PaymentTerms | undefined> =>
  parsePaymentTerms((await findAgreedTerms(tx, orderId)) ?? paymentTerms)

const withoutId = <Named extends { readonly id: string }>({ id, ...rest }: Named) => {
  void id
  return rest
}
