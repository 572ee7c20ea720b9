/** A company's own numbers find tools in search and pad, and stay on its orders and documents. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { startApi } from '../../tests/contracts/api-under-test.ts'
import { isValidatorMissing, validate } from '../../tests/e-invoices/validator.ts'
import { rejection } from '../../tests/order-shop.ts'
import { linesTables } from '../documents/drawing/lines-tables.server.ts'
import { orderExport } from '../orders/export-columns.ts'
import { defaultCurrency } from '../platform/money/money.ts'
import { companyRecord } from '../prices/test-shop.ts'
import { openNumbersShop, type NumbersShop } from './test-shop.ts'

let shop: NumbersShop
let hammer: { readonly id: string; readonly slug: string }
let saw: { readonly id: string; readonly slug: string }
beforeAll(async () => {
  shop = await openNumbersShop()
  hammer = await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer' })
  saw = await shop.tool({ sku: 'SAW-1', name: 'Panel Saw' })
})
afterAll(() => shop.close())

const resolved = async (actor: Actor | undefined, terms: string[], company?: string) => {
  const answer = await shop.search.resolve({ actor }, { terms, ...(company ? { company } : {}) })
  return answer.terms.map(({ found, tools, partNumber }) => [
    found,
    ...tools.map((index) => answer.tools[index]?.sku),
    ...(partNumber === undefined ? [] : [partNumber]),
  ])
}
const suggested = async (actor: Actor | undefined, q: string) =>
  (await shop.search.suggest({ actor }, { q })).tools.map(({ sku, partNumber }) => [
    sku,
    partNumber,
  ])

describe('the order pad', () => {
  test('understands the numbers of the company for which somebody buys, and of no other', async () => {
    const [ours, theirs] = [await shop.company('Pad'), await shop.company('Other pad')]
    await ours.add('MJ 4711', 'HAM-16')
    await theirs.add('MJ 4711', 'SAW-1')
    const terms = ['mj  4711', 'MJ-NONE-1']
    expect(await resolved(ours.buyer, terms)).toEqual([['one', 'HAM-16', 'MJ 4711'], ['none']])
    expect(await resolved(theirs.buyer, terms)).toEqual([['one', 'SAW-1', 'MJ 4711'], ['none']])
    const { company: _company, ...alone } = ours.buyer
    for (const actor of [undefined, alone, shop.buyer])
      expect(await resolved(actor, terms)).toEqual([['none'], ['none']])
  })
  test('says which texts are codes, letter for letter, to who orders for the company', async () => {
    await shop.tool({
      sku: 'KN 87 01 250',
      name: 'Water pump pliers',
      mpn: '87 01 250',
    })
    const company = await shop.company('Codes')
    await company.add('CD-40 A', 'HAM-16')
    const codes = ['cd-40  a', 'CD-40', 'kn 87 01 250', 'KN-87-01-250', '87 01 250', '8701250', '']
    const known = async (actor: Actor | undefined) =>
      (await shop.search.resolve({ actor }, { terms: [], codes })).codes
    expect(await known(company.buyer)).toEqual([true, false, true, false, true, false, false])
    for (const actor of [undefined, shop.buyer])
      expect(await known(actor)).toEqual([false, false, true, false, true, false, false])
  })
  test('asks which is meant where a number is the SKU of another tool', async () => {
    const company = await shop.company('Ambiguous')
    await company.add('saw-1', 'HAM-16')
    await company.add('HAM 16', 'SAW-1')
    // The second is only punctuated like the SKU.
    expect(await resolved(company.buyer, ['SAW-1', 'HAM 16', 'HAM-16'])).toEqual([
      ['several', 'HAM-16', 'SAW-1'],
      ['one', 'SAW-1', 'HAM 16'],
      ['one', 'HAM-16'],
    ])
  })
  test('does not find a tool that is no longer sold by them', async () => {
    const company = await shop.company('Old stock')
    const { id } = await shop.tool({ sku: 'OLD-1', name: 'Old' })
    await company.add('MJ-OLD', 'OLD-1')
    expect(await resolved(company.buyer, ['MJ-OLD'])).toEqual([['one', 'OLD-1', 'MJ-OLD']])
    await shop.catalogue.remove({ actor: shop.admin }, { id })
    expect((await resolved(company.buyer, ['MJ-OLD']))[0]).not.toContain('OLD-1')
  })
  test('of staff understands those of the company for which they order', async () => {
    const company = await shop.company('Telephone')
    await company.add('TEL-1', 'HAM-16')
    expect(await resolved(shop.admin, ['TEL-1'], company.id)).toEqual([['one', 'HAM-16', 'TEL-1']])
    expect(await resolved(shop.admin, ['TEL-1'])).not.toContainEqual(['one', 'HAM-16', 'TEL-1'])
    for (const actor of [undefined, company.buyer, shop.buyer])
      expect(await rejection(resolved(actor, ['TEL-1'], company.id))).toMatchObject({
        body: { type: notFound.type },
      })
  })
})

describe('the search', () => {
  test('suggests tools by the beginning of the company’s numbers, first and once', async () => {
    const company = await shop.company('Search')
    await company.add('Claw 77', 'SAW-1')
    await company.add('ZQ_7', 'HAM-16')
    expect(await suggested(company.buyer, 'claw')).toEqual([
      ['SAW-1', 'Claw 77'],
      ['HAM-16', undefined],
    ])
    expect(await suggested(company.buyer, 'zq_')).toEqual([['HAM-16', 'ZQ_7']])
    expect(await suggested(company.buyer, 'zq%')).toEqual([])
    await company.add('ZQ_77', 'HAM-16')
    await company.add('ZQ_70', 'SAW-1')
    expect(await suggested(company.buyer, 'zq_7')).toEqual([
      ['HAM-16', 'ZQ_7'],
      ['SAW-1', 'ZQ_70'],
    ])
    expect(await suggested(shop.buyer, 'claw')).toEqual([['HAM-16', undefined]])
    expect(await suggested(undefined, 'zq_7')).toEqual([])
  })
  test('keeps no company’s numbers in a cache that others read', async () => {
    const api = await startApi()
    const { id: toolId } = await api.shop.tool({ sku: 'CACHE-1', name: 'Cached Wedge' })
    const admin = await api.shop.person('Cache Admin', 'admin')
    const asker = async (name: string, number: string) => {
      const { id } = await api.shop.companies.add({ actor: admin }, { ...companyRecord, name })
      const user = await api.shop.person(`Buyer ${name}`)
      await api.shop.companies.setMember({ actor: admin }, { id, email: user.email, role: 'buyer' })
      await api.shop.customerPartNumbers.add({ actor: admin }, { id, number, sku: 'CACHE-1' })
      return { authorization: `Bearer ${await api.issueToken(user.id)}`, 'x-company': id }
    }
    const [first, second] = [await asker('One', 'QQQ-1'), await asker('Two', 'QQQ-2')]
    const url = '/api/search/suggestions?q=qqq'
    const ask = async (headers: Record<string, string> = {}) => {
      const answer = await api.app.inject({ url, headers })
      const { tools } = answer.json<{ tools: { _id: string; partNumber?: string }[] }>()
      return {
        numbers: tools.map((tool) => [tool._id, tool.partNumber]),
        cached: answer.headers['cache-control'],
      }
    }
    const own = await Promise.all([ask(first), ask(second), ask(first), ask(second)])
    for (const [nth, { numbers, cached }] of own.entries()) {
      expect(numbers).toEqual([[toolId, nth % 2 === 0 ? 'QQQ-1' : 'QQQ-2']])
      expect(cached).toBe('no-store')
    }
    expect((await ask()).numbers).toEqual([])
    // The header of a company alone is nobody.
    expect((await ask({ 'x-company': first['x-company'] })).numbers).toEqual([])
    expect((await ask(second)).numbers).toEqual([[toolId, 'QQQ-2']])
    await api.close()
  })
})

describe('an order', () => {
  const line = (toolId: string) => ({ toolId, quantity: 2 })
  /** What the documents of an order say, by kind; of their lines by SKU. */
  const numbersOn = async (number: number) => {
    const { rows } = await sql<{ kind: string; numbers: (string | null)[] }>`
      select kind, (
        select jsonb_agg(line ->> 'partNumber' order by line ->> 'sku')
        from jsonb_array_elements(content #> '{order,lines}') as line
      ) as numbers
      from documents where (content #>> '{order,number}')::int = ${number}
      order by kind`.execute(shop.database.handle)
    return rows
  }

  test('keeps the number as it was when it was placed, whatever becomes of it', async () => {
    const company = await shop.company('Frozen')
    const { id: numberId } = await company.add('FR-1', 'HAM-16')
    await company.add('FR-2', 'HAM-16')
    const order = await shop.placeCart([line(hammer.id), line(saw.id)], { actor: company.buyer })
    expect(order.lines.map(({ partNumber }) => partNumber)).toEqual(['FR-1', undefined])
    await shop.customerPartNumbers.remove({ actor: company.owner }, { id: company.id, numberId })
    const read = await shop.orders.read({ actor: company.buyer }, { number: order.number })
    expect(read.lines[0]?.partNumber).toBe('FR-1')
    const { company: _company, ...alone } = company.buyer
    const own = await shop.placeCart([line(hammer.id)], { actor: alone })
    expect(own.lines[0]).not.toHaveProperty('partNumber')
    const column = orderExport.find(([heading]) => heading === 'Customer part numbers')
    expect(column?.[1](read)).toBe('FR-1 = HAM-16')
    expect(column?.[1](own)).toBe('')
  })
  test('of the form, of an accepted quote, on behalf and with a line added later has it, too', async () => {
    const company = await shop.company('Ways')
    await company.add('W-1', 'HAM-16')
    await company.add('W-2', 'SAW-1')
    const { buyer } = company
    const single = await shop.placeTool(hammer.id, 2, { actor: buyer })
    expect(single.lines[0]?.partNumber).toBe('W-1')
    const behalf = await shop.orders.placeOnBehalf(
      { actor: shop.admin, idempotencyKey: 'on-behalf-with-part-numbers' },
      {
        userId: buyer.id,
        company: company.id,
        lines: [line(hammer.id)],
        phone: '+1 512 555 0142',
        address: '418 Mill Street, Austin',
      },
    )
    expect(behalf.lines[0]?.partNumber).toBe('W-1')
    const quote = await shop.quotes.ask(
      { actor: buyer, idempotencyKey: randomUUID() },
      { lines: [line(saw.id)] },
    )
    await shop.quotes.answer(
      { actor: shop.admin },
      {
        id: quote.id,
        version: 0,
        validUntil: '2099-01-01',
        message: '',
        lines: [{ toolId: saw.id, quantity: 2, unitPrice: 900 }],
      },
    )
    const contact = { phone: '+1 512 555 0142', address: '418 Mill Street, Austin' }
    const accepted = await shop.quotes.accept(
      { actor: buyer },
      { id: quote.id, version: 1, ...contact },
    )
    const agreed = await shop.orders.read({ actor: buyer }, { number: accepted.order ?? 0 })
    expect(agreed.lines[0]).toMatchObject({ partNumber: 'W-2', unitPrice: 900 })
    await shop.orders.edit(
      { actor: shop.admin },
      { number: single.number, revision: 1, added: [{ sku: 'SAW-1', quantity: 2 }] },
    )
    const edited = await shop.orders.read({ actor: buyer }, { number: single.number })
    expect(edited.lines.map(({ partNumber }) => partNumber)).toEqual(['W-1', 'W-2'])
  })
  test('prints it on invoice, delivery note and electronic invoice as the buyer’s (BT-156)', async () => {
    const save = async (values: object) => {
      const { revision } = await shop.settings.read({ actor: shop.admin }, {})
      await shop.settings.save({ actor: shop.admin }, { revision, ...values })
    }
    await save({ country: 'DE' })
    await save({
      tax: 'vat',
      legalName: 'Schmiede GmbH',
      address: 'Am Markt 1\n10115 Berlin',
      vatId: 'DE 123 456 789',
      email: 'rechnung@schmiede.example',
    })
    const company = await shop.company('Paper')
    await company.add('PA & 1', 'HAM-16')
    const { number } = await shop.placeCart([line(hammer.id), line(saw.id)], {
      actor: company.buyer,
      country: 'DE',
      gross: 4760,
    })
    await shop.transition(number, 'confirmed')
    await save({ invoicing: 'when-shipped' })
    await shop.shipments.create(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { number, lines: [1, 2].map((position) => ({ line: position, quantity: 2 })) },
    )
    expect(await numbersOn(number)).toEqual([
      { kind: 'delivery-note', numbers: ['PA & 1', null] },
      { kind: 'invoice', numbers: ['PA & 1', null] },
    ])
    const [invoice] = (
      await shop.documents.list({ actor: company.buyer }, { order: number })
    ).filter(({ kind }) => kind === 'invoice')
    for (const [format, tag] of [
      ['ubl', '<cac:BuyersItemIdentification>\\s*<cbc:ID>PA &amp; 1</cbc:ID>'],
      ['cii', '<ram:BuyerAssignedID>PA &amp; 1</ram:BuyerAssignedID>'],
    ] as const) {
      const file = await shop.documents.xml(
        { actor: company.buyer },
        { id: invoice?.id ?? '', format },
      )
      const xml = new TextDecoder().decode(file.bytes)
      expect(xml.match(new RegExp(tag, 'g'))).toHaveLength(1)
      if (!isValidatorMissing()) expect(validate(xml).failed).toEqual([])
    }
    await save({ invoicing: 'on-request' })
    const whole = await shop.placeCart([line(saw.id), line(hammer.id)], {
      actor: company.buyer,
      country: 'DE',
      gross: 4760,
    })
    await shop.transition(whole.number, 'confirmed')
    const { pdf } = await shop.documents.issue(
      { actor: company.buyer },
      { number: whole.number, kind: 'invoice', size: 'a4' },
    )
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect(await numbersOn(whole.number)).toEqual([{ kind: 'invoice', numbers: ['PA & 1', null] }])
  })
  test.each(['invoice', 'credit-note', 'delivery-note', 'packing-slip'] as const)(
    'has it below the name of the tool on a %s',
    (kind) => {
      const printed = (partNumber?: string) =>
        linesTables[kind].texts(
          {
            sku: 'HAM-16',
            name: 'Claw Hammer',
            quantity: 2,
            unitPrice: 1000,
            total: 2000,
            ...(partNumber === undefined ? {} : { partNumber }),
          },
          defaultCurrency,
        )[1]
      expect(printed('MJ-1')).toBe('Claw Hammer\nYour part no. MJ-1')
      expect(printed()).toBe('Claw Hammer')
    },
  )
})

