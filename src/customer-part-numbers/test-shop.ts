/** A test shop with companies that have part numbers, and helpers to request them. */
import type { Actor } from '../platform/access/endpoint.ts'
import { openOrderShop } from '../../tests/order-shop.ts'
import { companyRecord } from '../prices/test-shop.ts'

export async function openNumbersShop(env: Readonly<Record<string, string>> = {}) {
  const shop = await openOrderShop(env)
  const { admin, customerPartNumbers, companies, database, person } = shop
  return {
    ...shop,
    /** A company with an owner and a buyer, who act on its behalf. */
    async company(name: string) {
      const { id } = await companies.add({ actor: admin }, { ...companyRecord, name })
      const join = async (role: 'owner' | 'buyer'): Promise<Actor> => {
        const user = await person(`${name} ${role}`)
        await companies.setMember({ actor: admin }, { id, email: user.email, role })
        return { ...user, company: await companies.actingFor(database.handle, user.id, id) }
      }
      const [owner, buyer] = [await join('owner'), await join('buyer')]
      const add = (number: string, sku: string) =>
        customerPartNumbers.add({ actor: owner }, { id, number, sku })
      return { id, owner, buyer, add }
    },
  }
}
export type NumbersShop = Awaited<ReturnType<typeof openNumbersShop>>
