/** All documents: found by what they say, saved as an archive, and sent again by mail. */
import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound, tooManyRequests } from '../../../packages/contract/standard-problems.ts'
import { hashToken, newToken } from '../../accounts/sessions/access-token.server.ts'
import { createApp } from '../../app/app.server.ts'
import { createLogger } from '../../platform/http/log.server.ts'
import { notMailed, tooManyDocuments, type DocumentFilters } from '../contract.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const day = '2026-10-07'
let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop({}, () => new Date(`${day}T12:00:00Z`))
})
afterAll(() => shop.close())

/** A confirmed order with its invoice. @returns the order's number */
async function invoiced(name: string, poNumber = '', buyer?: Actor): Promise<number> {
  const { id } = await shop.tool({ name: `Hammer of ${name}` })
  const actor = buyer ?? (await shop.person(name))
  const { number } = await shop.placeCart([{ toolId: id, quantity: 3 }], { actor, poNumber })
  await shop.transition(number, 'confirmed')
  await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
  return number
}
const find = async (filters: DocumentFilters, actor = shop.admin) =>
  shop.documents.list({ actor }, filters)
async function findFirst(filters: DocumentFilters) {
  const [document] = await find(filters)
  if (!document) throw new Error('It was not issued')
  return document
}
async function read(chunks: AsyncIterable<Uint8Array>): Promise<Record<string, Uint8Array>> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return unzipSync(Buffer.concat(parts))
}

describe('a document is found', () => {
  test('by words of its number, its customer, its address and its PO number', async () => {
    const order = await invoiced('Zuzanna Kowalska', 'PO-77/X')
    const document = await findFirst({ order })
    expect(document).toMatchObject({ customer: 'Zuzanna Kowalska', company: '', total: 3000 })
    for (const q of [
      document.number,
      'zuzanna',
      'kowalska ZUZ',
      'zuzanna.kowalska@example',
      'po-77/x',
      String(order),
    ])
      expect([q, (await find({ q })).map(({ id }) => id)]).toEqual([q, [document.id]])
    for (const q of ['zuzanna nobody', '%', '_', String.raw`\ `, "'"])
      expect([q, await find({ q })]).toEqual([q, []])
  })

  test('by the company for which it was ordered', async () => {
    const member = await shop.person('Works Buyer')
    const name = 'Kuźnia & Synowie'
    const { id } = await shop.companies.add(
      { actor: shop.admin },
      {
        name,
        address: '',
        vatId: '',
        taxNumber: '',
        terms: '',
        taxStatus: 'standard',
        minimumOrder: 0,
        representative: '',
        notes: '',
      },
    )
    await shop.companies.setMember(
      { actor: shop.admin },
      { id, email: member.email, role: 'buyer' },
    )
    const company = await shop.companies.actingFor(shop.database.handle, member.id, id)
    await invoiced('Works Buyer', '', { ...member, company })
    expect(
      (await find({ q: 'kuźnia syn' })).map(({ customer, company: of }) => [customer, of]),
    ).toEqual([['Works Buyer', name]])
  })

  test('by kind and days; a buyer finds no packing slip and nothing of others', async () => {
    const order = await invoiced('Kind Finder')
    await shop.documents.issue(
      { actor: shop.admin },
      { number: order, kind: 'packing-slip', size: 'a4' },
    )
    const kinds = async (filters: DocumentFilters, actor = shop.admin) =>
      (await find({ order, ...filters }, actor)).map(({ kind }) => kind)
    expect((await kinds({})).toSorted()).toEqual(['invoice', 'packing-slip'])
    expect(await kinds({ kind: 'packing-slip' })).toEqual(['packing-slip'])
    expect(await kinds({ kind: 'credit-note' })).toEqual([])
    expect(await kinds({ from: day, to: day, kind: 'invoice' })).toEqual(['invoice'])
    expect(await kinds({ to: '2026-10-06' })).toEqual([])
    const buyer = await shop.person('Kind Finder Stranger')
    expect(await kinds({ q: 'Kind' }, buyer)).toEqual([])
  })

  test('of any release: what was issued before the search is in it', async () => {
    const { rows } = await sql<{ missing: number }>`
      select count(*)::int as missing from documents
      where id not in (select document_id from document_search)`.execute(shop.database.handle)
    expect(rows).toEqual([{ missing: 0 }])
  })
})

