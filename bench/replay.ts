/**
 * What the database alone can do: the statements of real requests, recorded on their way to it and
 * sent again without the shop around them.
 */
import pg, { type ClientConfig } from 'pg'

/** With a name, it is prepared once by each connection. */
type Statement = {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name?: string
}
/** The statements of one request, in their order. */
export type Recording = readonly Statement[]

export type Recorder = { start(): void; stop(): Recording }

/** Records the statements of every connection, between `start` and `stop`. */
export function createRecorder(): Recorder {
  let recording: Statement[] | undefined
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new TypeError('pg.Client has no method query')
  Reflect.set(
    pg.Client.prototype,
    'query',
    function recordedQuery(this: unknown, ...args: readonly unknown[]): unknown {
      const statement = statementOf(args)
      if (statement && !notification.test(statement.text)) recording?.push(statement)
      return Reflect.apply(query, this, args)
    },
  )
  return {
    start: () => {
      recording = []
    },
    stop: () => {
      const statements = recording ?? []
      recording = undefined
      return statements
    },
  }
}

// Messages to other instances leave for many orders together: sent once for each, they would slow
// down the replay that the shop is compared with.
const notification = /pg_notify/

/** The statement among the arguments of `pg.Client.query`: a text and values, or an object. */
function statementOf([query, values]: readonly unknown[]): Statement | undefined {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] }
  if (
    typeof query !== 'object' ||
    query === null ||
    !('text' in query) ||
    typeof query.text !== 'string'
  )
    return undefined
  return {
    text: query.text,
    values: 'values' in query && Array.isArray(query.values) ? query.values : [],
    ...('name' in query && typeof query.name === 'string' ? { name: query.name } : {}),
  }
}

export type ReplayOptions = {
  readonly connections: number
  readonly seconds: number
  readonly newId: () => string
}

/**
 * Replays recorded orders over and over, each time under a new order id and key.
 * @returns orders a second
 */
export async function replay(
  connection: ClientConfig,
  recordings: readonly Recording[],
  { connections, seconds, newId }: ReplayOptions,
): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client(connection)
      await client.connect()
      return client
    }),
  )
  const start = performance.now()
  const end = start + seconds * 1000
  let count = 0
  const work = async (client: pg.Client, first: number): Promise<void> => {
    for (let turn = first; performance.now() < end; turn += connections) {
      const recording = recordings[turn % recordings.length] ?? []
      const renew = createRenamer(recording, newId)
      for (const { values, ...statement } of recording)
        await client.query({ ...statement, values: values.map(renew) })
      count += 1
    }
  }
  await Promise.all(clients.map(work))
  const elapsed = performance.now() - start
  await Promise.all(clients.map((client) => client.end()))
  return (count * 1000) / elapsed
}

const orderInsert = /insert into orders\s*\(\s*(id,\s*user_id[^)]*)\)/
/** Gives the order a new id and key, wherever the recorded ones stand. */
function createRenamer(recording: Recording, newId: () => string): (value: unknown) => unknown {
  const insert = recording.find(({ text }) => orderInsert.test(text))
  if (!insert) throw new Error('No order was recorded')
  const columns =
    orderInsert
      .exec(insert.text)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? []
  const recordedId = insert.values[columns.indexOf('id')]
  const recordedKey = insert.values[columns.indexOf('idempotency_key')]
  const id = newId()
  const key = newId()
  return (value) => (value === recordedId ? id : value === recordedKey ? key : value)
}
