/** Receives notifications (LISTEN) on a separate connection that reconnects. */
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig, type Notification } from 'pg'
import type { WarningLog } from './database.server.ts'

/** What it returns is awaited where a sender waits until its message has been handled. */
export type OnMessage = (payload: string) => unknown
/** Called when the connection is back: messages may have been missed in between. */
export type OnReconnect = () => void
/** Called when the connection is lost: no messages are received until onReconnect is called. */
export type OnConnectionLost = () => void

type Subscription = {
  readonly channel: string
  readonly onMessage: OnMessage
  readonly onReconnect: OnReconnect
  readonly onConnectionLost: OnConnectionLost
}

export interface NotificationListener {
  /**
   * Subscribes to a channel.
   * @returns a function that unsubscribes; it resolves once messages are received
   */
  listen(
    channel: string,
    onMessage: OnMessage,
    onReconnect: OnReconnect,
    onConnectionLost?: OnConnectionLost,
  ): Promise<() => Promise<void>>
  /**
   * Delivers a message to the subscribers of its channel, as if it came from the server.
   * @returns once they have handled it
   */
  deliver(channel: string, payload: string): Promise<void>
  /** Whether a channel has subscribers. */
  hears(channel: string): boolean
  close(): Promise<void>
}

/**
 * Whether a message has already been delivered.
 * @param processId the process id of the sender on the server
 */
export type IsDelivered = (processId: number, channel: string, payload: string) => boolean

// Milliseconds. A connection whose packets are dropped reports no error, so it is probed.
const heartbeatInterval = 2_000
const responseTimeout = 1_500
// A busy machine may take seconds to start a server process; startup must not fail because of that.
const connectionTimeout = 5_000
const reconnectDelay = { first: 50, max: 2_000 }

/** Creates a listener; it connects on the first subscription. */
export function createListener(
  connection: ClientConfig,
  log: WarningLog,
  isDelivered: IsDelivered = () => false,
): NotificationListener {
  const subscriptions = new Set<Subscription>()
  const subscribersOf = (channel: string) =>
    Array.from(subscriptions).filter((subscription) => subscription.channel === channel)
  const deliver = async (channel: string, payload: string): Promise<void> =>
    void (await Promise.all(subscribersOf(channel).map(({ onMessage }) => onMessage(payload))))
  const onNotification = ({ processId, channel, payload = '' }: Notification): void => {
    if (!isDelivered(processId, channel, payload)) void deliver(channel, payload)
  }
  const connector = createReconnectingClient({
    open: () => openConnection(connection, subscriptions, onNotification, log),
    isNeeded: () => subscriptions.size > 0,
    onLost: () => {
      for (const { onConnectionLost } of Array.from(subscriptions)) onConnectionLost()
    },
    onReconnect: () => {
      for (const { onReconnect } of Array.from(subscriptions)) onReconnect()
    },
    log,
  })

  async function unsubscribe(subscription: Subscription): Promise<void> {
    const { channel } = subscription
    subscriptions.delete(subscription)
    const client = connector.current()
    if (!client || [...subscriptions].some((other) => other.channel === channel)) return
    try {
      await client.query(`unlisten ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      // A lost connection listens to nothing, and the next one will not listen to this channel. A
      // slow one may still deliver messages, which nobody is waiting for.
      if (connector.current() === client) log(`The channel ${channel} is still listened to`, error)
    }
  }

  return {
    async listen(channel, onMessage, onReconnect, onConnectionLost = () => undefined) {
      const subscription: Subscription = { channel, onMessage, onReconnect, onConnectionLost }
      const isFirst = !connector.isStarted()
      subscriptions.add(subscription)
      try {
        const client = await connector.get()
        // A connection made for an earlier subscription does not listen to this channel yet.
        if (!isFirst) await listenTo(client, channel)
      } catch (error) {
        subscriptions.delete(subscription)
        throw error
      }
      return () => unsubscribe(subscription)
    },
    deliver,
    hears: (channel) => subscribersOf(channel).length > 0,
    close: connector.close,
  }
}

type ReconnectingClient = {
  /** The connected client; rejects if it cannot connect. */
  get(): Promise<Client>
  /** The client, if it is connected now. */
  current(): Client | undefined
  /** Whether it is connected or connecting. */
  isStarted(): boolean
  close(): Promise<void>
}

type ReconnectingClientOptions = {
  readonly open: () => Promise<Client>
  /** Whether a lost connection must be re-established. */
  readonly isNeeded: () => boolean
  readonly onLost: () => void
  readonly onReconnect: () => void
  readonly log: WarningLog
}

function createReconnectingClient(options: ReconnectingClientOptions): ReconnectingClient {
  const { open, isNeeded, onLost, onReconnect, log } = options
  let client: Client | undefined
  let connecting: Promise<Client> | undefined
  let closed = false

  async function connect(): Promise<Client> {
    const created = await open()
    if (closed) {
      await created.end()
      throw new Error('closed while connecting')
    }
    const stopHeartbeat = startHeartbeat(created, log, () => closed)
    created.once('end', () => {
      stopHeartbeat()
      client = undefined
      if (closed) return
      onLost()
      void reconnect()
    })
    client = created
    return created
  }

  async function reconnect(): Promise<void> {
    let delay = reconnectDelay.first
    while (!closed && isNeeded()) {
      await pause(delay, undefined, { ref: false })
      try {
        await get()
        onReconnect()
        return
      } catch (error) {
        log('The connection that listens for messages cannot be made', error)
        delay = Math.min(delay * 2, reconnectDelay.max)
      }
    }
  }

  const get = async (): Promise<Client> =>
    client ?? (await (connecting ??= connect().finally(() => (connecting = undefined))))

  return {
    get,
    current: () => client,
    isStarted: () => client !== undefined || connecting !== undefined,
    async close() {
      closed = true
      // A connection in progress sees `closed` and ends itself.
      await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}

/** Connects and listens to the channels of all subscriptions. */
async function openConnection(
  connection: ClientConfig,
  subscriptions: ReadonlySet<Subscription>,
  onNotification: (notification: Notification) => void,
  log: WarningLog,
): Promise<Client> {
  const client = new Client({
    ...connection,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: responseTimeout,
    keepAlive: true,
  })
  client.on('notification', onNotification)
  // Without this listener, a connection lost while connecting would end the process.
  client.on('error', (error) => log('The connection that listens for messages was lost', error))
  await client.connect()
  try {
    for (const channel of new Set([...subscriptions].map((each) => each.channel)))
      await listenTo(client, channel)
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

/**
 * Probes the connection regularly and ends it if it does not respond.
 * @returns a function that stops the probes
 */
function startHeartbeat(client: Client, log: WarningLog, isClosed: () => boolean): () => void {
  const probe = async (): Promise<void> => {
    try {
      await client.query('select 1')
    } catch (error) {
      clearInterval(timer)
      if (isClosed()) return
      log('The connection that listens for messages does not answer', error)
      // The 'end' event makes the listener reconnect.
      await client.end()
    }
  }
  const timer = setInterval(() => void probe(), heartbeatInterval).unref()
  return () => clearInterval(timer)
}

const listenTo = async (client: Client, channel: string): Promise<void> =>
  void (await client.query(`listen ${client.escapeIdentifier(channel)}`))
