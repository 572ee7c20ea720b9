/**
 * The mails about an order. They are written in the transaction that causes them; their keys make
 * sure that each recipient gets one mail per order and event.
 */
import { spokenNote } from '../model/spoken-order-words.server.ts'
import { spokenOrder, type SpokenOrder } from './spoken-order.server.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { inLanguageOfOrder } from '../../platform/languages/customer-language.server.ts'
import { toAddressParts } from '../../platform/addresses/address-parts.ts'
import { spokenAddress } from '../../platform/addresses/compose-address.ts'
import { printLogo, type PrintLogo } from '../../platform/profile/brand-picture.ts'
import type { Message } from '../../platform/mail/mail.server.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { backOrderMessages } from '../messages/back-orders.ts'
import {
  adminMail,
  buyerMail,
  deliveryMail,
  isBuyerNotified,
  shipmentMail,
  type AdminMailEvent,
  type MailedOrder,
  type ShipmentMailEvent,
} from './order-mails.ts'
import { insertNotice } from './notices-store.server.ts'
import type { SettingTexts } from '../../settings/spoken-texts.ts'
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { spokenDelivery } from '../../delivery/spoken-delivery.server.ts'
import { spokenTax } from '../../tax/spoken-tax.ts'
import type { ShippedPieces } from '../model/shipping-hooks.ts'
import type { OrderWithLines } from '../store.server.ts'

/** The notification channel of news for admins. */
export const noticeChannel = 'order_notices'

type NotificationDependencies = Pick<OrdersDependencies, 'accounts' | 'database' | 'mail'>

/** The shop's details in mails. */
export type MailSource = {
  /** The shop's address, for links. */
  readonly origin: string
  readonly shop: string
  /** The shop's country, whose law determines the tax note. */
  readonly country?: string
  readonly logo?: PrintLogo | undefined
  /** Whether the mail about a confirmed order has the confirmation attached. */
  readonly confirms?: boolean
  /** The texts of mails to buyers. */
  readonly texts: SettingTexts
}

/** Reads them: before a transaction, which may only run SQL. */
export const sourceOf = async ({
  origin,
  readSettings,
}: Pick<OrdersDependencies, 'origin' | 'readSettings'>): Promise<MailSource> => {
  const settings = await readSettings()
  const logo = printLogo(settings.logo, origin)
  const confirms = settings.orderConfirmations === 'yes'
  const { name: shop, country } = settings
  return { origin, shop, country, logo, confirms, texts: settings }
}

/** An admin who gets the mail. */
type Admin = { readonly id: string; readonly email: string }

/** The mails to its buyer about a new order; none to an unconfirmed address. */
export const placementMails = (
  source: MailSource,
  order: OrderWithLines,
  { emailConfirmed, onBehalf }: { readonly emailConfirmed: boolean; readonly onBehalf: boolean },
): readonly Message[] => (emailConfirmed ? buyerMails(source, order, order.note, { onBehalf }) : [])

/**
 * Queues the mails about a transition in its transaction: to the buyer, and to all admins if the
 * buyer has cancelled.
 * @param transition `note`: the note entered with the transition
 */
export async function queueTransitionMails(
  deps: NotificationDependencies,
  tx: Handle,
  order: OrderWithLines,
  {
    source,
    note,
    byBuyer,
    shipped,
  }: {
    readonly source: MailSource
    readonly note: string
    readonly byBuyer: boolean
    /** The pieces that this transition has shipped, if any. */
    readonly shipped?: ShippedPieces | undefined
  },
): Promise<void> {
  const { accounts, database, mail } = deps
  if (!mail.ready) return
  // If parts were shipped before, the mail lists what is shipped now.
  const isRest = shipped !== undefined && shipped.lines.length > 0 && !isWhole(shipped, order)
  const mails = await inLanguageOfOrder(tx, order, async () =>
    isRest
      ? shipmentMails(tx, 'rest', order, { source, note: spokenNote(note), shipped })
      : buyerMails(source, await spokenOrder(tx, order), spokenNote(note)),
  )
  if (mails.length > 0 && (await accounts.isEmailConfirmed(tx, order.user_id)))
    for (const message of mails)
      await mail.queue(tx, { ...message, ...confirmationOf(source, order) })
  if (!byBuyer || order.status !== 'cancelled') return
  await insertNotice(tx, { order_id: order.id, event: 'cancelled', note })
  await database.notify(tx, noticeChannel, '')
}

/** The attachment of the mail about a confirmed order; it is drawn when the mail is sent. */
const confirmationOf = ({ confirms }: MailSource, { status, number }: OrderWithLines) =>
  confirms && status === 'confirmed'
    ? {
        attachments: [
          {
            reference: `order-files/order-confirmation/${number}`,
            name: `order-confirmation-${number}.pdf`,
          },
        ],
      }
    : {}

