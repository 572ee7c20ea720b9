/** Exports to accounting: numbered, frozen, nothing twice and nothing left out; and their files. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { openHoldShop, type HoldShop } from '../../tests/hold-shop.ts'
import { rejection } from '../../tests/order-shop.ts'
import { customerAccounts } from './customers.ts'
import { accountsMissing, monthNotOver, nothingToExport } from './contract.ts'

// Documents are drawn on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: HoldShop
let toolId: string
beforeAll(async () => {
  shop = await openHoldShop()
  toolId = (await shop.tool({ stock: 10_000 })).id
})
afterAll(() => shop.close())

const admin = () => ({ actor: shop.admin })
const on = <T>(day: string, work: () => Promise<T>): Promise<T> =>
  shop.at(new Date(`${day}T10:00:00Z`), work)

/** An invoice over so many hammers at $10. @returns the id of its document, and its numbers */
async function invoice(day: string, pieces: number) {
  return on(day, async () => {
    const { number: order } = await shop.placeTool(toolId, pieces)
    await shop.transition(order, 'confirmed')
    await shop.documents.issue(admin(), { number: order, kind: 'invoice', size: 'a4' })
    const [document] = await shop.documents.list(admin(), { order })
    if (!document) throw new Error('no invoice')
    return { id: document.id, number: document.number, order }
  })
}
const pay = (day: string, amount: number, document: string, method: 'transfer' | 'discount') =>
  shop.payments.record(
    { ...admin(), idempotencyKey: randomUUID() },
    { paidOn: day, amount, method, allocations: [{ document, amount }] },
  )
const textOf = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
async function save(values: Record<string, string>): Promise<void> {
  const { revision } = await shop.settings.read(admin(), {})
  await shop.settings.save(admin(), { revision, ...values })
}
const run = (month: string) => shop.accounting.run(admin(), { month })
const isRefused = async (work: Promise<unknown>, kind: Parameters<typeof isProblem>[1]) =>
  expect(isProblem(await rejection(work), kind)).toBe(true)

test('the month that is proposed is the last one that is over by the shop’s clock', async () => {
  const onNewYear = () =>
    shop.at(new Date('2026-12-31T12:00:00Z'), () => shop.accounting.pending(admin(), {}))
  expect(await onNewYear()).toMatchObject({ month: '2026-11', presentMonth: '2026-12' })
  await save({ timeZone: 'Pacific/Auckland' })
  expect(await onNewYear()).toMatchObject({ month: '2026-12', presentMonth: '2027-01' })
  await save({ timeZone: 'UTC' })
})

test('runs: everything once, in the first run to the end of whose month it was there', async () => {
  const october = await invoice('2026-10-10', 3)
  const november = await invoice('2026-11-20', 2)
  const payment = await pay('2026-11-25', 3000, october.id, 'transfer')
  await isRefused(run('2027-01'), monthNotOver)
  await isRefused(run('2026-09'), nothingToExport)
  expect(await shop.accounting.pending(admin(), { month: '2026-11' })).toMatchObject({
    documents: 2,
    payments: 1,
    invoiced: 5000,
    credited: 0,
    paid: 3000,
    takenBack: 0,
  })
  expect(await run('2026-10')).toMatchObject({ number: 1, documents: 1, months: ['2026-10'] })
  expect(await run('2026-11')).toMatchObject({
    number: 2,
    documents: 1,
    payments: 1,
    invoiced: 2000,
    paid: 3000,
    months: ['2026-11'],
  })
  await isRefused(run('2026-11'), nothingToExport)
  // Late, and dated before: it comes with the next one.
  await on('2026-10-31', () => shop.payments.undo(admin(), { id: payment.id }))
  await pay('2026-10-31', 1000, november.id, 'discount')
  const late = await run('2026-12')
  expect(late).toMatchObject({
    number: 3,
    documents: 0,
    payments: 2,
    paid: 1000,
    takenBack: 3000,
    months: ['2026-10', '2026-11'],
  })
  expect((await shop.accounting.runs(admin(), {})).map(({ number }) => number)).toEqual([3, 2, 1])
  const { rows } = await sql<{ twice: number; left: number }>`
    select
      (select count(*) - count(distinct source_id) from accounting_entries)::int as twice,
      (
        select count(*) from documents
        where kind = 'invoice' and id not in (select source_id from accounting_entries)
      )::int as left`.execute(shop.database.handle)
  expect(rows).toEqual([{ twice: 0, left: 0 }])
})

