/**
 * The mails about an order, as text and as HTML. They depend on the order only: the same order and
 * event give the same mail.
 */
import type { PriceBasis } from '../../catalogue/model/units.ts'
import { fitInside, type PrintLogo } from '../../platform/profile/brand-picture.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import type { InLanguages } from '../../platform/languages/text-languages.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { fillMailFields, mailKinds, type MailKind } from '../../settings/mail-texts.ts'
import { mailTextOf, type SettingTexts } from '../../settings/spoken-texts.ts'
import { sumLabel, sumReasons, sumRows, sumToPay, type OrderSum } from '../../tax/sum-rows.ts'
import type { OrderChange } from '../model/edit-schema.ts'
import { changeMessages } from '../messages/change-text.ts'
import { editMessages } from '../messages/edits.ts'
import { orderMailMessages as messages } from '../messages/order-mails.ts'
import type { OrderStatus } from '../rules.ts'

/** The statuses about which the buyer gets a mail. */
export type OrderMailEvent = MailKind
/** Whether the buyer gets a mail about this status: not about picking. */
export const isBuyerNotified = (status: OrderStatus): status is OrderMailEvent =>
  mailKinds.some((kind) => kind === status)

export type MailedLine = {
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: number
  /** What the price is for. */
  readonly basis?: PriceBasis
  readonly total: number
  /** States in words that some of it waits for goods; '' if nothing does. */
  readonly waits?: string
} & InLanguages<'name'>
/** The order's data in a mail. Money in cents. */
export type MailedOrder = OrderSum & {
  /** The shop's name. */
  readonly shop: string
  /** Replaces the name at the top of the HTML. */
  readonly logo?: PrintLogo | undefined
  readonly number: number
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly poNumber: string
  readonly pieces: number
  readonly lines: readonly MailedLine[]
  readonly trackingNumber: string
  readonly trackingLink: string
  /** The address of the order's page. */
  readonly link: string
  /** Whether staff placed it for the buyer. */
  readonly onBehalf?: boolean
  /** In a mail about a part: whether the order has any tax, which is shown on its page. */
  readonly part?: { readonly taxed: boolean }
}
export type OrderMail = { readonly subject: string; readonly text: string; readonly html: string }

/** The maximum number of lines in a mail; the others are on the order's page. */
const maxMailedLines = 40

/**
 * The mail to the buyer.
 * @param note the note entered with the order or the transition
 * @param texts from the settings
 */
export function buyerMail(
  event: OrderMailEvent,
  order: MailedOrder,
  note: string,
  texts: SettingTexts = {},
): OrderMail {
  const { number, name, shop } = order
  const total = displayMoney(sumToPay(order))
  const values = { number: String(number), name, shop, total }
  const words = mailTextOf(texts, event)
  const subject = fillMailFields(words.subject, values)
  const paragraphs = fillMailFields(words.opening, values).split(/\n{2,}/)
  const marked = order.onBehalf ? [messages.onBehalf(shop, name)] : []
  return composeMail(subject, [messages.greeting(name), ...paragraphs, ...marked], order, note)
}

/** The mail to the buyer about the delivery charge that staff have set. */
export function deliveryMail(order: MailedOrder): OrderMail {
  const { subject, lead } = messages.delivery
  const charge = displayMoney(order.delivery?.charge ?? 0)
  const sentences = [messages.greeting(order.name), lead(charge, displayMoney(sumToPay(order)))]
  return composeMail(subject(order.number), sentences, order, '')
}

/** The maximum number of changes in a mail; the others are on the order's page. */
const maxMailedChanges = 40

/** The mail to the buyer about changes by staff. @param order after the change */
export function editMail(
  order: MailedOrder,
  {
    changes,
    reason,
    note,
    by,
  }: {
    readonly changes: readonly OrderChange[]
    /** Why a price has changed. */
    readonly reason: string
    readonly note: string
    /** The colleague who edited it; undefined: the shop. */
    readonly by?: string | undefined
  },
): OrderMail {
  const { mail } = editMessages
  const more = changes.length - maxMailedChanges
  const sentences = [
    messages.greeting(order.name),
    by === undefined ? mail.lead : mail.leadOf(by),
    ...changes.slice(0, maxMailedChanges).map((change) => changeMessages.text(change)),
    ...(more > 0 ? [mail.more(more)] : []),
    ...(reason === '' ? [] : [mail.reason(reason)]),
    (by === undefined ? mail.now : mail.nowHeld)(displayMoney(sumToPay(order))),
  ]
  return composeMail(mail.subject(order.number), sentences, order, note)
}

/** Which shipment of several a mail is about. */
export type ShipmentMailEvent = keyof typeof messages.shipment

/** The mail to the buyer about a shipment of a part. @param order with the lines of the shipment */
export function shipmentMail(
  event: ShipmentMailEvent,
  order: MailedOrder,
  note: string,
): OrderMail {
  const { subject, lead } = messages.shipment[event]
  return composeMail(subject(order.number), [messages.greeting(order.name), lead], order, note)
}

/** Actions of a buyer about which admins get a mail. */
export type AdminMailEvent = keyof typeof messages.admin

/** The mail to an admin: a buyer has ordered or cancelled. */
export function adminMail(event: AdminMailEvent, order: MailedOrder, note: string): OrderMail {
  const { subject, lead } = messages.admin[event]
  return composeMail(
    subject(order.number, sumToPay(order), order.name),
    [lead(order.name, order.email, order.lines.length, order.pieces)],
    order,
    note,
  )
}

function composeMail(
  subject: string,
  sentences: readonly string[],
  order: MailedOrder,
  note: string,
): OrderMail {
  return {
    subject: toSubject(subject),
    text: asText(sentences, order, note),
    html: asHtml(subject, sentences, order, note),
  }
}

