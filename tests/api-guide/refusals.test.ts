/** The refusals that the first page of /api/docs lists have the status and the type that it says. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listeningShop, type ListeningShop } from '../identity/listening-shop.ts'

let site: ListeningShop
let key: string
beforeAll(async () => {
  site = await listeningShop()
  const owner = await site.shop.person('Olga Owner', 'admin')
  const { insertedId: id } = await site.shop.serviceAccounts.add(
    { actor: owner },
    { name: 'ERP', purpose: '', scopes: ['orders:write'] },
  )
  key = (await site.shop.serviceAccounts.addKey({ actor: owner }, { id, name: '' })).key
})
afterAll(() => site.close())

const page = readFileSync('src/app/api-guide/start.md', 'utf8')
/** The part of the page that lists them. */
const listed = page.slice(page.indexOf('## Errors'), page.indexOf('## Repeated calls'))

type Call = { readonly path: string; readonly bearer?: string; readonly send?: Sent }
type Sent = { readonly body: string; readonly media?: string }
const refusalOf = async ({ path, bearer = key, send }: Call) => {
  const response = await fetch(`${site.origin}/api/${path}`, {
    ...(send && { method: 'POST', body: send.body }),
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      'content-type': send?.media ?? 'application/json',
    },
  })
  const { type, facts } = await response.json()
  return { said: `${response.status} ${type}`, facts }
}

/** By what the page says. A call may read the key that it has. */
const refused: Readonly<Record<string, () => Call>> = {
  'a key in an address, whatever the header has': () => ({ path: `tools?key=${key}` }),
  'a body that is no JSON': () => ({ path: 'order/1/shipments', send: { body: '{' } }),
  'a field that is wrong': () => ({ path: 'orders?status=lost' }),
  'no header': () => ({ path: 'orders', bearer: '' }),
  'a key that was mistyped': () => ({ path: 'orders', bearer: key.replace(/.$/, '~') }),
  'a scope that the account lacks': () => ({ path: 'payments' }),
  'changes for which the account lacks the scope': () => ({ path: 'changes?of=companies' }),
  'what no key may do': () => ({ path: 'service-accounts' }),
  'an order that is not there': () => ({ path: 'order/9999' }),
  'a body that is too large': () => ({
    path: 'order/1/transitions',
    send: { body: JSON.stringify({ note: 'x'.repeat(65_536) }) },
  }),
  'a body that is no JSON by its media type': () => ({
    path: 'order/1/transitions',
    send: { body: 'status=confirmed', media: 'application/x-www-form-urlencoded' },
  }),
}

test.each(Object.entries(refused))('%s', async (_, call) => {
  const { said } = await refusalOf(call())
  expect(listed, said).toContain(`\`${said}\``)
})

test('which scope opens changes is said', async () => {
  const { facts } = await refusalOf({ path: 'changes?of=orders,companies' })
  expect(facts).toEqual({ scopes: ['customers:read'] })
})

test('the page says how much a body may have', async () => {
  const { facts } = await refusalOf(refused['a body that is too large']?.() ?? { path: '' })
  expect(listed).toContain(facts.maxBytes.toLocaleString('en-US'))
})
