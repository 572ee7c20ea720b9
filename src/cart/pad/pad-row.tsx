/** A line of the pad: its state, its tool, what is wrong with it and the buttons that mend it. */
import { useState } from 'react'
import { Link } from 'react-router'
import { quantityRule } from '../../catalogue/sentences.ts'
import { StockWord } from '../../catalogue/stock-word.tsx'
import { showMoney, showNumber } from '../../platform/money.ts'
import { Icon } from '../../web/icons.tsx'
import { Thumb } from '../../web/picture.tsx'
import { orderPadWords as words } from '../../words/en/pages/order-pad.ts'
import { whatChanged, type OldLine } from './old-order.ts'
import { shortNames, type Row } from './rows.ts'
import { faultOf } from './sentences.ts'
import type { OpenPad } from './use-pad.ts'

const pills = { ready: 'pill good', adjust: 'pill warn', short: 'pill warn', ambiguous: 'pill info', unknown: 'pill bad', waiting: 'pill' } as const

export const quantityId = (row: Pick<Row, 'id'>): string => `pad-quantity-${row.id}`

type Shown = {
  readonly row: Row
  readonly pad: Pick<OpenPad, 'setQuantity' | 'pick' | 'remove'>
  /** Lines of the order that is opened again, by tool. */
  readonly before: ReadonlyMap<string, OldLine> | undefined
  /** Something was mended: the focus must not get lost with its button. */
  readonly onMended: (row: Row) => void
}

export function PadRow({ row, pad, before, onMended }: Shown) {
  const { tool, state, unit, total } = row
  const name = tool?.name ?? row.entries[0]?.line.replaceAll('\t', ' ') ?? ''
  return (
    <>
      <td><span className={pills[state]}>{words.states[state]}</span></td>
      <td>
        <div className="what">
          {tool ? <Thumb picture={tool.picture} image={tool.image} /> : null}
          <div>
            <b>{tool ? <Link to={`/tools/${tool.slug}`}>{tool.name}</Link> : words.quoted(name)}</b>
            {tool ? <small>{tool.sku}{row.entries.length > 1 ? ` · ${words.addedUp(row.entries.map(({ quantity }) => quantity))}` : ''}{gainOf(row)}</small> : null}
            <Mend row={row} pad={pad} onMended={onMended} />
          </div>
        </div>
      </td>
      <td data-label={words.head.packs}>{tool ? showNumber(tool.packSize) : null}</td>
      <td data-label={words.head.stock}>{tool ? <StockWord terms={tool} /> : null}</td>
      {before ? <td data-label={words.head.was}>{whatChanged(row, before)}</td> : null}
      <td className="number" data-label={words.head.quantity}><Quantity key={row.quantity} row={row} name={name} set={pad.setQuantity} /></td>
      <td className="number" data-label={words.head.each}>{unit === undefined ? null : showMoney(unit)}</td>
      <td className="number" data-label={words.head.total}>{total === undefined ? null : <b>{showMoney(total)}</b>}</td>
      <td className="number">
        <button type="button" className="icon-button" aria-label={words.removeLine(name)} onClick={() => { onMended(row); pad.remove([row]) }}>
          <Icon name="close" size={16} />
        </button>
      </td>
    </>
  )
}

/** What buying more would save, where it would. */
function gainOf({ tool, state, pieces }: Row) {
  const gain = tool && state === 'ready' ? quantityRule(tool, pieces).find((part) => part.gain) : undefined
  return gain ? <> · <span className="gain">{gain.text}</span></> : null
}

/** Taken over when it is left or Enter is pressed: while it is typed, half a number must not join another row. */
function Quantity({ row, name, set }: { readonly row: Row; readonly name: string; readonly set: OpenPad['setQuantity'] }) {
  const [text, setText] = useState(row.quantity)
  const wrong = row.fault !== undefined
  const done = (): void => {
    if (text.trim() !== row.quantity) set(row, text.trim())
  }
  return (
    <input
      id={quantityId(row)} className="input count" value={text} inputMode="numeric" autoComplete="off" maxLength={20} aria-label={words.quantityOf(name)}
      aria-invalid={wrong || undefined} aria-describedby={wrong ? `${quantityId(row)}-why` : undefined}
      onChange={({ target }) => setText(target.value)} onBlur={done} onKeyDown={({ key }) => { if (key === 'Enter') done() }}
    />
  )
}

function Mend({ row, pad, onMended }: Omit<Shown, 'before'>) {
  const sentence = faultOf(row)
  if (sentence === '') return null
  const act = (mend: () => void) => () => { onMended(row); mend() }
  const picks = row.state === 'ambiguous' ? shortNames(row.pick) : row.pick.map(({ sku, name }) => (/\d/.test(row.entries[0]?.term ?? '') ? sku : name))
  return (
    <div className="mend">
      <span id={`${quantityId(row)}-why`}>{sentence}</span>
      {row.use.map((quantity) => (
        <button key={quantity} type="button" className="button small" onClick={act(() => pad.setQuantity(row, String(quantity)))}>
          {row.state === 'short' ? words.take(quantity) : words.use(quantity)}
        </button>
      ))}
      {row.pick.map((tool, place) => (
        <button key={tool.id} type="button" className="button small" title={`${tool.sku} ${tool.name}`} onClick={act(() => pad.pick(row, tool))}>{picks[place]}</button>
      ))}
    </div>
  )
}
