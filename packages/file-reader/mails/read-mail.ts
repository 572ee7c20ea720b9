/**
 * A mail as it lies in a mailbox: who it says it is from, its texts and its files. It is read, never
 * run: nothing is fetched that it refers to. Pure.
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
  /** Lower case; '' where the mail names nobody, or several. */
  readonly from: string
  readonly fromName: string
  readonly subject: string
  readonly thread: MailThread
  /** Whether it answers by a program, asks for no such answer, or many get it: it is not answered. */
  readonly isOfProgram: boolean
  /** Whether a program made it, and not in answer to another one. */
  readonly isGenerated: boolean
  /** Values of `Authentication-Results`, from the top: the server that took the mail wrote the first. */
  readonly results: readonly string[]
  /** Its own text first, then those of mails that are attached to it. */
  readonly texts: readonly string[]
  /** Its subject and all its texts, plain and as HTML, those of attached mails, names of calendars. */
  readonly says: readonly string[]
  /** Without pictures that are part of the text, signatures, calendars and address cards. */
  readonly files: readonly MailFile[]
  /** What is in the mail and was not read, in sentences. */
  readonly unread: readonly string[]
  /** Why its texts may not be what its sender sees, in sentences. */
  readonly unsure: readonly string[]
}

/** Mails within mails, and files of one mail, at most. */
const maxDepth = 3
const maxFiles = 20
/** Characters of a text. */
const maxText = 1_000_000
const limits = { maxNestingDepth: 50, maxHeadersSize: 500_000, forceRfc822Attachments: true }

type Collected = {
  readonly texts: string[]
  readonly says: string[]
  readonly files: MailFile[]
  readonly unread: string[]
  readonly unsure: string[]
}

/** @throws UnreadableFile for a mail that is damaged or nested too deeply */
export async function readMail(source: Uint8Array): Promise<ReadMail> {
  const collected: Collected = { texts: [], says: [], files: [], unread: [], unsure: [] }
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
    files: collected.files,
    unread: collected.unread,
    unsure: collected.unsure,
  }
}

/** A mail with two senders is from neither. */
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
  const { text, unsure } = textOf(mail)
  if (text !== '') into.texts.push(text)
  into.unsure.push(...unsure)
  into.says.push(...saidBy(mail))
  for (const attachment of mail.attachments) await take(attachment, into, depth)
  return mail
}

/** Numbers of a text that are named. */
const maxNamed = 5

/**
 * A row of a table is one line in HTML only; programs write each cell on its own line as text. What is
 * struck out or hidden is known in HTML only. Where both texts say other numbers, or styles may hide a
 * part, a person looks at the mail.
 */
function textOf({ text = '', html = '' }: Email): {
  readonly text: string
  readonly unsure: readonly string[]
} {
  const { text: ofHtml, isPartly, mayHide } = textOfHtml(html.slice(0, maxText))
  const isOfHtml = text.trim() === '' || isPartly || /\S\t+[^\t\n]*\S/.test(ofHtml)
  const chosen = isOfHtml ? ofHtml : text
  const isBoth = !isPartly && ofHtml.trim() !== '' && text.trim() !== ''
  const differing = isBoth ? numbersOnlyIn(text.slice(0, maxText), ofHtml) : []
  return {
    text: (chosen.trim() === '' ? text : chosen).slice(0, maxText).trim(),
    unsure: [
      ...(mayHide ? [messages.mails.mayHide] : []),
      ...(differing.length > 0
        ? [messages.mails.differs(differing.slice(0, maxNamed).join(', '))]
        : []),
    ],
  }
}

/** The subject and both texts: what one of them says and the other does not, counts too. */
const saidBy = ({ subject = '', text = '', html = '' }: Email): readonly string[] =>
  [subject, text, textOfHtml(html.slice(0, maxText)).text].filter((part) => part.trim() !== '')

/** Parts that belong to the mail, and are no file of it. */
const isOfMail = ({ mimeType, related, disposition, contentId }: Attachment): boolean =>
  /^(?:text\/(?:x-)?(?:calendar|vcard)|application\/(?:x-)?pkcs7-signature|application\/pgp-\w+)$/.test(
    mimeType,
  ) ||
  (mimeType.startsWith('image/') &&
    (related === true || disposition === 'inline' || contentId !== undefined))

async function take(attachment: Attachment, into: Collected, depth: number): Promise<void> {
  const { mimeType, filename, content } = attachment
  // A calendar is no file of an order, but may say on which day.
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

/** Without folders, and with an end where the sender gave no name. */
const nameOf = (name: string | null, mimeType: string): string =>
  (name ?? '')
    .replaceAll(/[\0-\x1F]/g, '')
    .split(/[\\/]/)
    .pop()
    ?.trim()
    .slice(-120) || `attachment.${mimeType.split(/[/+.]/).pop() ?? ''}`
