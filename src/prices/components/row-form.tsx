/** The form of a price in a list: a new one, or another in the place of one. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch, type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form'
import { priceQuantities } from '../../catalogue/model/units.ts'
import { displayNumber } from '../../platform/money/money.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { pricesContract } from '../contract.ts'
import { pricesPageMessages, rowsPageMessages as messages, targetNames } from '../messages/pages.ts'
import type { PriceRow } from '../row-fields.ts'
import { rowFormOf, RowFormFields, type RowForm } from '../row-form-fields.ts'
import { priceTargets } from '../rules.ts'

type PriceRowFormProps = {
  /** Undefined for a new one. */
  readonly row: PriceRow | undefined
  readonly save: (form: RowForm) => Promise<void>
  readonly onCancel?: () => void
}

export function PriceRowForm({ row, save, onCancel }: PriceRowFormProps) {
  const form = useForm({ resolver: zodResolver(RowFormFields), defaultValues: rowFormOf(row) })
  const {
    formState: { errors, isSubmitting },
    register,
    reset,
  } = form
  const target = useWatch({ control: form.control, name: 'target' })
  const { notice, send } = useSubmit(form, pricesContract.addRow.input)
  const submit = send(async (typed) => {
    await save(typed)
    reset(rowFormOf())
  })
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{pricesPageMessages.notDone}</b> {notice}
        </Notice>
      )}
      {row ? null : (
        <div className="two">
          <SelectField label={messages.target} {...register('target')}>
            {priceTargets.map((kind) => (
              <option key={kind} value={kind}>
                {targetNames[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={messages.nameOf[target]}
            maxLength={120}
            autoComplete="off"
            error={errors.name?.message}
            {...register('name')}
          />
        </div>
      )}
      <ValueFields register={register} errors={errors} />
      <div className="row">
        <SubmitButton
          busy={isSubmitting}
          busyLabel={row ? pricesPageMessages.saving : pricesPageMessages.adding}
        >
          {row ? pricesPageMessages.save : messages.add}
        </SubmitButton>
        {onCancel ? (
          <button type="button" className="button" onClick={onCancel}>
            {messages.cancel}
          </button>
        ) : null}
      </div>
    </form>
  )
}

type ValueFieldsProps = {
  readonly register: (name: keyof RowForm) => UseFormRegisterReturn
  readonly errors: FieldErrors<RowForm>
}

const ValueFields = ({ register, errors }: ValueFieldsProps) => (
  <>
    <div className="two">
      <TextField
        label={messages.percentOff}
        help={messages.percentHelp}
        inputMode="decimal"
        maxLength={6}
        error={errors.percentOff?.message}
        {...register('percentOff')}
      />
      <TextField
        label={messages.ownPrice}
        help={messages.ownPriceHelp}
        inputMode="decimal"
        maxLength={16}
        error={errors.price?.message}
        {...register('price')}
      />
    </div>
    <div className="two">
      <TextField
        label={messages.ladder}
        help={messages.ladderHelp}
        optional
        maxLength={400}
        error={errors.priceBreaks?.message}
        {...register('priceBreaks')}
      />
      <SelectField
        label={messages.pricePer}
        help={messages.pricePerHelp}
        error={errors.pricePer?.message}
        {...register('pricePer')}
      >
        <option value="">{messages.pricePerOfTool}</option>
        {priceQuantities.map((quantity) => (
          <option key={quantity} value={quantity}>
            {displayNumber(quantity)}
          </option>
        ))}
      </SelectField>
    </div>
    <div className="two">
      <TextField
        label={messages.validFrom}
        type="date"
        optional
        error={errors.validFrom?.message}
        {...register('validFrom')}
      />
      <TextField
        label={messages.validUntil}
        type="date"
        optional
        error={errors.validUntil?.message}
        {...register('validUntil')}
      />
    </div>
  </>
)
