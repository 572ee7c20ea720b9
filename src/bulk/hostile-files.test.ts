/** Lists as nobody should send them, over HTTP: each is read or refused, by a sentence, and no 5xx. */
import { connect } from 'node:net'
import { strToU8 } from 'fflate'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { workbook, type Cell } from '../../tests/e2e/workbook.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { hashToken, newToken } from '../accounts/sessions/access-token.server.ts'
import { createApp } from '../app/app.server.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { jobsOf } from './test-jobs.ts'
import { parseFile } from './parse-file.server.ts'

// Reading takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let app: FastifyInstance
let actor: Actor
let authorization: string
let port: number
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Hella Hostile', 'admin')
  const token = newToken()
  await sql`
    insert into access_tokens (hash, user_id, created_at, used_at, expires_at)
    values (${hashToken(token)}, ${actor.id}, now(), now(), now() + interval '1 hour')`.execute(
    shop.database.handle,
  )
  authorization = `Bearer ${token}`
  app = await createApp({ shop, config: shop.config, log: createLogger('silent') })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  await shop.bulkJobs.runner.start()
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const send = (payload: Uint8Array, name = 'list.csv') =>
  app.inject({
    method: 'POST',
    url: `/api/bulk-files/${name}`,
    headers: { authorization, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(payload),
  })
const lines = (...rows: string[]) => strToU8(rows.join('\n'))
const list = 'SKU;Name;Price\nÄ-1;Säge;1,50\n'
const utf16be = Buffer.from(`\uFEFF${list}`, 'utf16le').swap16()
const many = (count: number) => Array.from({ length: count }, (_, n) => `Column ${n}`)
const sheet = (...rows: readonly (readonly Cell[])[]) => workbook(rows)

test.each<[what: string, file: Uint8Array, rows: number]>([
  ['UTF-16 with its mark, big end first', utf16be, 1],
  ['UTF-16, big end first, without it', utf16be.subarray(2), 1],
  ['Windows line ends and quotes', strToU8('"SKU";"Name";"Price"\r\n"A";"B; C";"1"\r\n'), 1],
  ['line ends of an old Macintosh', strToU8('SKU;Name;Price\rA;B;1\rC;D;2\r'), 2],
  ['half of a sign, as a cell is cut', lines('SKU,Name,Price', `A,${'x'.repeat(9_999)}🔨,1`), 1],
  [
    'half of a sign, as markup writes it',
    strToU8(
      '<table><tr><td>SKU</td><td>Name</td><td>Price</td></tr>' +
        '<tr><td>A&#xD83D;</td><td>&#xDD28;B&#0;</td><td>1</td></tr></table>',
    ),
    1,
  ],
  ['a quote that never ends', lines('SKU,Name,Price', 'A,"B,1', 'C,D,2'), 2],
  ['100 columns', lines(['SKU', 'Name', ...many(98)].join(';'), `A;B${';1'.repeat(98)}`), 1],
  ['a workbook called CSV', sheet(['SKU', 'Name', 'Price'], ['A', 'B', '1']), 1],
  [
    'a workbook with 50,000 empty rows in it',
    sheet(['SKU', 'Name'], ...Array.from({ length: 50_000 }, () => []), ['A', 'B']),
    1,
  ],
])('%s is read', async (_what, file, rows) => {
  const response = await send(file)
  expect([response.statusCode, response.json()]).toMatchObject([201, { rows }])
})

test('of many at once two are read, eight wait, and the others are told to come back', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, () => parseFile('list.csv', strToU8(list))),
  )
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 10 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ])
  expect(outcomes[11]).toMatchObject({ reason: { body: { status: 503 }, retryAfter: 30 } })
})

