/** The shop of the subject `size`, in a process of its own: as it is built, filled with so many tools by the shopkeeper's own command; what it says to the database can be heard, played again and explained. */
import { Client, type ClientConfig } from 'pg'
import { openDatabase } from '../src/platform/database.server.ts'
import { encodeCursor } from '../src/platform/paging.server.ts'
import { nameKey } from '../src/search/tokenize.ts'
import { explained } from './plans.ts'
import { recorder, type Recorded } from './replay.ts'

type Server = typeof import('../src/server.ts')
/** What the load generator must know: some tools from everywhere in the list, and cursors that begin behind each. */
export type Sample = {
  readonly id: string
  readonly slug: string
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly category: string
  readonly rare: string
  readonly cursors: Readonly<Record<string, string>>
}

const [dataDir = '', port = '', tools = ''] = process.argv.slice(2)
const endless = '9999999/60'
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: port,
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  DEMO: 'off',
  LIMIT_READS: endless,
  LIMIT_LOGIN: endless,
  LIMIT_SIGNUP: endless,
  LIMIT_RESET: endless,
  LIMIT_ORDERS: endless,
  LIMIT_REVIEWS: endless,
}
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const recording = recorder()
const loaded: unknown = await import(new URL('../build/server/index.js', import.meta.url).href)
if (!isServer(loaded)) throw new Error('The build is not a shop')
const server = loaded

const began = performance.now()
// Filled before, and kept: then there is nothing to do.
const filled = (await server.command(env, ['demo', 'load', '--tools', tools], say)) === 0
const seconds = (performance.now() - began) / 1000
const running = await server.serve(env, () => undefined)
const database = await openDatabase({ kind: 'embedded', dataDir }, { attach: true })
const groups: Recorded[] = []

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(database.connection satisfies ClientConfig)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const sampled = `
  select id, slug, sku, name, brand, category, price_cents, split_part(keywords, ' ', -1) as rare
  from tools where id = any (array(select id from tools order by random() limit 400)) order by random()`

/** What the load generator may ask for. */
const answers: Readonly<Record<string, () => Promise<unknown>>> = {
  sample: () =>
    withClient(async (client): Promise<readonly Sample[]> => {
      const { rows } = await client.query<
        Omit<Sample, 'cursors'> & { readonly price_cents: number }
      >(sampled)
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
    }),
  /** Everything that is kept is made anew from now on. */
  purge: () =>
    withClient((client) => client.query(`select pg_notify('purge', '*')`).then(() => undefined)),
  record: async () => recording.start(),
  recorded: async () => groups.push(recording.stop()),
  /** Plays what was heard again, without the shop. @returns each group's milliseconds */
  replay: () =>
    withClient(async (client) => {
      const times: number[] = []
      for (const group of groups) {
        const from = performance.now()
        for (const { text, values } of group) await client.query(text, [...values])
        times.push(performance.now() - from)
      }
      return times
    }),
  explain: () => withClient((client) => explained(client, groups)),
  forget: async () => {
    groups.length = 0
  },
}

process.on('message', (question) => {
  const answer = typeof question === 'string' ? answers[question] : undefined
  if (!answer) throw new Error('Nobody can answer that')
  void answer().then((value) => process.send?.({ question, value }))
})
process.on(
  'SIGTERM',
  () =>
    void database
      .close()
      .then(() => running.stop())
      .then(() => process.exit(0)),
)
process.send?.({ question: 'stage', value: { origin: running.address, filled, seconds } })

function isServer(it: unknown): it is Server {
  return typeof it === 'object' && it !== null && 'serve' in it && 'command' in it
}
