/**
 * The two parts of a tool's form that grow by the row: lower prices from a quantity on, and the
 * specification.
 */
import {
  useFieldArray,
  type Control,
  type FieldErrors,
  type UseFormRegister,
} from 'react-hook-form'
import { TextField } from '../../ui/field.tsx'
import { AddRow, RemoveRow } from '../../ui/row-buttons.tsx'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import { type NewTool } from '../contract.ts'
import { priceBreakDto } from '../price-fields.ts'
import type { TypedTool } from '../writing/tool-form-fields.ts'

type Rows<Name extends 'priceBreaks' | 'specs'> = {
  readonly control: Control<TypedTool, unknown, NewTool>
  readonly register: UseFormRegister<TypedTool>
  readonly errors: FieldErrors<TypedTool>[Name]
}
/** As many as the contract takes. */
const most = { breaks: 10, specs: 40 } as const

export function BreakRows({ control, register, errors }: Rows<'priceBreaks'>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'priceBreaks' })
  return (
    <div className="form-part">
      <h2>{messages.ladder}</h2>
      <p className="help">{messages.ladderHelp}</p>
      {fields.length === 0 ? null : (
        <div className="rows">
          {fields.map(({ id }, row) => (
            <div className="line" key={id}>
              <TextField
                label={messages.from}
                inputMode="numeric"
                autoComplete="off"
                error={errors?.[row]?.[priceBreakDto]?.message}
                {...register(`priceBreaks.${row}.${priceBreakDto}`)}
              />
              <TextField
                label={messages.each}
                inputMode="decimal"
                autoComplete="off"
                placeholder={messages.priceHint()}
                error={errors?.[row]?.price?.message}
                {...register(`priceBreaks.${row}.price`)}
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

export function SpecRows({ control, register, errors }: Rows<'specs'>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'specs' })
  return (
    <div className="form-part">
      <h2>{messages.specs}</h2>
      {fields.length === 0 ? null : (
        <div className="rows">
          {fields.map(({ id }, row) => (
            <div className="line" key={id}>
              <TextField
                label={messages.specName}
                maxLength={80}
                autoComplete="off"
                placeholder={messages.specNameHint}
                error={errors?.[row]?.name?.message}
                {...register(`specs.${row}.name`)}
              />
              <TextField
                label={messages.specValue}
                maxLength={200}
                autoComplete="off"
                placeholder={messages.specValueHint}
                error={errors?.[row]?.value?.message}
                {...register(`specs.${row}.value`)}
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