describe('the archive', () => {
  let app: FastifyInstance
  let authorization: string
  beforeAll(async () => {
    app = await createApp({ shop, config: shop.config, log: createLogger('error') })
    const token = newToken()
    await sql`
      insert into access_tokens (hash, user_id, created_at, used_at, expires_at)
      values (${hashToken(token)}, ${shop.admin.id}, now(), now(), now() + interval '1 hour')`.execute(
      shop.database.handle,
    )
    authorization = `Bearer ${token}`
  })
  afterAll(() => app.close())

  /** Packing slips of earlier days, with files of their own. */
  const addMany = async (count: number, issueDate: string) => {
    await sql`
      insert into documents (kind, series, number, issue_date, content, issued_at)
      select 'packing-slip', ${`OLD-${count}`}, number, ${issueDate}::date,
        '{"order": {"name": "=cmd()", "email": "many@example.com"}}'::jsonb,
        (${issueDate}::date + interval '10 hours') at time zone 'UTC'
      from generate_series(1, ${count}::int) as number`.execute(shop.database.handle)
    await sql`
      insert into document_files (document_id, format, bytes, sha256, drawn_at)
      select id, 'pdf-a4', convert_to('file of ' || number, 'UTF8'), decode(repeat('00', 32), 'hex'), now()
      from documents where series = ${`OLD-${count}`}`.execute(shop.database.handle)
  }

  test('of a month has the file of each, the same bytes, and a table in which nothing computes', async () => {
    const order = await invoiced('Archie Vist')
    const { id, number } = await findFirst({ order })
    const month = { from: '2026-10-01', to: '2026-10-31', q: 'Archie' }
    const { name, chunks } = await shop.documents.archive({ actor: shop.admin }, month)
    expect(name).toBe('documents-2026-10-01-to-2026-10-31.zip')
    const files = await read(chunks)
    expect(Object.keys(files)).toEqual([`${number}.pdf`, 'documents.csv'])
    const { bytes } = await shop.documents.file({ actor: shop.admin }, { id })
    expect(Buffer.from(files[`${number}.pdf`] ?? []).equals(Buffer.from(bytes))).toBe(true)
    // Decoded with its mark, by which spreadsheets know the encoding.
    const table = Buffer.from(files['documents.csv'] ?? []).toString()
    expect(table.split('\r\n')).toEqual([
      '\uFEFFNumber,Kind,Date,Order,Customer,Company,Total,Currency,Order cancelled,Sent,File',
      `${number},invoice,${day},${order},Archie Vist,,30,USD,,,${number}.pdf`,
      '',
    ])
  })

  test('has each on the paper of the country in which it was issued, as its mail had', async () => {
    const set = async (country: string) => {
      const { revision } = await shop.settings.read({ actor: shop.admin }, {})
      await shop.settings.save({ actor: shop.admin }, { revision, country })
    }
    await set('US')
    const order = await invoiced('Letty Brief')
    await set('')
    const { id, number } = await findFirst({ order })
    const { chunks } = await shop.documents.archive({ actor: shop.admin }, { q: 'Letty' })
    const files = await read(chunks)
    const { bytes } = await shop.documents.file({ actor: shop.admin }, { id, size: 'letter' })
    expect(Buffer.from(files[`${number}.pdf`] ?? []).equals(Buffer.from(bytes))).toBe(true)
  })

  test('of more documents than are read at a time has all of them', async () => {
    await addMany(450, '2026-03-14')
    const { chunks } = await shop.documents.archive(
      { actor: shop.admin },
      { from: '2026-03-14', to: '2026-03-14' },
    )
    const files = await read(chunks)
    expect(Object.keys(files)).toHaveLength(451)
    for (const number of [1, 200, 201, 450])
      expect(
        strFromU8(files[`OLD-450-${String(number).padStart(6, '0')}.pdf`] ?? new Uint8Array()),
      ).toBe(`file of ${number}`)
    const table = strFromU8(files['documents.csv'] ?? new Uint8Array())
    expect(table.split('\r\n')).toHaveLength(452)
    expect(table).toContain(",'=cmd(),")
  })

  test('says which document could not be created, and has the others', async () => {
    await sql`
      insert into documents (kind, series, number, issue_date, content, issued_at)
      values ('packing-slip', 'BAD', 1, '2026-02-02', '{"shop": 1}'::jsonb, '2026-02-02T10:00:00Z')
    `.execute(shop.database.handle)
    const { chunks } = await shop.documents.archive({ actor: shop.admin }, { q: 'BAD-000001' })
    const files = await read(chunks)
    expect(Object.keys(files)).toEqual(['documents.csv'])
    expect(strFromU8(files['documents.csv'] ?? new Uint8Array())).toContain('could not be created')
  })

  test('of nothing has its table alone; two are written at a time, and no more', async () => {
    const archive = () => shop.documents.archive({ actor: shop.admin }, { from: '2026-03-14' })
    const [first, second] = [await archive(), await archive()]
    const started = [first, second].map(({ chunks }) => chunks[Symbol.asyncIterator]())
    for (const each of started) await each.next()
    expect(isProblem(await rejection(archive()), tooManyRequests)).toBe(true)
    // As when the client goes away.
    for (const each of started) await each.return?.()
    const { chunks } = await shop.documents.archive({ actor: shop.admin }, { q: 'nothing-at-all' })
    expect(Object.keys(await read(chunks))).toEqual(['documents.csv'])
  })

  test('of more than 20,000 documents is refused', async () => {
    await addMany(20_001, '2025-01-02')
    const refused = await rejection(
      shop.documents.archive({ actor: shop.admin }, { from: '2025-01-02', to: '2025-01-02' }),
    )
    expect(isProblem(refused, tooManyDocuments)).toBe(true)
  })

  test('is sent as a file without ETag, to staff alone, and a HEAD request writes none', async () => {
    const url = '/api/documents/archive.zip?from=2026-03-14&to=2026-03-14'
    const response = await app.inject({ url, headers: { authorization } })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="documents-2026-03-14-to-2026-03-14.zip"',
    })
    expect(response.headers.etag).toBeUndefined()
    expect(Object.keys(unzipSync(response.rawPayload))).toHaveLength(451)
    const head = await app.inject({ method: 'HEAD', url, headers: { authorization } })
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([
      200,
      'application/zip',
      '',
    ])
    expect((await app.inject({ url })).statusCode).toBe(401)
  })
})

