/**
 * What a mail brings: each file in it that is an order, else its text, else why it is not an order.
 */
import type { ReadMail } from '../../../packages/file-reader/mails/read-mail.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { isAgainstOrder } from '../../order-pad/doubt-words.ts'
import { doubtOf, type Doubt } from '../../order-pad/doubts.ts'
import { maxOrderFileBytes, orderFileUnreadable } from '../contract.ts'
import {
  beyondCover,
  isTellingName,
  nobody,
} from '../../../packages/file-reader/mails/cover-note.ts'
import { saysNothing, unreadDraft, type Draft, type DraftLine } from '../draft.ts'
import { mailMessages as messages } from '../messages/mails.ts'
import { nameSeveral, numberInText, statedKey } from '../number-in-text.ts'
import { readFile, type ReadFile } from '../read-file.server.ts'

/** A part of a mail that becomes received orders: what was read in it, and the file as it came. */
export type MailPart = ReadFile & {
  readonly name: string
  readonly bytes: Uint8Array
  /** Why nothing could be read in it; '' if it could be read. */
  readonly fault: string
}

/** Maximum characters of one note of an order, and of all notes together. */
const maxNote = 2000
/** Maximum characters of a quoted sentence, and lines of a mail that are searched. */
const [maxSaid, maxLines] = [500, 200]

/** @throws overloaded if many files are being read */
export async function readParts(mail: ReadMail): Promise<readonly MailPart[]> {
  const { texts, files, subject, colored } = mail
  const unread = [...mail.unread]
  const read: MailPart[] = []
  const refused: MailPart[] = []
  for (const { name, bytes } of files) {
    const part = await readPart(name, bytes)
    if (part.fault === '') read.push(part)
    else {
      refused.push(part)
      unread.push(part.fault)
    }
  }
  const [text = '', ...attached] = texts
  if (read.length > 0)
    return read
      .map((part) => withCover(part, mail, read))
      .map((part) => withHead(part, subject, [...texts, ...unread].filter(Boolean)))
      .map((part) =>
        withSaid(part, [subject, ...texts.flatMap((one) => one.split('\n', maxLines))]),
      )
      .map((part) => withAttached(part, attached))
      .map((part) => (unread.length === 0 ? part : asPartlyRead(part)))
  for (const [place, body] of texts.entries()) {
    const part = await readPart(messages.textName, new TextEncoder().encode(`${body}\n`), colored)
    if (part.fault === '')
      return [
        withHead(
          withCover(
            withAttached(withUnsure(part, mail), texts.slice(place + 1)),
            { ...mail, says: [subject, ...texts.slice(0, place)] },
            [],
          ),
          subject,
          [...texts.filter((_, other) => other !== place), ...unread, ...mail.unsure],
        ),
      ]
    if (refused.length === 0) refused.push(part)
  }
  const [first] = refused
  const fault = unread.join(' ') || first?.fault || messages.nothing
  return [withHead({ ...(first ?? unreadPart(messages.textName, '')), fault }, subject, [text])]
}

/** Each line asks if an e-mail that is attached says more than a cover note. */
function withAttached(part: MailPart, texts: readonly string[]): MailPart {
  const [said] = beyondCover(texts, nobody)
  return said === undefined ? part : withDoubts(part, () => doubtOf('attached-mail', said))
}

/** Each line asks if the sender may see another text than the one that was read. */
function withUnsure(part: MailPart, { unsure }: ReadMail): MailPart {
  if (unsure.length === 0) return part
  const texts = part.text.split('\n')
  return withDoubts(part, ({ from, sellerNumber }) =>
    doubtOf('seen-otherwise', texts[from - 1] ?? sellerNumber),
  )
}

/** Lines that have a doubt keep it. */
const withDoubts = (part: MailPart, doubtIn: (line: DraftLine) => Doubt): MailPart => ({
  ...part,
  drafts: part.drafts.map((draft) => ({
    ...draft,
    lines: draft.lines.map((line) =>
      line.prose ? line : { ...line, doubt: line.doubt ?? doubtIn(line) },
    ),
  })),
})

/**
 * Statements of the mail itself against the orders of its files are shown to a person; text that
 * the mail quotes is ignored.
 */
function withSaid(part: MailPart, lines: readonly string[]): MailPart {
  const against = lines
    .map((line) => line.trim())
    .filter((line) => !line.startsWith('>') && isAgainstOrder(line))
    .map((line) => line.slice(0, maxSaid))
  return against.length === 0
    ? part
    : {
        ...part,
        drafts: part.drafts.map((draft) => ({
          ...draft,
          unread: [...(draft.unread ?? []), ...new Set(against)],
        })),
      }
}

/** Whether a part is a plain order; any other part of the mail may comment on the orders. */
const isOrder = ({ form, drafts }: MailPart): boolean =>
  form !== 'text' && form !== 'pdf' && drafts.every(({ purpose }) => purpose === 'order')

/** Adds the text of the mail around the order, without the phrases of usual cover notes. */
function withCover(part: MailPart, { says }: ReadMail, read: readonly MailPart[]): MailPart {
  const files = read.flatMap((other) => (other === part || isOrder(other) ? [] : [other.name]))
  const said = [
    ...beyondCover(says, nobody),
    ...(read.includes(part) && isTellingName(part.name) ? [part.name] : []),
  ]
  return {
    ...part,
    drafts: part.drafts.map((draft) => ({
      ...draft,
      says: { ...saysNothing, ...draft.says, mail: said, files },
    })),
  }
}

/** Marks an order as incomplete because a part of its mail is missing: a person checks the rest. */
const asPartlyRead = (part: MailPart): MailPart => ({
  ...part,
  drafts: part.drafts.map((draft) => ({ ...draft, partlyRead: true })),
})

async function readPart(
  name: string,
  bytes: Uint8Array,
  colored?: ReadonlyMap<string, string>,
): Promise<MailPart> {
  if (bytes.length > maxOrderFileBytes)
    return unreadPart(name, messages.tooBig(name, megabytes(bytes.length)))
  try {
    return { ...(await readFile(name, bytes, colored)), name, bytes, fault: '' }
  } catch (error) {
    if (!isProblem(error, orderFileUnreadable)) throw error
    return { ...unreadPart(name, error.message), bytes }
  }
}

export const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000)

/** The record of a part in which nothing can be read. */
export const unreadPart = (name: string, fault: string): MailPart => ({
  form: 'unread',
  text: '',
  drafts: [unreadDraft],
  name,
  bytes: new Uint8Array(),
  fault,
})

/**
 * Adds what the mail states besides its file: the number in its subject if the file has none, and
 * notes. If text and subject state different numbers, none is taken, and both are named.
 */
function withHead(part: MailPart, subject: string, notes: readonly string[]): MailPart {
  const { number, several } = numberInText([subject])
  const added = notes.map((note) => note.slice(0, maxNote))
  return {
    ...part,
    text: part.form === 'unread' ? notes.join('\n') : part.text,
    drafts: part.drafts.map((draft): Draft => {
      const stated = number.slice(0, 60)
      const isOther =
        part.form === 'text' &&
        draft.number !== '' &&
        stated !== '' &&
        statedKey(draft.number) !== statedKey(stated)
      const named = isOther ? [subject, draft.number] : several
      return {
        ...draft,
        number: isOther || nameSeveral(draft.unread) ? '' : draft.number || stated,
        ...(named.length > 0 ? { unread: [...(draft.unread ?? []), ...named] } : {}),
        notes: [...draft.notes, ...added],
      }
    }),
  }
}
