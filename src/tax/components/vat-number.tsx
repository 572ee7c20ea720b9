/** What is known about a company's VAT number: for staff, with the evidence. */
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { tax } from '../api.client.ts'
import type { VatNumber } from '../contract.ts'
import { vatMessages as messages } from '../messages/vat.ts'
import { VatNumberLine } from './vat-number-line.tsx'

type VatNumberProps = {
  readonly company: string
  readonly vatNumber: VatNumber
  readonly canChange: boolean
}

export function VatNumberSection({ company, vatNumber, canChange }: VatNumberProps) {
  const { state, checks } = vatNumber
  return (
    <section className="mt-6" aria-labelledby="vat-number">
      <h2 id="vat-number" className="mb-2">
        {messages.title}
      </h2>
      <VatNumberLine vatNumber={vatNumber} />
      {vatNumber.trouble === '' ? null : (
        <p className="muted small mt-2">{messages.trouble(vatNumber.trouble)}</p>
      )}
      {canChange && state !== 'off' ? <CheckButton company={company} /> : null}
      {checks.length === 0 ? null : (
        <div className="mt-4">
          <Table
            caption={messages.caption}
            columns={columns}
            rows={checks}
            keyOf={({ id }) => id}
          />
        </div>
      )}
    </section>
  )
}

function CheckButton({ company }: { readonly company: string }) {
  const { busy, run } = useRowActions()
  const check = async (): Promise<string> => {
    await tax.checkVatNumber({ id: company })
    return messages.queued
  }
  return (
    <ActButton
      className="button tight mt-2"
      busy={busy}
      act={(button) => run({ button, work: check })}
    >
      {messages.check}
    </ActButton>
  )
}

const columns: readonly Column<VatNumber['checks'][number]>[] = [
  {
    header: messages.answer,
    slot: 'title',
    cell: ({ vatId, valid }) => (
      <>
        {valid ? messages.valid : messages.notValid} <small>{vatId}</small>
      </>
    ),
  },
  { header: messages.day, slot: 'meta', cell: ({ at }) => <DateTime at={at} /> },
  {
    header: messages.consultation,
    besideMeta: true,
    cell: ({ consultation }) => consultation || messages.none,
  },
  {
    header: messages.who,
    shrinks: true,
    besideMeta: true,
    cell: ({ name, address }) => (
      <span title={address}>
        {name} <small>{address}</small>
      </span>
    ),
  },
]
