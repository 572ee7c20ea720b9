/**
 * A mail as it is in a mailbox: its sender, its texts and its files. It is only parsed: nothing in
 * it is run, and nothing that it refers to is fetched. Pure.
 */
import PostalMime, { addressParser, type Attachment, type Email, type Mailbox } from 'postal-mime'
import { fileMessages as messages } from '../messages.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { numbersOnlyIn } from './differing-numbers.ts'
import { textOfHtml } from './html-text.ts'
import { isGenerated, isOfProgram, threadOf, type MailThread } from './mail-origin.ts'
import { isTnef, tnefFiles } from './tnef.ts'

export type MailFile = { readonly name: string; readonly bytes: Uint8Array }

export type ReadMail = {
  /** Lower case; '' if the mail names no sender, or several. */
  readonly from: string
  readonly fromName: string
  readonly subject: string
  readonly thread: MailThread
  /**
   * Whether it is an automatic reply, asks for no automatic reply, or is a bulk mail: it is not
   * answered.
   */
  readonly isOfProgram: boolean
  /** Whether a program generated it, and not as a reply to another mail. */
  readonly isGenerated: boolean
  /** Values of `Authentication-Results`, from the top: the server that took the mail wrote the first. */
  readonly results: readonly string[]
  /** Its own text first, then the texts of attached mails. */
  readonly texts: readonly string[]
  /**
   * Its subject and all its texts, plain and as HTML, texts of attached mails, and titles of
   * calendar entries.
   */
  readonly says: readonly string[]
  /** The looks of lines that are not black on white, keyed by their text. */
  readonly colored: ReadonlyMap<string, string>
  /** Without pictures that are part of the text, signatures, calendars and address cards. */
  readonly files: readonly MailFile[]
  /** The parts of the mail that were not read, in sentences. */
  readonly unread: readonly string[]
  /** Why its texts may differ from what its sender sees, in sentences. */
  readonly unsure: readonly string[]
}

/** Maximum depth of mails within mails, and maximum number of files in one mail. */
const maxDepth = 3
const maxFiles = 20
/** Characters of a text. */
const maxText = 1_000_000
const limits = { maxNestingDepth: 50, maxHeadersSize: 500_000, forceRfc822Attachments: true }

type Collected = {
  readonly texts: string[]
  readonly says: string[]
  readonly colored: Map<string, string>
  readonly files: MailFile[]
  readonly unread: string[]
  readonly unsure: string[]
}

/** @throws UnreadableFile for a mail that is damaged or nested too deeply */
export async function readMail(source: Uint8Array): Promise<ReadMail> {
  const collected: Collected = {
    texts: [],
    says: [],
    colored: new Map(),
    files: [],
    unread: [],
    unsure: [],
  }
  const mail = await collect(source, collected, 1)
  if (!mail) throw new UnreadableFile(messages.mails.broken)
  const from = senderOf(mail)
  const address = (from?.address ?? '').toLowerCase()
  return {
    from: address,
    fromName: from?.name ?? '',
    subject: mail.subject ?? '',
    thread: threadOf(mail),
    isOfProgram: isOfProgram(mail, address),
    isGenerated: isGenerated(mail),
    results: mail.headers.flatMap(({ key, value }) =>
      key === 'authentication-results' ? [value] : [],
    ),
    texts: collected.texts,
    says: collected.says,
    colored: collected.colored,
    files: collected.files,
    unread: collected.unread,
    unsure: collected.unsure,
  }
}

/** A mail with two senders counts as having none. */
function senderOf({ headers, from }: Email): Mailbox | undefined {
  const heads = headers.filter(({ key }) => key === 'from')
  if (heads.length !== 1 || from?.address === undefined) return undefined
  const named = addressParser(heads[0]?.value ?? '', { flatten: true })
  return named.length === 1 ? from : undefined
}

async function collect(
  source: Uint8Array,
  into: Collected,
  depth: number,
): Promise<Email | undefined> {
  const mail = await PostalMime.parse(source, limits).catch(() => undefined)
  if (!mail) return undefined
  const { text, colored, unsure } = textOf(mail)
  for (const [line, look] of colored) into.colored.set(line, look)
  if (text !== '') into.texts.push(text)
  into.unsure.push(...unsure)
  into.says.push(...saidBy(mail))
  for (const attachment of mail.attachments) await take(attachment, into, depth)
  return mail
}

