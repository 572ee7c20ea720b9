/** The form with which staff set the charges for delivery. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFreshValues } from '../../ui/use-fresh-values.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { delivery } from '../api.client.ts'
import { ChargesForm as schema, newZone, toTexts, type ChargesTexts } from '../charges-form.ts'
import { deliveryContract, type NewTable, type SavedTable } from '../contract.ts'
import { otherCountryRules, type DeliveryTable } from '../delivery-table.ts'
import { chargesPageMessages as messages } from '../messages/charges-page.ts'
import { AddRow, RemoveRow } from '../../ui/row-buttons.tsx'
import { ZoneFields } from './zone-fields.tsx'

export type ChargesState = UseFormReturn<ChargesTexts, unknown, DeliveryTable>

type ChargesFormProps = {
  readonly saved: SavedTable
  readonly onSaved: () => Promise<void>
}
/** As many as the contract takes. */
const most = { zones: 100, surcharges: 10 } as const

export function ChargesForm({ saved, onSaved }: ChargesFormProps) {
  const form: ChargesState = useForm({
    resolver: zodResolver(schema),
    defaultValues: toTexts(saved),
  })
  const { notice, problem, send } = useSubmit(form, deliveryContract.saveCharges.input)
  const { errors, isSubmitting } = form.formState
  const beginSaving = useFreshValues(form, toTexts(saved), { problem, reload: onSaved })
  const submit = send(async (table) => {
    const accept = beginSaving()
    const stored = await delivery.saveCharges(toNewTable(table, form.getValues('revision')))
    accept(toTexts(stored))
    toast(messages.saved)
    await onSaved()
  })
  // Of the list as a whole; those of its zones stand beside their fields.
  const zonesError = errors.zones?.message ?? errors.zones?.root?.message
  return (
    <form method="post" className="form narrow" noValidate onSubmit={(event) => void submit(event)}>
      {notice === undefined && zonesError === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notSaved}</b> {notice ?? zonesError}
        </Notice>
      )}
      <label className="check">
        <input type="checkbox" {...form.register('charged')} /> {messages.onOff}
      </label>
      <Zones form={form} />
      <Surcharges form={form} />
      <OtherFields form={form} />
      <div>
        <SubmitButton busy={isSubmitting} busyLabel={messages.saving}>
          {messages.save}
        </SubmitButton>
      </div>
    </form>
  )
}

const toNewTable = (table: DeliveryTable, revision: number): NewTable => ({
  ...table,
  revision,
  zones: table.zones.map((zone) => ({
    ...zone,
    countries: [...zone.countries],
    steps: [...zone.steps],
  })),
  surcharges: [...table.surcharges],
})

function Zones({ form }: { readonly form: ChargesState }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'zones' })
  return (
    <section className="form-part" aria-labelledby="delivery-zones">
      <h2 id="delivery-zones">{messages.zones}</h2>
      <p className="muted">{messages.zonesLead}</p>
      {fields.map(({ id }, index) => (
        <ZoneFields key={id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < most.zones ? (
        <AddRow label={messages.addZone} onAdd={() => append(newZone())} />
      ) : null}
    </section>
  )
}

function Surcharges({ form }: { readonly form: ChargesState }) {
  const {
    control,
    register,
    formState: { errors },
  } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'surcharges' })
  return (
    <section className="form-part" aria-labelledby="delivery-surcharges">
      <h2 id="delivery-surcharges">{messages.surcharges}</h2>
      <p className="muted">{messages.surchargesLead}</p>
      {fields.length === 0 ? null : (
        <div className="rows surcharges">
          {fields.map(({ id }, row) => (
            <div className="line" key={id}>
              <TextField
                label={messages.label}
                maxLength={60}
                autoComplete="off"
                error={errors.surcharges?.[row]?.label?.message}
                {...register(`surcharges.${row}.label`)}
              />
              <TextField
                label={messages.amount}
                inputMode="decimal"
                autoComplete="off"
                error={errors.surcharges?.[row]?.amount?.message}
                {...register(`surcharges.${row}.amount`)}
              />
              <TextField
                label={messages.above}
                inputMode="decimal"
                autoComplete="off"
                placeholder={messages.aboveHint}
                error={errors.surcharges?.[row]?.above?.message}
                {...register(`surcharges.${row}.above`)}
              />
              <RemoveRow label={messages.removeSurcharge(row + 1)} onRemove={() => remove(row)} />
            </div>
          ))}
        </div>
      )}
      {fields.length < most.surcharges ? (
        <AddRow
          label={messages.addSurcharge}
          onAdd={() => append({ label: '', amount: '', above: '' })}
        />
      ) : null}
    </section>
  )
}

const OtherFields = ({ form: { register, formState } }: { readonly form: ChargesState }) => (
  <section className="form-part" aria-labelledby="delivery-other">
    <h2 id="delivery-other">{messages.other}</h2>
    <SelectField label={messages.otherCountries} {...register('otherCountries')}>
      {otherCountryRules.map((rule) => (
        <option key={rule} value={rule}>
          {messages.otherCountryRules[rule]}
        </option>
      ))}
    </SelectField>
    <TextField
      label={messages.collection}
      help={messages.collectionHelp}
      placeholder={messages.collectionHint}
      autoComplete="off"
      maxLength={200}
      optional
      error={formState.errors.collection?.message}
      {...register('collection')}
    />
    <TextField
      label={messages.usualWeight}
      help={messages.usualWeightHelp}
      inputMode="decimal"
      autoComplete="off"
      optional
      error={formState.errors.usualWeight?.message}
      {...register('usualWeight')}
    />
  </section>
)
