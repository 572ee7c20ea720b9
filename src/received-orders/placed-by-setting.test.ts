/** Orders that are placed without a person: where a company has it so, and nothing is doubtful. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../customer-part-numbers/test-shop.ts'
import type { ReceivedOrder } from './contract.ts'
import { ublOrder } from './test-files.ts'

/** Today in UTC: an order of long ago, or of a day to come, is for a person. */
const today = (): string => new Date().toISOString().slice(0, 10)

/** An order that a company of this name has placed without a person: of today, without notes. */
const plainOrder = (buyer: string, order: Parameters<typeof ublOrder>[0]): Uint8Array =>
  ublOrder({ date: today(), note: '', buyer, ...order })

let shop: NumbersShop
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer', price: 1250, stock: 500 })
  await shop.tool({
    sku: 'NUT-8',
    name: 'Hex Nut M8',
    price: 400,
    minimumQuantity: 48,
    packSize: 24,
    stock: 960,
  })
})
afterAll(() => shop.close())

const setting = { orderFiles: 'place', phone: '+1 512 555 0142' } as const

/** A company whose orders are placed by setting, unless said otherwise. */
async function company(name: string, values: object = setting) {
  const made = await shop.company(name)
  await shop.saveCompany(made.id, { address: '418 Mill Street, Austin', ...values })
  return { ...made, name }
}
type TestCompany = Awaited<ReturnType<typeof company>>

/** As its system sends it, by its own connection. @returns the id */
async function arrive({ id, name }: Pick<TestCompany, 'id' | 'name'>, bytes: Uint8Array | string) {
  const file = {
    name: typeof bytes === 'string' ? 'order.txt' : 'order.xml',
    bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
  }
  const write = await shop.receivedOrders.receiveForCompany({ id, name }, file)
  const [row] = await shop.database.transact(write)
  return row?.id ?? ''
}
const read = (id: string): Promise<ReceivedOrder> =>
  shop.receivedOrders.read({ actor: shop.admin }, { id })

/** @returns what it is after the shop has decided */
async function decided(of: TestCompany, file: Uint8Array | string): Promise<ReceivedOrder> {
  const id = await arrive(of, file)
  await shop.receivedOrders.placeDue()
  return read(id)
}
/** Of nobody who is named: it counts for the company by whose connection it came. */
const hammers = (number: string, more: { price?: string; quantity?: number } = {}) =>
  plainOrder('', { number, lines: [{ sku: 'HAM-16', quantity: 2, ...more }] })
/** The orders of everybody with this purchase order number. */
const ordersOf = async (poNumber: string) =>
  (await shop.orders.all({ actor: shop.admin }, { limit: 100 })).filter(
    (order) => order.poNumber === poNumber,
  )

test('a cXML order is placed automatically only if everything in it was read', async () => {
  const of = await company('Reads')
  const cxml = (number: string, header = '') =>
    new TextEncoder().encode(
      `<cXML payloadID="${number}" timestamp="2026-11-29T09:00:00+00:00"><Header/><Request deploymentMode="production"><OrderRequest><OrderRequestHeader orderID="${number}" orderDate="${today()}" type="new" ${header}><Total><Money currency="USD">25.00</Money></Total></OrderRequestHeader><ItemOut quantity="2" lineNumber="1"><ItemID><SupplierPartID>HAM-16</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">12.50</Money></UnitPrice><Description xml:lang="en">Hammer</Description><UnitOfMeasure>EA</UnitOfMeasure><Classification domain="UNSPSC">27110000</Classification></ItemDetail></ItemOut></OrderRequest></Request></cXML>`,
    )
  expect(await decided(of, cxml('S-CX-1'))).toMatchObject({ state: 'ordered' })
  expect(await decided(of, cxml('S-CX-2', 'orderType="blanket"'))).toMatchObject({
    state: 'open',
    placementReason: expect.stringContaining('orderType="blanket"'),
    unread: ['orderType="blanket"'],
  })
})

