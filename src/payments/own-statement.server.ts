/** Finds the statement of the shop's own account in a bank file. */
import type { BankStatement } from './bank-entries.ts'
import type { RawStatement } from './bank-file-key.server.ts'
import { otherAccount } from './contract.ts'
import { isSameAccount } from './bank-lists/bank-accounts.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { UnreadableBankFile } from './unreadable-bank-file.ts'

type OwnStatement = RawStatement & Pick<BankStatement, 'doubts' | 'others'>

/**
 * @param statements one for each time that the file names an account
 * @param own the IBAN in the settings, if any
 * @throws otherAccount if none is for the shop's account
 * @throws UnreadableBankFile for several accounts, none of which is known to be the shop's
 */
export function ownStatement(
  statements: readonly RawStatement[],
  own: string | undefined,
): OwnStatement {
  const accounts = joinByAccount(statements)
  const [first, ...others] = accounts
  if (first && others.length === 0 && (own === undefined || first.account === ''))
    return { ...first, doubts: first.doubts ?? [], others: [] }
  const names = accounts.map(({ account }) => account)
  if (own === undefined) throw new UnreadableBankFile(messages.bank.severalAccounts(names))
  const [mine, ...mineToo] = accounts.filter(({ account }) => isSameAccount(account, own))
  if (!mine) throw otherAccount({ detail: messages.bank.otherAccount(names, own) })
  return {
    account: mine.account,
    entries: [mine, ...mineToo].flatMap(({ entries }) => entries),
    outgoing: [mine, ...mineToo].flatMap(({ outgoing }) => outgoing),
    returns: [mine, ...mineToo].flatMap(({ returns = [] }) => returns),
    skipped: [mine, ...mineToo].reduce((sum, { skipped }) => sum + skipped, 0),
    refused: [mine, ...mineToo].flatMap(({ refused }) => refused),
    doubts: doubtsOf([mine, ...mineToo]),
    others: accounts
      .filter(({ account }) => !isSameAccount(account, own))
      .map(({ account, entries }) => ({ account, entries: entries.length })),
  }
}

/** A file may have a statement for each day of an account. */
export function joinByAccount(statements: readonly RawStatement[]): readonly RawStatement[] {
  const joined = new Map<string, RawStatement>()
  for (const statement of statements) {
    const account = statement.account.replaceAll(/\s/g, '').toUpperCase()
    const before = joined.get(account)
    joined.set(account, {
      account,
      entries: [...(before?.entries ?? []), ...statement.entries],
      outgoing: [...(before?.outgoing ?? []), ...statement.outgoing],
      returns: [...(before?.returns ?? []), ...(statement.returns ?? [])],
      skipped: (before?.skipped ?? 0) + statement.skipped,
      refused: [...(before?.refused ?? []), ...statement.refused],
      doubts: doubtsOf([...(before ? [before] : []), statement]),
    })
  }
  return [...joined.values()]
}

/** Each once. */
const doubtsOf = (statements: readonly RawStatement[]): readonly string[] => [
  ...new Set(statements.flatMap(({ doubts = [] }) => doubts)),
]
