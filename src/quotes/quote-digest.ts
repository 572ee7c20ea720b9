/** The texts of mails to admins about quotes: about one, or about several. */
import { mailMessages } from '../platform/messages/mail.ts'
import { quotesMessages as messages } from './messages/quotes.ts'

/** A buyer's action. */
export type QuoteNews = {
  readonly event: 'asked' | 'message' | 'declined'
  readonly number: number
  /** The buyer's name for staff. */
  readonly by: string
  /** The number of requested lines. */
  readonly lines: number
  /** The buyer's text, or ''. */
  readonly text: string
  readonly link: string
}
type QuoteMail = { readonly subject: string; readonly text: string }

/** The maximum number of entries in a mail; the others are on the page of all quotes. */
const maxEntries = 100

export function quoteNewsMail({ event, number, by, lines, text, link }: QuoteNews): QuoteMail {
  const { askedMail, messageMail, declinedMail } = messages
  if (event === 'asked')
    return {
      subject: askedMail.subject(number, by),
      text: askedMail.text(by, lines, text, link),
    }
  if (event === 'message')
    return { subject: messageMail.subject(number), text: messageMail.text(by, text, link) }
  return { subject: declinedMail.subject(number, by), text: declinedMail.text(by, link) }
}

/**
 * @param news in chronological order
 * @param page `link`: all quotes; `minutes`: how long news is collected after this mail; `shop`:
 *   its name
 */
export function quoteDigestMail(
  news: readonly QuoteNews[],
  {
    link,
    minutes,
    shop,
  }: { readonly link: string; readonly minutes: number; readonly shop: string },
): QuoteMail {
  const countOf = (event: QuoteNews['event']) => news.filter((one) => one.event === event).length
  const shown = news.slice(0, maxEntries)
  const more = news.length - shown.length
  return {
    subject: messages.digest.subject(countOf('asked'), countOf('message'), countOf('declined')),
    text: [
      messages.digest.lead,
      '',
      ...shown.flatMap((one) => [lineOf(one), `  ${one.link}`]),
      ...(more > 0 ? [mailMessages.digest.more(more)] : []),
      '',
      `${messages.digest.all}: ${link}`,
      '',
      mailMessages.digest.footer(minutes),
      '',
      shop,
      '',
    ].join('\n'),
  }
}

function lineOf({ event, number, by, lines, text }: QuoteNews): string {
  const line = messages.digest[event](number, by, lines)
  return (text === '' ? line : `${line} "${text}"`).replaceAll(/\s+/g, ' ')
}
