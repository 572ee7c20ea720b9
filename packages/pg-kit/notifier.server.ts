/** Messages that leave after the commit, many in one statement: sent by each transaction itself, they would make all commits wait for one another. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Handle } from './database.server.ts'

// Whoever commits with a NOTIFY holds a lock of the whole server until its commit is on the disk: no two such commits share a
// write, and orders come no faster than the disk turns. A statement of its own holds that lock for messages alone.

type Message = { readonly channel: string; readonly payload: string }

export interface Notifier {
  /** Sends a message of at most 8,000 bytes; through a transaction of `heard`, once that has committed. */
  notify(handle: Handle, channel: string, payload: string): Promise<void>
  /** Wraps the work of a transaction. `sent` resolves when all that it announced was told, or could not be told now. */
  heard<T>(work: (tx: Handle) => Promise<T>): {
    readonly work: (tx: Handle) => Promise<T>
    sent(): Promise<void>
  }
  /** Waits for what is being sent. */
  close(): Promise<void>
}

const untilAgain = 1_000
/** Messages in one statement. */
const most = 500

/**
 * A message is lost only with this process, in the moment between a commit and its telling: whoever remembers anything because
 * of messages must also forget it by time.
 */
export function createNotifier(
  handle: Handle,
  log: (sentence: string, error?: unknown) => void,
): Notifier {
  const inTransaction = new WeakMap<Handle, Message[]>()
  let waiting: Message[] = []
  let sending: Promise<void> | undefined
  let again: Promise<void> | undefined
  let closed = false

  // What comes while one statement is on its way leaves together with the next.
  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        await sql`select pg_notify(one.channel, one.payload) from unnest(${some.map(({ channel }) => channel)}::text[], ${some.map(({ payload }) => payload)}::text[]) as one (channel, payload)`.execute(
          handle,
        )
      } catch (error) {
        log('Messages between instances could not be sent, and are tried again', error)
        waiting.unshift(...some)
        if (closed) return
        again ??= pause(untilAgain, undefined, { ref: false }).then(() => {
          again = undefined
          return closed ? undefined : begin()
        })
        return
      }
    }
  }
  const begin = (): Promise<void> => (sending ??= sendAll().finally(() => (sending = undefined)))

  async function send(messages: readonly Message[]): Promise<void> {
    if (messages.length === 0) return
    const known = new Set(waiting.map(({ channel, payload }) => `${channel} ${payload}`))
    waiting.push(...messages.filter(({ channel, payload }) => !known.has(`${channel} ${payload}`)))
    // The statement that is on its way left without these.
    await sending
    await begin()
  }

  return {
    async notify(on, channel, payload) {
      const later = inTransaction.get(on)
      if (later) later.push({ channel, payload })
      else if (on.isTransaction) await sql`select pg_notify(${channel}, ${payload})`.execute(on)
      else await send([{ channel, payload }])
    },
    heard(work) {
      let messages: Message[] = []
      return {
        work: (tx) => {
          // Run again after a collision, it says everything again.
          messages = []
          inTransaction.set(tx, messages)
          return work(tx)
        },
        sent: () => send(messages),
      }
    },
    async close() {
      closed = true
      await sending
      if (waiting.length > 0) await begin()
    },
  }
}
