/** What the database alone can do: the statements of real orders, recorded on their way to it and sent again without the shop around them. */
import pg, { type ClientConfig } from 'pg'

/** With a name, it is prepared once by each connection. */
type Statement = {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name?: string
}
/** The statements of one order, in their order. */
export type Recorded = readonly Statement[]

/** Listens to every connection that is opened after it. */
export function recorder(): { start(): void; stop(): Recorded } {
  let heard: Statement[] | undefined
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new TypeError('not a client of pg')
  Reflect.set(
    pg.Client.prototype,
    'query',
    function listened(this: unknown, ...words: readonly unknown[]): unknown {
      const statement = statementOf(words)
      if (statement && !toldToOthers.test(statement.text)) heard?.push(statement)
      return Reflect.apply(query, this, words)
    },
  )
  return {
    start: () => {
      heard = []
    },
    stop: () => {
      const all = heard ?? []
      heard = undefined
      return all
    },
  }
}

// Messages to other instances leave for many orders together: sent once for each, they would slow down what the shop is compared with.
const toldToOthers = /pg_notify/

function statementOf([said, values]: readonly unknown[]): Statement | undefined {
  if (typeof said === 'string') return { text: said, values: Array.isArray(values) ? values : [] }
  if (
    typeof said !== 'object' ||
    said === null ||
    !('text' in said) ||
    typeof said.text !== 'string'
  )
    return undefined
  return {
    text: said.text,
    values: 'values' in said && Array.isArray(said.values) ? said.values : [],
    ...('name' in said && typeof said.name === 'string' ? { name: said.name } : {}),
  }
}

export type Playing = {
  readonly connections: number
  readonly seconds: number
  readonly newId: () => string
}

/** Plays the samples over and over, each time under a new order id and key. @returns how many a second */
export async function replay(
  connection: ClientConfig,
  samples: readonly Recorded[],
  { connections, seconds, newId }: Playing,
): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client(connection)
      await client.connect()
      return client
    }),
  )
  const began = performance.now()
  const end = began + seconds * 1000
  let played = 0
  const play = async (client: pg.Client, first: number): Promise<void> => {
    for (let turn = first; performance.now() < end; turn += connections) {
      const sample = samples[turn % samples.length] ?? []
      const renamed = renamer(sample, newId)
      for (const { values, ...statement } of sample)
        await client.query({ ...statement, values: values.map(renamed) })
      played += 1
    }
  }
  await Promise.all(clients.map(play))
  const took = performance.now() - began
  await Promise.all(clients.map((client) => client.end()))
  return (played * 1000) / took
}

const orderInsert = /insert into orders \(id, user_id/
/** A new id and key for the order, everywhere that the recorded ones stand. */
function renamer(sample: Recorded, newId: () => string): (value: unknown) => unknown {
  const insert = sample.find(({ text }) => orderInsert.test(text))
  if (!insert) throw new Error('No order was recorded')
  const columns =
    /insert into orders \(([^)]*)\)/
      .exec(insert.text)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? []
  const before = {
    id: insert.values[columns.indexOf('id')],
    key: insert.values[columns.indexOf('idempotency_key')],
  }
  const now = { id: newId(), key: newId() }
  return (value) => (value === before.id ? now.id : value === before.key ? now.key : value)
}