test('a run is frozen: neither its rows nor its files change, and the database refuses it', async () => {
  const before = await shop.accounting.journal(admin(), { number: 2 })
  await invoice('2026-11-21', 1)
  const after = await shop.accounting.journal(admin(), { number: 2 })
  expect(after.hash).toBe(before.hash)
  expect(textOf(before.bytes).split('\r\n')[1]).toMatch(
    /^2,1,2026-11-20,Invoice,INV-000002,\d+,Celia Navarro,,,O,0,20\.00,0\.00,20\.00,USD,,,,,$/,
  )
  expect(textOf(before.bytes).split('\r\n')[2]).toBe(
    '2,2,2026-11-25,Payment,1,,Celia Navarro,,,,,,,30.00,USD,,,INV-000001,transfer,',
  )
  for (const statement of [
    sql`update accounting_entries set cents = 0 where run = 2`,
    sql`delete from accounting_runs where number = 2`,
  ])
    await expect(statement.execute(shop.database.handle)).rejects.toThrow(/never changed/)
  await isRefused(shop.accounting.journal(admin(), { number: 99 }), notFound)
})

test('two desks at once make two runs, and nothing is in both', async () => {
  await invoice('2026-12-01', 1)
  const results = await Promise.allSettled([run('2026-12'), run('2026-12'), run('2026-12')])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const runs = await shop.accounting.runs(admin(), {})
  expect(runs.map(({ number }) => number)).toEqual([4, 3, 2, 1])
  // With what came late for November.
  expect(runs[0]).toMatchObject({ documents: 2, months: ['2026-11', '2026-12'] })
})

