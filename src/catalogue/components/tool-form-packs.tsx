/** The part of a tool's form with its named packs. */
import { useFieldArray, useFormContext } from 'react-hook-form'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import { maxPacks } from '../units/packs.ts'
import type { TypedTool } from '../writing/tool-form-fields.ts'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { AddRow, RemoveRow } from '../../ui/row-buttons.tsx'

const { NumberInput, TextInput } = inputsOf<TypedTool>()

export function PackRows() {
  const { control } = useFormContext<TypedTool>()
  const { fields, append, remove } = useFieldArray({ control, name: 'packs' })
  return (
    <fieldset className="rows-field">
      <legend className="label">{messages.packs}</legend>
      <p className="help">{messages.packsHelp}</p>
      {fields.length === 0 ? null : (
        <div className="rows">
          {fields.map(({ id }, row) => (
            <div className="line" key={id}>
              <TextInput
                name={`packs.${row}.name`}
                maxLength={40}
                label={messages.packName}
                placeholder={messages.packNameHint}
              />
              <NumberInput name={`packs.${row}.quantity`} label={messages.packQuantity} />
              <NumberInput
                name={`packs.${row}.gtin`}
                maxLength={40}
                optional
                label={messages.packGtin}
              />
              <RemoveRow label={messages.removePack(row + 1)} onRemove={() => remove(row)} />
            </div>
          ))}
        </div>
      )}
      {fields.length < maxPacks ? (
        <AddRow
          label={messages.addPack}
          onAdd={() => append({ name: '', quantity: '', gtin: '' })}
        />
      ) : null}
    </fieldset>
  )
}
