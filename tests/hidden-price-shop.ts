/** A shop whose tools cost what no other number looks like, and everybody who may ask for it. */
import { randomUUID } from 'node:crypto'
import { createApp } from '../src/app/app.server.ts'
import { createLogger } from '../src/platform/http/log.server.ts'
import type { PriceViewers } from '../src/platform/profile/shop-profile.ts'
import { companyRecord } from '../src/prices/test-shop.ts'
import { startApi } from './contracts/api-under-test.ts'
import { publicPages } from './contracts/page-build.ts'
import { contact } from './order-shop.ts'

/** In cents: a price with its two breaks, one per hundred, and one of a company's own. */
export const [price, firstBreak, lastBreak, perHundred, ownPrice] = [
  739_157, 618_243, 507_319, 947_383, 486_179,
] as const
const ladder = [
  { from: 24, price: firstBreak },
  { from: 96, price: lastBreak },
]
/** How much of a tool lies in carts, lists and quotes. */
export const quantity = 12

const grouped = new Intl.NumberFormat('en-US')

/** Every way in which an amount could be written. */
const textsOf = (cents: number): readonly string[] => {
  const [whole, part] = [Math.trunc(cents / 100), String(cents % 100).padStart(2, '0')]
  return [
    String(cents),
    `${whole}.${part}`,
    `${grouped.format(whole)}.${part}`,
    `${whole},${part}`,
    // For one of a hundred.
    (cents / 10_000).toFixed(4),
  ]
}
/** What must stand in no answer: prices, what lines of them cost, what a break saves. */
export const traces: readonly string[] = [price, firstBreak, lastBreak, perHundred, ownPrice]
  .flatMap((cents) => [cents, cents * quantity, price - cents])
  .filter((cents) => cents > 0)
  .flatMap(textsOf)

/** Those of them that a text has. */
export const tracesIn = (text: string): readonly string[] =>
  traces.filter((trace) => text.includes(trace))

export async function openHiddenPriceShop() {
  const api = await startApi()
  const { shop } = api
  const admin = await shop.person('Marta Ibarra', 'admin')
  const pages = await createApp({
    shop,
    config: shop.config,
    log: createLogger('error'),
    pages: { build: publicPages() },
  })
  await pages.ready()
  const people = {
    stranger: await shop.person('Sam Stranger'),
    applicant: await shop.person('Ada Applicant'),
    member: await shop.person('Mia Member'),
    owner: await shop.person('Owen Owner'),
    admin,
  }
  await shop.companies.request(
    { actor: people.applicant },
    { name: 'Asking Ltd', address: '', vatId: '', taxNumber: '' },
  )
  const list = await shop.prices.addList({ actor: admin }, { name: 'Own prices', base: null })
  const addCompany = async (name: string, email: string, priceList: string | null) => {
    const { id } = await shop.companies.add({ actor: admin }, { ...companyRecord, name, priceList })
    await shop.companies.setMember({ actor: admin }, { id, email, role: 'buyer' })
    return id
  }
  await addCompany('Trade Ltd', people.member.email, null)
  const ownCompany = await addCompany('Own Ltd', people.owner.email, list.id)
  const tools = await addTools(shop)
  await shop.prices.addRow(
    { actor: admin },
    { listId: list.id, target: 'tool', name: tools.sku, price: ownPrice },
  )
  const tokens = new Map<string, string>()
  for (const [name, { id }] of Object.entries(people)) tokens.set(name, await api.issueToken(id))
  return {
    api,
    shop,
    pages,
    people,
    tools,
    ownCompany,
    /** The headers of a caller; of nobody, none. */
    headers: (name: string): Record<string, string> => {
      const token = tokens.get(name)
      return {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(name === 'owner' ? { 'x-company': ownCompany } : {}),
      }
    },
    show: async (whoSeesPrices: 'everybody' | PriceViewers) => {
      const { revision } = await shop.settings.read({ actor: admin }, {})
      await shop.settings.save({ actor: admin }, { revision, whoSeesPrices })
    },
    close: async () => {
      await pages.close()
      await api.close()
    },
  }
}
export type HiddenPriceShop = Awaited<ReturnType<typeof openHiddenPriceShop>>

/** Tools that come to every place: a family, one sold out, one by the hundred, two bought together. */
async function addTools(shop: Awaited<ReturnType<typeof startApi>>['shop']) {
  const terms = { price, priceBreaks: ladder, minimumQuantity: 1, stock: 500, brand: 'Zobel' }
  const category = 'Torque tools'
  const sku = 'ZQ-8'
  const wrench = await shop.tool({
    ...terms,
    category,
    sku,
    family: 'Zobel wrench',
    name: 'Zobel wrench 8 mm',
    specs: [{ name: 'Length', value: '120 mm' }],
  })
  const others = await Promise.all(
    [10, 12].map((size) =>
      shop.tool({
        ...terms,
        category,
        sku: `ZQ-${size}`,
        family: 'Zobel wrench',
        name: `Zobel wrench ${size} mm`,
      }),
    ),
  )
  const soldOut = await shop.tool({ ...terms, category, name: 'Zobel reamer', stock: 0 })
  const screws = await shop.tool({
    ...terms,
    category,
    name: 'Zobel screws',
    price: perHundred,
    priceBreaks: [],
    pricePer: 100,
  })
  const together = await shop.person('Tom Together')
  for (let order = 0; order < 3; order += 1)
    await shop.orders.placeCart(
      { actor: together, idempotencyKey: randomUUID() },
      {
        ...contact,
        lines: [
          { toolId: wrench.id, quantity: 1 },
          { toolId: screws.id, quantity: 1 },
        ],
      },
    )
  return { wrench, others, soldOut, screws, sku, category }
}
