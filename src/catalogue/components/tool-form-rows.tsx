/**
 * The two parts of a tool's form with any number of rows: quantity prices, and the specification.
 */
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { AddRow, RemoveRow } from '../../ui/row-buttons.tsx'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import { priceBreakDto } from '../price-fields.ts'
import { typedMargin } from '../writing/typed-terms.ts'
import type { TypedTool } from '../writing/tool-form-fields.ts'

const { CellInput, TextInput } = inputsOf<TypedTool>()

/** The limits of the contract. */
const most = { breaks: 10, specs: 40 } as const

export function BreakRows() {
  const { control } = useFormContext<TypedTool>()
  const { fields, append, remove } = useFieldArray({ control, name: 'priceBreaks' })
  return (
    <fieldset className="rows-field">
      <legend className="label">{messages.ladder}</legend>
      {fields.length === 0 ? null : (
        <table className="mini">
          <thead>
            <tr>
              <th scope="col">{messages.fromShort}</th>
              <th scope="col">{messages.eachShort}</th>
              <th scope="col" className="number">
                {messages.margin}
              </th>
              <th scope="col">
                <span className="hidden-label">{listPageMessages.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ id }, row) => (
              <tr key={id}>
                <td>
                  <CellInput name={`priceBreaks.${row}.${priceBreakDto}`} label={messages.from} />
                </td>
                <td>
                  <CellInput name={`priceBreaks.${row}.price`} label={messages.each} />
                </td>
                <td className="number muted">
                  <Margin row={row} />
                </td>
                <td>
                  <RemoveRow label={messages.removeBreak(row + 1)} onRemove={() => remove(row)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {fields.length < most.breaks ? (
        <AddRow
          label={messages.addBreak}
          onAdd={() => append({ [priceBreakDto]: '', price: '' })}
        />
      ) : null}
      <p className="help">{messages.ladderHelp}</p>
    </fieldset>
  )
}

/** The margin of the price in this row. */
function Margin({ row }: { readonly row: number }) {
  const { control } = useFormContext<TypedTool>()
  const [price, cost] = useWatch({ control, name: [`priceBreaks.${row}.price`, 'cost'] })
  return messages.marginOf(typedMargin(price, cost))
}

export function SpecRows() {
  const { control } = useFormContext<TypedTool>()
  const { fields, append, remove } = useFieldArray({ control, name: 'specs' })
  return (
    <>
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
    </>
  )
}
