/** The fields of one zone, and the buttons for adding and removing rows. */
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AddRow, RemoveRow } from '../../ui/row-buttons.tsx'
import { rateBases } from '../delivery-table.ts'
import { chargesPageMessages as messages } from '../messages/charges-page.ts'
import type { ChargesTexts } from '../charges-form.ts'

const { Checkbox, Choice, MoneyInput, NumberInput, TextInput } = inputsOf<ChargesTexts>()

type ZoneProps = { readonly index: number }

export function ZoneFields({ index, onRemove }: ZoneProps & { readonly onRemove: () => void }) {
  const { control } = useFormContext<ChargesTexts>()
  const path = `zones.${index}` as const
  const [name, onRequest] = useWatch({ control, name: [`${path}.name`, `${path}.onRequest`] })
  const title = messages.zone(index + 1, name.trim())
  return (
    <fieldset className="zone">
      <legend>{title}</legend>
      <div className="two">
        <TextInput
          name={`${path}.name`}
          maxLength={60}
          label={messages.name}
          help={messages.nameHelp}
        />
        <TextInput
          name={`${path}.countries`}
          label={messages.countries}
          help={messages.countriesHelp}
        />
      </div>
      <TextInput
        name={`${path}.postcodes`}
        maxLength={2000}
        optional
        label={messages.postcodes}
        help={messages.postcodesHelp}
      />
      <Checkbox name={`${path}.onRequest`} label={messages.onRequest} />
      {onRequest ? null : <ZoneCharges index={index} title={title} />}
      <div>
        <button
          type="button"
          className="button tight"
          aria-label={messages.removeZone(title)}
          onClick={onRemove}
        >
          <Icon name="remove" size={16} /> {messages.remove}
        </button>
      </div>
    </fieldset>
  )
}

/** The basis of a zone's charges, its rows, and the value from which delivery is free. */
function ZoneCharges({ index, title }: ZoneProps & { readonly title: string }) {
  const path = `zones.${index}` as const
  return (
    <>
      <div className="two">
        <Choice
          name={`${path}.basis`}
          label={messages.basis}
          options={choices(rateBases, messages.bases)}
        />
        <MoneyInput
          name={`${path}.freeFrom`}
          optional
          label={messages.freeFrom}
          help={messages.freeFromHelp}
        />
      </div>
      <Steps index={index} title={title} />
    </>
  )
}

/** The limit of the contract. */
const maxSteps = 30

function Steps({ index, title }: ZoneProps & { readonly title: string }) {
  const { control, formState } = useFormContext<ChargesTexts>()
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
            <NumberInput
              name={`${path}.steps.${row}.upTo`}
              inputMode="decimal"
              label={messages.upTo[basis]}
              placeholder={messages.upToHint}
            />
            <MoneyInput name={`${path}.steps.${row}.charge`} label={messages.charge} />
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
