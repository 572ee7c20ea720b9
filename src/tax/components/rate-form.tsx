/** The form that adds one rate of US sales tax. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { typedDecimal } from '../../platform/numbers/written-number.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { SalesRate, salesTaxContract } from '../sales-tax-contract.ts'
import { salesTax } from '../sales-tax.client.ts'
import { salesTaxTableMessages as messages } from '../messages/sales-tax-table.ts'
import { usStates } from '../us-states.ts'

const texts = z.pipe(
  z.pipe(
    z.object({
      state: z.string(),
      zips: z.string(),
      county: z.string(),
      percent: z.string(),
      from: z.string(),
    }),
    z.transform(({ percent, zips, ...row }) => ({
      ...row,
      zips: zips.replaceAll(' ', ''),
      percent: typedDecimal(percent),
    })),
  ),
  SalesRate,
)

type RateFormProps = { readonly today: string; readonly onAdded: (state: string) => Promise<void> }

export function RateForm({ today, onAdded }: RateFormProps) {
  const form = useForm({
    resolver: zodResolver(texts),
    defaultValues: { state: 'OH', zips: '', county: '', percent: '', from: today },
  })
  const { register } = form
  const { errors, isSubmitting } = form.formState
  const { notice, send } = useSubmit(form, salesTaxContract.addSalesRates.input)
  const submit = send(async (row: SalesRate) => {
    const { added, changed } = await salesTax.addSalesRates({ rows: [row] })
    toast(messages.applied(added, changed))
    form.reset({ ...form.getValues(), zips: '', county: '', percent: '' })
    await onAdded(row.state)
  })
  return (
    <form
      method="post"
      className="form narrow mt-2"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notAdded}</b> {notice}
        </Notice>
      )}
      <RateFields register={register} errors={errors} />
      <div>
        <SubmitButton busy={isSubmitting} busyLabel={messages.adding}>
          {messages.addButton}
        </SubmitButton>
      </div>
    </form>
  )
}

type RateTexts = Record<keyof SalesRate, string>
type RateFieldsProps = {
  readonly register: (name: keyof RateTexts) => UseFormRegisterReturn
  readonly errors: FieldErrors<RateTexts>
}

const RateFields = ({ register, errors }: RateFieldsProps) => (
  <>
    <div className="two">
      <SelectField label={messages.state} error={errors.state?.message} {...register('state')}>
        {usStates.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={messages.percent}
        help={messages.percentHelp}
        inputMode="decimal"
        maxLength={8}
        autoComplete="off"
        error={errors.percent?.message}
        {...register('percent')}
      />
    </div>
    <div className="two">
      <TextField
        label={messages.zips}
        help={messages.zipsHelp}
        optional
        maxLength={15}
        autoComplete="off"
        error={errors.zips?.message}
        {...register('zips')}
      />
      <TextField
        label={messages.county}
        help={messages.countyHelp}
        optional
        maxLength={80}
        autoComplete="off"
        error={errors.county?.message}
        {...register('county')}
      />
    </div>
    <TextField
      label={messages.fromLabel}
      type="date"
      error={errors.from?.message}
      {...register('from')}
    />
  </>
)
