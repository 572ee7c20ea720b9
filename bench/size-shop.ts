/**
 * The shop of the subject `size`, in a process of its own: as it is built, filled with so many
 * tools by the shopkeeper's own command. Its statements can be recorded, replayed and explained.
 */
import { Client, type ClientConfig } from 'pg'
import { openDatabase } from '../src/platform/database.server.ts'
import { encodeCursor } from '../src/platform/paging.server.ts'
import { nameKey } from '../src/search/words/tokenize.ts'
import { serveCommands, unlimitedSettings } from './bench-process.ts'
import { explainRecordings } from './plans.ts'
import { fillOrders, type OrderStage } from './order-filling.ts'
import { createRecorder, type Recording } from './replay.ts'

type Server = typeof import('../src/server.ts')

/** What the load generator must know at first. `seconds`: how long it took to fill the shop. */
export type SizeStage = {
  readonly origin: string
  readonly filled: boolean
  readonly seconds: number
  /** The orders, if there are to be any, and how long it took to write them. */
  readonly orders: OrderStage | undefined
  readonly orderSeconds: number
}
/** A tool from somewhere in the list, and cursors that begin behind it. */
export type SampleTool = {
  readonly id: string
  readonly slug: string
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly category: string
  /** a word that few tools have */ readonly rareWord: string
  /** by sort order */ readonly cursors: Readonly<Record<string, string>>
}

const [dataDir = '', port = '', tools = '', orderCount = '0'] = process.argv.slice(2)
const env = { ...process.env, DATA_DIR: dataDir, PORT: port, ...unlimitedSettings }
const printError = (line: string): void => void process.stderr.write(`${line}\n`)
const recorder = createRecorder()
const server = await loadServer()

const start = performance.now()
// A shop that was filled before, and kept, is not filled again.
const filled = (await server.command(env, ['demo', 'load', '--tools', tools], printError)) === 0
const seconds = (performance.now() - start) / 1000
const orderStart = performance.now()
const orders = orderCount === '0' ? undefined : await fill(Number(orderCount))
const orderSeconds = (performance.now() - orderStart) / 1000
const running = await server.serve(env, () => undefined)
const database = await openDatabase({ kind: 'embedded', dataDir }, { attach: true })
const recordings: Recording[] = []

/** Before the shop runs, which would work on the orders too. */
async function fill(count: number): Promise<OrderStage> {
  const filling = await openDatabase({ kind: 'embedded', dataDir }, { attach: true })
  try {
    return await fillOrders(filling.connection, count)
  } finally {
    await filling.close()
  }
}

async function loadServer(): Promise<Server> {
  const built: unknown = await import(new URL('../build/server/index.js', import.meta.url).href)
  if (isServer(built)) return built
  throw new Error('The build is incomplete')
}

function isServer(module: unknown): module is Server {
  return typeof module === 'object' && module !== null && 'serve' in module && 'command' in module
}

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(database.connection satisfies ClientConfig)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Writes what documents are found by, which COPY leaves out, and companies with a name and a number
 * each; a shop that has both is left as it is.
 */
async function indexDocuments(client: Client): Promise<void> {
  const { rows } = await client.query<{ done: boolean }>(
    `select exists (select from document_search where words like 'BENCH-%') as done`,
  )
  if (rows[0]?.done) return
  await client.query(`
    drop index document_search_words;
    insert into document_search (document_id, customer, company, words)
    select documents.id, orders.name, '', concat_ws(
      ' ', documents.series || '-' || documents.number, orders.number, orders.name, orders.email,
      orders.po_number
    ) from documents join orders on orders.id = documents.order_id
    on conflict do nothing;
    create index document_search_words on document_search using gin (words gin_trgm_ops);
    insert into companies (id, name, state, requested_at)
    select gen_random_uuid(), split_part(display_name, ' ', 2) || ' Works', 'approved', now()
    from users where role = 'customer' order by id limit 5000;
    analyze document_search, companies, users`)
}

async function sampleTools(client: Client): Promise<readonly SampleTool[]> {
  type Row = Omit<SampleTool, 'cursors'> & { readonly price_cents: number }
  const { rows } = await client.query<Row>(`
    select id, slug, sku, name, brand, category, price_cents,
      split_part(keywords, ' ', -1) as "rareWord"
    from tools where id = any (array(select id from tools order by random() limit 400))
    order by random()`)
  return rows.map(({ price_cents: price, ...tool }) => ({
    ...tool,
    cursors: {
      added: encodeCursor(['added', 0, tool.id]),
      newest: encodeCursor(['newest', 0, tool.id]),
      name: encodeCursor(['name', nameKey(tool.name), tool.id]),
      price: encodeCursor(['price', price, tool.id]),
      'price-down': encodeCursor(['price-down', price, tool.id]),
    },
  }))
}

/** Replays each recording once. @returns milliseconds of each */
async function replayRecordings(client: Client): Promise<readonly number[]> {
  const times: number[] = []
  for (const recording of recordings) {
    const from = performance.now()
    for (const { text, values } of recording) await client.query(text, [...values])
    times.push(performance.now() - from)
  }
  return times
}

const commands = {
  sample: () => withClient(sampleTools),
  indexDocuments: () => withClient(indexDocuments),
  /** Empties the response cache. */
  purge: () =>
    withClient((client) => client.query(`select pg_notify('purge', '*')`).then(() => undefined)),
  startRecording: async (): Promise<void> => recorder.start(),
  stopRecording: async (): Promise<void> => {
    recordings.push(recorder.stop())
  },
  replay: () => withClient(replayRecordings),
  explain: () => withClient((client) => explainRecordings(client, recordings)),
  clearRecordings: async (): Promise<void> => {
    recordings.length = 0
  },
}
export type SizeCommands = typeof commands

process.on(
  'SIGTERM',
  () =>
    void database
      .close()
      .then(() => running.stop())
      .then(() => process.exit(0)),
)
serveCommands(
  { origin: running.address, filled, seconds, orders, orderSeconds } satisfies SizeStage,
  commands,
)
