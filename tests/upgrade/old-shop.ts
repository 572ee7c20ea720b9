/** A shop of an earlier version: its database, and what its instances ask of it. See README.md. */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { errorCode } from '../../packages/pg-kit/errors.ts'

const Statement = z.object({
  name: z.optional(z.string()),
  text: z.string(),
  values: z.array(z.unknown()),
})
type Statement = z.infer<typeof Statement>
const Unit = z.object({ transaction: z.optional(z.boolean()), statements: z.array(Statement) })
type Unit = z.infer<typeof Unit>
const Call = z.object({ call: z.string(), units: z.array(Unit) })
type Call = z.infer<typeof Call>

export type OldShop = {
  readonly dump: string
  /** What an instance does when it starts. */
  readonly start: readonly Call[]
  /** One visit of a buyer and of a member of staff, call by call. */
  readonly visit: readonly Call[]
}

const unzip = (name: string): string =>
  gunzipSync(readFileSync(new URL(name, import.meta.url))).toString()

export function readOldShop(version: string): OldShop {
  const { calls } = z
    .object({ calls: z.array(Call) })
    .parse(JSON.parse(unzip(`${version}.calls.json.gz`)))
  const isStart = ({ call }: Call): boolean => call === 'start'
  return {
    dump: unzip(`${version}.sql.gz`),
    start: calls.filter(isStart),
    visit: calls.filter((call) => !isStart(call)),
  }
}

/** Runs `work` on one connection, as an instance has them, with the limits of its requests. */
export async function withConnection<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  limit = 810,
): Promise<T> {
  const client = new Client({ connectionString: url, statement_timeout: limit })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What a visit makes afresh: the same placeholder is the same value all through it. */
class FreshValues {
  readonly #values = new Map<string, string>()
  /** The order numbers that the sequence has given. */
  readonly numbers: string[] = []

  text(name: string): string {
    const kind = name.replace(/\d+$/, '')
    if (kind === 'number') return this.numbers[Number(name.slice(kind.length)) - 1] ?? '0'
    const known = this.#values.get(name)
    if (known !== undefined) return known
    const made = kind === 'id' ? randomUUID() : randomBytes(kind === 'token' ? 24 : 32)
    const value = typeof made === 'string' ? made : made.toString('hex')
    this.#values.set(name, value)
    return value
  }

  value(recorded: unknown): unknown {
    if (typeof recorded === 'string')
      return recorded.replaceAll(/<<(\w+)>>/g, (_, name: string) => this.text(name))
    if (typeof recorded !== 'object' || recorded === null) return recorded
    const [[kind, value] = ['', undefined]] = Object.entries(recorded)
    const later = Date.now() + Number(value)
    if (kind === '$array' && Array.isArray(value)) return value.map((each) => this.value(each))
    if (kind === '$date') return new Date(later)
    if (kind === '$ms') return String(later)
    if (kind === '$bytes') return Buffer.from(String(value), 'hex')
    if (kind === '$fresh') return Buffer.from(this.text(String(value)), 'hex')
    if (kind === '$number') return this.text(`number${String(value)}`)
    throw new Error(`unknown value ${JSON.stringify(recorded)}`)
  }
}

/** Orders that the database has said to have. */
export type Visit = { readonly orderIds: readonly string[]; readonly refused: readonly string[] }

export type VisitOptions = {
  /** Called between two calls. */
  readonly pause?: () => Promise<void>
  /** Receives the duration of a call in milliseconds. */
  readonly onCall?: (milliseconds: number) => void
}

/** Makes the calls of a visit, one after the other. A call that fails is refused; the next is made. */
export async function makeCalls(
  client: Client,
  calls: readonly Call[],
  { pause = async () => undefined, onCall = () => undefined }: VisitOptions = {},
): Promise<Visit> {
  const fresh = new FreshValues()
  const orderIds: string[] = []
  const refused: string[] = []
  for (const { call, units } of calls) {
    const start = performance.now()
    try {
      for (const unit of units) {
        const { id } = await executeUnit(client, unit, fresh)
        if (id !== undefined) orderIds.push(id)
      }
    } catch (error) {
      refused.push(`${call}: ${String(error)}`)
    }
    onCall(performance.now() - start)
    await pause()
  }
  return { orderIds, refused }
}

/** As the versions do: what collided with another transaction is repeated. */
async function executeUnit(
  client: Client,
  { transaction, statements }: Unit,
  fresh: FreshValues,
): Promise<{ readonly id?: string }> {
  for (let attempt = 1; ; attempt += 1)
    try {
      if (transaction) await client.query('begin')
      let id: string | undefined
      for (const statement of statements) id = (await execute(client, statement, fresh)) ?? id
      if (transaction) await client.query('commit')
      return id === undefined ? {} : { id }
    } catch (error) {
      if (transaction) await client.query('rollback')
      if (attempt === 5 || !['40001', '40P01'].includes(errorCode(error) ?? '')) throw error
    }
}

/** @returns the id of the order that the statement has written */
async function execute(
  client: Client,
  { name, text, values }: Statement,
  fresh: FreshValues,
): Promise<string | undefined> {
  const filled = values.map((each) => fresh.value(each))
  const { rows } = await client.query<{ number?: unknown }>({
    text,
    values: filled,
    ...(name === undefined ? {} : { name }),
  })
  if (text.endsWith("select nextval('order_numbers') as number"))
    fresh.numbers.push(String(rows[0]?.number))
  return text.includes('insert into orders ') ? String(filled[0]) : undefined
}
