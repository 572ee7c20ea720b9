/** The lines of an order in its edit form: a quantity and a price for each. */
import { displayPrice, priceBasisText } from '../../catalogue/model/units.ts'
import { inputsOf, RootError } from '../../ui/form/inputs.tsx'
import type { EditValues } from '../edits/edit-form-values.ts'
import type { DetailedLine } from '../line-schemas.ts'
import { editPageMessages as messages } from '../messages/edit-page.ts'

const { MoneyInput, NumberInput } = inputsOf<EditValues>()

type EditedLinesProps = { readonly lines: readonly DetailedLine[] }

export const EditedLines = ({ lines }: EditedLinesProps) => (
  <>
    <p className="muted small">{messages.linesHelp}</p>
    {lines.map(({ line, name, sku, unitPrice, ...basis }, index) => (
      <fieldset key={line} className="form-part">
        <legend>{name}</legend>
        <p className="muted small">
          {sku} · {displayPrice(unitPrice, basis)}
        </p>
        <div className="two">
          <NumberInput name={`lines.${index}.quantity`} label={messages.quantity} />
          <MoneyInput
            name={`lines.${index}.unitPrice`}
            optional={false}
            label={[messages.price, priceBasisText(basis)].filter(Boolean).join(' ')}
          />
        </div>
      </fieldset>
    ))}
    <RootError />
  </>
)
