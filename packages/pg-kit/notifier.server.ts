/** Sends notifications (NOTIFY) after the commit, combining many in one statement. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Handle, WarningLog } from './database.server.ts'
import type { NotificationListener } from './listener.server.ts'

// Why not in the transaction: a transaction that commits with a NOTIFY holds a server-wide lock
// until its commit is on disk, so two such commits never share a write, and orders would be placed
// no faster than the disk can sync. A separate statement holds that lock only for the messages.

export type Message = { readonly channel: string; readonly payload: string }

/** Other processes on this machine that use the same database for the same program. */
export interface Neighbours {
  /** @returns once each of them has handled these messages, or does not answer */
  tell(messages: readonly Message[]): Promise<void>
  /** Registers what handles the messages that they tell this process. */
  onTold(handle: (messages: readonly Message[]) => Promise<void>): void
}

export interface Notifier {
  /**
   * Sends a message of at most 8,000 bytes; on a transaction of `collect`, after its commit. The
   * subscribers of this process receive it before the first statement after the commit.
   */
  notify(handle: Handle, channel: string, payload: string): Promise<void>
  /**
   * Collects the messages of a transaction's work. `sendCollected` delivers them to this process at
   * once, and resolves when they were sent, or could not be sent.
   */
  collect<T>(work: (tx: Handle) => Promise<T>): {
    readonly run: (tx: Handle) => Promise<T>
    sendCollected(): Promise<void>
  }
  /**
   * Whether a message from the server was already delivered: messages from this process's own
   * connections were, when they were sent.
   */
  isDelivered(fromOwnConnection: boolean, channel: string, payload: string): boolean
  /** Waits until nothing is being sent. */
  close(): Promise<void>
}

/**
 * A message is lost only if this process dies between a commit and the statement that sends it:
 * cached data that relies on messages must also expire. Neighbours are told directly, too: the server
 * delivers to them whenever it can, but the client that made a change may ask any of them next.
 */
export function createNotifier(
  handle: Handle,
  log: WarningLog,
  listener: Pick<NotificationListener, 'deliver' | 'hears'>,
  neighbours?: Neighbours,
): Notifier {
  const collected = new WeakMap<Handle, Message[]>()
  /** Sent in a transaction that `collect` does not know: delivered only by the server. */
  const undelivered = new Set<string>()
  const deliverAll = async (messages: readonly Message[]): Promise<void> =>
    void (await Promise.all(
      messages.map(({ channel, payload }) => listener.deliver(channel, payload)),
    ))
  neighbours?.onTold(deliverAll)
  /** They are as this process is: what nobody here listens to, nobody there does. */
  const tellNeighbours = async (messages: readonly Message[]): Promise<void> => {
    const heard = messages.filter(({ channel }) => listener.hears(channel))
    if (heard.length > 0) await neighbours?.tell(heard)
  }
  const sender = createBatchSender(log, async (messages) => {
    await Promise.all([notifyAll(handle, messages), tellNeighbours(messages)])
  })
  const send = (messages: readonly Message[]): Promise<void> => {
    void deliverAll(messages)
    return sender.send(messages)
  }
  return {
    async notify(db, channel, payload) {
      const messages = collected.get(db)
      if (messages) messages.push({ channel, payload })
      else if (db.isTransaction) {
        undelivered.add(keyOf({ channel, payload }))
        await sql`select pg_notify(${channel}, ${payload})`.execute(db)
      } else await send([{ channel, payload }])
    },
    collect(work) {
      let messages: Message[] = []
      return {
        run: (tx) => {
          // If the work is repeated after a collision, it sends all its messages again.
          messages = []
          collected.set(tx, messages)
          return work(tx)
        },
        sendCollected: () => send(messages),
      }
    },
    isDelivered: (fromOwnConnection, channel, payload) =>
      fromOwnConnection && !undelivered.delete(keyOf({ channel, payload })),
    close: sender.close,
  }
}

const maxMessagesPerStatement = 500
/** Milliseconds to wait after a failed statement. */
const retryDelay = 1_000

/** Sends messages in order; those that arrive in the meantime are sent together. */
function createBatchSender(
  log: WarningLog,
  sendBatch: (messages: readonly Message[]) => Promise<void>,
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
        await sendBatch(batch)
      } catch (error) {
        log('Messages between instances could not be sent; retrying', error)
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
      // The statement in progress does not contain these messages.
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
