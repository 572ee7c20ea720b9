/** The addresses that a buyer can order to: their own, then those of their company. */
import { accounts } from '../accounts/api.client.ts'
import type { OfferedAddress } from '../accounts/contract.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { readCompany } from '../session/company.browser.ts'
import { companies } from './api.client.ts'

/**
 * @param company for which the goods are; by default the one that the tab buys for
 * @throws Problem if the caller's own addresses cannot be read
 */
export async function offeredAddresses(
  signal: AbortSignal,
  company: { readonly id: string } | undefined = readCompany(),
): Promise<readonly OfferedAddress[]> {
  const [own, ofCompany] = await Promise.all([
    accounts.listAddresses({}, { signal }),
    companyAddresses(signal, company),
  ])
  const known = new Set(own.map(({ address }) => address))
  return [...own, ...ofCompany.filter(({ address }) => !known.has(address))]
}

/**
 * The company's delivery addresses, then its legal address. None if the company cannot be read:
 * placing the order reports the reason.
 */
async function companyAddresses(
  signal: AbortSignal,
  company: { readonly id: string } | undefined,
): Promise<readonly OfferedAddress[]> {
  if (company === undefined) return []
  try {
    const {
      address: legal,
      deliveryAddresses = [],
      phone = '',
    } = await companies.read({ id: company.id }, { signal })
    const addresses = [...new Set([...deliveryAddresses, legal])].filter((text) => text !== '')
    return addresses.map((address, index) => ({
      id: `company-${index}`,
      address,
      phone,
      preferred: false,
      isOfCompany: true,
    }))
  } catch (error) {
    if (!isProblem(error)) throw error
    return []
  }
}