/** Queues the mail to the buyer about a shipped part of an order. */
export async function queueShipmentMail(
  { accounts, mail }: NotificationDependencies,
  tx: Handle,
  order: OrderWithLines,
  shipment: MailedShipment,
): Promise<void> {
  if (!mail.ready || !(await accounts.isEmailConfirmed(tx, order.user_id))) return
  const mails = await inLanguageOfOrder(tx, order, () => shipmentMails(tx, 'part', order, shipment))
  for (const message of mails) await mail.queue(tx, message)
}

/** Queues the mail to the buyer about the delivery charge that staff have set. */
export async function queueDeliveryMail(
  { accounts, mail }: NotificationDependencies,
  tx: Handle,
  order: OrderWithLines,
  source: MailSource,
): Promise<void> {
  if (!mail.ready || isUnreachable(order.email)) return
  if (!(await accounts.isEmailConfirmed(tx, order.user_id))) return
  await mail.queue(tx, {
    to: order.email,
    ...(await inLanguageOfOrder(tx, order, async () =>
      deliveryMail(toMailedOrder(await spokenOrder(tx, order), source)),
    )),
    kind: 'order',
    key: `order/${order.id}/delivery/${order.revision}`,
  })
}

type MailedShipment = {
  readonly source: MailSource
  readonly note: string
  readonly shipped: ShippedPieces
}

const pieces = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

const isWhole = ({ lines }: ShippedPieces, order: OrderWithLines): boolean =>
  pieces(lines) === pieces(order.lines)

/**
 * With the shipped pieces; the key contains the number of shipped pieces, so each shipment has its
 * own.
 */
async function shipmentMails(
  tx: Handle,
  event: ShipmentMailEvent,
  order: OrderWithLines,
  { source, note, shipped: { order: after, lines } }: MailedShipment,
): Promise<readonly Message[]> {
  if (isUnreachable(order.email)) return []
  const spoken = await spokenOrder(tx, order)
  const names = new Map(
    spoken.lines.map(({ position, name, lang }) => [
      position,
      { name, ...(lang === undefined ? {} : { lang }) },
    ]),
  )
  const mailed = {
    ...toMailedOrder(order, source),
    lines: lines.map((line) => ({ ...line, ...names.get(line.line), basis: line })),
    pieces: pieces(lines),
    total: lines.reduce((sum, { total }) => sum + total, 0),
    part: { taxed: order.tax !== null },
    // Those apply to the whole order.
    delivery: undefined,
    tax: undefined,
  }
  return [
    {
      to: order.email,
      ...shipmentMail(event, mailed, note),
      kind: 'order',
      key: `order/${order.id}/shipped/${after.shippedQuantity}`,
    },
  ]
}

/** None if the status sends no mail, or if the buyer's account was deleted. */
const buyerMails = (
  source: MailSource,
  order: OrderWithLines,
  note: string,
  { onBehalf = false } = {},
): readonly Message[] =>
  !isBuyerNotified(order.status) || isUnreachable(order.email)
    ? []
    : [
        {
          to: order.email,
          ...buyerMail(
            order.status,
            { ...toMailedOrder(order, source), onBehalf },
            note,
            source.texts,
          ),
          kind: 'order',
          key: `order/${order.id}/${order.status}`,
        },
      ]

/** The mails to admins about one order. */
export function adminMails(
  source: MailSource,
  event: AdminMailEvent,
  mail: {
    readonly order: OrderWithLines
    readonly note: string
    readonly admins: readonly Admin[]
  },
): readonly Message[] {
  const { order, note, admins } = mail
  const content = adminMail(event, toMailedOrder(order, source), note)
  return admins.map(({ id, email }) => ({
    to: email,
    ...content,
    kind: 'notice',
    key: `order/${order.id}/${event === 'placed' ? 'new' : event}/${id}`,
  }))
}

export const toMailedOrder = (
  order: SpokenOrder,
  { origin, shop, country = '', logo }: MailSource,
): MailedOrder => ({
  shop,
  logo,
  number: order.number,
  name: order.name,
  email: order.email,
  phone: order.phone,
  address: spokenAddress(order.address, toAddressParts(order.ship_to)),
  poNumber: order.po_number,
  pieces: order.pieces,
  total: order.total_cents,
  delivery: order.delivery ? spokenDelivery(order.delivery) : undefined,
  tax: order.tax ? spokenTax(order.tax, country) : undefined,
  lines: order.lines.map((line) => ({
    sku: line.sku,
    name: line.name,
    ...(line.lang === undefined ? {} : { lang: line.lang }),
    quantity: line.quantity,
    unitPrice: line.unit_cents,
    basis: { unit: line.unit, pricePer: line.price_per },
    total: line.total_cents,
    ...(line.expected_on === null || line.waiting === 0
      ? {}
      : { waits: backOrderMessages.waits(line.waiting, line.expected_on) }),
  })),
  trackingNumber: order.tracking_number,
  trackingLink: order.tracking_link,
  link: `${origin}/dashboard/orders/${order.number}`,
})
