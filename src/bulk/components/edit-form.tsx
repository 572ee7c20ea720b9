/** The form for a bulk edit: new values of fields, and a change of prices in percent. */
import type { FormEvent } from 'react'
import { numberMessage } from '../../platform/fields/number-message.ts'
import { numberInField } from '../../platform/money/money.ts'
import { typedDecimal } from '../../platform/numbers/written-number.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/buttons.tsx'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { useKeptFields } from '../../ui/form/use-kept-entries.ts'
import type { JobDetail } from '../job-fields.ts'
import { editMessages as messages } from '../messages/edit-page.ts'
import { importPageMessages } from '../messages/import-page.ts'
import { commonFields, formText } from './form-text.ts'

type Mapping = JobDetail['mapping']
/** What an edit changes. */
export type Edit = Pick<Mapping, 'constants' | 'formulas' | 'priceChange'>
type EditFormProps = {
  readonly edit: Edit
  readonly button: string
  /** @throws Problem */
  readonly onSubmit: (edit: Edit) => Promise<void>
}

export function EditForm({ edit, button, onSubmit }: EditFormProps) {
  const { busy, error, setError, attempt } = useAttempt(undefined, { isKept: true })
  const kept = useKeptFields()
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const read = readEdit(new FormData(event.currentTarget))
    setError(typeof read === 'string' ? read : undefined)
    if (typeof read !== 'string') await attempt(() => onSubmit(read))
  }
  return (
    <form {...kept} method="post" className="form mapping" onSubmit={(event) => void submit(event)}>
      {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
      <PriceFields edit={edit} />
      <details className="fold" open={Object.keys(edit.constants).length > 0}>
        <summary>
          <h2>{messages.fields}</h2>
        </summary>
        <p className="help">{messages.fieldsHelp}</p>
        <div className="two">
          {commonFields.map((field) => (
            <TextField
              key={field}
              label={importPageMessages.targets[field]}
              optional
              maxLength={80}
              autoComplete="off"
              name={`common-${field}`}
              defaultValue={edit.constants[field] ?? ''}
            />
          ))}
        </div>
      </details>
      <div className="form-part">
        <div className="row">
          <SubmitButton busy={busy} busyLabel={importPageMessages.checkBusy}>
            {button}
          </SubmitButton>
          <p className="help">{messages.nothingYet}</p>
        </div>
      </div>
    </form>
  )
}

/** The step in cents to which prices are rounded. */
const steps = [1, 5, 10, 25, 50, 100, 500] as const

const PriceFields = ({ edit: { priceChange, formulas } }: Pick<EditFormProps, 'edit'>) => (
  <div className="form-part">
    <h2>{messages.prices}</h2>
    <div className="two">
      <TextField
        label={messages.percent}
        help={messages.percentHelp}
        optional
        inputMode="decimal"
        autoComplete="off"
        name="percent"
        defaultValue={priceChange ? numberInField(priceChange.percent) : ''}
      />
      <SelectField label={messages.step} name="step" defaultValue={priceChange?.step ?? 1}>
        {steps.map((step) => (
          <option key={step} value={step}>
            {messages.stepName(step)}
          </option>
        ))}
      </SelectField>
      <label className="check">
        <input type="checkbox" name="ladder" defaultChecked={priceChange?.ladder ?? true} />{' '}
        {messages.ladder}
      </label>
      <TextField
        label={messages.formula}
        help={messages.formulaHelp}
        optional
        maxLength={120}
        autoComplete="off"
        name="formula"
        defaultValue={formulas['price'] ?? ''}
      />
    </div>
  </div>
)

/** @returns the fault in the form, as a sentence */
function readEdit(form: FormData): Edit | string {
  const percentText = formText(form, 'percent').replace('%', '').trim()
  const [, minus, amount = ''] = /^([-\u2212+]?)\s*(.*)$/.exec(percentText) ?? []
  const size = amount === '' ? 0 : typedDecimal(amount)
  if (Number.isNaN(size)) return numberMessage(amount, messages.notPercent(percentText))
  const percent = minus === '' || minus === '+' ? size : -size
  const formula = formText(form, 'formula')
  const common = commonFields.map((field) => [field, formText(form, `common-${field}`)] as const)
  const constants = Object.fromEntries(common.filter(([, text]) => text !== ''))
  if (percent !== 0 && formula !== '') return messages.oneOfBoth
  if (percent === 0 && formula === '' && Object.keys(constants).length === 0)
    return messages.nothingToChange
  return {
    constants,
    formulas: formula === '' ? {} : { price: formula },
    ...(percent === 0
      ? {}
      : {
          priceChange: {
            percent,
            step: Number(formText(form, 'step')) || 1,
            ladder: form.has('ladder'),
          },
        }),
  }
}
