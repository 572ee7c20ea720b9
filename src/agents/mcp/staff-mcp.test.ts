/** What programs of staff read through the Model Context Protocol, and what they may not (rule 12.3). */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openAgentShop, type AgentShop } from '../test-agents.ts'
import { staffToolRoutes } from './staff-tools.server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: AgentShop
beforeAll(async () => {
  shop = await openAgentShop()
})
afterAll(() => shop.close())

type Tool = {
  readonly name: string
  readonly annotations: { readonly readOnlyHint: boolean }
}
async function toolsOf(token: string): Promise<readonly Tool[]> {
  const { result }: { result: { tools: Tool[] } } = (
    await shop.staff.message('tools/list', {}, { token })
  ).json()
  return result.tools
}

test('a key of orders reads orders and what belongs to them, and nothing of money', async () => {
  const { key } = await shop.program({ scopes: ['orders:read'] })
  const names = (await toolsOf(key)).map(({ name }) => name)
  expect(names).toContain('orders')
  expect(names).toContain('figures')
  expect(names).not.toContain('open_invoices')
  expect(names).not.toContain('users')
  const { id: toolId } = await shop.shop.tool({ name: 'Staff Hammer' })
  const buyer = await shop.shop.person('Berta Buyer')
  const { number } = await shop.shop.orders.place(
    { actor: buyer, idempotencyKey: crypto.randomUUID() },
    { toolId, quantity: 5, phone: '+1 512 555 0142', address: '418 Mill Street, Austin' },
  )
  expect(await shop.staff.call('order', { number: String(number) }, key)).toMatchObject({
    result: { number, email: buyer.email },
  })
  expect(await shop.staff.call('open_invoices', {}, key)).toMatchObject({
    problem: { type: 'scope-missing' },
  })
})

test('no tool changes anything, even with a key that may write', async () => {
  const { key } = await shop.program({
    scopes: ['orders:write', 'catalogue:write', 'customers:write', 'money:write', 'content:write'],
  })
  const tools = await toolsOf(key)
  expect(tools).toHaveLength(staffToolRoutes.length)
  expect(tools.filter(({ annotations }) => !annotations.readOnlyHint)).toEqual([])
  expect(staffToolRoutes.filter((route) => !route.startsWith('GET '))).toEqual([])
})

test('texts in what was found are data: unseen characters are taken out', async () => {
  const { key } = await shop.program({ scopes: ['catalogue:read'] })
  const hidden = '\u{E0049}\u{E0067}\u202E'
  await shop.shop.tool({ name: `Plain ${hidden}hammer` })
  const answer = await shop.staff.call('tools', {}, key)
  expect(JSON.stringify(answer)).toContain('Plain hammer')
  expect(JSON.stringify(answer)).not.toContain('\u202E')
})

test('calls without a key, with a wrong or revoked key, or from a page of another site are refused', async () => {
  expect((await shop.staff.message('tools/list')).statusCode).toBe(401)
  expect((await shop.staff.message('tools/list', {}, { token: 'im_live_wrong' })).statusCode).toBe(
    401,
  )
  const { id, key } = await shop.program({ scopes: ['orders:read'] })
  const headers = { origin: 'https://elsewhere.example' }
  expect((await shop.staff.message('tools/list', {}, { token: key, headers })).statusCode).toBe(403)
  await shop.shop.serviceAccounts.remove({ actor: shop.owner }, { id })
  expect((await shop.staff.message('tools/list', {}, { token: key })).statusCode).toBe(401)
})

test('agents of customers and keys of companies are refused', async () => {
  const person = await shop.shop.person('Carl Customer')
  const { access_token: access } = await shop.link(person)
  expect((await shop.staff.message('tools/list', {}, { token: access })).statusCode).toBe(401)
  const company = await shop.company(person, 'Keyed Ltd')
  const { key } = await shop.program({ scopes: ['buying:read'], company })
  expect((await shop.staff.message('tools/list', {}, { token: key })).statusCode).toBe(403)
})
