/** Orders that a buyer system sends by cXML: what they become, and what comes twice. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBuyerShop, type BuyerShop } from './test-buyer.ts'
import { messageOf, orderOf, postXml, statusOf, type Connected } from './test-xml-peer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: BuyerShop
beforeAll(async () => {
  shop = await openBuyerShop({ ORIGIN: 'https://shop.example.com' })
})
afterAll(() => shop.close())

let count = 0
const anyCompany = () => shop.company(`Harbor Works ${(count += 1)}`)
const connected = (company: string) => shop.connect(company, undefined, 'cxml')
const ask = (by: Connected, request: string, payloadId?: string) =>
  postXml(shop, messageOf(by, request, payloadId))

const waiting = async (company: string) => {
  const received = await shop.shop.receivedOrders.list({ actor: shop.owner }, {})
  return received.filter((one) => one.company?.id === company)
}

describe('an order', () => {
  test('becomes a received order of the company, with number, address and the prices that differ', async () => {
    await shop.shop.tool({ sku: 'CX-ORD', name: 'Adze', price: 2500 })
    const company = await anyCompany()
    const request = orderOf({
      number: '4500017',
      items: [{ sku: 'CX-ORD', quantity: '2', price: '24.00', description: 'Adze' }],
      comments: 'Gate 4',
    })
    const answer = await ask(await connected(company), request)
    expect(statusOf(answer)).toMatchObject({ code: 201, text: 'Accepted' })
    const [draft] = await waiting(company)
    const read = await shop.shop.receivedOrders.read({ actor: shop.owner }, { id: draft?.id ?? '' })
    expect(read).toMatchObject({
      form: 'cxml',
      number: '4500017',
      state: 'open',
      notes: ['Gate 4'],
      deliverTo: { name: 'Harbor Works', street: 'Pier 3', city: 'Oakland', country: 'US' },
    })
    expect(read.lines[0]).toMatchObject({ state: 'to-confirm', quantity: 2 })
    expect(read.lines[0]?.reasons.map(({ code }) => code)).toEqual(['price'])
  })

  test('an order whose message is sent again is received once, and the same order in another message is marked', async () => {
    await shop.shop.tool({ sku: 'CX-TWICE' })
    const company = await anyCompany()
    const by = await connected(company)
    const request = orderOf({ number: '4500018', items: [{ sku: 'CX-TWICE', quantity: '1' }] })
    const payloadId = `${randomUUID()}@buyer.example.com`
    const answers = await Promise.all([
      ask(by, request, payloadId),
      ask(by, request, payloadId),
      ask(by, request, payloadId),
    ])
    expect(answers.map((answer) => statusOf(answer).code)).toEqual([201, 201, 201])
    expect(await waiting(company)).toHaveLength(1)
    await ask(by, request)
    expect((await waiting(company)).map(({ isRepeated }) => isRepeated)).toEqual([true, false])
  })

  test('an order in a message with the payloadID of another order is refused', async () => {
    await shop.shop.tool({ sku: 'CX-ID' })
    const company = await anyCompany()
    const by = await connected(company)
    const payloadId = `${randomUUID()}@buyer.example.com`
    const items = [{ sku: 'CX-ID', quantity: '1' }]
    await ask(by, orderOf({ number: '4500021', items }), payloadId)
    const others = [
      orderOf({ number: '4500022', items }),
      orderOf({ number: '4500021', items: [{ sku: 'CX-ID', quantity: '2' }] }),
    ]
    for (const request of others) {
      const other = await ask(by, request, payloadId)
      expect(statusOf(other)).toMatchObject({ code: 400 })
      expect(other.body).toContain('this order was not received')
    }
    expect((await waiting(company)).map(({ number }) => number)).toEqual(['4500021'])
  })

  test('an order of three thousand lines is refused with an explanation, and its message is kept', async () => {
    const company = await anyCompany()
    const by = await connected(company)
    const items = Array.from({ length: 2500 }, () => ({ sku: 'CX-MANY', quantity: '1' }))
    const answer = await ask(by, orderOf({ number: '4500023', items }))
    expect(statusOf(answer)).toMatchObject({ code: 400 })
    const { messages } = await shop.shop.punchOut.read({ actor: shop.owner }, { id: company })
    expect(messages.map(({ kind }) => kind)).toEqual(['refused'])
  })

  test('that changes or cancels another is kept as such, and places nothing', async () => {
    await shop.shop.tool({ sku: 'CX-CHANGE' })
    const company = await anyCompany()
    const by = await connected(company)
    const items = [{ sku: 'CX-CHANGE', quantity: '1' }]
    for (const type of ['update', 'delete'])
      await ask(by, orderOf({ number: '4500019', type, items }))
    const received = await waiting(company)
    const purposes = await Promise.all(
      received.map(async ({ id }) => {
        const read = await shop.shop.receivedOrders.read({ actor: shop.owner }, { id })
        return read.purpose
      }),
    )
    expect(purposes.toSorted()).toEqual(['cancellation', 'change'])
  })

  test('the shared secret of an order appears neither in the file nor in the text nor in the log', async () => {
    await shop.shop.tool({ sku: 'CX-SECRET' })
    const company = await anyCompany()
    const by = await connected(company)
    await ask(by, orderOf({ number: '1', items: [{ sku: 'CX-SECRET', quantity: '1' }] }))
    const [draft] = await waiting(company)
    const one = { id: draft?.id ?? '' }
    const { bytes } = await shop.shop.receivedOrders.file({ actor: shop.owner }, one)
    const { text } = await shop.shop.receivedOrders.read({ actor: shop.owner }, one)
    const { messages } = await shop.shop.punchOut.read({ actor: shop.owner }, { id: company })
    const kept = [Buffer.from(bytes).toString(), text, JSON.stringify(messages)].join('')
    expect(kept).toContain('CX-SECRET')
    expect(kept).not.toContain(by.secret)
    expect(shop.logged.join('')).not.toContain(by.secret)
  })
})