/** Two hammers at 12.50, with a total of the order and an amount of the line. */
const withAmounts = (number: string, total: string, amount: string) =>
  new TextEncoder().encode(
    `<Order><ID>${number}</ID><IssueDate>${today()}</IssueDate><DocumentCurrencyCode>USD</DocumentCurrencyCode><AnticipatedMonetaryTotal><LineExtensionAmount>${total}</LineExtensionAmount></AnticipatedMonetaryTotal><OrderLine><LineItem><ID>1</ID><Quantity unitCode="C62">2</Quantity><LineExtensionAmount>${amount}</LineExtensionAmount><Price><PriceAmount>12.50</PriceAmount></Price><Item><Name>Hammer</Name><SellersItemIdentification><ID>HAM-16</ID></SellersItemIdentification></Item></LineItem></OrderLine></Order>`,
  )

test('a total, or an amount of a line, that is not what quantities and prices come to needs a person', async () => {
  const of = await company('Adds up')
  expect(await decided(of, withAmounts('S-AM-1', '25.00', '25.00'))).toMatchObject({
    state: 'ordered',
  })
  const total = await decided(of, withAmounts('S-AM-2', '250.00', '25.00'))
  expect(total).toMatchObject({
    state: 'open',
    otherTotals: [{ said: '250.00', lines: '25.00' }],
    placementReason:
      'The order has a total of 250.00, but its lines add up to 25.00. Check the total before you place the order.',
  })
  expect(total.lines).toMatchObject([{ state: 'certain', reasons: [] }])
  const line = await decided(of, withAmounts('S-AM-3', '250.00', '250.00'))
  expect(line).toMatchObject({
    state: 'open',
    placementReason: 'Some lines are not certain.',
    lines: [
      {
        state: 'to-confirm',
        reasons: [
          {
            code: 'amount',
            text: 'The line total in the file is 250.00, but quantity × price is 25.00. Check the line before you place the order.',
          },
        ],
      },
    ],
  })
})

test('a message of EDIFACT is placed where all of it is read; a test is never placed', async () => {
  const of = await company('Sends segments')
  const edifact = (number: string, indicator: string, header = '') => {
    const segments = `UNH+1+ORDERS:D:96A:UN'BGM+220+${number}+9'${header}CUX+2:USD:9'LIN+1++HAM-16:SA'QTY+21:2:PCE'PRI+AAA:12.50'UNS+S'`
    const count = segments.split("'").length
    return new TextEncoder().encode(
      `UNA:+.? 'UNB+UNOA:3+A+B+261129:1000+1++++++${indicator}'${segments}UNT+${count}+1'UNZ+1+1'`,
    )
  }
  expect(await decided(of, edifact('S-ED-1', ''))).toMatchObject({ state: 'ordered' })
  expect(await decided(of, edifact('S-ED-2', '1'))).toMatchObject({
    state: 'open',
    purpose: 'test',
    unread: ['UNB 0035 = 1 (test)'],
    placementReason: 'The file is not a new order.',
  })
  const byNumber = await decided(of, edifact('S-ED-3', '', "NAD+DP+5412345000020::9'"))
  expect(byNumber).toMatchObject({ state: 'open', unread: ['NAD+DP 5412345000020'] })
})

test('a company whose setting says so gets its order without a person, once, with a row of the audit', async () => {
  const of = await company('Places')
  const placed = await decided(of, hammers('S-1', { price: '12.50' }))
  expect(placed).toMatchObject({ state: 'ordered', placement: 'placed', placementReason: '' })
  const order = await shop.orders.read({ actor: shop.admin }, { number: placed.order ?? 0 })
  expect(order).toMatchObject({
    company: 'Places',
    poNumber: 'S-1',
    address: '418 Mill Street, Austin',
  })
  expect(order.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['HAM-16', 2]])
  await shop.receivedOrders.placeDue()
  expect(await ordersOf('S-1')).toHaveLength(1)
  const history = await shop.audit.list(
    { actor: shop.admin },
    { kind: 'received-order', record: placed.id },
  )
  expect(history.map(({ operation }) => operation)).toEqual(['receivedOrders.placeBySetting'])
})

test('without the setting it is a draft from the beginning, and no decision is announced', async () => {
  const id = await arrive(await company('Drafts only', {}), hammers('S-2'))
  const draft = { state: 'open', placement: 'none', placementReason: '' }
  expect(await read(id)).toMatchObject(draft)
  await shop.receivedOrders.placeDue()
  expect(await read(id)).toMatchObject(draft)
})

