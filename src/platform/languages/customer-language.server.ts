/**
 * The language in which a customer is written to: that of the company, else the person's, else the
 * shop's. If the shop no longer has that language, the shop's main language is used.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { findLanguage, findLanguageOfAddress } from './customer-language-store.server.ts'
import { inLanguage } from './in-language.server.ts'
import { shopLanguages, type Language } from './languages.ts'

/** The recipient of a mail or document; null or absent: no person, no company. */
type WrittenTo = {
  readonly userId?: string | null | undefined
  readonly companyId?: string | null | undefined
}

/** The language with this code, if the shop has it; otherwise the shop's main language. */
const shopLanguage = (code: string | undefined): Language => {
  const { main, all } = shopLanguages()
  return all.find((each) => each === code) ?? main
}

/** A shop with one language needs no lookup. */
async function languageOfCustomer(
  db: Handle,
  { userId = null, companyId = null }: WrittenTo,
): Promise<Language> {
  const { main, all } = shopLanguages()
  if (all.length === 1 || (userId === null && companyId === null)) return main
  return shopLanguage(await findLanguage(db, { userId, companyId }))
}

/** Does the work, such as writing a mail, in the language of a customer. */
export const inLanguageOfCustomer = async <T>(
  db: Handle,
  customer: WrittenTo,
  work: () => Promise<T> | T,
): Promise<T> => inLanguage(await languageOfCustomer(db, customer), work)

/**
 * Writes what goes to an address, such as a mail about its account, in the language of that
 * account: the person's, else that of their company, else the shop's. A new account has the
 * language of the request.
 */
export async function inLanguageOfAddress<T>(
  db: Handle,
  email: string,
  work: () => Promise<T> | T,
): Promise<T> {
  if (shopLanguages().all.length === 1) return work()
  const code = await findLanguageOfAddress(db, email)
  return code === undefined ? work() : inLanguage(shopLanguage(code), work)
}

/** The same for the customer of an order, given the order's row. */
export const inLanguageOfOrder = <T>(
  db: Handle,
  { user_id: userId, company_id: companyId }: OrderedBy,
  work: () => Promise<T> | T,
): Promise<T> => inLanguageOfCustomer(db, { userId, companyId }, work)

type OrderedBy = { readonly user_id: string; readonly company_id: string | null }
