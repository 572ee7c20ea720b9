/** The accounts of customers: each company on its own, where the settings or its record say so. Pure. */
import { journalMessages as messages } from './messages/accounting.ts'

/** The company for which a bill was issued. */
export type BookedCustomer = {
  /** The bill, as printed. */
  readonly document: string
  /** The number of the company. */
  readonly customer: number
  readonly name: string
  readonly address: string
  readonly vatId: string
  readonly email: string
  /** Of its record; empty: by its number. */
  readonly ledgerAccount: string
}

/** A customer with the account on which it is booked. */
export type CustomerAccount = BookedCustomer & { readonly account: string }

type CustomerSettings = {
  /** Digits of an account of the ledger. */
  readonly accountLength: string
  /** The account of a company is this number and its own; empty: it has none. */
  readonly customerAccountsFrom: string
}

/** Empty: it is booked with all others. */
const accountOf = (
  { customerAccountsFrom: from }: CustomerSettings,
  { customer, ledgerAccount }: Pick<BookedCustomer, 'customer' | 'ledgerAccount'>,
): string => ledgerAccount || (from === '' ? '' : String(Number(from) + customer))

/**
 * The accounts of customers, of each bill; those without one are booked with all others.
 * @returns with what is wrong: an account has one digit more than those of the ledger, and belongs to
 * one customer
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
