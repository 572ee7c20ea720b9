/** Whether a program or a person wrote a mail, and to which thread it belongs. Pure. */
import type { Email } from 'postal-mime'

/** By which its answers are found: ids as RFC 5322 writes them, with their angle brackets. */
export type MailThread = {
  /** Of the mail; '' where it has none that can be referred to. */
  readonly id: string
  /** Of those before it, the oldest first. */
  readonly references: readonly string[]
}

/** Ids of one thread at most: the first, and the last. */
const maxReferences = 20
const messageIds = /<[\w.!#$%&'*+/=?^`{|}~-]{1,120}@[\w.:[\]-]{1,120}>/g

const idsIn = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : (text.match(messageIds) ?? [])

export function threadOf({ messageId, references, inReplyTo }: Email): MailThread {
  const [id = ''] = idsIn(messageId)
  const named = idsIn(references)
  const before = named.length > 0 ? named : idsIn(inReplyTo).slice(0, 1)
  const [first = ''] = before
  return {
    id,
    references:
      before.length > maxReferences ? [first, ...before.slice(1 - maxReferences)] : before,
  }
}

/** Names of mailboxes that nobody reads. */
const unread =
  /^(?:(?:no|do-?not|never)[-._]?reply.*|mailer-daemon|postmaster|bounces?(?:[-+=].*)?|notifications?)@/
/** What a header says of a mail that a program sent, or that many get (RFC 3834, RFC 2919). */
const tells: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!\s*no\b)/i,
  precedence: /bulk|junk|list|auto_reply/i,
  'x-auto-response-suppress': /all|autoreply/i,
  'x-autoreply': /./,
  'x-autorespond': /./,
  'list-id': /./,
  'return-path': /^\s*(?:<\s*>)?\s*$/,
  'content-type': /^\s*multipart\/report/i,
}

/** Whether a mail is from a program, a list or a mailbox that nobody reads: an answer might loop. */
export const isOfProgram = ({ headers }: Pick<Email, 'headers'>, from: string): boolean =>
  unread.test(from) || headers.some(({ key, value }) => tells[key]?.test(value) === true)
