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
/** A program of the sender made it, and not in answer to anything (RFC 3834, 5): orders come so. */
const generated = /^\s*auto-generated\b/i
/** What a header says of an answer of a program, a mail that came back, or one that many get (RFC 2919). */
const answers: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!\s*(?:no|auto-generated)\b)/i,
  precedence: /bulk|junk|list|auto_reply/i,
  'x-autoreply': /./,
  'x-autorespond': /./,
  'list-id': /./,
  'return-path': /^\s*(?:<\s*>)?\s*$/,
  'content-type': /^\s*multipart\/report/i,
}
/** What asks for no answer of a program. */
const noAnswers: Readonly<Record<string, RegExp>> = {
  'x-auto-response-suppress': /all|autoreply/i,
}

type Heads = Pick<Email, 'headers'>
const tell = ({ headers }: Heads, by: Readonly<Record<string, RegExp>>): boolean =>
  headers.some(({ key, value }) => by[key]?.test(value) === true)

/** Whether a mail answers by a program, is of a list, or nobody reads its mailbox: an answer might loop. */
export const isOfProgram = (mail: Heads, from: string): boolean =>
  unread.test(from) || tell(mail, answers) || tell(mail, noAnswers)

/** Whether a program of the sender made it as the first of a thread: an order may be so. */
export const isGenerated = (mail: Heads): boolean =>
  tell(mail, { 'auto-submitted': generated }) && !tell(mail, answers)
