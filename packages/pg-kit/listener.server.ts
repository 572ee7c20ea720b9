/** Messages between the instances of a shop (LISTEN/NOTIFY), on a connection of their own that is made again whenever it is lost. */
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

export type OnMessage = (payload: string) => void
/** Messages may have been missed: whoever remembers anything because of them must forget it. */
export type OnReconnect = () => void
/** Messages are not heard from now on, until the connection is back. */
export type OnConnectionLost = () => void
type Listener = {
  readonly channel: string
  readonly onMessage: OnMessage
  readonly onReconnect: OnReconnect
  readonly onLost: OnConnectionLost
}

export interface NotificationListener {
  /** Resolves once the channel is heard, with the way to stop. */
  listen(
    channel: string,
    onMessage: OnMessage,
    onReconnect: OnReconnect,
    onLost?: OnConnectionLost,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

// Milliseconds. A connection that is black-holed says nothing by itself, so it is asked.
const beat = 2_000
const untilAnswered = 1_500
const pauses = { first: 50, longest: 2_000 }

/** Opens nothing yet: the connection is made with the first channel. */
export function createListener(
  connection: ClientConfig,
  log: (sentence: string, error?: unknown) => void,
): NotificationListener {
  const listeners = new Set<Listener>()
  let client: Client | undefined
  let connecting: Promise<Client> | undefined
  let closed = false

  const connect = async (): Promise<Client> => {
    const fresh = new Client({
      ...connection,
      connectionTimeoutMillis: untilAnswered,
      query_timeout: untilAnswered,
      keepAlive: true,
    })
    fresh.on('notification', ({ channel, payload }) => {
      for (const one of [...listeners]) if (one.channel === channel) one.onMessage(payload ?? '')
    })
    // Listening begins with this listener, or a connection lost in between would end the process.
    fresh.on('error', (error) => log('The connection that listens for messages was lost', error))
    await fresh.connect()
    try {
      for (const channel of new Set([...listeners].map((one) => one.channel)))
        await hear(fresh, channel)
    } catch (error) {
      await fresh.end()
      throw error
    }
    if (closed) {
      await fresh.end()
      throw new Error('closed while connecting')
    }
    const ask = async (): Promise<void> => {
      try {
        await fresh.query('select 1')
      } catch (error) {
        clearInterval(heart)
        log('The connection that listens for messages does not answer', error)
        // Its end, like any other, begins the reconnecting below.
        await fresh.end()
      }
    }
    const heart = setInterval(() => void ask(), beat).unref()
    fresh.once('end', () => {
      clearInterval(heart)
      client = undefined
      if (closed) return
      for (const one of [...listeners]) one.onLost()
      void reconnect()
    })
    client = fresh
    return fresh
  }

  const reconnect = async (): Promise<void> => {
    for (
      let wait = pauses.first;
      !closed && listeners.size > 0;
      wait = Math.min(wait * 2, pauses.longest)
    ) {
      await pause(wait, undefined, { ref: false })
      try {
        await connected()
        for (const one of [...listeners]) one.onReconnect()
        return
      } catch (error) {
        log('The connection that listens for messages cannot be made', error)
      }
    }
  }

  const connected = async (): Promise<Client> =>
    client ?? (await (connecting ??= connect().finally(() => (connecting = undefined))))

  return {
    async listen(channel, onMessage, onReconnect, onLost = () => undefined) {
      const listener: Listener = { channel, onMessage, onReconnect, onLost }
      const known = client !== undefined || connecting !== undefined
      listeners.add(listener)
      try {
        const on = await connected()
        // A connection made for an earlier channel does not know this one.
        if (known) await hear(on, channel)
      } catch (error) {
        listeners.delete(listener)
        throw error
      }
      return async () => {
        listeners.delete(listener)
        if (client && ![...listeners].some((one) => one.channel === channel))
          await client.query(`unlisten ${quoted(client, channel)}`)
      }
    },
    async close() {
      closed = true
      // One that is being made sees `closed` and ends itself.
      await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}

const hear = async (client: Client, channel: string): Promise<void> =>
  void (await client.query(`listen ${quoted(client, channel)}`))
const quoted = (client: Client, channel: string): string => client.escapeIdentifier(channel)
