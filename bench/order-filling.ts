/** Fills a shop of the bench with very many orders, by COPY: one after the other over three years. */
import { createHash } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'
import {
  analyzeTables,
  copyRows,
  withoutIndexes,
  type CopyValue,
} from '../packages/pg-kit/bulk-copy.server.ts'
import { hashToken, newToken } from '../src/accounts/sessions/access-token.server.ts'
import { orderWords, orderWordsVersion } from '../src/orders/model/search-words.ts'

/** What the load generator must know of the orders. */
export type OrderStage = {
  readonly count: number
  /** The lowest number; the others follow without gaps. */
  readonly firstNumber: number
  /** Access tokens of an admin and of the buyer with `buyerEmail`. */
  readonly adminToken: string
  readonly buyerToken: string
  readonly buyerEmail: string
}

type OrderedTool = { readonly id: string; readonly sku: string; readonly name: string }

const linesPerOrder = 5
const buyerCount = 20_000
const years = 3
const until = Date.UTC(2026, 5, 30)
const firstNumber = 1_000_001
const tokenHours = 24

const firstNames =
  'Ada Ben Cleo Dan Eve Finn Gita Hugo Ines Jack Kira Liam Mona Nils Olga Pia'.split(' ')
const syllables = 'bar cas dol fen gar hol jen kos lam mor nav or pel quin ros sten tor vel'.split(
  ' ',
)

/** A number from 0 to `below`, always the same for these arguments. */
function draw(seed: number, purpose: number, below: number): number {
  let value = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca77)
  for (const factor of [0x2c1b3c6d, 0x297a2d39, 0x85ebca6b])
    value = Math.imul(value ^ (value >>> 15), factor)
  return ((value ^ (value >>> 16)) >>> 0) % below
}

const from = <T>(list: readonly T[], index: number): T => {
  const element = list[index % list.length]
  if (element === undefined) throw new Error('An empty list')
  return element
}

/** A UUID of version 7 for a row at that time. */
function uuidAt(time: number, kind: string, row: number): string {
  const random = createHash('md5').update(`${kind}${row}`).digest('hex')
  const stamp = time.toString(16).padStart(12, '0')
  return [
    stamp.slice(0, 8),
    stamp.slice(8),
    `7${random.slice(1, 4)}`,
    `8${random.slice(5, 8)}`,
    random.slice(8, 20),
  ].join('-')
}

const lastNameOf = (row: number): string => {
  const name = [0, 1, 2].map((part) => from(syllables, draw(row, part + 40, 1000))).join('')
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

/** A third of the buyers write from one provider of mail, the others from firms of their own. */
function buyerAt(row: number) {
  const [first, last] = [from(firstNames, draw(row, 1, 1000)), lastNameOf(row)]
  const domain =
    row % 3 === 0 ? 'bigmail.example' : `${lastNameOf(row % 900).toLowerCase()}.example`
  return {
    id: uuidAt(until, 'buyer', row),
    name: `${first} ${last}`,
    email: `${first}.${last}${row}@${domain}`.toLowerCase(),
  }
}

/** All but the newest orders have ended; one in twenty-five was cancelled. */
function statusOf(row: number, count: number): string {
  const age = (count - row) / count
  if (draw(row, 2, 25) === 0) return 'cancelled'
  if (age > 0.015) return 'delivered'
  return from(
    ['placed', 'confirmed', 'picking', 'shipped', 'shipped', 'shipped'],
    draw(row, 3, 6000),
  )
}

function orderAt(row: number, count: number, tools: readonly OrderedTool[]) {
  const span = years * 365 * 86_400_000
  const placedAt = until - Math.round(((count - row) / count) * span)
  const lines = Array.from({ length: linesPerOrder }, (_, line) => ({
    ...from(tools, draw(row * linesPerOrder + line, 4, tools.length)),
    quantity: 1 + draw(row, line + 5, 40),
    unitCents: 100 + draw(row, line + 15, 9900),
  }))
  return {
    id: uuidAt(placedAt, 'order', row),
    number: firstNumber + row,
    buyer: buyerAt(draw(row, 30, buyerCount)),
    poNumber: draw(row, 31, 3) === 0 ? `PO-${new Date(placedAt).getUTCFullYear()}-${row}` : '',
    status: statusOf(row, count),
    placedAt: new Date(placedAt),
    lines,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalCents: lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0),
  }
}
type GeneratedOrder = ReturnType<typeof orderAt>