test.each<[what: string, file: Uint8Array, name: string]>([
  ['a text called XLSX that is a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'list.xlsx'],
  ['an old XLS', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'list.xls'],
  ['a gzip', new Uint8Array([0x1f, 0x8b, 8, 0]), 'list.csv.gz'],
  ['zero bytes', new Uint8Array(5000), 'list.csv'],
  ['101 columns', lines(['SKU', 'Name', ...many(99)].join(';'), 'A;B'), 'list.csv'],
  [
    '50,001 rows',
    lines('SKU;Name', ...Array.from({ length: 50_001 }, (_, n) => `${n};B`)),
    'a.csv',
  ],
])('%s is refused with what is wrong', async (_what, file, name) => {
  const response = await send(file, name)
  expect([response.statusCode, response.json().detail]).toEqual([
    422,
    expect.stringMatching(/^[^{}]{20,}\.$/s),
  ])
})

describe('a file of 500 MB is refused at 25', () => {
  /** What the shop answers first, and how many bytes had been sent by then. */
  const sendRaw = async (head: readonly string[], chunk: Buffer, most: number) => {
    const socket = connect(port, '127.0.0.1')
    const all = ['POST /api/bulk-files/list.csv HTTP/1.1', 'host: shop', ...head]
    socket.write(`${[...all, `authorization: ${authorization}`].join('\r\n')}\r\n\r\n`)
    let answer = ''
    let sent = 0
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')))
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    // What was refused may end the connection while the rest is still being sent.
    socket.on('error', () => undefined)
    const isOver = () => answer !== '' || socket.destroyed
    while (!isOver() && sent < most) {
      sent += chunk.length
      const written = new Promise<void>((resolve) => socket.write(chunk, () => resolve()))
      await Promise.race([closed, written])
    }
    await expect.poll(isOver, { timeout: 30_000 }).toBe(true)
    socket.destroy()
    return { status: /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'no answer', sent }
  }
  const type = 'content-type: text/csv'

  test('by its length, before it is read', async () => {
    const line = Buffer.from('A;B;1\n')
    const { status, sent } = await sendRaw([type, 'content-length: 500000000'], line, line.length)
    expect([status, sent]).toEqual(['413', line.length])
  })

  test('as soon as more than 25 have come, where it does not say its length', async () => {
    const piece = Buffer.alloc(1_000_000, 'A;B;1\n')
    const chunk = Buffer.concat([Buffer.from('f4240\r\n'), piece, Buffer.from('\r\n')])
    const { status, sent } = await sendRaw([type, 'transfer-encoding: chunked'], chunk, 500e6)
    // The refusal ends the connection; its reset may overtake the answer.
    expect(['413', 'no answer']).toContain(status)
    expect(sent).toBeLessThan(60e6)
  })
})

test('a price that its comma tore apart is wrong, and never the half of it', async () => {
  const jobs = jobsOf(shop, actor)
  const file = lines('SKU,Name,Price,Pack', 'T-1,Hammer,12,50,6', 'T-2,Saw,"9,90",10')
  const job = await jobs.check(await jobs.upload('torn.csv', file))
  expect((await jobs.rows(job)).map(({ sku, kind }) => [sku, kind])).toEqual([
    ['T-1', 'wrong'],
    ['T-2', 'new'],
  ])
  expect(await jobs.wrongRows(job)).toMatch(/,2,"?'6' is after the last/)
})

test('words that a comma moved after the last named column make a row wrong, too', async () => {
  const jobs = jobsOf(shop, actor)
  const file = lines('SKU,Name,Price,Brand', 'T-3,Axe,12,50,Torn', 'T-4,Adze,"9,90",Torn')
  const job = await jobs.check(await jobs.upload('words.csv', file))
  expect((await jobs.rows(job)).map(({ sku, kind }) => [sku, kind])).toEqual([
    ['T-3', 'wrong'],
    ['T-4', 'new'],
  ])
  expect(await jobs.wrongRows(job)).toContain("'Torn' is after the last named column")
})

test('what may say for how many prices are, and is not used, is asked about', async () => {
  const jobs = jobsOf(shop, actor)
  const file = lines('SKU;Name;Preis;Kol', 'U-1;A;1,00;1', 'U-2;B;2,00;100', 'U-3;C;3,00;1.000')
  const job = await jobs.check(await jobs.upload('basis.csv', file))
  const warned = (await jobs.rows(job)).map(({ sku, warnings }) => [sku, warnings[0]?.why ?? ''])
  expect(warned).toEqual([
    ['U-1', ''],
    ['U-2', expect.stringContaining("'Kol' contains 100 in this row")],
    ['U-3', expect.stringContaining("'Kol' contains 1.000 in this row")],
  ])
})

test('two headings, formulas, #REF! and the same SKU twice are named at their rows', async () => {
  await shop.tool({ sku: 'IN-SHOP', name: 'Adze', price: 1000 })
  const jobs = jobsOf(shop, actor)
  const file = sheet(
    ['Article no.', 'Name', 'Price', 'Pack'],
    ['SKU', 'Description', 'net', 'pieces'],
    ['F-1', 'Formula', { formula: '6*2', value: 12 }, '1'],
    ['F-2', 'Broken', '#REF!', '1'],
    ['F-1', 'Again', '3', '1'],
    ['in-shop', 'Adze', '11', '1'],
    ['F-3', '=HYPERLINK("http://evil.example")', '4', '1'],
  )
  const job = await jobs.check(await jobs.upload('two.xlsx', file))
  const rows = await jobs.rows(job)
  const said = rows.map(({ row, kind, errors }) => [row, kind, errors.map(({ field }) => field)])
  expect(said).toEqual([
    [2, 'wrong', expect.arrayContaining(['price'])],
    [3, 'new', []],
    [4, 'wrong', ['price']],
    [5, 'wrong', ['sku']],
    [6, 'changed', []],
    [7, 'new', []],
  ])
  const wrong = await jobs.wrongRows(job)
  expect(wrong).toContain('#REF!')
  expect(wrong).not.toMatch(/(?:^|[;,])"?=/m)
})

test('a sign that stands where a text is cut for the report stops no job', async () => {
  const jobs = jobsOf(shop, actor)
  const cut = (length: number) => `${'x'.repeat(length - 1)}🔨 and more`
  const job = await jobs.check(
    await jobs.upload(
      'cut.csv',
      lines(
        'SKU,Name,Price,Image,Unit',
        `C-1,${cut(200)},1,,`,
        `C-2,Saw,1,${cut(100)},`,
        `C-3,Saw,1,,${cut(40)}`,
      ),
    ),
  )
  const rows = await jobs.rows(job)
  expect(rows.map(({ row }) => row)).toEqual([2, 3, 4])
  expect(JSON.stringify(rows)).toContain('\uFFFD')
})
