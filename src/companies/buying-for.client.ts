/** Keeps the choice of this browser as the account has it: for whom somebody buys. */
import { readAccessToken, readSignedInUser } from '../session/access-token.browser.ts'
import { chooseCompany, readCompany } from '../session/company.browser.ts'
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'
import { companies } from './api.client.ts'
import type { BuyingForAnswer } from './buying-for-contract.ts'

/** Of which user this tab has asked. It begins as the company's key does, so signing out ends it. */
const askedKey = `${personalKeyPrefixes.company}.asked`

function keep({ company }: BuyingForAnswer): boolean {
  if (company?.id === readCompany()?.id) return false
  chooseCompany(company ?? undefined)
  return true
}

/**
 * Takes over what was decided on another device, once for each tab and sign-in: afterwards the tab
 * keeps what it shows.
 * @returns whether it is another company than before
 * @throws Problem
 */
export async function followBuyingFor(): Promise<boolean> {
  const email = readSignedInUser()?.email
  if (email === undefined || readAccessToken() === undefined) return false
  if (sessionStorage.getItem(askedKey) === email) return false
  const before = readCompany()
  const answer = await companies.buyingFor({})
  // Meanwhile they may have chosen, or signed out.
  if (readSignedInUser()?.email !== email || readCompany()?.id !== before?.id) return false
  sessionStorage.setItem(askedKey, email)
  // A choice of this browser, from before the account kept it.
  if (!answer.chosen && before) return keep(await companies.buyFor({ company: before.id }))
  return keep(answer)
}

/**
 * Decides for whom this account buys, and brings the cart along.
 * @param company undefined: for themselves
 * @throws Problem
 */
export async function decideBuyingFor(company: string | undefined): Promise<void> {
  const cartOf = readCompany()?.id ?? 'myself'
  keep(await companies.buyFor({ ...(company === undefined ? {} : { company }), cartOf }))
  sessionStorage.setItem(askedKey, readSignedInUser()?.email ?? '')
}
