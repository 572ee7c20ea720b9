/** A mailbox for tests: Dovecot on a port of this machine, where mails are laid as a mail server does. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { ImapFlow } from 'imapflow'
import { vi } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.mjs'

export type TestMailbox = {
  /** For ORDER_MAILBOX. */
  readonly url: string
  /** Lays a mail into the inbox, as it is; or into another folder. */
  deliver(mail: string | Uint8Array, folder?: string): Promise<void>
  /** How many mails of the inbox are marked as read, and how many there are. */
  count(): Promise<{ readonly read: number; readonly all: number }>
  /** As somebody does who opens each mail. */
  markAllRead(): Promise<void>
  /** Empties the inbox, and numbers its mails from 1 as a server does that was set up again. */
  setUpAgain(): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

const user = 'orders@shop.example'
const secret = 'a_secret_of_this_test'
const isRoot = process.getuid?.() === 0

const programs = ['dovecot', '/usr/sbin/dovecot', '/opt/homebrew/sbin/dovecot']
const findDovecot = (): string | undefined =>
  programs.find((name) => spawnSync(name, ['--version']).status === 0)

/** Whether the tests of the mailbox are left out: in CI only where it could not be installed. */
export const isDovecotMissing = (): boolean =>
  process.env['CI'] === undefined
    ? findDovecot() === undefined
    : process.env['WITHOUT_DOVECOT'] !== undefined

/** @throws Error where it is missing, with what to do */
function dovecotProgram(): string {
  const found = findDovecot()
  if (found !== undefined) return found
  throw new Error(
    'This test speaks with Dovecot, which is missing. ' +
      'Install it: apt-get install dovecot-imapd (macOS: brew install dovecot).',
  )
}

/** The settings of a server that needs neither root nor anything outside its folder. */
function settings(folder: string, port: number, version: string): string {
  // Dovecot refuses mails of root.
  const [me, uid, gid] = isRoot
    ? ['nobody', 65_534, 65_534]
    : [userInfo().username, process.getuid?.(), process.getgid?.()]
  const isNew = /^2\.[4-9]/.test(version)
  const own = isRoot
    ? ''
    : `default_login_user = ${me}\ndefault_internal_user = ${me}\ndefault_internal_group = ${gid}\n`
  const services = `service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`
  const common = `base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
ssl = no
${own}${services}`
  if (!isNew)
    return `${common}disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = password=${secret}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
`
  return `dovecot_config_version = ${version.split(/[ -]/)[0]}
dovecot_storage_version = ${version.split(/[ -]/)[0]}
${common}auth_allow_cleartext = yes
mail_driver = maildir
mail_path = ${folder}/mail
passdb static {
  password = ${secret}
}
userdb static {
  fields {
    uid = ${uid}
    gid = ${gid}
    home = ${folder}/mail
  }
}
`
}

/** Starts it with an empty inbox. */
export async function startDovecot(): Promise<TestMailbox> {
  const program = dovecotProgram()
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim()
  // Its sockets have short names at most: a folder deep down would be too long.
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'))
  const port = await freePort()
  const mails = join(folder, 'mail')
  const config = join(folder, 'dovecot.conf')
  chmodSync(folder, 0o755)
  mkdirSync(mails)
  chmodSync(mails, 0o777)
  writeFileSync(config, settings(folder, port, version))
  let server = launch()

  function launch() {
    return spawn(program, ['-F', '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] })
  }
  const ready = () =>
    vi
      .waitFor(() => answers(port), { timeout: 60_000, interval: 50 })
      .catch((error: unknown) => {
        throw new Error(`Dovecot did not start:\n${logOf(folder)}`, { cause: error })
      })
  let connected: Promise<ImapFlow> | undefined
  const connection = async () => {
    const auth = { user, pass: secret }
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const withClient = async <T>(work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    connected ??= connection()
    return work(await connected)
  }
  const stop = async () => {
    await (await connected)?.logout()
    connected = undefined
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
  await ready()
  return {
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(secret)}@127.0.0.1:${port}/INBOX`,
    deliver: (mail, to = 'INBOX') =>
      withClient(async (client) => {
        if (to !== 'INBOX') await client.mailboxCreate(to)
        await client.append(to, Buffer.from(mail))
      }),
    count: () =>
      withClient(async (client) => {
        const { messages = 0, unseen = 0 } =
          (await client.status('INBOX', { messages: true, unseen: true })) || {}
        return { all: messages, read: messages - unseen }
      }),
    markAllRead: () =>
      withClient(async (client) => {
        await client.mailboxOpen('INBOX')
        await client.messageFlagsAdd('1:*', [String.raw`\Seen`])
        await client.mailboxClose()
      }),
    async setUpAgain() {
      await stop()
      rmSync(mails, { recursive: true })
      mkdirSync(mails)
      chmodSync(mails, 0o777)
      server = launch()
      await ready()
    },
    stop,
    async start() {
      server = launch()
      await ready()
    },
    async close() {
      if (server.exitCode === null) await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @throws as long as nobody greets there */
const answers = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(5000, () => reject(new Error('no greeting')))
    socket.once('data', () => resolve(socket.destroy() && undefined))
    socket.once('error', reject)
  })

function logOf(folder: string): string {
  try {
    return readFileSync(join(folder, 'log'), 'utf8').slice(-2000)
  } catch {
    return 'it wrote no log'
  }
}
