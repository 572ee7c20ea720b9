/** Import of part numbers: a file is read in the browser, checked by the server, then saved. */
import { useState } from 'react'
import { rememberedPlace } from '../../column-choices/memory.client.ts'
import { displayNumber } from '../../platform/money/money.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { Table } from '../../ui/table.tsx'
import { TableUpload } from '../../ui/table-upload.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { customerPartNumbers } from '../api.client.ts'
import type { TriedFile } from '../choose-columns.ts'
import type { ImportedNumber, ImportResult } from '../contract.ts'
import type { NumberFile, WrongRow } from '../import-columns.ts'
import { partNumberPageMessages as messages } from '../messages/page.ts'
import { readNumberFile } from '../read-numbers.client.ts'

/** The most table rows that are shown; the counts include all rows. */
const maxShown = 200

export function NumberImport({ company }: { readonly company: string }) {
  const [planned, setPlanned] = useState<TriedFile>()
  const { busy, error, setError, attempt } = useAttempt()
  const { revalidate } = useRevalidator()
  const send = async (rows: readonly ImportedNumber[], apply: boolean) =>
    customerPartNumbers.importRows({ id: company, rows: [...rows], apply })
  const plan = (file: NumberFile) =>
    attempt(async () => {
      setPlanned(undefined)
      const { tryColumns } = await import('../choose-columns.ts')
      const tried = await tryColumns(file, (rows) => send(rows, false))
      if (tried === 'undecided') setError(messages.undecided)
      else setPlanned(tried)
    })
  const apply = ({ rows }: NumberFile) =>
    attempt(async () => {
      const { counts } = await send(rows, true)
      setPlanned(undefined)
      toast(messages.applied(counts.new + counts.changed))
      await revalidate()
    })
  return (
    <section className="mt-6" aria-labelledby="import-numbers">
      <h2 id="import-numbers" className="mb-2">
        {messages.importTitle}
      </h2>
      <TableUpload
        texts={messages}
        place={async () => {
          const { partNumberColumns } = await import('../import-columns-place.ts')
          return rememberedPlace(partNumberColumns, 'part-numbers', company)
        }}
        read={readNumberFile}
        onRead={plan}
      />
      {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
      <div aria-live="polite">
        {planned ? <Plan {...planned} busy={busy} apply={() => void apply(planned.file)} /> : null}
      </div>
    </section>
  )
}

type PlanProps = TriedFile & { readonly busy: boolean; readonly apply: () => void }

function Plan({ file, result, busy, apply }: PlanProps) {
  const outcomes = result?.rows ?? []
  const wrong: readonly WrongRow[] = [
    ...file.wrong,
    ...outcomes.filter(({ kind }) => kind === 'wrong'),
  ].toSorted((a, b) => a.row - b.row)
  const written = (result?.counts.new ?? 0) + (result?.counts.changed ?? 0)
  return (
    <>
      <p className="mt-4">{sentenceOf(result, written)}</p>
      {written === 0 ? null : (
        <p className="mt-4">
          <ActButton className="button primary" busy={busy} act={apply}>
            {busy ? messages.applying : messages.apply(written)}
          </ActButton>
        </p>
      )}
      <MovedRows file={file} outcomes={outcomes} />
      <WrongRows rows={wrong} />
    </>
  )
}

function sentenceOf(result: ImportResult | undefined, written: number): string {
  if (!result) return messages.nothingRight
  const { new: fresh, changed, same } = result.counts
  if (written > 0) return messages.plan(fresh, changed, same)
  return same > 0 ? messages.nothingNew : messages.nothingRight
}

type MovedRowsProps = { readonly file: NumberFile; readonly outcomes: ImportResult['rows'] }

function MovedRows({ file, outcomes }: MovedRowsProps) {
  const inFile = new Map(file.rows.map((row) => [row.row, row]))
  const moved = outcomes.flatMap(({ row, kind, before = '' }) => {
    const named = inFile.get(row)
    return kind === 'changed' && named ? [{ ...named, before }] : []
  })
  if (moved.length === 0) return null
  return (
    <>
      <h3 className="mt-6 mb-2">{messages.moved(moved.length)}</h3>
      <Table
        caption={messages.movedCaption}
        columns={[
          { header: messages.row, numeric: true, cell: ({ row }) => displayNumber(row) },
          { header: messages.customerNumber, fullWidth: true, cell: ({ number }) => number },
          { header: messages.before, cell: ({ before }) => before },
          { header: messages.after, cell: ({ sku }) => sku },
        ]}
        rows={moved.slice(0, maxShown)}
        keyOf={({ row }) => String(row)}
      />
      <More count={moved.length} />
    </>
  )
}

function WrongRows({ rows }: { readonly rows: readonly WrongRow[] }) {
  if (rows.length === 0) return null
  return (
    <>
      <h3 className="mt-6 mb-2">{messages.wrong(rows.length)}</h3>
      <Table
        caption={messages.wrongCaption}
        columns={[
          { header: messages.row, numeric: true, cell: ({ row }) => displayNumber(row) },
          { header: messages.why, fullWidth: true, cell: ({ why }) => why },
        ]}
        rows={rows.slice(0, maxShown)}
        keyOf={({ row }) => String(row)}
      />
      <More count={rows.length} />
    </>
  )
}

const More = ({ count }: { readonly count: number }) =>
  count > maxShown ? <p className="mt-2">{messages.more(maxShown, count)}</p> : null
