/** US sales tax rates from a file: read in the browser, previewed, then added. */
import { useState } from 'react'
import { fileSizeMessages } from '../../platform/messages/file-sizes.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { Table } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { FormGroup } from '../../ui/form/group.tsx'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { salesTaxTableMessages as messages } from '../messages/sales-tax-table.ts'
import { sendRates } from '../sales-tax.client.ts'
import { readRates, type RatesFile } from '../sales-tax-file.ts'

const maxRows = 60_000
/** The maximum number of invalid lines listed. */
const maxShown = 200

type RatesImportProps = { readonly today: string; readonly onAdded: () => Promise<void> }

export function RatesImport({ today, onAdded }: RatesImportProps) {
  const [file, setFile] = useState<RatesFile>()
  const [reading, setReading] = useState<string>()
  const { busy, error, setError, attempt } = useAttempt()
  const start = async (chosen: File | undefined): Promise<void> => {
    if (!chosen || reading !== undefined) return
    setReading(chosen.name)
    setError(undefined)
    setFile(undefined)
    try {
      const read = await readFile(chosen, today)
      if (typeof read === 'string') setError(read)
      else setFile(read)
    } catch {
      setError(formMessages.failedDetail)
    }
    setReading(undefined)
  }
  const apply = async (rows: RatesFile['rows']): Promise<void> => {
    await attempt(async () => {
      const { added, changed } = await sendRates(rows)
      toast(messages.applied(added, changed))
      setFile(undefined)
    })
    // Some of the rows may have been sent before one failed.
    await onAdded()
  }
  return (
    <FormGroup title={messages.import} lead={messages.columns}>
      <Field label={messages.file} help={messages.fileHelp}>
        {(ids) => (
          <input
            className="input file"
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.xls,.ods"
            {...ids}
            onChange={({ currentTarget }) => {
              void start(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        )}
      </Field>
      <p className="small muted" role="status">
        {reading === undefined ? '' : messages.reading(reading)}
      </p>
      {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
      {file ? <Plan file={file} busy={busy} apply={() => void apply(file.rows)} /> : null}
    </FormGroup>
  )
}

type PlanProps = { readonly file: RatesFile; readonly busy: boolean; readonly apply: () => void }

const Plan = ({ file: { rows, wrong, ignored }, busy, apply }: PlanProps) => (
  <div className="mt-4" aria-live="polite">
    <p>{messages.plan(rows.length)}</p>
    {ignored.length === 0 ? null : <p className="muted mt-2">{messages.ignored(ignored)}</p>}
    {rows.length === 0 ? null : (
      <p className="mt-4">
        <ActButton className="button primary" busy={busy} act={() => apply()}>
          {busy ? messages.adding : messages.apply(rows.length)}
        </ActButton>
      </p>
    )}
    {wrong.length === 0 ? null : (
      <>
        <h3 className="mt-4 mb-2">{messages.wrong(wrong.length)}</h3>
        <Table
          caption={messages.wrongCaption}
          columns={[
            { header: messages.line, numeric: true, cell: ({ line }) => line },
            { header: messages.why, fullWidth: true, cell: ({ why }) => why },
          ]}
          rows={wrong.slice(0, maxShown)}
          keyOf={({ line }) => String(line)}
        />
      </>
    )}
  </div>
)

/** @returns the error if it cannot be read, or its content */
async function readFile(file: File, today: string): Promise<RatesFile | string> {
  const { parseDelimited, readTableFile } =
    await import('../../platform/files/table-file.client.ts')
  const table = await readTableFile(file)
  if (table.kind === 'refused') return table.reason
  const sheets =
    table.kind === 'text'
      ? [await parseDelimited(table.text)]
      : table.sheets.map(({ rows }) => rows)
  const read = sheets.map((rows) => readRates(rows, today)).find(Boolean)
  if (!read) return messages.noState
  const count = read.rows.length + read.wrong.length
  if (count === 0) return messages.nothing
  return count > maxRows ? fileSizeMessages.tooLong(maxRows) : read
}
