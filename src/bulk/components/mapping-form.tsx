/** The form that says what each column of a list is. */
import { useState, type FormEvent } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { JobDetail } from '../contract.ts'
import { listFields } from '../fields.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'
import { decimalSigns } from '../numbers.ts'

type Mapping = JobDetail['mapping']
export type Checked = { readonly supplier: string; readonly mapping: Mapping }
type MappingFormProps = {
  readonly job: JobDetail
  /** @throws Problem */
  readonly onCheck: (checked: Checked) => Promise<void>
}

export function MappingForm({ job, onCheck }: MappingFormProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      await onCheck(readForm(new FormData(event.currentTarget), job))
    } catch (problem) {
      setError(isProblem(problem) ? whole(problem) : formMessages.failedDetail)
    }
    setBusy(false)
  }
  return (
    <form method="post" className="form" onSubmit={(event) => void submit(event)}>
      {error === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notDone}</b> {error}
        </Notice>
      )}
      <div className="form-part">
        <h2>{messages.mapping}</h2>
        <p className="help">
          {messages.mappingHelp}{' '}
          {job.otherSheets.length > 0 ? messages.otherSheets(job.otherSheets) : null}
        </p>
        <div className="list-columns">
          {job.headings.map((heading, column) => (
            <ColumnField key={`${heading} ${column}`} {...{ job, heading, column }} />
          ))}
        </div>
      </div>
      <Settings job={job} />
      <div className="form-part">
        <div className="row">
          <SubmitButton busy={busy} busyLabel={messages.checkBusy}>
            {job.state === 'mapping' ? messages.check : messages.checkAgain}
          </SubmitButton>
        </div>
      </div>
    </form>
  )
}

type Column = { readonly job: JobDetail; readonly heading: string; readonly column: number }

function ColumnField({ job: { mapping, sample }, heading, column }: Column) {
  const target = mapping.columns[column] ?? ''
  const cells = sample.map((row) => String(row[column] ?? '')).filter((cell) => cell !== '')
  return (
    <SelectField
      label={messages.column(heading, column)}
      help={cells.slice(0, 3).join(' · ')}
      name={`column-${column}`}
      defaultValue={target}
    >
      {target.startsWith('from:') ? (
        <option value={target}>{messages.priceFrom(target.slice('from:'.length))}</option>
      ) : null}
      {(['', ...listFields, 'spec'] as const).map((field) => (
        <option key={field} value={field}>
          {messages.targets[field]}
        </option>
      ))}
    </SelectField>
  )
}

const Settings = ({ job: { mapping, supplier } }: { readonly job: JobDetail }) => (
  <div className="form-part">
    <div className="two">
      <TextField
        label={messages.supplier}
        help={messages.supplierHelp}
        optional
        maxLength={80}
        name="supplier"
        defaultValue={supplier}
      />
      <TextField
        label={messages.brand}
        optional
        maxLength={80}
        name="brand"
        defaultValue={mapping.constants['brand'] ?? ''}
      />
      <SelectField label={messages.decimals} name="decimals" defaultValue={mapping.decimals}>
        {decimalSigns.map((sign) => (
          <option key={sign} value={sign}>
            {messages.decimalNames[sign]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={messages.rate}
        help={messages.rateHelp}
        name="rate"
        inputMode="decimal"
        defaultValue={String(mapping.rate)}
      />
      <TextField
        label={messages.priceFormula}
        help={messages.priceFormulaHelp}
        optional
        maxLength={120}
        autoComplete="off"
        name="formula"
        defaultValue={mapping.formulas['price'] ?? ''}
      />
    </div>
  </div>
)

function readForm(form: FormData, { headings, mapping }: JobDetail): Checked {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    supplier: text('supplier'),
    mapping: {
      ...mapping,
      columns: headings.map((_, column) => text(`column-${column}`)),
      decimals: text('decimals') === 'comma' ? 'comma' : 'dot',
      rate: Number(text('rate').replace(',', '.')) || 1,
      constants: { ...mapping.constants, brand: text('brand') },
      formulas: { ...mapping.formulas, price: text('formula') },
    },
  }
}

/** The sentences of a Problem: those of its fields, where it has any. */
const whole = ({
  body,
  message,
}: {
  readonly body: { readonly errors?: readonly { readonly detail: string }[] }
  readonly message: string
}): string => body.errors?.map(({ detail }) => detail).join(' ') ?? message
