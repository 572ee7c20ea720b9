/** The fields of one zone, and the buttons with which rows are added and removed. */
import { useFieldArray, useWatch } from 'react-hook-form'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AddRow, RemoveRow } from '../../ui/row-buttons.tsx'
import { rateBases } from '../delivery-table.ts'
import { chargesPageMessages as messages } from '../messages/charges-page.ts'
import type { ChargesState } from './charges-form.tsx'

type ZoneProps = { readonly form: ChargesState; readonly index: number }

export function ZoneFields({
  form,
  index,
  onRemove,
}: ZoneProps & { readonly onRemove: () => void }) {
  const { control, register, formState } = form
  const errors = formState.errors.zones?.[index]
  const path = `zones.${index}` as const
  const [name, onRequest] = useWatch({ control, name: [`${path}.name`, `${path}.onRequest`] })
  const title = messages.zone(index + 1, name.trim())
  return (
    <fieldset className="zone">
      <legend>{title}</legend>
      <div className="two">
        <TextField
          label={messages.name}
          help={messages.nameHelp}
          maxLength={60}
          autoComplete="off"
          error={errors?.name?.message}
          {...register(`${path}.name`)}
        />
        <TextField
          label={messages.countries}
          help={messages.countriesHelp}
          autoComplete="off"
          error={errors?.countries?.message}
          {...register(`${path}.countries`)}
        />
      </div>
      <TextField
        label={messages.postcodes}
        help={messages.postcodesHelp}
        maxLength={2000}
        autoComplete="off"
        optional
        error={errors?.postcodes?.message}
        {...register(`${path}.postcodes`)}
      />
      <label className="check">
        <input type="checkbox" {...register(`${path}.onRequest`)} /> {messages.onRequest}
      </label>
      {onRequest ? null : <ZoneCharges form={form} index={index} title={title} />}
      <div>
        <button type="button" className="button tight" onClick={onRemove}>
          <Icon name="remove" size={16} /> {messages.removeZone(title)}
        </button>
      </div>
    </fieldset>
  )
}

/** By what the zone charges, its rows, and from when it is free. */
function ZoneCharges({ form, index, title }: ZoneProps & { readonly title: string }) {
  const { register, formState } = form
  const path = `zones.${index}` as const
  return (
    <>
      <div className="two">
        <SelectField label={messages.basis} {...register(`${path}.basis`)}>
          {rateBases.map((basis) => (
            <option key={basis} value={basis}>
              {messages.bases[basis]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={messages.freeFrom}
          help={messages.freeFromHelp}
          inputMode="decimal"
          autoComplete="off"
          optional
          error={formState.errors.zones?.[index]?.freeFrom?.message}
          {...register(`${path}.freeFrom`)}
        />
      </div>
      <Steps form={form} index={index} title={title} />
    </>
  )
}

/** As many as the contract takes. */
const maxSteps = 30

function Steps({ form, index, title }: ZoneProps & { readonly title: string }) {
  const { control, register, formState } = form
  const path = `zones.${index}` as const
  const { fields, append, remove } = useFieldArray({ control, name: `${path}.steps` })
  const basis = useWatch({ control, name: `${path}.basis` })
  const errors = formState.errors.zones?.[index]?.steps
  const error = errors?.message ?? errors?.root?.message
  return (
    <div className="steps" role="group" aria-label={`${messages.steps}, ${title}`}>
      <div className="rows">
        {fields.map(({ id }, row) => (
          <div className="line" key={id}>
            <TextField
              label={messages.upTo[basis]}
              inputMode="decimal"
              autoComplete="off"
              placeholder={messages.upToHint}
              error={errors?.[row]?.upTo?.message}
              {...register(`${path}.steps.${row}.upTo`)}
            />
            <TextField
              label={messages.charge}
              inputMode="decimal"
              autoComplete="off"
              error={errors?.[row]?.charge?.message}
              {...register(`${path}.steps.${row}.charge`)}
            />
            <RemoveRow label={messages.removeStep(title, row + 1)} onRemove={() => remove(row)} />
          </div>
        ))}
      </div>
      {error === undefined ? (
        <p className="help">{messages.stepsHelp}</p>
      ) : (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      {fields.length < maxSteps ? (
        <AddRow label={messages.addStep} onAdd={() => append({ upTo: '', charge: '' })} />
      ) : null}
    </div>
  )
}