/** Maximum number of differing numbers that are reported. */
const maxNamed = 5

/**
 * A table row is one line in HTML only; in plain text, programs write each cell on its own line.
 * Struck-out and hidden text is known in HTML only. If the two texts contain different numbers, or
 * styles may hide a part, a person checks the mail.
 */
function textOf({ text = '', html = '' }: Email): {
  readonly text: string
  readonly colored: ReadonlyMap<string, string>
  readonly unsure: readonly string[]
} {
  const { text: ofHtml, colored, isPartly, mayHide } = textOfHtml(html.slice(0, maxText))
  // Only HTML says which lines have a color.
  const isColored = [...colored.keys()].some((line) => /\d/.test(line))
  const isBoth = !isPartly && ofHtml.trim() !== '' && text.trim() !== ''
  const differing = isBoth ? numbersOnlyIn(text.slice(0, maxText), ofHtml) : []
  // People see the HTML, unless it has no number of its own.
  const isOther = differing.length > 0 && numbersOnlyIn(ofHtml, text).length > 0
  const isOfHtml =
    text.trim() === '' || isPartly || isColored || isOther || /\S\t+[^\t\n]*\S/.test(ofHtml)
  const chosen = isOfHtml ? ofHtml : text
  return {
    colored,
    text: (chosen.trim() === '' ? text : chosen).slice(0, maxText).trim(),
    unsure: [
      ...(mayHide ? [messages.mails.mayHide] : []),
      ...(differing.length > 0
        ? [messages.mails.differs(differing.slice(0, maxNamed).join(', '))]
        : []),
    ],
  }
}

/** The subject and both texts, because one of them may contain more than the other. */
const saidBy = ({ subject = '', text = '', html = '' }: Email): readonly string[] =>
  [subject, text, textOfHtml(html.slice(0, maxText)).text].filter((part) => part.trim() !== '')

/** Parts that belong to the mail, and are not attached files. */
const isOfMail = ({ mimeType, related, disposition, contentId }: Attachment): boolean =>
  /^(?:text\/(?:x-)?(?:calendar|vcard)|application\/(?:x-)?pkcs7-signature|application\/pgp-\w+)$/.test(
    mimeType,
  ) ||
  (mimeType.startsWith('image/') &&
    (related === true || disposition === 'inline' || contentId !== undefined))

async function take(attachment: Attachment, into: Collected, depth: number): Promise<void> {
  const { mimeType, filename, content } = attachment
  // A calendar entry is not an order file, but may contain a date.
  if (/\/(?:x-)?calendar$/.test(mimeType)) into.says.push(nameOf(filename, mimeType))
  if (isOfMail(attachment)) return
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : bytesOf(content)
  if (mimeType === 'message/rfc822') return takeMail(bytes, into, depth)
  const name = nameOf(filename, mimeType)
  if (isTnef(bytes)) {
    const packed = tnefFiles(bytes)
    if (packed.length === 0) into.unread.push(messages.mails.outlook(name))
    for (const file of packed) add(file, into)
    return
  }
  if (mimeType.endsWith('pkcs7-mime')) into.unread.push(messages.mails.encrypted(name))
  else add({ name, bytes }, into)
}

async function takeMail(bytes: Uint8Array, into: Collected, depth: number): Promise<void> {
  if (depth >= maxDepth) into.unread.push(messages.mails.nested(maxDepth))
  else if (!(await collect(bytes, into, depth + 1))) into.unread.push(messages.mails.broken)
}

function add(file: MailFile, { files, unread }: Collected): void {
  if (files.length < maxFiles) files.push(file)
  else unread.push(messages.mails.tooMany(file.name, maxFiles))
}

const bytesOf = (content: ArrayBuffer | Uint8Array): Uint8Array =>
  content instanceof Uint8Array ? content : new Uint8Array(content)

/** Without folders, and with an extension if the sender gave no name. */
const nameOf = (name: string | null, mimeType: string): string =>
  (name ?? '')
    .replaceAll(/[\0-\x1F]/g, '')
    .split(/[\\/]/)
    .pop()
    ?.trim()
    .slice(-120) || `attachment.${mimeType.split(/[/+.]/).pop() ?? ''}`
