/** A row of the pad: its state, its tool, its quantity and prices. */
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { QuantityBox } from '../../catalogue/components/quantity-box.tsx'
import { displayPrice } from '../../catalogue/model/units.ts'
import type { PadTool } from '../../search/contract.ts'
import { StockLevel } from '../../catalogue/components/stock-level.tsx'
import { WaitingNote } from '../../orders/components/waiting-note.tsx'
import { displayMoney } from '../../platform/money/money.ts'
import { Icon } from '../../ui/icons.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import { orderPadMessages as messages } from '../messages/order-pad.ts'
import { changesSinceOrder, type OrderedLines } from '../reorder.ts'
import { withQuantity, type Row } from '../rows.ts'
import { RowFixes, fixesId } from './row-fixes.tsx'
import type { OrderPadState } from './use-pad.ts'
import { quantityInputId } from './use-row-focus.ts'

const stateClasses = {
  ready: 'pill good',
  adjust: 'pill warn',
  short: 'pill warn',
  ambiguous: 'pill info',
  unknown: 'pill bad',
  waiting: 'pill',
} as const

type PadRowProps = {
  readonly row: Row
  readonly pad: Pick<OrderPadState, 'setQuantity' | 'chooseTool' | 'remove'>
  readonly orderedLines: OrderedLines | undefined
  /** Called before a fix or a removal, so that the focus does not get lost with its button. */
  readonly onFixed: (row: Row) => void
}

/** Memoized: while somebody scrolls, only rows that come into view render. */
export const PadRow = memo(function PadRow({
  row: saved,
  pad,
  orderedLines,
  onFixed,
}: PadRowProps) {
  const { text, setText, save } = useTypedQuantity(saved, pad.setQuantity)
  const row = withQuantity(saved, text)
  const { tool, state, unitPrice, total } = row
  const name = tool?.name ?? row.entries[0]?.line.replaceAll('\t', ' ') ?? ''
  return (
    <>
      <td>
        <span className={stateClasses[state]}>{messages.states[state]}</span>
      </td>
      <td>
        <div className="what">
          {tool ? <Thumbnail picture={tool.picture} image={tool.image} /> : null}
          <div>
            <RowName row={row} name={name} />
            <RowFixes row={row} pad={pad} onFixed={onFixed} />
            {tool && state === 'ready' ? <WaitingNote tool={tool} quantity={row.pieces} /> : null}
          </div>
        </div>
      </td>
      <td data-label={messages.head.stock}>{tool ? <Stock tool={tool} /> : null}</td>
      {orderedLines ? (
        <td className="changes" data-label={messages.head.changes}>
          {changesSinceOrder(row, orderedLines)}
        </td>
      ) : null}
      <td className="box" data-label={messages.head.quantity}>
        {tool ? (
          <ToolQuantity row={row} tool={tool} text={text} onText={setText} onSave={save} />
        ) : (
          <PlainQuantity key={saved.quantity} row={saved} name={name} onSave={save} />
        )}
      </td>
      <td className="number" data-label={messages.head.each}>
        {unitPrice === undefined ? null : displayPrice(unitPrice, tool ?? {})}
      </td>
      <td className="number" data-label={messages.head.total}>
        {total === undefined ? null : <b>{displayMoney(total)}</b>}
      </td>
      <td className="number">
        <RemoveButton
          name={name}
          onClick={() => {
            onFixed(row)
            pad.remove([saved])
          }}
        />
      </td>
    </>
  )
})

/**
 * The text of a row's quantity box. While it is typed, an incomplete number must not merge the row
 * with another, so the quantity is saved on Enter, by a button, or when the box loses the focus.
 */
function useTypedQuantity(saved: Row, setQuantity: OrderPadState['setQuantity']) {
  const [typed, setTyped] = useState({ over: saved.quantity, text: saved.quantity })
  // Fixed by a button, or added to another line: the typed text no longer applies.
  if (typed.over !== saved.quantity) setTyped({ over: saved.quantity, text: saved.quantity })
  return {
    text: typed.text,
    setText: (text: string): void => setTyped({ over: saved.quantity, text }),
    save: (text: string): void => {
      if (text.trim() !== saved.quantity) setQuantity(saved, text.trim())
    },
  }
}

const RowName = ({ row, name }: { readonly row: Row; readonly name: string }) => (
  <>
    <b>
      {row.tool ? (
        <Link to={`/tools/${row.tool.slug}`}>{row.tool.name}</Link>
      ) : (
        messages.quoted(name)
      )}
    </b>
    {row.tool ? (
      <small>
        {row.tool.sku}
        {row.partNumber === undefined ? '' : ` · ${messages.partNumber(row.partNumber)}`}
        {row.entries.length > 1
          ? ` · ${messages.addedUp(row.entries.map(({ quantity }) => quantity))}`
          : ''}
      </small>
    ) : null}
  </>
)

const Stock = ({ tool }: { readonly tool: PadTool }) => (
  <>
    <StockLevel terms={tool} />
    <small>{messages.packs(tool.packSize)}</small>
  </>
)

type RemoveButtonProps = { readonly name: string; readonly onClick: () => void }

const RemoveButton = ({ name, onClick }: RemoveButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={messages.removeLine(name)}
    onClick={onClick}
  >
    <Icon name="close" size={16} />
  </button>
)

type ToolQuantityProps = {
  readonly row: Row
  readonly tool: PadTool
  readonly text: string
  readonly onText: (text: string) => void
  readonly onSave: (text: string) => void
}

const ToolQuantity = ({ row, tool, text, onText, onSave }: ToolQuantityProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSave(text)
    }}
  >
    <QuantityBox
      terms={tool}
      text={text}
      onBlur={() => onSave(text)}
      row={{ of: tool.name, id: quantityInputId(row), errorId: fixesId(row) }}
      onText={(next, chosen) => {
        onText(next)
        if (chosen) onSave(next)
      }}
    />
  </form>
)

type PlainQuantityProps = {
  readonly row: Row
  readonly name: string
  readonly onSave: (quantity: string) => void
}

/** A plain input if no tool is known yet, so there is no quantity rule. */
function PlainQuantity({ row, name, onSave }: PlainQuantityProps) {
  const [text, setText] = useState(row.quantity)
  return (
    <input
      id={quantityInputId(row)}
      className="input count"
      value={text}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      aria-label={messages.quantityOf(name)}
      aria-describedby={fixesId(row)}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => onSave(text)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onSave(text)
      }}
    />
  )
}
