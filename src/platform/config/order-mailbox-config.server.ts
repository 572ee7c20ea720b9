/** The mailbox to which buyers send orders: none by default. */
import type { SettingsReader } from './settings-reader.ts'
import { isLoopback } from './loopback.ts'

export type OrderMailboxConfig = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise the connection upgrades to TLS, except on this machine. */
  readonly secure: boolean
  readonly local: boolean
  readonly user: string
  readonly password: string
  readonly folder: string
  /**
   * The name with which the mail server signs its authentication results about senders (RFC 8601);
   * '': it adds none, and senders cannot be verified.
   */
  readonly server: string
}

/** ORDER_MAILBOX: imaps://user:password@host:port/folder; ORDER_MAILBOX_SERVER: see `server`. */
export function readOrderMailbox(reader: SettingsReader): OrderMailboxConfig | undefined {
  const text = reader.text('ORDER_MAILBOX')
  const server = reader.text('ORDER_MAILBOX_SERVER')
  if (text === undefined) {
    if (server !== undefined)
      reader.reject('ORDER_MAILBOX_SERVER', 'can only be set together with ORDER_MAILBOX')
    return undefined
  }
  const mailbox = mailboxIn(text)
  if (mailbox) return { ...mailbox, server: server ?? '' }
  return reader.reject(
    'ORDER_MAILBOX',
    'an address such as imaps://orders%40example.com:password@imap.example.com/INBOX',
  )
}

function mailboxIn(text: string): Omit<OrderMailboxConfig, 'server'> | undefined {
  const url = URL.parse(text)
  if (!url || !/^imaps?:$/.test(url.protocol) || url.hostname === '') return undefined
  const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(decoded)
  if (!user || !password) return undefined
  const secure = url.protocol === 'imaps:'
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    local: isLoopback(url.hostname),
    user,
    password,
    folder: folder || 'INBOX',
  }
}

/** '' if the part is not validly percent-encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
