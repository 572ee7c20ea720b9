/** The mail to admins that collects events of several orders, as text and as HTML. */
import { sumToPay } from '../../tax/sum-rows.ts'
import { mailMessages } from '../../platform/messages/mail.ts'
import { orderMailMessages as messages } from '../messages/order-mails.ts'
import {
  escapeHtml,
  htmlPage,
  toSubject,
  type AdminMailEvent,
  type MailedOrder,
  type OrderMail,
} from './order-mails.ts'

export type DigestEntry = {
  readonly event: AdminMailEvent
  /** The buyer's note when cancelling. */
  readonly note: string
  readonly order: MailedOrder
}

/** The maximum number of entries in a mail; the others are on the page of all orders. */
const maxEntries = 100

/**
 * @param entries in the order in which they happened
 * @param page `link`: all orders; `minutes`: how long events are collected after this mail; `shop`:
 *   its name
 */
export function digestMail(
  entries: readonly DigestEntry[],
  {
    link,
    minutes,
    shop,
    logo,
  }: Pick<MailedOrder, 'shop' | 'logo'> & { readonly link: string; readonly minutes: number },
): OrderMail {
  const placed = entries.filter(({ event }) => event === 'placed')
  const total = placed.reduce((sum, { order }) => sum + sumToPay(order), 0)
  const subject = toSubject(
    messages.digest.subject(placed.length, total, entries.length - placed.length),
  )
  const shown = entries.slice(0, maxEntries)
  const more = entries.length - shown.length
  const footer = mailMessages.digest.footer(minutes)
  return {
    subject,
    text: [
      messages.digest.lead,
      '',
      ...shown.flatMap((entry) => [lineOf(entry), `  ${entry.order.link}`]),
      ...(more > 0 ? [mailMessages.digest.more(more)] : []),
      '',
      `${messages.digest.all}: ${link}`,
      '',
      footer,
      '',
      shop,
      '',
    ].join('\n'),
    html: htmlPage(
      { shop, logo },
      subject,
      [
        `<p style="margin:0 0 16px">${messages.digest.lead}</p>`,
        ...shown.map(
          (entry) =>
            `<p style="margin:0 0 8px"><a href="${escapeHtml(entry.order.link)}" ` +
            `style="color:#0b57a4">${escapeHtml(lineOf(entry))}</a></p>`,
        ),
        ...(more > 0 ? [`<p>${mailMessages.digest.more(more)}</p>`] : []),
        `<p style="margin:16px 0"><a href="${escapeHtml(link)}" style="color:#0b57a4">` +
          `${messages.digest.all}</a></p>`,
        `<p><small style="color:#555">${footer}</small></p>`,
      ].join('\n'),
    ),
  }
}

function lineOf({ event, note, order }: DigestEntry): string {
  const { number, name, email, lines, pieces } = order
  const line = messages.digest[event](number, sumToPay(order), name, email, lines.length, pieces)
  return (note === '' ? line : `${line} ${messages.note}: ${note}`).replaceAll(/\s+/g, ' ')
}