describe('sending again', () => {
  const mailsTo = async (recipient: string) =>
    (
      await sql<{ subject: string; attachments: readonly { name: string }[] }>`
        select subject, attachments from mail_outbox
        where recipient = ${recipient} and subject like 'Invoice %' order by created_at`.execute(
        shop.database.handle,
      )
    ).rows

  test('mails the file to the buyer or to another address, and keeps when and to whom', async () => {
    const order = await invoiced('Ina Mailed')
    const { id, number } = await findFirst({ order })
    const to = 'ina.mailed@example.com'
    const at = `${day}T12:00:00.000Z`
    expect(await shop.documents.mail({ actor: shop.admin }, { id })).toEqual({ to, at })
    const office = 'office@works.example'
    await shop.documents.mail({ actor: shop.admin }, { id, to: office })
    await shop.documents.mail({ actor: shop.admin }, { id })
    for (const [address, mails] of [
      [to, 2],
      [office, 1],
    ] as const) {
      const sent = await mailsTo(address)
      expect(sent).toHaveLength(mails)
      expect(sent[0]).toMatchObject({
        subject: `Invoice ${number} for order ${order}`,
        attachments: [{ name: `${number}.pdf` }],
      })
    }
    const [listed] = await find({ order })
    expect(listed?.sent).toHaveLength(3)
    expect(listed?.sent).toEqual(
      expect.arrayContaining([
        { to, at },
        { to: office, at },
      ]),
    )
  })

  test('is refused for a packing slip, and for what is not there', async () => {
    const order = await invoiced('Pia Packed')
    await shop.documents.issue(
      { actor: shop.admin },
      { number: order, kind: 'packing-slip', size: 'a4' },
    )
    const slip = await findFirst({ order, kind: 'packing-slip' })
    const send = (id: string) => rejection(shop.documents.mail({ actor: shop.admin }, { id }))
    expect(isProblem(await send(slip.id), notMailed)).toBe(true)
    expect(isProblem(await send(randomUUID()), notFound)).toBe(true)
  })

  test('needs an address where the buyer has none that is confirmed', async () => {
    const order = await invoiced('Una Confirmed')
    const { id } = await findFirst({ order })
    await sql`
      update users set email_confirmed = false where email = 'una.confirmed@example.com'
    `.execute(shop.database.handle)
    expect(
      isProblem(await rejection(shop.documents.mail({ actor: shop.admin }, { id })), notMailed),
    ).toBe(true)
    const to = 'una.office@example.com'
    expect((await shop.documents.mail({ actor: shop.admin }, { id, to })).to).toBe(to)
  })
})
