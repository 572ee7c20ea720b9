/**
 * The outgoing entries of a bank file with the refunds that they prove; entries without a customer
 * are collapsed.
 */
import { useState } from 'react'
import { ownAffairsMessages } from '../../companies/messages/own-affairs.ts'
import type { OwnAffairs } from '../../companies/own-affairs.client.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { RowDetails } from '../../ui/desk/row-details.tsx'
import type { State } from '../../ui/state-looks.ts'
import { StatePill } from '../../ui/state-pill.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { Table, type Column } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { refunds } from '../api.client.ts'
import type { BankFile, BankFileOutgoing } from '../bank-file-fields.ts'
import {
  bankFileMessages as messages,
  outgoingNames,
  outgoingTexts,
} from '../messages/bank-file.ts'
import { EntryLine } from './entry-line.tsx'

type OutgoingProps = {
  readonly file: BankFile
  /** The ids of refunds and keys of customers that concern the reader personally. */
  readonly own: OwnAffairs
}

export function OutgoingEntries({ file: { outgoing, unrelated }, own }: OutgoingProps) {
  const matching = useMatching(outgoing)
  return (
    <>
      {outgoing.length === 0 ? null : (
        <section className="mt-6">
          <h2>{messages.outgoing}</h2>
          <Table
            caption={messages.outgoing}
            columns={columns(matching, own)}
            rows={matching.entries}
            keyOf={({ key }) => key}
          />
        </section>
      )}
      {unrelated.count === 0 ? null : (
        <details className="mt-6">
          <summary>{messages.unrelated(unrelated.count)}</summary>
          {unrelated.count > unrelated.entries.length ? (
            <p className="small muted">{messages.firstOf(unrelated.entries.length)}</p>
          ) : null}
          <Table
            caption={messages.unrelatedCaption}
            columns={unrelatedColumns}
            rows={unrelated.entries}
            keyOf={({ key }) => key}
          />
        </details>
      )}
    </>
  )
}

type Matching = {
  readonly entries: readonly BankFileOutgoing[]
  readonly busy: boolean
  readonly match: (entry: BankFileOutgoing) => Promise<void>
  readonly separate: (entry: BankFileOutgoing) => Promise<void>
}

function useMatching(initial: readonly BankFileOutgoing[]): Matching {
  const [entries, setEntries] = useState(initial)
  const { busy, attempt } = useAttempt((sentence) => toast(sentence, 'error'))
  const work = async (
    { key }: BankFileOutgoing,
    act: () => Promise<Partial<BankFileOutgoing>>,
    done: (number: number) => string,
  ): Promise<void> => {
    await attempt(async () => {
      const change = await act()
      setEntries((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))
      toast(done(change.refund?.number ?? 0))
    })
  }
  return {
    entries,
    busy,
    match: (entry) =>
      work(
        entry,
        async () => {
          const { id, number } = await settle(entry)
          return { certainty: 'booked', reason: 'matched', refund: { id, number } }
        },
        entry.refund ? messages.matched : messages.recorded,
      ),
    separate: (entry) =>
      work(
        entry,
        async () => {
          const { id, number } = await refunds.matchRefund({ id: entry.refund?.id ?? '' })
          return { certainty: 'likely', reason: 'recorded-amount', refund: { id, number } }
        },
        messages.unmatched,
      ),
  }
}

/** Matches the entry with its refund, or records a refund for it. */
const settle = ({ key, bookedOn, amount, refund, order, customer, ...entry }: BankFileOutgoing) =>
  refund
    ? refunds.matchRefund({ id: refund.id, bankEntry: key, bookedOn })
    : sendOnce(`bank-refund.${key}`, (options) =>
        refunds.refund(
          {
            customer: customer.key,
            ...(order === null ? {} : { order }),
            paidOn: bookedOn,
            amount,
            method: 'transfer',
            reference: (entry.reference || entry.payee).slice(0, 140),
            bankEntry: key,
          },
          options,
        ),
      )

type Shown = BankFile['unrelated']['entries'][number]

const fields: readonly Column<Shown>[] = [
  {
    header: messages.payee,
    slot: 'title',
    cell: ({ payee, reference }) => payee || reference || messages.noPayer,
  },
  { header: messages.day, cell: ({ bookedOn }) => <DateTime at={bookedOn} /> },
  { header: messages.amount, numeric: true, slot: 'figure', cell: ({ shown }) => `−${shown}` },
]

/** The bank's complete text, shown after a tap. */
const unrelatedColumns: readonly Column<Shown>[] = [
  ...fields,
  {
    header: messages.reference,
    slot: 'meta',
    cell: ({ bookedOn, reference }) => (
      <RowDetails summary={<EntryLine day={bookedOn}>{reference}</EntryLine>}>
        {reference}
      </RowDetails>
    ),
  },
]

const looks = {
  booked: 'matched',
  sure: 'certain',
  likely: 'toConfirm',
  unknown: 'unknown',
} as const satisfies Readonly<Record<BankFileOutgoing['certainty'], State>>

const columns = (matching: Matching, own: OwnAffairs): readonly Column<BankFileOutgoing>[] => [
  ...fields,
  {
    header: messages.state,
    slot: 'state',
    cell: ({ certainty }) => (
      <StatePill state={looks[certainty]}>{outgoingNames[certainty]}</StatePill>
    ),
  },
  { header: messages.refund, slot: 'meta', cell: (entry) => <Refund {...entry} /> },
  {
    header: messages.actions,
    actions: true,
    cell: (entry) =>
      own.has(entry.refund?.id ?? entry.customer.key) ? (
        <small className="muted">{ownAffairsMessages.yours}</small>
      ) : (
        <Action entry={entry} matching={matching} />
      ),
  },
]

/** The matching refund and the reason; a tap shows the bank's complete text. */
function Refund({ bookedOn, reason, reference, customer, refund }: BankFileOutgoing) {
  const facts = [...(refund ? [messages.asRefund(refund.number)] : []), customer.name]
  return (
    <RowDetails
      summary={
        <EntryLine day={bookedOn}>{[...facts, outgoingTexts[reason]].join(' · ')}</EntryLine>
      }
    >
      <p>{outgoingTexts[reason]}</p>
      <p>{reference}</p>
    </RowDetails>
  )
}

type ActionProps = { readonly entry: BankFileOutgoing; readonly matching: Matching }

function Action({ entry, matching: { busy, match, separate } }: ActionProps) {
  const { certainty, reason, refund, shown, customer } = entry
  if (reason === 'more-than-credit') return null
  const isMatched = certainty === 'booked'
  const texts = isMatched
    ? { text: messages.unmatch, label: messages.unmatchOf(refund?.number ?? 0) }
    : refund
      ? { text: messages.match, label: messages.matchOf(refund.number, shown) }
      : { text: messages.record, label: messages.recordOf(shown, customer.name) }
  return (
    <ActButton
      className="button small"
      busy={busy}
      aria-label={texts.label}
      act={() => (isMatched ? separate : match)(entry)}
    >
      {texts.text}
    </ActButton>
  )
}
