/** The form with which staff set the delivery charges. */
import { useFieldArray, useFormContext } from 'react-hook-form'
import { SubmitButton } from '../../ui/buttons.tsx'
import { Failure, Form } from '../../ui/form/form.tsx'
import { FormGroup } from '../../ui/form/group.tsx'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useFreshValues } from '../../ui/use-fresh-values.ts'
import { delivery } from '../api.client.ts'
import { ChargesForm as schema, newZone, toTexts, type ChargesTexts } from '../charges-form.ts'
import { deliveryContract, type NewTable, type SavedTable } from '../contract.ts'
import { otherCountryRules, type DeliveryTable } from '../delivery-table.ts'
import { chargesPageMessages as messages } from '../messages/charges-page.ts'
import { AddRow, RemoveRow } from '../../ui/row-buttons.tsx'
import { ZoneFields } from './zone-fields.tsx'

const { Checkbox, Choice, MoneyInput, NumberInput, TextInput } = inputsOf<ChargesTexts>()

type ChargesFormProps = {
  readonly saved: SavedTable
  readonly onSaved: () => Promise<void>
}
/** The limits of the contract. */
const most = { zones: 100, surcharges: 10 } as const

export function ChargesForm({ saved, onSaved }: ChargesFormProps) {
  const form = useContractForm(deliveryContract.saveCharges, {
    fields: schema,
    values: toTexts(saved),
  })
  const beginSaving = useFreshValues(form, toTexts(saved), {
    problem: form.problem,
    reload: onSaved,
  })
  const submit = async (table: DeliveryTable): Promise<void> => {
    const accept = beginSaving()
    const stored = await delivery.saveCharges(toNewTable(table, form.getValues('revision')))
    accept(toTexts(stored))
    toast(messages.saved)
    await onSaved()
  }
  // Errors of the list as a whole; those of its zones are shown at their fields.
  const { zones } = form.formState.errors
  const zonesError = zones?.message ?? zones?.root?.message
  return (
    <Form
      form={form}
      className="mt-4"
      onSubmit={submit}
      notice={<Failure failed={messages.notSaved}>{form.notice ?? zonesError}</Failure>}
    >
      <FormGroup title={messages.charging} lead={messages.lead}>
        <Checkbox name="charged" label={messages.onOff} />
      </FormGroup>
      <Zones />
      <Surcharges />
      <OtherFields />
      <KeepAsItIs isDecided={saved.revision > 0} />
      <SaveBar act={messages.save} busy={messages.saving} />
    </Form>
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

/** Charges are decided by saving them, also unchanged: the checklist asks for it. */
function KeepAsItIs({ isDecided }: { readonly isDecided: boolean }) {
  const { isDirty, isSubmitting } = useFormContext<ChargesTexts>().formState
  return isDirty || isDecided ? null : (
    <p className="mt-4">
      <SubmitButton busy={isSubmitting} busyLabel={messages.saving} secondary>
        {messages.keep}
      </SubmitButton>
    </p>
  )
}

function Zones() {
  const { control } = useFormContext<ChargesTexts>()
  const { fields, append, remove } = useFieldArray({ control, name: 'zones' })
  return (
    <FormGroup title={messages.zones} lead={messages.zonesLead}>
      {fields.map(({ id }, index) => (
        <ZoneFields key={id} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < most.zones ? (
        <AddRow label={messages.addZone} onAdd={() => append(newZone())} />
      ) : null}
    </FormGroup>
  )
}

function Surcharges() {
  const { control } = useFormContext<ChargesTexts>()
  const { fields, append, remove } = useFieldArray({ control, name: 'surcharges' })
  return (
    <FormGroup title={messages.surcharges} lead={messages.surchargesLead}>
      {fields.length === 0 ? null : (
        <div className="rows surcharges">
          {fields.map(({ id }, row) => (
            <div className="line" key={id}>
              <TextInput name={`surcharges.${row}.label`} maxLength={60} label={messages.label} />
              <MoneyInput name={`surcharges.${row}.amount`} label={messages.amount} />
              <MoneyInput
                name={`surcharges.${row}.above`}
                label={messages.above}
                placeholder={messages.aboveHint}
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
    </FormGroup>
  )
}

const OtherFields = () => (
  <FormGroup title={messages.other}>
    <Choice
      name="otherCountries"
      label={messages.otherCountries}
      options={choices(otherCountryRules, messages.otherCountryRules)}
    />
    <TextInput
      name="collection"
      maxLength={200}
      optional
      label={messages.collection}
      help={messages.collectionHelp}
      placeholder={messages.collectionHint}
    />
    <NumberInput
      name="usualWeight"
      optional
      label={messages.usualWeight}
      help={messages.usualWeightHelp}
      inputMode="decimal"
    />
  </FormGroup>
)
