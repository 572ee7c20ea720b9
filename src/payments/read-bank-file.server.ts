/** Reads a bank file and finds the invoices that each entry would pay; books nothing. */
import type { Actor } from '../platform/access/endpoint.ts'
import { ibanIn } from '../documents/e-invoices/e-invoice-content.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { displayMoney } from '../platform/money/money.ts'
import { maxDiscountDays } from '../platform/money/payment-terms.ts'
import { addDays, dayOf } from '../platform/time/time-zone.ts'
import { currencyOf } from '../platform/money/currencies.ts'
import type { BankFile } from './bank-file-fields.ts'
import {
  earlyOf,
  matchEntries,
  type BankEntry,
  type BankStatement,
  type Match,
  type Payable,
} from './bank-entries.ts'
import { toEntries, toOutgoing } from './bank-file-key.server.ts'
import { bankFileUnreadable } from './contract.ts'
import type { PaymentsDependencies } from './dependencies.server.ts'
import { customerOf } from './dto.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { ownStatement } from './own-statement.server.ts'
import { findBooked } from './payments-store.server.ts'
import { futureDays } from './future-days.ts'
import { readOutgoing } from './read-outgoing.server.ts'
import { readStatements, type Shop } from './read-statements.server.ts'
import { customerKey } from './rules.ts'
import { findDiscounts, listOpen, type ReceivableRow } from './store.server.ts'
import { UnreadableBankFile } from './unreadable-bank-file.ts'

/** More entries than any bank writes to one file; matching them takes less than a second. */
const maxEntries = 2000
const maxItems = 20_000

/** @throws bankFileUnreadable, otherAccount */
export async function readBankFile(
  deps: PaymentsDependencies,
  { actor, fileBytes = new Uint8Array() }: { actor: Actor; fileBytes?: Uint8Array },
  name: string,
): Promise<BankFile> {
  const { currency, bank, paymentsSince: since, timeZone } = await deps.readSettings()
  const statement = await parseFile(name, fileBytes, { currency, own: ibanIn(bank) })
  return deps.database.transact(async (tx) => {
    const rows = await listOpen(tx, { currency, since }, { limit: maxItems })
    const items = await toPayables(
      tx,
      rows.filter((row) => row.open_cents > 0),
      statement,
    )
    const keys = statement.entries.flatMap(({ key, formerKey = key }) => [key, formerKey])
    const booked = new Map((await findBooked(tx, keys)).map((row) => [row.bank_entry, row]))
    // An entry booked under the key of an earlier version keeps that key.
    const entries = statement.entries.map((entry) => {
      const { key, formerKey = key } = entry
      return { ...entry, key: booked.has(formerKey) ? formerKey : key }
    })
    const matches = matchEntries(entries, items, {
      currency,
      booked: new Set(booked.keys()),
    })
    await deps.audit.record(tx, actor, {
      operation: 'payments.readBankFile',
      kind: 'payment',
      id: deps.newId(),
      label: name,
      after: { account: statement.account, entries: entries.length },
    })
    return {
      account: statement.account,
      skipped: statement.skipped,
      doubts: [
        ...statement.doubts,
        ...futureDays(statement.entries, dayOf(deps.now(), timeZone)),
        ...earlyDays(entries, matches),
        ...returnDoubts(entries, matches),
      ],
      others: statement.others.map((other) => ({ ...other })),
      refused: statement.refused.map((refused) => ({ ...refused })),
      ...(await readOutgoing(tx, statement.outgoing, { currency, since })),
      entries: entries.map((entry, index) => toDto(entry, matches[index], booked.get(entry.key))),
    }
  })
}

/** The question about an entry that is older than the invoice that it names. */
function earlyDays(entries: readonly BankEntry[], matches: readonly Match[]): readonly string[] {
  const early = entries.flatMap((entry, index) => {
    const match = matches[index]
    const invoice = match && earlyOf(entry, match)
    return invoice?.issuedOn === undefined
      ? []
      : [messages.bank.earlyDay(entry.bookedOn, invoice.number, invoice.issuedOn)]
  })
  return early.slice(0, 1)
}

/** The most returned payments that a sentence names. */
const maxReturned = 5

/** The question about payments of customers that went out again. */
function returnDoubts(entries: readonly BankEntry[], matches: readonly Match[]): readonly string[] {
  const returned = entries.flatMap(({ returned: said = '' }, index) =>
    said !== '' && ['likely', 'booked'].includes(matches[index]?.certainty ?? '') ? [said] : [],
  )
  return returned.length === 0
    ? []
    : [messages.bank.wentAgain(returned.slice(0, maxReturned), returned.length - maxReturned)]
}

/** Includes the discounts that may still apply to one of the entries. */
async function toPayables(
  tx: Handle,
  rows: readonly ReceivableRow[],
  { entries }: BankStatement,
): Promise<readonly Payable[]> {
  const earliest = entries.reduce((day, { bookedOn }) => (bookedOn < day ? bookedOn : day), '9999')
  const recent = rows.filter((row) => addDays(row.issue_date, maxDiscountDays) >= earliest)
  const found = await findDiscounts(
    tx,
    recent.map((row) => row.document_id),
  )
  const discounts = new Map(found.map(({ document_id: id, rate, until }) => [id, { rate, until }]))
  return rows.map((row) => ({
    id: row.document_id,
    number: row.number,
    open: row.open_cents,
    issuedOn: row.issue_date,
    customer: { key: customerKey(customerOf(row)), name: row.customer },
    discount: discounts.get(row.document_id),
  }))
}

async function parseFile(name: string, bytes: Uint8Array, shop: Shop): Promise<BankStatement> {
  try {
    const { statements, leftOut } = await readStatements(name, bytes, shop)
    const raw = ownStatement(statements, shop.own)
    const { entries, refused } = toEntries({ ...raw, entries: raw.entries.filter(bringsMoney) })
    const went = toOutgoing(raw)
    if (entries.length > maxEntries) throw new UnreadableBankFile(messages.bank.tooMany(maxEntries))
    return {
      ...raw,
      entries,
      outgoing: went.outgoing,
      doubts: [...leftOut, ...raw.doubts],
      refused: [...raw.refused, ...refused, ...went.refused],
      skipped:
        raw.skipped + raw.entries.length - entries.length - refused.length - went.refused.length,
    }
  } catch (error) {
    if (error instanceof UnreadableBankFile)
      throw bankFileUnreadable({ detail: error.message, cause: error })
    throw error
  }
}

/** An entry of zero is information about other entries, such as a sum. */
const bringsMoney = ({ amount }: { readonly amount: string }): boolean => /[1-9]/.test(amount)

const toDto = (
  { key, bookedOn, cents, currency, payer, reference }: BankEntry,
  match: Match | undefined,
  payment: { readonly id: string; readonly number: number } | undefined,
): BankFile['entries'][number] => {
  const allocations = match?.allocations ?? []
  const [first] = allocations
  const settled = allocations.reduce((sum, { amount }) => sum + amount, 0)
  return {
    key,
    bookedOn,
    payer,
    reference,
    amount: cents,
    shown: displayMoney(cents, currencyOf(currency)),
    certainty: match?.certainty ?? 'unknown',
    reason: match?.reason ?? 'nothing-found',
    customer: first?.item.customer ?? null,
    allocations: allocations.map(({ item, amount, discount }) => ({
      document: item.id,
      number: item.number,
      amount,
      ...(discount === undefined ? {} : { discount }),
    })),
    left: allocations.length === 0 ? 0 : cents - settled,
    payment: payment ? { id: payment.id, number: payment.number } : null,
  }
}