test('a doubtful order stays a draft that states the reason', async () => {
  const of = await company('Doubtful')
  const reasonOf = async (file: Uint8Array | string) => {
    const { state, placement, placementReason } = await decided(of, file)
    expect([state, placement]).toEqual(['open', 'kept'])
    return placementReason
  }
  expect(await reasonOf(hammers('D-1', { price: '11.00' }))).toMatch(/some lines are not certain/i)
  expect(
    await reasonOf(plainOrder('', { number: 'D-2', lines: [{ sku: 'NUT-8', quantity: 30 }] })),
  ).toMatch(/some lines are not certain/i)
  expect(await reasonOf(hammers('D-3', { quantity: 501 }))).toMatch(/some lines are not certain/i)
  expect(await reasonOf(hammers(''))).toMatch(/no order number/)
  expect(await reasonOf('Order no. D-4\n2 x HAM-16\nplease cancel it all again')).toMatch(
    /can contain more/,
  )
})

test('a table is placed where it says one thing; what it says against itself is for a person', async () => {
  const of = await company('Tables')
  const placed = async (text: string) => {
    const bytes = new TextEncoder().encode(`${text}\n`)
    const write = await shop.receivedOrders.receiveForCompany(of, { name: 'order.csv', bytes })
    const [row] = await shop.database.transact(write)
    await shop.receivedOrders.placeDue()
    return read(row?.id ?? '')
  }
  const order = await placed('PO;SKU;Qty;Comment\nTB-1;HAM-16;2;')
  expect(order).toMatchObject({ state: 'ordered', number: 'TB-1' })
  for (const [text, why] of [
    ['PO;SKU;Qty;Open\nTB-2;HAM-16;2;0', /: Open\. Check the original/],
    ['PO;SKU;Qty;Comment\nTB-3;HAM-16;2;nur Angebot', /: Comment\. Check the original/],
    ['PO;SKU;Qty;Comment\nTB-7;HAM-16;2;for the vans', /: Comment\. Check the original/],
    ['PO;SKU;Return qty\nTB-8;HAM-16;2', /: Return qty\. Check the original/],
    ['PO;SKU;Qty;Amount\nTB-9;HAM-16;2;100.00', /some lines are not certain/i],
    ['PO;SKU;Qty\nTB-10;HAM-16;2\nNext year', /“Next year”/],
    ['PO;SKU;Qty\nTB-4;HAM-16;2\nTB-5;NUT-8;48', /PO: TB-4, TB-5/],
    ['PO;SKU;Qty\nTB-6;HAM-16;2\nPlease cancel all of this again', /Please cancel all of this/],
  ] as const)
    expect(await placed(text)).toMatchObject({
      state: 'open',
      placement: 'kept',
      placementReason: expect.stringMatching(why),
    })
})

test('what would wait stays a draft that says why', async () => {
  const of = await company('Waits', { ...setting, creditLimit: 100 })
  const { state, placementReason } = await decided(of, hammers('W-1'))
  expect(state).toBe('open')
  expect(placementReason).toMatch(/would go on hold/)
})

test('an address that nobody has saved is for a person', async () => {
  const of = await company('Elsewhere')
  const to = (street: string, town: string) =>
    new TextEncoder().encode(
      new TextDecoder()
        .decode(hammers(`A-${street}`))
        .replace(
          '</Order>',
          `<cac:Delivery><cac:DeliveryLocation><cac:Address><cbc:StreetName>${street}</cbc:StreetName><cbc:CityName>${town}</cbc:CityName><cac:Country><cbc:IdentificationCode>US</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation></cac:Delivery></Order>`,
        ),
    )
  const other = await decided(of, to('1 Anvil Row', 'Austin'))
  expect(other.deliverTo.street).toBe('1 Anvil Row')
  expect(other.placementReason).toMatch(/address/)
  const known = await decided(of, to('418 Mill Street', 'Austin'))
  expect(known.deliverTo.street).toBe('418 Mill Street')
  expect(known.placementReason).not.toMatch(/delivery address is not saved/)
})

