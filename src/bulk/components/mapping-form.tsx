/**
 * The form that defines the meaning of each column of a list, and the shared values of all its
 * tools.
 */
import { useState, type FormEvent } from 'react'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/buttons.tsx'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { useKeptFields } from '../../ui/form/use-kept-entries.ts'
import type { JobDetail } from '../job-fields.ts'
import { textColumns } from '../../catalogue/texts/text-cells.ts'
import { listFields } from '../columns/targets.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'
import { weightBases } from '../weight-base-kinds.ts'
import { wholePriceKinds } from '../whole-price-kinds.ts'
import { decimalSigns } from '../../../packages/file-reader/numbers/number-signs.ts'
import { typedDecimal } from '../../platform/numbers/written-number.ts'
import { numberInField, shopCurrency } from '../../platform/money/money.ts'
import { MappingPreview } from './mapping-preview.tsx'
import { commonFields, formText } from './form-text.ts'

type Mapping = JobDetail['mapping']
export type Reading = { readonly sheet: string; readonly headingRow?: number }
export type Checked = { readonly supplier: string; readonly mapping: Mapping }
type MappingFormProps = {
  readonly job: JobDetail
  /** @throws Problem */
  readonly onCheck: (checked: Checked) => Promise<void>
  /** Reads another sheet, or uses another row of headings. @throws Problem */
  readonly onReading: (reading: Reading) => Promise<void>
}

export function MappingForm({ job, onCheck, onReading }: MappingFormProps) {
  const { busy, error, setError, attempt } = useAttempt(undefined, { isKept: true })
  const kept = useKeptFields()
  // The rows of a checked list are shown below.
  const [chosen, setChosen] = useState(job.state === 'mapping' ? job.mapping : undefined)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const rate = formText(form, 'rate')
    if (rateOf(rate) === undefined) return setError(messages.noRate(rate))
    void attempt(() => onCheck(readForm(form, job)))
  }
  return (
    <form
      {...kept}
      method="post"
      className="form mapping"
      onSubmit={submit}
      onChange={({ currentTarget }) =>
        setChosen(readForm(new FormData(currentTarget), job).mapping)
      }
    >
      {error === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notDone}</b> {error}
        </Notice>
      )}
      <div className="form-part">
        <h2>{messages.mapping}</h2>
        <p className="help">{messages.mappingHelp}</p>
        {job.otherSheets.length > 0 ? (
          <SheetField job={job} onReading={(reading) => void attempt(() => onReading(reading))} />
        ) : null}
        {job.firstRows.length > 0 ? (
          <HeadingRowField
            job={job}
            onReading={(reading) => void attempt(() => onReading(reading))}
          />
        ) : null}
        <div className="list-columns">
          {job.headings.map((heading, column) => (
            <ColumnField key={`${heading} ${column}`} job={job} heading={heading} column={column} />
          ))}
        </div>
      </div>
      <ListSettings job={job} />
      <CommonFields mapping={job.mapping} />
      <MappingPreview id={job.id} mapping={chosen} />
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

type ReadingProps = {
  readonly job: JobDetail
  readonly onReading: (reading: Reading) => void
}

const SheetField = ({ job: { sheet, otherSheets }, onReading }: ReadingProps) => (
  <SelectField
    label={messages.sheet}
    help={messages.sheetHelp}
    value={sheet}
    onChange={({ currentTarget }) => onReading({ sheet: currentTarget.value })}
  >
    {[sheet, ...otherSheets].map((name) => (
      <option key={name}>{name}</option>
    ))}
  </SelectField>
)

/** The row with the column names, if it was not detected correctly. */
const HeadingRowField = ({ job: { sheet, headingRow, firstRows }, onReading }: ReadingProps) => (
  <SelectField
    label={messages.headingRow}
    help={messages.headingRowHelp}
    value={String(headingRow)}
    onChange={({ currentTarget }) => onReading({ sheet, headingRow: Number(currentTarget.value) })}
  >
    {firstRows.some(({ row }) => row === headingRow) ? null : (
      <option value={headingRow} disabled>
        {headingRow === 0 ? messages.noHeadingRow : messages.rowAlone(headingRow)}
      </option>
    )}
    {firstRows.map(({ row, text }) => (
      <option key={row} value={row}>
        {messages.rowOf(row, text)}
      </option>
    ))}
  </SelectField>
)

type Column = { readonly job: JobDetail; readonly heading: string; readonly column: number }

/** The choice that asks for a number of pieces. */
const fromChoice = 'from'

