/**
 * The entries of a bank file, with the invoices that each would pay; booked one by one, or all
 * certain ones at once.
 */
import { useState } from 'react'
import { Link } from 'react-router'
import { ownAffairsMessages } from '../../companies/messages/own-affairs.ts'
import type { OwnAffairs } from '../../companies/own-affairs.client.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { RowDetails } from '../../ui/desk/row-details.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/page-state.tsx'
import type { State } from '../../ui/state-looks.ts'
import { StatePill } from '../../ui/state-pill.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { payments } from '../api.client.ts'
import type { Certainty } from '../bank-entries.ts'
import type { BankFile, BankFileEntry } from '../bank-file-fields.ts'
import { bankFileMessages as messages, certaintyNames, reasonTexts } from '../messages/bank-file.ts'
import { EntryLine } from './entry-line.tsx'

type BankEntriesProps = {
  readonly file: BankFile
  /** The ids of invoices that concern the reader personally. */
  readonly own: OwnAffairs
}

export function BankEntries({ file, own }: BankEntriesProps) {
  const { entries, busy, book, undo } = useBooking(file.entries)
  const ownOf = ({ allocations }: BankFileEntry) =>
    allocations.map(({ document }) => own.get(document)).find((reason) => reason !== undefined)
  const sure = entries.filter(
    (entry) => entry.certainty === 'sure' && !entry.payment && ownOf(entry) === undefined,
  )
  return (
    <section className="mt-4">
      <p className="row mb-4" role="status">
        <span>
          {messages.found(
            entries.length,
            file.skipped - file.outgoing.length - file.unrelated.count,
          )}
        </span>
        {file.account === '' ? null : <span>{messages.account(file.account)}</span>}
      </p>
      {file.others.length === 0 ? null : (
        <div className="notice warn mb-4">
          <div>
            <p>{messages.others}</p>
            <ul className="mt-2">
              {file.others.map(({ account, entries: left }) => (
                <li key={account} className="break-words">
                  {messages.other(account, left)}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {file.doubts.map((doubt) => (
        <Notice key={doubt} tone="warn">
          {doubt}
        </Notice>
      ))}
      {file.refused.length === 0 ? null : (
        <div className="notice warn mb-4">
          <div>
            <p>{messages.refused}</p>
            <ul className="mt-2">
              {file.refused.map(({ text, why }, index) => (
                <li key={`${index} ${text}`} className="break-words">
                  {text}: {why}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {sure.length === 0 ? null : (
        <p className="mb-4">
          <ActButton className="button primary" busy={busy} act={() => book(sure)}>
            {messages.bookSure(sure.length)}
          </ActButton>
        </p>
      )}
      {entries.length === 0 ? (
        <EmptyState title={messages.empty} detail={messages.emptyDetail} />
      ) : (
        <Table
          caption={messages.caption}
          columns={columns({ busy, book, undo }, ownOf)}
          rows={entries}
          keyOf={({ key }) => key}
        />
      )}
    </section>
  )
}

type Booking = {
  readonly busy: boolean
  /** Books entries one after another; a refused one stays, and the others are booked. */
  readonly book: (entries: readonly BankFileEntry[]) => Promise<void>
  readonly undo: (entry: BankFileEntry) => Promise<void>
}

function useBooking(initial: readonly BankFileEntry[]) {
  const [entries, setEntries] = useState(initial)
  const { busy, attempt } = useAttempt((sentence) => toast(sentence, 'error'))
  const replace = (key: string, change: Partial<BankFileEntry>): void =>
    setEntries((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const work = async (act: () => Promise<string>): Promise<void> => {
    await attempt(async () => toast(await act()))
  }
  const book = (chosen: readonly BankFileEntry[]) =>
    work(async () => {
      for (const entry of chosen) {
        const { id, number } = await bookEntry(entry)
        replace(entry.key, { certainty: 'booked', reason: 'booked', payment: { id, number } })
      }
      return messages.booked(chosen.length)
    })
  const undo = (entry: BankFileEntry) =>
    work(async () => {
      const { payment } = entry
      if (payment) await payments.undo({ id: payment.id })
      const before = initial.find(({ key }) => key === entry.key)
      const { certainty = 'unknown', reason = 'nothing-found' } = before ?? {}
      replace(entry.key, {
        ...(certainty === 'booked'
          ? { certainty: 'unknown', reason: 'nothing-found' }
          : { certainty, reason }),
        payment: null,
      })
      return messages.undone(payment?.number ?? 0)
    })
  return { entries, busy, book, undo }
}

const bookEntry = ({ key, bookedOn, amount, reference, payer, allocations }: BankFileEntry) =>
  sendOnce(`bank-entry.${key}`, (options) =>
    payments.record(
      {
        paidOn: bookedOn,
        amount,
        method: 'transfer',
        bankEntry: key,
        reference: (reference || payer).slice(0, 140),
        allocations: allocations.map(({ number: _number, ...allocation }) => allocation),
      },
      options,
    ),
  )

const looks = {
  sure: 'certain',
  likely: 'toConfirm',
  unknown: 'unknown',
  booked: 'paid',
  foreign: 'leftOut',
} as const satisfies Readonly<Record<Certainty, State>>

/** The invoices it would pay and the reason; a tap shows the bank's complete text. */
function Settles(entry: BankFileEntry) {
  const { bookedOn, reason, reference, payment } = entry
  const why = payment ? messages.asPayment(payment.number) : reasonTexts[reason]
  return (
    <RowDetails
      summary={
        <EntryLine day={bookedOn}>
          {factsOf(entry).map((fact) => `${fact} · `)}
          <span>{why}</span>
        </EntryLine>
      }
    >
      {payment || reason === 'booked' ? null : <p>{why}</p>}
      <p>{reference}</p>
    </RowDetails>
  )
}

/** The texts to decide by; for an entry without a match, the bank's text. */
function factsOf({ allocations, customer, left, reason, reference }: BankFileEntry) {
  const discount = deducted(allocations)
  return [
    reason === 'nothing-found' ? reference : '',
    allocations.map(({ number }) => number).join(', '),
    discount > 0 ? messages.discount(discount) : '',
    left > 0 ? messages.left(left) : '',
    customer?.name ?? '',
  ].filter(Boolean)
}

const deducted = (allocations: BankFileEntry['allocations']): number =>
  allocations.reduce((sum, { discount = 0 }) => sum + discount, 0)

const columns = (
  booking: Booking,
  ownOf: (entry: BankFileEntry) => string | undefined,
): readonly Column<BankFileEntry>[] => [
  {
    header: messages.payer,
    slot: 'title',
    cell: ({ payer, reference }) => payer || reference || messages.noPayer,
  },
  {
    header: messages.state,
    slot: 'state',
    cell: ({ certainty }) => (
      <StatePill state={looks[certainty]}>{certaintyNames[certainty]}</StatePill>
    ),
  },
  { header: messages.settles, slot: 'meta', cell: (entry) => <Settles {...entry} /> },
  { header: messages.day, cell: ({ bookedOn }) => <DateTime at={bookedOn} /> },
  { header: messages.amount, numeric: true, slot: 'figure', cell: ({ shown }) => shown },
  {
    header: messages.actions,
    actions: true,
    cell: (entry) =>
      ownOf(entry) === undefined ? (
        <Action entry={entry} booking={booking} />
      ) : (
        <small className="muted">{ownAffairsMessages.yours}</small>
      ),
  },
]

function Action({ entry, booking }: { readonly entry: BankFileEntry; readonly booking: Booking }) {
  const { busy, book, undo } = booking
  const { payer, shown, payment, allocations } = entry
  if (payment)
    return (
      <ActButton
        className="button small"
        busy={busy}
        aria-label={messages.undoOf(payment.number)}
        act={() => undo(entry)}
      >
        {messages.undo}
      </ActButton>
    )
  if (allocations.length > 0)
    return (
      <ActButton
        className="button small"
        busy={busy}
        aria-label={messages.bookOf(shown, payer)}
        act={() => book([entry])}
      >
        {messages.book}
      </ActButton>
    )
  return (
    <Link
      className="button small"
      to={`/dashboard/payments?q=${encodeURIComponent(payer.slice(0, 200))}`}
      aria-label={messages.searchOf(payer || shown)}
    >
      {messages.search}
    </Link>
  )
}
