/** The part of a tool's form with its named packs. */
import {
  useFieldArray,
  type Control,
  type FieldErrors,
  type UseFormRegister,
} from 'react-hook-form'
import { TextField } from '../../ui/field.tsx'
import type { NewTool } from '../contract.ts'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import { maxPacks } from '../units/packs.ts'
import type { TypedTool } from '../writing/tool-form-fields.ts'
import { AddRow, RemoveRow } from '../../ui/row-buttons.tsx'

type PackRowsProps = {
  readonly control: Control<TypedTool, unknown, NewTool>
  readonly register: UseFormRegister<TypedTool>
  readonly errors: FieldErrors<TypedTool>['packs']
}

export function PackRows({ control, register, errors }: PackRowsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'packs' })
  return (
    <div className="form-part">
      <h2>{messages.packs}</h2>
      <p className="help">{messages.packsHelp}</p>
      {fields.length === 0 ? null : (
        <div className="rows">
          {fields.map(({ id }, row) => (
            <div className="line" key={id}>
              <TextField
                label={messages.packName}
                maxLength={40}
                autoComplete="off"
                placeholder={messages.packNameHint}
                error={errors?.[row]?.name?.message}
                {...register(`packs.${row}.name`)}
              />
              <TextField
                label={messages.packQuantity}
                inputMode="numeric"
                autoComplete="off"
                error={errors?.[row]?.quantity?.message}
                {...register(`packs.${row}.quantity`)}
              />
              <TextField
                label={messages.packGtin}
                optional
                inputMode="numeric"
                maxLength={40}
                autoComplete="off"
                error={errors?.[row]?.gtin?.message}
                {...register(`packs.${row}.gtin`)}
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
    </div>
  )
}