function ColumnField({ job: { mapping, sample, languages }, heading, column }: Column) {
  const target = mapping.columns[column] ?? ''
  const [, guessed] = target.startsWith('from:') ? target.split(':') : []
  const [choice, setChoice] = useState(guessed === undefined ? target : fromChoice)
  const cells = sample.map((row) => String(row[column] ?? '')).filter((cell) => cell !== '')
  const name = messages.column(heading, column)
  return (
    <div>
      <SelectField
        label={name}
        help={cells.slice(0, 3).join(' · ') || messages.emptyColumn}
        name={`column-${column}`}
        value={choice}
        onChange={({ currentTarget }) => setChoice(currentTarget.value)}
      >
        {target.startsWith('tier') ? (
          <option value={target}>{messages.tierName(target)}</option>
        ) : null}
        {(['', ...listFields, 'spec'] as const).map((field) => (
          <option key={field} value={field}>
            {messages.targets[field]}
          </option>
        ))}
        {languages.flatMap((language) =>
          textColumns.map((field) => (
            <option key={`${field}:${language}`} value={`${field}:${language}`}>
              {messages.textName(`${field}:${language}`)}
            </option>
          )),
        )}
        <option value={fromChoice}>{messages.priceFromMany}</option>
        <option value="step">{messages.step}</option>
      </SelectField>
      {choice === fromChoice ? (
        <div className="mt-4">
          <TextField
            label={messages.fromPieces(name)}
            name={`column-${column}-from`}
            inputMode="numeric"
            pattern="[1-9][0-9]{0,6}"
            title={messages.fromPiecesHelp}
            required
            autoComplete="off"
            defaultValue={guessed ?? ''}
          />
        </div>
      ) : null}
    </div>
  )
}

const ListSettings = ({ job: { mapping, supplier, currency } }: { readonly job: JobDetail }) => (
  <div className="form-part">
    <div className="two">
      <TextField
        label={messages.supplier}
        help={messages.supplierHelp}
        optional
        maxLength={80}
        autoComplete="off"
        name="supplier"
        defaultValue={supplier}
      />
      <TextField
        label={messages.rate}
        help={messages.rateHelp(currency, shopCurrency().code)}
        name="rate"
        inputMode="decimal"
        defaultValue={numberInField(mapping.rate)}
      />
      <SelectField label={messages.decimals} name="decimals" defaultValue={mapping.decimals}>
        {decimalSigns.map((sign) => (
          <option key={sign} value={sign}>
            {messages.decimalNames[sign]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={messages.wholePrices}
        name="whole-prices"
        // An answer above the rows sets another value of this field.
        key={mapping.wholePrices ?? ''}
        defaultValue={mapping.wholePrices ?? ''}
      >
        {(['', ...wholePriceKinds] as const).map((kind) => (
          <option key={kind} value={kind}>
            {messages.wholePriceNames[kind]}
          </option>
        ))}
      </SelectField>
      {mapping.columns.includes('weight') ? <WeightBaseField mapping={mapping} /> : null}
      <SelectField
        label={messages.sections}
        name="sections"
        defaultValue={mapping.defaults['category'] === '=section' ? '=section' : ''}
      >
        {(['', '=section'] as const).map((choice) => (
          <option key={choice} value={choice}>
            {messages.sectionNames[choice]}
          </option>
        ))}
      </SelectField>
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

const WeightBaseField = ({ mapping: { weightBase } }: { readonly mapping: Mapping }) => (
  <SelectField
    label={messages.weightBase}
    name="weight-base"
    // An answer above the rows sets another value of this field.
    key={weightBase ?? ''}
    defaultValue={weightBase ?? ''}
  >
    {(['', ...weightBases] as const).map((kind) => (
      <option key={kind} value={kind}>
        {messages.weightBaseNames[kind]}
      </option>
    ))}
  </SelectField>
)

/** Values for every tool of the list, regardless of its columns. */
const CommonFields = ({ mapping: { constants } }: { readonly mapping: Mapping }) => (
  <details className="form-part" open={Object.keys(constants).length > 0}>
    <summary>{messages.common}</summary>
    <p className="help">{messages.commonHelp}</p>
    <div className="two mt-4">
      {commonFields.map((field) => (
        <TextField
          key={field}
          label={messages.targets[field]}
          optional
          maxLength={80}
          autoComplete="off"
          name={`common-${field}`}
          defaultValue={constants[field] ?? ''}
        />
      ))}
    </div>
  </details>
)

/** @returns undefined for anything except a number above zero */
function rateOf(text: string): number | undefined {
  const rate = typedDecimal(text)
  return rate > 0 ? rate : undefined
}

function readForm(form: FormData, { headings, mapping }: JobDetail): Checked {
  const rate = rateOf(formText(form, 'rate')) ?? mapping.rate
  return {
    supplier: formText(form, 'supplier'),
    mapping: {
      ...mapping,
      columns: headings.map((_, column) => {
        const choice = formText(form, `column-${column}`)
        return choice === fromChoice ? `from:${formText(form, `column-${column}-from`)}` : choice
      }),
      wholePrices: wholePriceKinds.find((kind) => kind === formText(form, 'whole-prices')),
      weightBase: weightBases.find((kind) => kind === formText(form, 'weight-base')),
      decimals: formText(form, 'decimals') === 'comma' ? 'comma' : 'dot',
      rate,
      isRateKept: (mapping.isRateKept === true && rate === mapping.rate) || undefined,
      constants: {
        ...mapping.constants,
        ...Object.fromEntries(
          commonFields.map((field) => [field, formText(form, `common-${field}`)]),
        ),
      },
      defaults: { ...mapping.defaults, category: formText(form, 'sections') },
      formulas: { ...mapping.formulas, price: formText(form, 'formula') },
    },
  }
}
