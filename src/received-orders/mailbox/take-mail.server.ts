/**
 * Takes a mail: what it brings becomes drafts, in one transaction with the record that it was
 * taken. A mail is only read; nothing in it is ordered here.
 */
import { hash } from 'node:crypto'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import type { ReadMail } from '../../../packages/file-reader/mails/read-mail.ts'
import { UnreadableFile } from '../../../packages/file-reader/unreadable-file.ts'
import { readMailInThread } from '../../platform/files/read-in-thread.server.ts'
import { cleanText } from '../../order-pad/pad-lines.ts'
import { maxOrderFileName } from '../contract.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import type { MailHead } from '../draft.ts'
import { mailMessages as messages } from '../messages/mails.ts'
import { isPlacedFor, toRows } from '../received-rows.server.ts'
import { insertReceived, type NewRow } from '../store.server.ts'
import { findSender, nobody, type Owner } from './find-sender.server.ts'
import { claimMail, isTaken } from './mailbox-store.server.ts'
import { megabytes, readParts, unreadPart, type MailPart } from './read-parts.server.ts'
import { proveSender } from './sender-proof.ts'

/**
 * Maximum bytes of a mail that is read: its files have up to 5 MB, and base64 makes them a third
 * longer.
 */
export const maxMailBytes = 10_000_000

export type IncomingMail = {
  /** The whole mail, or only its head if it is too large. */
  readonly source: Uint8Array
  /** The size of the whole mail in bytes. */
  readonly size: number
}

/** @param alsoWrite runs in the same transaction, even if the mail was taken before */
export async function takeMail(
  deps: ReceivedOrdersDependencies,
  { source, size }: IncomingMail,
  alsoWrite: (tx: Handle) => Promise<void>,
): Promise<void> {
  const { database, now } = deps
  const mailHash = hash('sha256', source, 'buffer')
  const rows = (await isTaken(database.handle, mailHash))
    ? []
    : await rowsOf(deps, { source, size }, mailHash.toString('base64url'))
  await database.transact(async (tx) => {
    if (rows.length > 0 && (await claimMail(tx, mailHash, now())))
      for (const row of rows) await insertReceived(tx, row)
    await alsoWrite(tx)
  })
}

async function rowsOf(
  deps: ReceivedOrdersDependencies,
  { source, size }: IncomingMail,
  mailId: string,
): Promise<readonly NewRow[]> {
  const { mail, parts } = await readIncoming(deps, source, size)
  const server = deps.settings.orderMailbox?.server ?? ''
  const proof = proveSender(mail.from, mail.results, server)
  const owner: Owner = proof === 'pass' ? await findSender(deps, mail.from) : nobody
  const head: MailHead = {
    from: bounded(mail.from),
    name: bounded(mail.fromName),
    subject: bounded(mail.subject),
    proof,
    answering: {
      mail: mailId,
      thread: mail.thread,
      isOfProgram: mail.isOfProgram,
      isGenerated: mail.isGenerated,
    },
  }
  const isProven = proof === 'pass' && (await isPlacedFor(deps, owner.companyId))
  return parts.flatMap(({ name, bytes, fault, ...read }) =>
    toRows(
      deps,
      { ...owner, receivedBy: null, isProven },
      { name: bounded(name).slice(0, maxOrderFileName) || messages.textName, bytes },
      read,
      { mail: head, fault: fault.slice(0, 2000) },
    ),
  )
}

/** A text of the head of a mail, on one line and without invisible signs. */
const bounded = (text: string): string =>
  cleanText(text)
    .replaceAll(/[\s\0-\x1F]+/g, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed()

type Incoming = { readonly mail: ReadMail; readonly parts: readonly MailPart[] }
const emptyMail: ReadMail = {
  from: '',
  fromName: '',
  subject: '',
  thread: { id: '', references: [] },
  // Unknown for a mail that could not be read.
  isOfProgram: true,
  isGenerated: false,
  results: [],
  texts: [],
  says: [],
  colored: new Map(),
  files: [],
  unread: [],
  unsure: [],
}

/**
 * A failure with one mail is stored with it, so that later mails are still read. @throws overloaded
 */
async function readIncoming(
  { log }: ReceivedOrdersDependencies,
  source: Uint8Array,
  size: number,
): Promise<Incoming> {
  let mail = emptyMail
  try {
    mail = await readMailInThread(source)
    const parts =
      size > source.length
        ? [unreadPart(messages.textName, messages.mailTooBig(megabytes(size)))]
        : await readParts(mail)
    return { mail, parts }
  } catch (error) {
    if (isProblem(error)) throw error
    if (!(error instanceof UnreadableFile)) log.error({ err: error }, messages.failed)
    const fault = error instanceof UnreadableFile ? error.message : messages.failed
    return { mail, parts: [unreadPart(messages.textName, fault)] }
  }
}
