/** Companies that programs of the guides buy for. */
import type { Actor } from '../../src/platform/access/endpoint.ts'
import type { TestShop } from '../shop.ts'

/** A company without terms of its own. @returns its id */
export async function companyNamed(shop: TestShop, owner: Actor, name: string): Promise<string> {
  const { id } = await shop.companies.add(
    { actor: owner },
    {
      name,
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'standard',
      terms: '',
      minimumOrder: 0,
      representative: '',
      notes: '',
      priceList: null,
      creditLimit: null,
    },
  )
  return id
}
