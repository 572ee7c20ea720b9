/** A test shop with companies that have price lists, and shortcuts for asking their prices. */
import type { Actor } from '../platform/access/endpoint.ts'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import type { NewRow } from './row-fields.ts'

export const companyRecord = {
  address: '',
  vatId: '',
  taxNumber: '',
  taxStatus: 'standard' as const,
  terms: '',
  minimumOrder: 0,
  representative: '',
  notes: '',
}
type RowInput = Omit<NewRow, 'listId'>

export async function openPricesShop(now?: () => Date, env: Readonly<Record<string, string>> = {}) {
  const shop = await openOrderShop(env, now)
  const { prices, admin } = shop
  return {
    ...shop,
    /** A price list with these rows. */
    list: async (name: string, rows: readonly RowInput[] = [], base: string | null = null) => {
      const { id } = await prices.addList({ actor: admin }, { name, base })
      for (const row of rows) await prices.addRow({ actor: admin }, { listId: id, ...row })
      return id
    },
    company: (name: string, priceList: string | null) => addCompany(shop, name, priceList),
    /** A buyer's price for one piece, by the call that pages make. */
    ownPrice: async (actor: Actor, toolId: string) =>
      (await prices.own({ actor }, { ids: [toolId] }))[0]?.price,
  }
}
export type PricesShop = Awaited<ReturnType<typeof openPricesShop>>

/** A company, and a buyer who acts for it. */
async function addCompany(
  { companies, database, admin, person }: OrderShop,
  name: string,
  priceList: string | null,
) {
  const { id } = await companies.add({ actor: admin }, { ...companyRecord, name, priceList })
  const user = await person(`Buyer of ${name}`)
  await companies.setMember({ actor: admin }, { id, email: user.email, role: 'buyer' })
  const actor = async (): Promise<Actor> => ({
    ...user,
    company: await companies.actingFor(database.handle, user.id, id),
  })
  return { id, actor }
}