describe('the file for DATEV', () => {
  test('names what the settings lack', async () => {
    const refusal = await rejection(shop.accounting.datev(admin(), { number: 2, month: '2026-11' }))
    expect(isProblem(refusal, accountsMissing)).toBe(true)
    expect(refusal).toMatchObject({
      body: {
        facts: {
          missing: [
            'the adviser number (Beraternummer)',
            'the client number (Mandantennummer)',
            'the receivables account',
            'an account for sales O 0',
            'an account for payments by transfer',
          ],
        },
      },
    })
  })
  test('has a head of 31 fields, 125 headings, and each booking by its accounts', async () => {
    await save({
      name: 'Müller & Söhne',
      datevConsultant: '29098',
      datevClient: '55003',
      fiscalYear: '7',
      receivablesAccount: '1400',
      revenueAccounts: 'O = 8200',
      paymentAccounts: 'transfer = 1200\ndiscount = 8736',
    })
    const { bytes, name } = await shop.accounting.datev(admin(), { number: 2, month: '2026-11' })
    expect(name).toBe('EXTF_2026-11_2.csv')
    const text = new TextDecoder('windows-1252').decode(bytes)
    const lines = text.split('\r\n')
    expect(lines).toHaveLength(5)
    const head = lines[0]?.split(';') ?? []
    expect(head).toHaveLength(31)
    expect(head.slice(0, 5)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13'])
    expect(head[5]).toBe('20261205100000000')
    expect(head.slice(10, 16)).toEqual(['29098', '55003', '20260701', '4', '20261101', '20261130'])
    expect(head.slice(16, 22)).toEqual([
      '"Muller Sohne 2026-11 No 2"',
      '""',
      '1',
      '0',
      '0',
      '"USD"',
    ])
    expect(lines[1]?.split(';')).toHaveLength(125)
    for (const line of lines.slice(2, 4)) expect(line.split(';')).toHaveLength(125)
    expect(lines[2]).toMatch(
      /^20,00;"S";"USD";;;"";1400;8200;"";2011;"INV-000002";"";;"Invoice Celia Navarro";;"";/,
    )
    expect(lines[3]).toMatch(
      /^30,00;"S";"USD";;;"";1200;1400;"";2511;"INV-000001";"";;"Payment 1 Celia Navarro";;"";/,
    )
    // ü of a heading is one byte.
    expect(bytes.includes(0xfc)).toBe(true)
    const late = async () => {
      const file = await shop.accounting.datev(admin(), { number: 3, month: '2026-10' })
      return new TextDecoder('windows-1252').decode(file.bytes).split('\r\n')[2]
    }
    expect(await late()).toMatch(/^10,00;"S";"USD";;;"";8736;1400;"";3110;"INV-000002"/)
    // By the tax of the invoice from which it was deducted.
    await save({ paymentAccounts: 'transfer = 1200\ndiscount = 8736\ndiscount O = 8737' })
    expect(await late()).toMatch(/^10,00;"S";"USD";;;"";8737;1400;"";3110;"INV-000002"/)
    await isRefused(shop.accounting.datev(admin(), { number: 2, month: '2026-10' }), notFound)
  })
})

describe('with an account for each customer', () => {
  let buyer: Actor
  let companyId: string
  let month: { readonly number: number; readonly month: string }
  beforeAll(async () => {
    const asked = { name: 'Müller & Söhne', address: 'Domplatz 1\n50667 Köln', taxNumber: '' }
    const request = { ...asked, vatId: 'DE 123 456 789' }
    ;({ id: companyId } = await shop.companies.request({ actor: shop.buyer }, request))
    await shop.companies.move(admin(), { id: companyId, state: 'approved' })
    const company = await shop.companies.actingFor(shop.database.handle, shop.buyer.id, companyId)
    buyer = { ...shop.buyer, company }
    const bill = await on('2027-01-10', async () => {
      const { number: order } = await shop.placeTool(toolId, 2, { actor: buyer })
      await shop.transition(order, 'confirmed')
      await shop.documents.issue(admin(), { number: order, kind: 'invoice', size: 'a4' })
      return (await shop.documents.list(admin(), { order }))[0] ?? expect.unreachable()
    })
    await on('2027-01-12', () => pay('2027-01-12', 2000, bill.id, 'transfer'))
    await invoice('2027-01-13', 1)
    const { number } = await on('2027-02-01', () => run('2027-01'))
    month = { number, month: '2027-01' }
  })
  const file = async (name: 'customers' | 'datev') => {
    const { bytes } = await shop.accounting[name](admin(), month)
    return new TextDecoder('windows-1252').decode(bytes).split('\r\n')
  }
  const accounts = async () =>
    (await file('datev')).slice(2, -1).map((row) => row.split(';').slice(6, 8))
  const setAccount = async (ledgerAccount: string) => {
    const {
      id,
      number: _,
      state: _s,
      requestedAt: _r,
      members: _m,
      notes = '',
      ...record
    } = await shop.companies.read(admin(), { id: companyId })
    await shop.companies.save(admin(), { id, ...record, notes, ledgerAccount })
    return Number(_)
  }

  test('a company is booked on its number and the first account; buyers without one on all others', async () => {
    expect(await accounts()).toEqual([
      ['1400', '8200'],
      ['1200', '1400'],
      ['1400', '8200'],
    ])
    await save({ customerAccountsFrom: '10000' })
    const own = String(10_000 + (await setAccount('')))
    expect(await accounts()).toEqual([
      [own, '8200'],
      ['1200', own],
      ['1400', '8200'],
    ])
  })
  test('or on that of its record, which has one digit more than those of the ledger', async () => {
    await setAccount('12345')
    expect((await accounts())[0]).toEqual(['12345', '8200'])
    await setAccount('123456')
    const refusal = await rejection(shop.accounting.datev(admin(), month))
    expect(isProblem(refusal, accountsMissing)).toBe(true)
    expect(refusal).toMatchObject({
      body: {
        facts: { missing: [expect.stringContaining('5-digit account number for Müller & Söhne')] },
      },
    })
    await setAccount('12345')
  })
  test('the file of customers names each once, with address and VAT number', async () => {
    const lines = await file('customers')
    expect(lines[0]).toMatch(/^"EXTF";700;16;"Debitoren\/Kreditoren";5;/)
    expect(lines[0]?.split(';')).toHaveLength(31)
    const headings = lines[1]?.split(';') ?? []
    expect(headings).toHaveLength(254)
    expect(lines).toHaveLength(4)
    const cells = lines[2]?.split(';') ?? []
    expect(cells).toHaveLength(254)
    const at = (heading: string) => cells[headings.indexOf(heading)]
    expect(at('Konto')).toBe('12345')
    expect(at('Name (Adressattyp Unternehmen)')).toBe('"Müller & Söhne"')
    expect([at('EU-Land'), at('EU-UStID')]).toEqual(['"DE"', '"123456789"'])
    expect([at('Straße'), at('Postleitzahl'), at('Ort')]).toEqual([
      '"Domplatz 1"',
      '"50667"',
      '"Köln"',
    ])
  })
  test('two customers never share an account', () => {
    const one = { document: 'INV-1', name: 'A', address: '', vatId: '', email: '' }
    const { missing } = customerAccounts({ accountLength: '4', customerAccountsFrom: '10000' }, [
      { ...one, customer: 1001, ledgerAccount: '' },
      { ...one, document: 'INV-2', name: 'B', customer: 1002, ledgerAccount: '11001' },
    ])
    expect(missing).toEqual([expect.stringContaining('a different account for B: 11001')])
  })
})

test('sales are summed by country and rate, less credit notes, over a period', async () => {
  await save({ country: 'DE' })
  await save({ tax: 'vat' })
  const sold = await on('2026-12-02', async () => {
    const { number } = await shop.placeTool(toolId, 10)
    await shop.transition(number, 'confirmed')
    await shop.documents.issue(admin(), { number, kind: 'invoice', size: 'a4' })
    return number
  })
  const sales = async () =>
    textOf(
      (await shop.accounting.sales(admin(), { from: '2026-12-01', to: '2026-12-31' })).bytes,
    ).split('\r\n')
  expect((await sales()).slice(1, -1)).toEqual([
    ',O,Not subject to tax,0,1,10.00,0.00,10.00,USD',
    'DE,S,Taxed,19,1,100.00,19.00,119.00,USD',
  ])
  await on('2026-12-03', () => shop.transition(sold, 'cancelled'))
  expect((await sales()).slice(1, -1)).toEqual([
    ',O,Not subject to tax,0,1,10.00,0.00,10.00,USD',
    'DE,S,Taxed,19,2,0.00,0.00,0.00,USD',
  ])
})
