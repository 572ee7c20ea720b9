/**
 * The two parts of a tool's form that grow by the row: lower prices from a quantity on, and the
 * specification.
 */
import { useFieldArray, useFormContext } from 'react-hook-form'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { AddRow, RemoveRow } from '../../ui/row-buttons.tsx'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import { priceBreakDto } from '../price-fields.ts'
import type { TypedTool } from '../writing/tool-form-fields.ts'

const { MoneyInput, NumberInput, TextInput } = inputsOf<TypedTool>()

/** As many as the contract takes. */
const most = { breaks: 10, specs: 40 } as const

export function BreakRows() {
  const { control } = useFormContext<TypedTool>()
  const { fields, append, remove } = useFieldArray({ control, name: 'priceBreaks' })
  return (
    <div className="form-part">
      <h2>{messages.ladder}</h2>
      <p className="help">{messages.ladderHelp}</p>
      {fields.length === 0 ? null : (
        <div className="rows">
          {fields.map(({ id }, row) => (
            <div className="line" key={id}>
              <NumberInput name={`priceBreaks.${row}.${priceBreakDto}`} label={messages.from} />
              <MoneyInput
                name={`priceBreaks.${row}.price`}
                label={messages.each}
                placeholder={messages.priceHint()}
              />
              <RemoveRow label={messages.removeBreak(row + 1)} onRemove={() => remove(row)} />
            </div>
          ))}
        </div>
      )}
      {fields.length < most.breaks ? (
        <AddRow
          label={messages.addBreak}
          onAdd={() => append({ [priceBreakDto]: '', price: '' })}
        />
      ) : null}
    </div>
  )
}

export function SpecRows() {
  const { control } = useFormContext<TypedTool>()
  const { fields, append, remove } = useFieldArray({ control, name: 'specs' })
  return (
    <div className="form-part">
      <h2>{messages.specs}</h2>
      {fields.length === 0 ? null : (
        <div className="rows">
          {fields.map(({ id }, row) => (
            <div className="line" key={id}>
              <TextInput
                name={`specs.${row}.name`}
                maxLength={80}
                label={messages.specName}
                placeholder={messages.specNameHint}
              />
              <TextInput
                name={`specs.${row}.value`}
                maxLength={200}
                label={messages.specValue}
                placeholder={messages.specValueHint}
              />
              <RemoveRow label={messages.removeSpec(row + 1)} onRemove={() => remove(row)} />
            </div>
          ))}
        </div>
      )}
      {fields.length < most.specs ? (
        <AddRow label={messages.addSpec} onAdd={() => append({ name: '', value: '' })} />
      ) : null}
    </div>
  )
}