test('an order number that was received before needs a person, and two workers place an order only once', async () => {
  const of = await company('Twice')
  const ids = await Promise.all([arrive(of, hammers('T-1')), arrive(of, hammers('t 1'))])
  await Promise.all([shop.receivedOrders.placeDue(), shop.receivedOrders.placeDue()])
  for (const id of ids)
    expect(await read(id)).toMatchObject({
      state: 'open',
      placementReason: expect.stringMatching(/number before|later file with this/),
    })
  const once = await decided(of, hammers('T-2'))
  expect(once.state).toBe('ordered')
  expect(await decided(of, hammers('T-2', { quantity: 3 }))).toMatchObject({
    state: 'open',
    placement: 'kept',
    placementReason: expect.stringMatching(/number before/),
  })
  const alone = await arrive(of, hammers('T-3'))
  await Promise.all([shop.receivedOrders.placeDue(), shop.receivedOrders.placeDue()])
  expect(await read(alone)).toMatchObject({ state: 'ordered', placement: 'placed' })
  expect(await ordersOf('T-3')).toHaveLength(1)
})

test('of a company that is closed nothing is ordered', async () => {
  const of = await company('Closed soon')
  const id = await arrive(of, hammers('C-1'))
  await shop.companies.move({ actor: shop.admin }, { id: of.id, state: 'closed' })
  await shop.receivedOrders.placeDue()
  expect(await read(id)).toMatchObject({ state: 'open', placement: 'kept' })
  expect(await ordersOf('C-1')).toHaveLength(0)
})

test('what somebody has corrected is theirs', async () => {
  const of = await company('Corrected')
  const id = await arrive(of, hammers('P-1'))
  const { revision } = await read(id)
  await shop.receivedOrders.correct(
    { actor: shop.admin },
    { id, revision, lines: [{ line: 0, quantity: 3 }] },
  )
  await shop.receivedOrders.placeDue()
  expect(await read(id)).toMatchObject({ state: 'open', placement: 'none' })
})

test('what an instance of the version before has corrected or rejected is not placed either', async () => {
  const of = await company('Upgraded')
  const [corrected, rejected] = [await arrive(of, hammers('U-1')), await arrive(of, hammers('U-2'))]
  // As that version writes: it does not know of the placement.
  await sql`
    update received_orders set revision = revision + 1,
      corrections = '[{"line": 0, "quantity": 3}]'::jsonb
    where id = ${corrected}`.execute(shop.database.handle)
  await sql`
    update received_orders set revision = revision + 1, state = 'rejected', ended_at = now(),
      ended_by = ${shop.admin.id}, reason = 'Not for us'
    where id = ${rejected}`.execute(shop.database.handle)
  await shop.receivedOrders.placeDue()
  expect(await read(corrected)).toMatchObject({ state: 'open', placement: 'none' })
  expect(await read(rejected)).toMatchObject({ state: 'rejected', placement: 'none' })
})

test('a file that a person drops waits for them, whatever the company has set', async () => {
  const of = await company('Dropped')
  const [row] = await shop.receivedOrders.receive(
    { actor: of.buyer, fileBytes: hammers('X-1') },
    { name: 'order.xml' },
  )
  await shop.receivedOrders.placeDue()
  expect(await read(row?.id ?? '')).toMatchObject({ state: 'open', placement: 'none' })
})

test('after a crash between the order and its entry in the history, the entry is written, once', async () => {
  const of = await company('Crashed')
  const { id } = await decided(of, hammers('R-1'))
  const entries = async () =>
    (await shop.audit.list({ actor: shop.admin }, { kind: 'received-order', record: id })).length
  const before = await entries()
  // As the crash leaves it: the order's statement has marked it, and nothing came after.
  await sql`
    update received_orders set placement_state = 'unrecorded' where id = ${id}`.execute(
    shop.database.handle,
  )
  await Promise.all([shop.receivedOrders.placeDue(), shop.receivedOrders.placeDue()])
  expect(await entries()).toBe(before + 1)
  expect(await read(id)).toMatchObject({ placement: 'placed' })
  expect(await ordersOf('R-1')).toHaveLength(1)
})

