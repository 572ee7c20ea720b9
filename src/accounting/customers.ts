/**
 * The accounts of customers: each company has its own, if the settings or its record define one.
 * Pure.
 */
import { journalMessages as messages } from './messages/accounting.ts'

/** The company for which an invoice or credit note was issued. */
export type BookedCustomer = {
  /** The document number as printed. */
  readonly document: string
  /** The company's customer number. */
  readonly customer: number
  readonly name: string
  readonly address: string
  readonly vatId: string
  readonly email: string
  /** The account in its record; empty: derived from its number. */
  readonly ledgerAccount: string
}

/** A customer with its ledger account. */
export type CustomerAccount = BookedCustomer & { readonly account: string }

type CustomerSettings = {
  /** The number of digits of a ledger account. */
  readonly accountLength: string
  /** A company's account is this number plus its own; empty: companies have no account. */
  readonly customerAccountsFrom: string
}

/** Empty: booked to the common account. */
const accountOf = (
  { customerAccountsFrom: from }: CustomerSettings,
  { customer, ledgerAccount }: Pick<BookedCustomer, 'customer' | 'ledgerAccount'>,
): string => ledgerAccount || (from === '' ? '' : String(Number(from) + customer))

/**
 * The customer account of each document; customers without one are booked to the common account.
 * @returns with errors: a customer account has one digit more than ledger accounts, and belongs to
 *   one customer
 */
export function customerAccounts(
  settings: CustomerSettings,
  customers: readonly BookedCustomer[],
): { readonly accounts: readonly CustomerAccount[]; readonly missing: readonly string[] } {
  const digits = Number(settings.accountLength) + 1
  const accounts = customers.flatMap((customer) => {
    const account = accountOf(settings, customer)
    return account === '' ? [] : [{ ...customer, account }]
  })
  const owners = new Map<string, CustomerAccount>()
  const missing = new Set<string>()
  for (const one of accounts) {
    const owner = owners.get(one.account) ?? one
    owners.set(one.account, owner)
    if (owner.customer !== one.customer)
      missing.add(messages.missing.ownAccount(owner.name, one.name, one.account))
    if (one.account.length !== digits)
      missing.add(messages.missing.customerAccount(one.name, one.account, digits))
  }
  return { accounts, missing: [...missing] }
}