/** A subject is one line: a line break in a buyer's name must not add another header. */
export const toSubject = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 300)

const factsOf = (
  { trackingNumber, poNumber, address, phone }: MailedOrder,
  note: string,
): readonly (readonly [string, string])[] =>
  [
    [messages.tracking, trackingNumber],
    [messages.note, note],
    [messages.poNumber, poNumber],
    [messages.to, address],
    [messages.phone, phone],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value] as const]))

function asText(sentences: readonly string[], order: MailedOrder, note: string): string {
  const lines = order.lines.slice(0, maxMailedLines)
  const more = order.lines.length - lines.length
  return [
    ...sentences.flatMap((sentence) => [sentence, '']),
    ...lines.map(
      (line) =>
        `${line.name} (${line.sku}): ` +
        `${messages.line(line.quantity, line.unitPrice, line.basis)} = ${displayMoney(line.total)}` +
        (line.waits ? ` (${line.waits})` : ''),
    ),
    ...(more > 0 ? [messages.more(more)] : []),
    ...totalsOf(order).map(({ label, text }) => `${label}: ${text}`),
    ...sumReasons(order),
    '',
    ...factsOf(order, note).map(([name, value]) => `${name}: ${value.replaceAll('\n', ', ')}`),
    ...(order.trackingLink ? [`${messages.track}: ${order.trackingLink}`] : []),
    '',
    `${messages.see}: ${order.link}`,
    '',
    order.shop,
    '',
  ].join('\n')
}

/** The order's sum, after goods, delivery and taxes if there are any; for a part only its goods. */
const totalsOf = (order: MailedOrder) => [
  ...sumRows(order),
  { label: totalLabel(order), text: displayMoney(sumToPay(order)) },
]

const totalLabel = (order: MailedOrder): string =>
  order.part ? messages.goodsShipped(order.part.taxed) : sumLabel(order, messages.total)

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
// Mail programs only support style attributes, not style sheets.
const textCell = 'padding:6px 0;border-bottom:1px solid #ddd;text-align:left;vertical-align:top'
const numberCell =
  'padding:6px 0 6px 12px;border-bottom:1px solid #ddd;text-align:right;white-space:nowrap;' +
  'vertical-align:top'

function asHtml(
  subject: string,
  sentences: readonly string[],
  order: MailedOrder,
  note: string,
): string {
  const lines = order.lines.slice(0, maxMailedLines)
  const more = order.lines.length - lines.length
  const rows = lines.map(
    (line) =>
      `<tr><td style="${textCell}">${nameInLanguage(line)}<br>` +
      `<small style="color:#555">${escapeHtml(line.sku)}` +
      `${line.waits ? `<br>${escapeHtml(line.waits)}` : ''}</small></td>` +
      `<td style="${numberCell}">${messages.line(line.quantity, line.unitPrice, line.basis)}</td>` +
      `<td style="${numberCell}">${displayMoney(line.total)}</td></tr>`,
  )
  const facts = factsOf(order, note).map(
    ([name, value]) =>
      `<p style="margin:0 0 8px"><small style="color:#555">${name}</small><br>` +
      `${escapeHtml(value).replaceAll('\n', '<br>')}</p>`,
  )
  const moreRow =
    more > 0 ? `<tr><td colspan="3" style="${textCell}">${messages.more(more)}</td></tr>\n` : ''
  const totalRow = totalsOf(order)
    .map(
      ({ label, text }) =>
        `<tr><td style="padding:8px 0"><b>${label}</b></td><td></td>` +
        `<td style="padding:8px 0;text-align:right"><b>${text}</b></td></tr>`,
    )
    .join('\n')
  const reasons = sumReasons(order).map(
    (reason) =>
      `<p style="margin:0 0 8px"><small style="color:#555">${escapeHtml(reason)}</small></p>\n`,
  )
  const link = (url: string, text: string) =>
    `<p style="margin:16px 0">` +
    `<a href="${escapeHtml(url)}" style="color:#0b57a4">${text}</a></p>`
  const trackingParagraph = order.trackingLink ? link(order.trackingLink, messages.track) : ''
  return htmlPage(
    order,
    subject,
    `${sentences.map((sentence) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(sentence)}</p>`).join('\n')}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px"><tbody>
${rows.join('\n')}
${moreRow}${totalRow}
</tbody></table>
${reasons.join('')}${facts.join('\n')}
${trackingParagraph}${link(order.link, messages.see)}`,
  )
}

/** Marks a name with its own language for screen readers, if it differs from the mail's. */
const nameInLanguage = ({ name, lang }: MailedLine): string =>
  lang?.name === undefined
    ? escapeHtml(name)
    : `<span lang="${lang.name}">${escapeHtml(name)}</span>`

/** The maximum size of the logo in pixels. */
const logoBox = { width: 220, height: 56 }

/** The name of the shop, or its logo: mail programs show the name until they load pictures. */
function masthead({ shop, logo }: Pick<MailedOrder, 'shop' | 'logo'>): string {
  if (!logo) return escapeHtml(shop)
  const { width, height } = fitInside(logo, logoBox)
  return (
    `<img src="${escapeHtml(logo.address)}" alt="${escapeHtml(shop)}" ` +
    `width="${width}" height="${height}" style="display:block;border:0">`
  )
}

/** @param body HTML */
export const htmlPage = (
  source: Pick<MailedOrder, 'shop' | 'logo'>,
  subject: string,
  body: string,
): string => `<!doctype html>
<html lang="${currentLanguage()}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fff;color:#111;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 16px;font-weight:700;letter-spacing:.08em">${masthead(source)}</p>
<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(subject)}</h1>
${body}
</div></body></html>
`
