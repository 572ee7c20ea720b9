/**
 * Errors of a row, or possible improvements, in one live sentence, with the buttons that fix it.
 */
import { savingsText, quantityRuleParts } from '../../catalogue/quantity-messages.ts'
import { orderPadMessages as messages } from '../messages/order-pad.ts'
import { distinguishingNames, type Row } from '../rows.ts'
import { faultMessage } from '../row-messages.ts'
import type { OrderPadState } from './use-pad.ts'
import { quantityInputId } from './use-row-focus.ts'

/** The id of the sentence, for the input that it describes. */
export const fixesId = (row: Pick<Row, 'id'>): string => `${quantityInputId(row)}-why`

type RowFixesProps = {
  readonly row: Row
  readonly pad: Pick<OrderPadState, 'setQuantity' | 'chooseTool'>
  readonly onFixed: (row: Row) => void
}

export function RowFixes({ row, pad, onFixed }: RowFixesProps) {
  const { suggestions, candidates } = row
  const labels = candidateLabels(row)
  const fixWith = (fix: () => void) => () => {
    onFixed(row)
    fix()
  }
  return (
    <div className="mend">
      <RowSentence row={row} />
      {suggestions.length === 0 ? null : (
        <span className="uses">
          {suggestions.map((quantity) => (
            <button
              key={quantity}
              type="button"
              className="button small"
              onClick={fixWith(() => pad.setQuantity(row, String(quantity)))}
            >
              {row.state === 'short' ? messages.take(quantity) : messages.use(quantity)}
            </button>
          ))}
        </span>
      )}
      {candidates.map((tool, index) => (
        <button
          key={tool.id}
          type="button"
          className="button small"
          title={`${tool.sku} ${tool.name}`}
          onClick={fixWith(() => pad.chooseTool(row, tool))}
        >
          {labels[index]}
        </button>
      ))}
    </div>
  )
}

function RowSentence({ row }: { readonly row: Row }) {
  const { tool, savings } = row
  const fault = faultMessage(row)
  return (
    <span id={fixesId(row)} aria-live="polite">
      {fault}
      {tool && fault === '' ? (
        <span className="hidden-label">
          {quantityRuleParts(tool, savings)
            .map(({ text }) => text)
            .join(' · ')}
        </span>
      ) : null}
      {savings ? (
        <span className="gain" aria-hidden="true">
          {savingsText(savings)}
        </span>
      ) : null}
    </span>
  )
}

/** A term with digits was meant as a SKU, so similar tools are labelled with their SKUs. */
const candidateLabels = ({ state, candidates, entries }: Row): readonly string[] =>
  state === 'ambiguous'
    ? distinguishingNames(candidates)
    : candidates.map(({ sku, name }) => (/\d/.test(entries[0]?.term ?? '') ? sku : name))
