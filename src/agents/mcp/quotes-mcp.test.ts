/** Quotes by agents: asked for, read and accepted for the person and the company of the link. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openAgentShop, type AgentShop } from '../test-agents.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: AgentShop
let person: Actor
beforeAll(async () => {
  shop = await openAgentShop()
  person = await shop.shop.person('Quinn Quoted')
})
afterAll(() => shop.close())

const contact = { phoneNum: '+1 512 555 0142', address: '418 Mill Street, Austin' }
type Asked = { readonly _id: string; readonly number: number }
const askedOf = (value: unknown): Asked => JSON.parse(JSON.stringify(value))

/** Asks by an agent for five tools of $10.00, and the shop offers them at $8.00. */
async function offered(token: string) {
  const { id: toolId } = await shop.shop.tool({ price: 1000 })
  const lines = [{ toolId, quantity: 5 }]
  const { result } = await shop.call('ask_quote', { lines, idempotencyKey: randomUUID() }, token)
  const { _id: id, number } = askedOf(result)
  await shop.shop.quotes.answer(
    { actor: shop.owner },
    { id, version: 0, validUntil: '2199-12-31', lines: [{ toolId, quantity: 5, unitPrice: 800 }] },
  )
  return { id, number }
}

test('an agent asks, reads the offer, and accepts it: one order at the prices of the offer', async () => {
  const { access_token: token } = await shop.link(person)
  const { id } = await offered(token)
  const { result } = await shop.call('read_quote', { id }, token)
  expect(result).toMatchObject({ state: 'answered', versions: [{ version: 1, total: '$40.00' }] })
  const acceptance = { id, version: 1, ...contact }
  const first = await shop.call('accept_quote', acceptance, token)
  const again = await shop.call('accept_quote', acceptance, token)
  expect(first.result).toMatchObject({ state: 'accepted', order: expect.any(Number) })
  expect(again.result).toEqual(first.result)
  const { order } = JSON.parse(JSON.stringify(first.result))
  const [agent] = await shop.shop.agents.list({ actor: person }, {})
  const calls = await shop.shop.agents.calls({ actor: person }, { id: agent?.id ?? '' })
  // What was asked for is no order, whatever its number.
  expect(calls.map((call) => [call.tool, call.order])).toEqual([
    ['accept_quote', order],
    ['accept_quote', order],
    ['read_quote', undefined],
    ['ask_quote', undefined],
  ])
})

test('an offer above the limits of the agent becomes an order that waits for its person', async () => {
  const buyer = await shop.shop.person('Lena Limited')
  const { access_token: token } = await shop.link(buyer, { orderLimit: 3999 })
  const { id } = await offered(token)
  await shop.call('accept_quote', { id, version: 1, ...contact }, token)
  const [order] = await shop.shop.orders.mine({ actor: buyer }, { email: buyer.email })
  expect(order).toMatchObject({ onHold: 'agent' })
})

test('quotes of colleagues, of another company and of the person alone are not there for it', async () => {
  const [one, other] = [await shop.shop.person('Anna'), await shop.shop.person('Colin')]
  const company = await shop.company(one, 'First Ltd')
  const second = await shop.company(one, 'Second Ltd')
  const { access_token: token } = await shop.link(one, { company })
  const own = await offered(token)
  const elsewhere = await offered((await shop.link(one, { company: second })).access_token)
  const privately = await offered((await shop.link(one)).access_token)
  const colleague = await offered((await shop.link(other)).access_token)
  const { result } = await shop.call('my_quotes', {}, token)
  expect(result).toMatchObject([{ number: own.number }])
  for (const { id } of [elsewhere, privately, colleague]) {
    expect(await shop.call('read_quote', { id }, token)).toMatchObject({
      problem: { type: 'not-here' },
    })
    expect(await shop.call('accept_quote', { id, version: 1, ...contact }, token)).toMatchObject({
      problem: { type: 'not-here' },
    })
  }
})

test('an agent without the right to order neither asks nor accepts', async () => {
  const { access_token: token } = await shop.link(person, { scopes: ['read-orders'] })
  const asked = { lines: [{ toolId: randomUUID(), quantity: 1 }], idempotencyKey: randomUUID() }
  expect((await shop.call('ask_quote', asked, token)).status).toBe(403)
  const accepted = { id: randomUUID(), version: 1, ...contact }
  expect((await shop.call('accept_quote', accepted, token)).status).toBe(403)
})
