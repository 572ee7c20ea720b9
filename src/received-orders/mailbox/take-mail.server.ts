/**
 * Takes a mail: what it brings becomes drafts, in one transaction with the record that it was taken. A
 * mail is nothing but read; nothing in it is ordered here.
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
import { toRows } from '../received-rows.server.ts'
import { insertReceived, type NewRow } from '../store.server.ts'
import { findSender, nobody, type Owner } from './find-sender.server.ts'
import { claimMail, isTaken } from './mailbox-store.server.ts'
import { megabytes, readParts, unreadPart, type MailPart } from './read-parts.server.ts'
import { proveSender } from './sender-proof.ts'

/** Bytes of a mail that is read: its files have 5 MB, which base64 makes a third longer. */
export const maxMailBytes = 10_000_000

export type IncomingMail = {
  /** All of it, or of one that is too large its head. */
  readonly source: Uint8Array
  /** Bytes of all of it. */
  readonly size: number
}

/** @param alsoWrite in the same transaction, also where the mail was taken before */
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
  return parts.flatMap(({ name, bytes, fault, ...read }) =>
    toRows(
      deps,
      { ...owner, receivedBy: null, isProven: proof === 'pass' },
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
  // Of a mail that could not be read, nobody knows.
  isOfProgram: true,
  isGenerated: false,
  results: [],
  texts: [],
  says: [],
  files: [],
  unread: [],
  unsure: [],
}

/** What fails for one mail is written on it, so that the ones behind it are read. @throws overloaded */
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
