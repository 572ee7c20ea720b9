/** A line of the pad: its state, its tool, what is wrong with it and the buttons that mend it. */
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { QuantityBox } from '../../catalogue/components/quantity-box.tsx'
import { savingsText, quantityRuleParts } from '../../catalogue/quantity-messages.ts'
import { StockLevel } from '../../catalogue/components/stock-level.tsx'
import { displayMoney } from '../../platform/money.ts'
import { Icon } from '../../ui/icons.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import { orderPadMessages as messages } from '../messages/order-pad.ts'
import { changesSinceOrder, type OrderedLine } from '../reorder.ts'
import { withQuantity, distinguishingNames, type Row } from '../rows.ts'
import { faultMessage } from '../row-messages.ts'
import type { OrderPadState } from './use-pad.ts'

const pills = {
  ready: 'pill good',
  adjust: 'pill warn',
  short: 'pill warn',
  ambiguous: 'pill info',
  unknown: 'pill bad',
  waiting: 'pill',
} as const

export const quantityInputId = (row: Pick<Row, 'id'>): string => `pad-quantity-${row.id}`
const whyId = (row: Pick<Row, 'id'>): string => `${quantityInputId(row)}-why`

type Shown = {
  readonly row: Row
  readonly pad: Pick<OrderPadState, 'setQuantity' | 'pick' | 'remove'>
  /** Lines of the order that is opened again, by tool. */
  readonly before: ReadonlyMap<string, OrderedLine> | undefined
  /** Something was mended: the focus must not get lost with its button. */
  readonly onMended: (row: Row) => void
}

/** Memoised: while one scrolls, only the rows that come into sight are drawn. */
export const PadRow = memo(function PadRow({ row: settled, pad, before, onMended }: Shown) {
  const [typed, setTyped] = useState({ over: settled.quantity, text: settled.quantity })
  // Mended by a button, or added up with another line: what was typed here is past.
  if (typed.over !== settled.quantity) setTyped({ over: settled.quantity, text: settled.quantity })
  const row = withQuantity(settled, typed.text)
  const { tool, state, unit, total } = row
  const name = tool?.name ?? row.entries[0]?.line.replaceAll('\t', ' ') ?? ''
  // While it is typed, half a number must not join another row: it is taken over by Enter, by a button, or when the box is left.
  const settle = (text: string): void => {
    if (text.trim() !== settled.quantity) pad.setQuantity(settled, text.trim())
  }
  return (
    <>
      <td>
        <span className={pills[state]}>{messages.states[state]}</span>
      </td>
      <td>
        <div className="what">
          {tool ? <Thumbnail picture={tool.picture} image={tool.image} /> : null}
          <div>
            <b>
              {tool ? <Link to={`/tools/${tool.slug}`}>{tool.name}</Link> : messages.quoted(name)}
            </b>
            {tool ? (
              <small>
                {tool.sku}
                {row.entries.length > 1
                  ? ` · ${messages.addedUp(row.entries.map(({ quantity }) => quantity))}`
                  : ''}
              </small>
            ) : null}
            <Mend row={row} pad={pad} onMended={onMended} />
          </div>
        </div>
      </td>
      <td data-label={messages.head.stock}>
        {tool ? (
          <>
            <StockLevel terms={tool} />
            <small>{messages.packs(tool.packSize)}</small>
          </>
        ) : null}
      </td>
      {before ? <td data-label={messages.head.was}>{changesSinceOrder(row, before)}</td> : null}
      <td className="box" data-label={messages.head.quantity}>
        {tool ? (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              settle(typed.text)
            }}
          >
            <QuantityBox
              terms={tool}
              text={typed.text}
              onBlur={() => settle(typed.text)}
              row={{ of: name, id: quantityInputId(row), saidBy: whyId(row) }}
              onText={(text, chosen) => {
                setTyped({ over: settled.quantity, text })
                if (chosen) settle(text)
              }}
            />
          </form>
        ) : (
          <Count key={settled.quantity} row={settled} name={name} set={settle} />
        )}
      </td>
      <td className="number" data-label={messages.head.each}>
        {unit === undefined ? null : displayMoney(unit)}
      </td>
      <td className="number" data-label={messages.head.total}>
        {total === undefined ? null : <b>{displayMoney(total)}</b>}
      </td>
      <td className="number">
        <button
          type="button"
          className="icon-button"
          aria-label={messages.removeLine(name)}
          onClick={() => {
            onMended(row)
            pad.remove([settled])
          }}
        >
          <Icon name="close" size={16} />
        </button>
      </td>
    </>
  )
})

/** Where no tool is known yet, there is no rule to say: a plain box. */
function Count({
  row,
  name,
  set,
}: {
  readonly row: Row
  readonly name: string
  readonly set: (quantity: string) => void
}) {
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
      aria-describedby={whyId(row)}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => set(text)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') set(text)
      }}
    />
  )
}

/** What is wrong with the row or would be better, in one live sentence, and the buttons that do it. */
function Mend({ row, pad, onMended }: Omit<Shown, 'before'>) {
  const { tool, state, gain, use, pick } = row
  const fault = faultMessage(row)
  const act = (mend: () => void) => () => {
    onMended(row)
    mend()
  }
  const picks =
    state === 'ambiguous'
      ? distinguishingNames(pick)
      : pick.map(({ sku, name }) => (/\d/.test(row.entries[0]?.term ?? '') ? sku : name))
  return (
    <div className="mend">
      <span id={whyId(row)} aria-live="polite">
        {fault}
        {tool && fault === '' ? (
          <span className="hidden-label">
            {quantityRuleParts(tool, gain)
              .map(({ text }) => text)
              .join(' · ')}
          </span>
        ) : null}
        {gain ? (
          <span className="gain" aria-hidden="true">
            {savingsText(gain)}
          </span>
        ) : null}
      </span>
      {use.length === 0 ? null : (
        <span className="uses">
          {use.map((quantity) => (
            <button
              key={quantity}
              type="button"
              className="button small"
              onClick={act(() => pad.setQuantity(row, String(quantity)))}
            >
              {state === 'short' ? messages.take(quantity) : messages.use(quantity)}
            </button>
          ))}
        </span>
      )}
      {pick.map((one, place) => (
        <button
          key={one.id}
          type="button"
          className="button small"
          title={`${one.sku} ${one.name}`}
          onClick={act(() => pad.pick(row, one))}
        >
          {picks[place]}
        </button>
      ))}
    </div>
  )
}