describe('an order over the API', () => {
  const lineOf = async (actor: Actor, lines: Parameters<NumbersShop['placeCart']>[0]) =>
    (await shop.placeCart(lines, { actor })).lines.map(({ sku, quantity }) => [sku, quantity])

  test('names its tools by SKU, by the company’s numbers and by id', async () => {
    const company = await shop.company('Erp')
    await company.add('MJ 4711', 'HAM-16')
    const awl = await shop.tool({ sku: 'AWL-3' })
    expect(
      await lineOf(company.buyer, [
        { partNumber: 'mj 4711', quantity: 2 },
        { sku: 'saw-1', quantity: 3 },
        { toolId: awl.id, quantity: 4 },
      ]),
    ).toEqual([
      ['HAM-16', 2],
      ['SAW-1', 3],
      ['AWL-3', 4],
    ])
  })

  test('is refused with the line that names nothing, another company’s number, or a tool twice', async () => {
    const [ours, theirs] = [await shop.company('Ours'), await shop.company('Theirs')]
    await theirs.add('THEIRS-1', 'HAM-16')
    const error = await rejection(
      lineOf(ours.buyer, [
        { sku: 'HAM-16', quantity: 1 },
        { sku: 'NO-SUCH', quantity: 1 },
        { partNumber: 'THEIRS-1', quantity: 1 },
        { toolId: hammer.id, quantity: 1 },
      ]),
    )
    expect(error).toMatchObject({
      body: {
        status: 422,
        errors: [
          {
            pointer: '#/lines/1/sku',
            detail: 'No tool in the shop has the SKU NO-SUCH. Check the SKU.',
          },
          { pointer: '#/lines/2/partNumber' },
          {
            pointer: '#/lines/3/toolId',
            detail: 'This tool is already on a line above. Combine the two lines.',
          },
        ],
      },
    })
    const { company: _company, ...alone } = ours.buyer
    const nobody = await rejection(lineOf(alone, [{ partNumber: 'THEIRS-1', quantity: 1 }]))
    expect(nobody).toMatchObject({ body: { errors: [{ pointer: '#/lines/0/partNumber' }] } })
  })

  test('sent again under its key is the first order', async () => {
    const company = await shop.company('Twice')
    const [lines, key] = [[{ sku: 'SAW-1', quantity: 1 }], randomUUID()]
    const first = await shop.placeCart(lines, { actor: company.buyer, key })
    const again = await shop.placeCart(lines, { actor: company.buyer, key })
    expect(again.number).toBe(first.number)
  })
})
