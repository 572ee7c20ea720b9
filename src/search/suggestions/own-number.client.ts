/**
 * Suggestions for a person who buys for a company: they include its own part numbers. Only loaded
 * for those persons.
 */
import { companyHeader } from '../../platform/access/acting-company.ts'
import { numberKey } from '../../customer-part-numbers/rules.ts'
import { readAccessToken } from '../../session/access-token.browser.ts'
import { readCompany } from '../../session/company.browser.ts'
import type { SuggestionsDto } from './suggestion-options.client.ts'

/** @returns undefined if nobody buys for a company in this browser, or no longer for this one */
export async function fetchForCompany(
  address: string,
  signal: AbortSignal,
): Promise<SuggestionsDto | undefined> {
  const [company, token] = [readCompany(), readAccessToken()]
  if (!company || token === undefined) return undefined
  const headers = { authorization: `Bearer ${token}`, [companyHeader]: company.id }
  const response = await fetch(address, { signal, headers })
  return response.ok ? await response.json() : undefined
}

/** The page of the tool with this number of the company. */
export const pageOfNumber = (
  q: string,
  suggestions: SuggestionsDto | undefined,
): string | undefined => {
  const named = suggestions?.tools.find(
    ({ partNumber }) => partNumber !== undefined && numberKey(partNumber) === numberKey(q),
  )
  return named && `/tools/${named.slug}`
}
