/** The events of a quote. Pure. */
import type { Quote } from './contract.ts'
import { quotePageMessages as messages } from './messages/pages.ts'

type QuoteEntry = { readonly at: string; readonly what: string; readonly text: string }

type Told = Pick<Quote, 'name' | 'askedAt' | 'lineCount' | 'versions' | 'messages'>

/** The request and the offers with their messages, and other messages; newest first. */
export function entriesOf({
  name,
  askedAt,
  lineCount,
  versions,
  messages: written,
}: Told): readonly QuoteEntry[] {
  const withRequest = written.filter(({ side, at }) => side === 'buyer' && at === askedAt)
  const asked = {
    at: askedAt,
    what: messages.askedBy(name, lineCount),
    text: withRequest.map(({ text }) => text).join('\n'),
  }
  const offers = versions.map(({ at, by, version, message }) => ({
    at,
    what: messages.offeredBy(by, version),
    text: message,
  }))
  const others = written
    .filter((one) => !withRequest.includes(one))
    .map(({ at, by, side, text }) => ({ at, what: messages.from(by, side), text }))
    // Among entries of the same time, the last one comes first.
    .toReversed()
  return [...others, ...offers, asked].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
