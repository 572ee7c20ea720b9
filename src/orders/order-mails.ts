/** The mails about an order as text and as HTML, made from the order alone: the same order and event give the same mail. */
import { displayMoney } from '../platform/money.ts'
import { orderMailMessages as messages } from './messages/order-mails.ts'
import type { OrderStatus } from './rules.ts'

/** What becomes of an order and is worth a mail to its buyer. */
export type OrderMailEvent = keyof typeof messages.buyer
/** Whether a step is told by mail: picking is our own affair. */
export const isBuyerNotified = (status: OrderStatus): status is OrderMailEvent =>
  status in messages.buyer

export type MailedLine = {
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: number
  readonly total: number
}
/** What a mail tells of an order. Money in cents. */
export type MailedOrder = {
  readonly number: number
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly poNumber: string
  readonly pieces: number
  readonly total: number
  readonly lines: readonly MailedLine[]
  readonly trackingNumber: string
  readonly trackingLink: string
  /** Where the order's page is. */
  readonly link: string
}
export type OrderMail = { readonly subject: string; readonly text: string; readonly html: string }

/** A mail names so many lines; the rest stand on the order's page. */
const mostLines = 40

/** To the buyer: what has happened. `note` is what was written beside the step. */
export function buyerMail(event: OrderMailEvent, order: MailedOrder, note: string): OrderMail {
  const { subject, lead } = messages.buyer[event]
  return letter(subject(order.number), [messages.greeting(order.name), lead], order, note)
}

/** What a buyer does that those who work in the shop must know of. */
export type AdminMailEvent = keyof typeof messages.admin

/** To those who work in the shop: somebody has ordered, or cancelled. */
export function adminMail(event: AdminMailEvent, order: MailedOrder, note: string): OrderMail {
  const { subject, lead } = messages.admin[event]
  return letter(
    subject(order.number, order.total, order.name),
    [lead(order.name, order.email, order.lines.length, order.pieces)],
    order,
    note,
  )
}

function letter(
  subject: string,
  sentences: readonly string[],
  order: MailedOrder,
  note: string,
): OrderMail {
  // A subject is one line; a name never brings another header along.
  return {
    subject: subject.replaceAll(/\s+/g, ' ').slice(0, 300),
    text: asText(sentences, order, note),
    html: asHtml(subject, sentences, order, note),
  }
}

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
  const shown = order.lines.slice(0, mostLines)
  const rest = order.lines.length - shown.length
  return [
    ...sentences.flatMap((sentence) => [sentence, '']),
    ...shown.map(
      (line) =>
        `${line.name} (${line.sku}): ${messages.line(line.quantity, line.unitPrice)} = ${displayMoney(line.total)}`,
    ),
    ...(rest > 0 ? [messages.more(rest)] : []),
    `${messages.total}: ${displayMoney(order.total)}`,
    '',
    ...factsOf(order, note).map(([name, value]) => `${name}: ${value.replaceAll('\n', ', ')}`),
    ...(order.trackingLink ? [`${messages.track}: ${order.trackingLink}`] : []),
    '',
    `${messages.see}: ${order.link}`,
    '',
    messages.shop,
    '',
  ].join('\n')
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
// Mail programs read styles at the element only.
const cell = 'padding:6px 0;border-bottom:1px solid #ddd;text-align:left;vertical-align:top'
const figure =
  'padding:6px 0 6px 12px;border-bottom:1px solid #ddd;text-align:right;white-space:nowrap;vertical-align:top'

function asHtml(
  subject: string,
  sentences: readonly string[],
  order: MailedOrder,
  note: string,
): string {
  const shown = order.lines.slice(0, mostLines)
  const rest = order.lines.length - shown.length
  const rows = shown.map(
    (line) =>
      `<tr><td style="${cell}">${escaped(line.name)}<br><small style="color:#555">${escaped(line.sku)}</small></td><td style="${figure}">${messages.line(line.quantity, line.unitPrice)}</td><td style="${figure}">${displayMoney(line.total)}</td></tr>`,
  )
  const facts = factsOf(order, note).map(
    ([name, value]) =>
      `<p style="margin:0 0 8px"><small style="color:#555">${name}</small><br>${escaped(value).replaceAll('\n', '<br>')}</p>`,
  )
  const link = (to: string, text: string) =>
    `<p style="margin:16px 0"><a href="${escaped(to)}" style="color:#0b57a4">${text}</a></p>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fff;color:#111;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 16px;font-weight:700;letter-spacing:.08em">${messages.shop}</p>
<h1 style="margin:0 0 16px;font-size:22px">${escaped(subject)}</h1>
${sentences.map((sentence) => `<p style="margin:0 0 16px">${escaped(sentence)}</p>`).join('\n')}
<table style="width:100%;border-collapse:collapse;margin:0 0 16px"><tbody>
${rows.join('\n')}
${rest > 0 ? `<tr><td colspan="3" style="${cell}">${messages.more(rest)}</td></tr>\n` : ''}<tr><td style="padding:8px 0"><b>${messages.total}</b></td><td></td><td style="padding:8px 0;text-align:right"><b>${displayMoney(order.total)}</b></td></tr>
</tbody></table>
${facts.join('\n')}
${order.trackingLink ? link(order.trackingLink, messages.track) : ''}${link(order.link, messages.see)}
</div></body></html>
`
}