/** Each table with its columns and the rows of one order. */
const tables: readonly {
  readonly name: string
  readonly columns: readonly string[]
  rowsOf(order: GeneratedOrder): readonly (readonly CopyValue[])[]
}[] = [
  {
    name: 'orders',
    columns: `id number user_id email name phone address po_number status pieces total_cents
      idempotency_key body_hash placed_at`.split(/\s+/),
    rowsOf: (order) => [
      [
        order.id,
        order.number,
        order.buyer.id,
        order.buyer.email,
        order.buyer.name,
        '+1 555 0100',
        `${order.number % 900} Anvil Row, Smithtown`,
        order.poNumber,
        order.status,
        order.pieces,
        order.totalCents,
        `bench-${order.number}`,
        `\\x${'00'.repeat(32)}`,
        order.placedAt,
      ],
    ],
  },
  {
    name: 'order_lines',
    columns: 'order_id position tool_id sku name quantity unit_cents total_cents'.split(' '),
    rowsOf: ({ id, lines }) =>
      lines.map((line, index) => [
        id,
        index + 1,
        line.id,
        line.sku,
        line.name,
        line.quantity,
        line.unitCents,
        line.quantity * line.unitCents,
      ]),
  },
  {
    name: 'order_history',
    columns: 'order_id step status actor_id actor_name at'.split(' '),
    rowsOf: ({ id, buyer, status, placedAt }) => [
      [id, 1, 'placed', buyer.id, buyer.name, placedAt],
      ...(status === 'placed' ? [] : [[id, 2, status, null, 'Bench Admin', placedAt]]),
    ],
  },
  {
    name: 'documents',
    columns:
      'id kind series number order_id order_number user_id issue_date content issued_at'.split(' '),
    rowsOf: ({ id, number, buyer, placedAt }) => {
      const issueDate = placedAt.toISOString().slice(0, 10)
      const documentId = uuidAt(placedAt.getTime(), 'invoice', number)
      const numbers = ['invoice', 'BENCH', number, id, number, buyer.id] as const
      return [[documentId, ...numbers, issueDate, '{}', placedAt]]
    },
  },
  {
    name: 'order_search',
    columns: 'number status placed_at total_cents words rules'.split(' '),
    rowsOf: (order) => {
      const { name, email } = order.buyer
      const lines = order.lines.map((line) => ({ ...line, part_number: '' }))
      const words = orderWords({
        name,
        email,
        po_number: order.poNumber,
        company_name: null,
        lines,
      })
      const vector = words.map((word) => `'${word}'`).join(' ')
      const { number, status, placedAt, totalCents } = order
      return [[number, status, placedAt, totalCents, vector, orderWordsVersion]]
    },
  },
]

/**
 * Writes so many orders of five lines each; a shop that has them already is left as it is. Stock is
 * not touched, and foreign keys are not looked up.
 */
export async function fillOrders(connection: ClientConfig, count: number): Promise<OrderStage> {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ filled: boolean }>(
      'select exists (select from orders where number = $1) as filled',
      [firstNumber + count - 1],
    )
    if (!rows[0]?.filled) await writeOrders(client, count)
    const admin = {
      id: uuidAt(until, 'admin', 0),
      name: 'Bench Admin',
      email: 'admin@bench.example',
    }
    await writePeople(client, [[admin, 'admin']])
    const stage = {
      count,
      firstNumber,
      adminToken: await writeToken(client, admin.id),
      buyerToken: await writeToken(client, buyerAt(0).id),
      buyerEmail: buyerAt(0).email,
    }
    if (!rows[0]?.filled) await analyzeTables(connection)
    return stage
  } finally {
    await client.end()
  }
}

type Buyer = ReturnType<typeof buyerAt>

async function writeOrders(client: Client, count: number): Promise<void> {
  const { rows: tools } = await client.query<OrderedTool>(
    'select id, sku, name from tools order by id limit 100000',
  )
  await client.query(`begin; set local session_replication_role = replica`)
  await writePeople(
    client,
    Array.from({ length: buyerCount }, (_, row) => [buyerAt(row), 'customer'] as const),
  )
  for (const { name, columns, rowsOf } of tables) {
    function* rows() {
      for (let row = 0; row < count; row += 1) yield* rowsOf(orderAt(row, count, tools))
    }
    await withoutIndexes(
      client,
      name,
      () => copyRows(client, name, columns, rows()),
      () => undefined,
    )
  }
  await client.query(`select setval('order_numbers', $1)`, [firstNumber + count])
  await client.query('commit')
}

async function writePeople(
  client: Client,
  people: readonly (readonly [Buyer, 'admin' | 'customer'])[],
): Promise<void> {
  await client.query(
    `insert into users (id, email, display_name, role, issuer, subject, created_at)
     select id, email, name, role, 'bench', email, now()
     from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as people (id, email, name, role)
     on conflict do nothing`,
    [
      people.map(([{ id }]) => id),
      people.map(([{ email }]) => email),
      people.map(([{ name }]) => name),
      people.map(([, role]) => role),
    ],
  )
}

async function writeToken(client: Client, userId: string): Promise<string> {
  const token = newToken()
  await client.query(
    `insert into access_tokens (hash, user_id, created_at, used_at, expires_at)
     values ($1, $2, now(), now(), now() + make_interval(hours => $3))`,
    [hashToken(token), userId, tokenHours],
  )
  return token
}
