/** The tools that differ from this one by size, as one table: a quantity box per row, and one button for all of them. */
import { useId, useState } from 'react'
import { useAddToCart } from '../../cart/components/add-to-cart.tsx'
import { displayMoney, displayNumber } from '../../platform/money.ts'
import { toast } from '../../ui/toast.tsx'
import { Link } from '../../ui/link.tsx'
import { cartMessages } from '../../cart/messages/cart.ts'
import { familyTableMessages as messages } from '../messages/family-table.ts'
import type { Tool } from '../contract.ts'
import { sizeIn } from '../family.ts'
import { QuantityBox } from './quantity-box.tsx'
import { quantityAdvice, parseQuantity } from '../rules.ts'
import { StockLevel } from './stock-level.tsx'

type Typed = Readonly<Record<string, string>>

/** What stands in a row's box: nothing, a quantity that can be ordered, or one that can't. */
const readRow = (tool: Tool, typed: Typed) => {
  const text = typed[tool.id] ?? ''
  const quantity = parseQuantity(text)
  return { tool, text, quantity, empty: text.trim() === '', ...quantityAdvice(tool, quantity) }
}

/** @param of the tool whose page this is */
export function FamilyTable({ of, tools }: { readonly of: Tool; readonly tools: readonly Tool[] }) {
  const [typed, setTyped] = useState<Typed>({})
  const { busy, add } = useAddToCart()
  const rows = tools.map((tool) => readRow(tool, typed))
  const asked = rows.filter(({ empty }) => !empty)
  const ready = asked.flatMap(({ tool, quantity, unit, total }) =>
    unit === undefined || total === undefined ? [] : [{ tool, quantity, unit, total }],
  )
  const sum = ready.reduce((all, { total }) => all + total, 0)
  const heading = useId()

  const addAll = async (): Promise<void> => {
    if (busy) return
    const wrong = asked.find(({ total }) => total === undefined)
    if (asked.length === 0 || wrong) {
      toast(wrong ? messages.mend(sizeIn(of.family, wrong.tool.name)) : messages.none, 'info')
      return
    }
    const lines = ready.map(({ tool, quantity, unit }) => ({
      toolId: tool.id,
      quantity,
      unitPrice: unit,
    }))
    if (
      await add(
        lines,
        messages.added(
          ready.length,
          ready.reduce((pieces, { quantity }) => pieces + quantity, 0),
        ),
      )
    )
      setTyped({})
  }

  return (
    <section className="section ruled family" aria-labelledby={heading}>
      <h2 id={heading}>{messages.title(of.family)}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void addAll()
        }}
      >
        <div className="scroll">
          <table className="table cards">
            <caption className="hidden-label">{messages.caption(of.family)}</caption>
            <thead>
              <tr>
                <th scope="col">{messages.size}</th>
                <th scope="col">{messages.terms}</th>
                <th scope="col">{messages.stock}</th>
                <th scope="col" className="number">
                  {messages.each}
                </th>
                <th scope="col">{messages.quantity}</th>
                <th scope="col" className="number">
                  {messages.total}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <FamilyRow
                  key={row.tool.id}
                  row={row}
                  here={row.tool.id === of.id}
                  onText={(text) => setTyped((before) => ({ ...before, [row.tool.id]: text }))}
                />
              ))}
            </tbody>
          </table>
        </div>
        <div className="family-foot">
          <p aria-live="polite">
            {ready.length === 0 ? (
              <span className="muted">{messages.hint}</span>
            ) : (
              <>
                {messages.sum(ready.length)} <b>{displayMoney(sum)}</b>
              </>
            )}
          </p>
          <button type="submit" className="button" aria-disabled={busy || undefined}>
            {busy ? cartMessages.adding : cartMessages.addToCart}
          </button>
        </div>
      </form>
    </section>
  )
}

type Shown = {
  readonly row: ReturnType<typeof readRow>
  readonly here: boolean
  readonly onText: (text: string) => void
}

function FamilyRow({ row: { tool, text, quantity, unit, total }, here, onText }: Shown) {
  const size = sizeIn(tool.family, tool.name)
  return (
    <tr>
      <th scope="row">
        {here ? (
          <b aria-current="page">{size}</b>
        ) : (
          <Link className="link" to={`/tools/${tool.slug}`}>
            {size}
          </Link>
        )}
        <small>{tool.sku}</small>
      </th>
      <td data-label={messages.terms}>{messages.minimum(tool.minimumQuantity, tool.packSize)}</td>
      <td data-label={messages.stock}>
        <StockLevel terms={tool} />
      </td>
      <td className="number" data-label={messages.each}>
        {displayMoney(unit ?? tool.price)}
      </td>
      <td className="box">
        {tool.stock <= 0 ? null : (
          <QuantityBox
            terms={tool}
            text={text}
            onText={onText}
            name={`quantity-${tool.id}`}
            placeholder="0"
            row={{ of: size }}
          />
        )}
      </td>
      <td className="number" data-label={messages.total}>
        {total === undefined ? (
          '–'
        ) : (
          <>
            <b>{displayMoney(total)}</b>
            <small>{displayNumber(quantity)} ×</small>
          </>
        )}
      </td>
    </tr>
  )
}
