/**
 * Access to the mailbox (IMAP): lists mails, fetches them without marking them, and marks them as
 * read.
 */
import { ImapFlow } from 'imapflow'
import type { MailboxFault } from '../mail-states.ts'
import type { OrderMailboxConfig } from '../../platform/config/order-mailbox-config.server.ts'

export type ListedMail = {
  /** Its number in the mailbox. */
  readonly uid: number
  /** Bytes. */
  readonly size: number
  readonly isRead: boolean
}

export type OpenMailbox = {
  readonly uidValidity: string
  /** The number of the newest mail, or the last number that was assigned; 0 for none. */
  readonly lastUid: number
  /** The mails with a higher number, the lowest first. */
  list(after: number): Promise<readonly ListedMail[]>
  /** The first bytes of a mail, or all of it; undefined if it no longer exists. */
  fetch(uid: number, maxBytes?: number): Promise<Uint8Array | undefined>
  markRead(uid: number): Promise<void>
}

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/**
 * Does the work with the mailbox open, and closes it.
 * @throws the error of the mail server or the network; see `faultOf`
 */
export async function withMailbox<T>(
  { host, port, secure, local, user, password, folder }: OrderMailboxConfig,
  work: (mailbox: OpenMailbox) => Promise<T>,
): Promise<T> {
  const client = new ImapFlow({
    ...timeouts,
    host,
    port,
    secure,
    // A password never goes over a network in the clear.
    ...(secure || local ? {} : { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
  })
  // A connection that breaks between two commands makes the next command fail.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { uidValidity, uidNext } = await client.mailboxOpen(folder)
    return await work({
      uidValidity: String(uidValidity),
      lastUid: uidNext - 1,
      list: (after) => listMails(client, after),
      fetch: async (uid, maxBytes) => {
        const source = maxBytes === undefined ? true : { start: 0, maxLength: maxBytes }
        const mail = await client.fetchOne(String(uid), { source }, { uid: true })
        return (mail || undefined)?.source
      },
      markRead: async (uid) => {
        await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true })
      },
    })
  } finally {
    await client.logout().catch(() => client.close())
  }
}

async function listMails(client: ImapFlow, after: number): Promise<readonly ListedMail[]> {
  const listed: ListedMail[] = []
  const asked = { uid: true, size: true, flags: true }
  for await (const { uid, size = 0, flags } of client.fetch(`${after + 1}:*`, asked, { uid: true }))
    // 'n:*' includes the newest mail even if its number is lower.
    if (uid > after) listed.push({ uid, size, isRead: flags?.has(String.raw`\Seen`) ?? false })
  return listed.toSorted((a, b) => a.uid - b.uid)
}

/** The fault of the mailbox, derived from the error. */
export function faultOf(error: unknown): MailboxFault {
  if (!(error instanceof Error)) return 'unreachable'
  if ('authenticationFailed' in error && error.authenticationFailed === true) return 'refused'
  return ('mailboxMissing' in error && error.mailboxMissing === true) ||
    ('responseStatus' in error && error.responseStatus === 'NO')
    ? 'folder'
    : 'unreachable'
}
