/** Sends notifications (NOTIFY) after the commit, many of them in one statement. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Handle, WarningLog } from './database.server.ts'

// Why not within the transaction: a transaction that commits with a NOTIFY holds a lock of the
// whole server until its commit is on the disk, so two such commits never share a write, and orders
// would be placed no faster than the disk can sync. A statement of its own holds that lock for the
// messages only.

type Message = { readonly channel: string; readonly payload: string }

export interface Notifier {
  /** Sends a message of at most 8,000 bytes; on a transaction of `collect`, after its commit. */
  notify(handle: Handle, channel: string, payload: string): Promise<void>
  /**
   * Collects the messages that the work of a transaction sends. `sendCollected` resolves when they
   * were sent, or could not be sent now.
   */
  collect<T>(work: (tx: Handle) => Promise<T>): {
    readonly run: (tx: Handle) => Promise<T>
    sendCollected(): Promise<void>
  }
  /** Waits until nothing is being sent. */
  close(): Promise<void>
}

/**
 * A message is lost only when this process dies between a commit and the statement that sends it:
 * whatever is cached because of messages must also expire by time.
 */
export function createNotifier(handle: Handle, log: WarningLog): Notifier {
  const collected = new WeakMap<Handle, Message[]>()
  const sender = createBatchSender(handle, log)
  return {
    async notify(db, channel, payload) {
      const messages = collected.get(db)
      if (messages) messages.push({ channel, payload })
      else if (db.isTransaction) await sql`select pg_notify(${channel}, ${payload})`.execute(db)
      else await sender.send([{ channel, payload }])
    },
    collect(work) {
      let messages: Message[] = []
      return {
        run: (tx) => {
          // Run again after a collision, the work sends all its messages again.
          messages = []
          collected.set(tx, messages)
          return work(tx)
        },
        sendCollected: () => sender.send(messages),
      }
    },
    close: sender.close,
  }
}

const maxMessagesPerStatement = 500
/** Milliseconds to wait after a statement failed. */
const retryDelay = 1_000

/** Sends messages in the order in which they come; those that come meanwhile leave together. */
function createBatchSender(
  handle: Handle,
  log: WarningLog,
): { send(messages: readonly Message[]): Promise<void>; close(): Promise<void> } {
  let queue: Message[] = []
  let sending: Promise<void> | undefined
  let retrying: Promise<void> | undefined
  let closed = false

  async function sendQueue(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, maxMessagesPerStatement)
      queue = queue.slice(maxMessagesPerStatement)
      try {
        await notifyAll(handle, batch)
      } catch (error) {
        log('Messages between instances could not be sent, and are tried again', error)
        queue.unshift(...batch)
        if (!closed) retryLater()
        return
      }
    }
  }

  function retryLater(): void {
    retrying ??= pause(retryDelay, undefined, { ref: false }).then(() => {
      retrying = undefined
      return closed ? undefined : startSending()
    })
  }

  const startSending = (): Promise<void> =>
    (sending ??= sendQueue().finally(() => (sending = undefined)))

  return {
    async send(messages) {
      if (messages.length === 0) return
      const queued = new Set(queue.map(keyOf))
      queue.push(...messages.filter((message) => !queued.has(keyOf(message))))
      // The statement that is being executed does not contain these messages.
      await sending
      await startSending()
    },
    async close() {
      closed = true
      await sending
      if (queue.length > 0) await startSending()
    },
  }
}

const keyOf = ({ channel, payload }: Message): string => `${channel} ${payload}`

async function notifyAll(handle: Handle, messages: readonly Message[]): Promise<void> {
  const channels = messages.map(({ channel }) => channel)
  const payloads = messages.map(({ payload }) => payload)
  await sql`
    select pg_notify(message.channel, message.payload)
    from unnest(${channels}::text[], ${payloads}::text[]) as message (channel, payload)
  `.execute(handle)
}
