/** Finds the refunds that the outgoing entries of a bank file prove; records nothing. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { currencyOf } from '../platform/money/currencies.ts'
import { displayMoney } from '../platform/money/money.ts'
import { addDays } from '../platform/time/time-zone.ts'
import type { BankFile } from './bank-file-fields.ts'
import type { OutgoingEntry } from './bank-entries.ts'
import { customerOf } from './dto.ts'
import {
  matchOutgoing,
  type CreditHolder,
  type OutgoingMatch,
  type RecordedRefund,
} from './outgoing-entries.ts'
import { findRefunds, type RefundRow } from './refund-entries-store.server.ts'
import { findCreditNotes, listCredits, type CreditRow } from './refunds-store.server.ts'
import { customerKey } from './rules.ts'

/** The most entries without a customer that are shown; all are counted. */
const maxShown = 500
/** Days before and after the entries within which a refund may have been recorded. */
const around = 60

type Settings = { readonly currency: string; readonly since: string }

/** The fields of `BankFile` about outgoing money. */
export async function readOutgoing(
  tx: Handle,
  outgoing: readonly OutgoingEntry[],
  settings: Settings,
): Promise<Pick<BankFile, 'outgoing' | 'unrelated'>> {
  const [first] = outgoing
  if (first === undefined) return { outgoing: [], unrelated: { count: 0, entries: [] } }
  const days = outgoing.map(({ bookedOn }) => bookedOn).toSorted()
  const refunds = await findRefunds(tx, {
    currency: settings.currency,
    from: addDays(days[0] ?? first.bookedOn, -around),
    to: addDays(days.at(-1) ?? first.bookedOn, around),
    keys: outgoing.map(({ key }) => key),
  })
  const matches = matchOutgoing(outgoing, {
    refunds: refunds.map(toRefund),
    holders: await readHolders(tx, settings),
    currency: settings.currency,
  })
  const unrelated = outgoing.filter((_, index) => matches[index] === undefined)
  return {
    outgoing: outgoing.flatMap((entry, index) => {
      const match = matches[index]
      return match ? [toDto(entry, match)] : []
    }),
    unrelated: { count: unrelated.length, entries: unrelated.slice(0, maxShown).map(toFields) },
  }
}

const partyOf = (row: {
  readonly user_id: string | null
  readonly company_id: string | null
  readonly customer: string
}) => ({ key: customerKey(customerOf(row)), name: row.customer })

const toRefund = (row: RefundRow): RecordedRefund => ({
  id: row.id,
  number: row.number,
  customer: partyOf(row),
  cents: -row.cents,
  paidOn: row.paid_on,
  reference: row.reference,
  numbers: row.numbers,
  bankEntry: row.bank_entry,
})

/** Each customer with credit, and the parts of that credit. */
async function readHolders(tx: Handle, settings: Settings): Promise<readonly CreditHolder[]> {
  const credits = await listCredits(tx, settings)
  const notes = await findCreditNotes(
    tx,
    credits.flatMap(({ kind, id }) => (kind === 'document' ? [id] : [])),
  )
  const toPart = ({ id, kind, number, order_number: order, cents }: CreditRow) => ({
    numbers: kind === 'document' ? [number, ...(notes.get(id) ?? [])] : [],
    order,
    cents,
  })
  return Array.from(
    Map.groupBy(credits, (row) => partyOf(row).key).values(),
    ([first, ...rows]) => first && [first, ...rows],
  ).flatMap((rows) =>
    rows?.[0]
      ? [
          {
            customer: partyOf(rows[0]),
            cents: rows.reduce((sum, { cents }) => sum + cents, 0),
            parts: rows.map(toPart),
          },
        ]
      : [],
  )
}

const toFields = ({ key, bookedOn, cents, currency, payee, reference }: OutgoingEntry) => ({
  key,
  bookedOn,
  amount: cents,
  shown: displayMoney(cents, currencyOf(currency)),
  payee,
  reference,
})

const toDto = (
  entry: OutgoingEntry,
  { certainty, reason, customer, refund, order }: OutgoingMatch,
): BankFile['outgoing'][number] => {
  const fields = toFields(entry)
  return {
    ...fields,
    certainty,
    reason,
    customer: { ...customer },
    refund: refund && { id: refund.id, number: refund.number },
    order,
  }
}