test('an order with another buyer or date, a note or a floor is never placed automatically', async () => {
  const of = await company('Mill Works')
  const order = (number: string, more: Partial<Parameters<typeof ublOrder>[0]> = {}) =>
    plainOrder('Mill Works Inc.', { number, lines: [{ sku: 'HAM-16', quantity: 2 }], ...more })
  const reasonOf = async (file: Uint8Array) => {
    const { state, placementReason } = await decided(of, file)
    return state === 'ordered' ? state : placementReason
  }
  const dayFrom = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect(await reasonOf(order('M-1'))).toBe('ordered')
  expect(await reasonOf(order('M-2', { buyer: 'Garner &amp; Sons' }))).toBe(
    'The file names “Garner & Sons” as the buyer. Check who the order is for.',
  )
  expect(await reasonOf(order('M-3', { date: '2019-11-29' }))).toBe(
    'The order is dated November 29, 2019. Ask the buyer whether it is still valid.',
  )
  expect(await reasonOf(order('M-4', { date: dayFrom(-92) }))).toMatch(/^The order is dated/)
  expect(await reasonOf(order('M-5', { date: dayFrom(-80) }))).toBe('ordered')
  expect(await reasonOf(order('M-6', { date: dayFrom(9) }))).toMatch(/^The order is dated/)
  expect(await reasonOf(order('M-7', { date: dayFrom(5) }))).toBe('ordered')
  expect(await reasonOf(order('M-8', { note: 'Do not ship before our release' }))).toBe(
    'The file contains information that the shop does not read: a note (Note: Do not ship before our release). Check the original.',
  )
  const edited = (number: string, before: string, text: string) =>
    new TextEncoder().encode(
      new TextDecoder().decode(order(number)).replace(before, `${text}${before}`),
    )
  expect(await reasonOf(edited('M-9', '<cbc:Quantity', '<cbc:Note>cancelled</cbc:Note>'))).toBe(
    'The file contains information that the shop does not read: a note (Note of line 1: cancelled). Check the original.',
  )
  const seller = (name: string) =>
    `<cac:SellerSupplierParty><cac:Party><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></cac:Party></cac:SellerSupplierParty>`
  const from = (number: string, name: string) =>
    reasonOf(edited(number, '<cac:OrderLine>', seller(name)))
  expect(await from('M-13', 'IRONMONGER')).toBe('ordered')
  expect(await from('M-14', 'Hoffmann Werkzeuge GmbH')).toBe(
    'The file contains information that the shop does not read: a seller other than this shop (Seller Hoffmann Werkzeuge GmbH). Check the original.',
  )
  const delivery = (address: string, party = '') =>
    `<cac:Delivery><cac:DeliveryLocation><cac:Address><cbc:StreetName>418 Mill Street</cbc:StreetName>${address}<cbc:CityName>Austin</cbc:CityName></cac:Address></cac:DeliveryLocation>${party}</cac:Delivery>`
  const receiver = (name: string) =>
    `<cac:DeliveryParty><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></cac:DeliveryParty>`
  const to = (number: string, address: string, party = '') =>
    reasonOf(edited(number, '</Order>', delivery(address, party)))
  expect(await to('M-10', '', receiver('Mill Works'))).toBe('ordered')
  expect(await to('M-11', '<cbc:AdditionalStreetName>Unit 7</cbc:AdditionalStreetName>')).toBe(
    'The delivery address contains “Unit 7”, but the saved address does not. Check the delivery address.',
  )
  expect(await to('M-12', '', receiver('Otto Meyer GmbH'))).toMatch(/“Otto Meyer GmbH”/)
})

test('a quantity that is not a decimal number of its standard needs a decision', async () => {
  const of = await company('Counts')
  const order = (quantity: string) =>
    plainOrder('Counts', { number: `Q-${quantity}`, lines: [{ sku: 'NUT-8', quantity }] })
  for (const quantity of ['1,200', '1.200', '96,00', "1'200"])
    expect((await decided(of, order(quantity))).lines).toMatchObject([
      { state: 'to-confirm', quantity: null, reasons: [{ code: 'no-quantity' }] },
    ])
  expect(await decided(of, order('144.00'))).toMatchObject({ state: 'ordered' })
  const edifact = (quantity: string) =>
    new TextEncoder().encode(
      `UNA:+.? 'UNB+UNOA:3+A+B+261129:1000+1'UNH+1+ORDERS:D:96A:UN'BGM+220+E-${quantity}+9'CUX+2:USD:9'LIN+1++NUT-8:SA'QTY+21:${quantity}:PCE'UNS+S'UNT+7+1'UNZ+1+1'`,
    )
  // Both signs are of decimals (ISO 9735): nobody orders 2.4 pieces.
  for (const quantity of ['2,400', '2.400'])
    expect((await decided(of, edifact(quantity))).lines).toMatchObject([
      { state: 'to-confirm', quantity: null, reasons: [{ code: 'no-quantity' }] },
    ])
  expect(await decided(of, edifact('48,0'))).toMatchObject({ state: 'ordered' })
})
