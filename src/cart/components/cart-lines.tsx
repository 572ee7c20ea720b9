/**
 * The lines of the cart as a table: the first hundred, then more on demand, and on demand only the
 * lines that need a fix.
 */
import { useCallback, useMemo, useState } from 'react'
import { toast } from '../../ui/toast.tsx'
import { cartPageMessages as messages } from '../messages/cart-page.ts'
import { indexCartTools } from '../cart-tools.ts'
import { CartRow } from './cart-row.tsx'
import { LinesToFix } from './lines-to-fix.tsx'
import { checkLine, type CartLine } from '../rules.ts'
import type { LoadedCart } from './use-cart.ts'

const pageSize = 100

export function CartLines({ cart, change }: Pick<LoadedCart, 'cart' | 'change'>) {
  const [maxRows, setMaxRows] = useState(pageSize)
  const [onlyTools, setOnlyTools] = useState<ReadonlySet<string>>()
  const { tools, unavailable } = cart
  const { tool, name } = useMemo(() => indexCartTools({ tools, unavailable }), [tools, unavailable])
  const remove = useRemoveLine(change)

  const toFix = cart.lines.filter((line) => checkLine(line, tool(line.toolId)).kind !== 'ready')
  // The lines that needed a fix when the filter was set: a line that is fixed since then stays
  // visible.
  const filtered = onlyTools ? cart.lines.filter(({ toolId }) => onlyTools.has(toolId)) : cart.lines
  return (
    <section>
      <LinesToFix
        cart={cart}
        toFix={toFix}
        change={change}
        filterActive={onlyTools !== undefined}
        onFilter={(active) =>
          setOnlyTools(active ? new Set(toFix.map(({ toolId }) => toolId)) : undefined)
        }
      />
      <table className="cart-lines cards">
        <caption className="hidden-label">{messages.caption}</caption>
        <TableHead />
        <tbody>
          {filtered.slice(0, maxRows).map((line) => (
            <CartRow
              key={line.toolId}
              line={line}
              tool={tool(line.toolId)}
              name={name(line.toolId)}
              change={change}
              onRemove={remove}
            />
          ))}
        </tbody>
      </table>
      {filtered.length > maxRows ? (
        <div className="cart-more">
          <span className="muted small">{messages.shownOf(maxRows, filtered.length)}</span>
          <button type="button" className="button" onClick={() => setMaxRows(maxRows + pageSize)}>
            {messages.showMore(Math.min(pageSize, filtered.length - maxRows))}
          </button>
        </div>
      ) : null}
    </section>
  )
}

const TableHead = () => (
  <thead>
    <tr>
      <th scope="col">{messages.tool}</th>
      <th scope="col">{messages.quantity}</th>
      <th scope="col" className="number">
        {messages.each}
      </th>
      <th scope="col" className="number">
        {messages.total}
      </th>
      <th scope="col">
        <span className="hidden-label">{messages.actions}</span>
      </th>
    </tr>
  </thead>
)

/**
 * Removes a line and moves the focus to the remove button of a neighbour row, otherwise to the
 * page.
 */
const useRemoveLine = (change: LoadedCart['change']) =>
  useCallback(
    (line: CartLine, name: string, button: HTMLElement): void => {
      const row = button.closest('tr')
      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
      const nextFocus =
        [...(neighbour?.querySelectorAll<HTMLElement>('.away button') ?? [])].at(-1) ??
        document.querySelector('main')
      change({ toolId: line.toolId, quantity: 0 })
      toast(messages.toolRemoved(name))
      // The focus would be lost with the removed row.
      nextFocus?.focus({ preventScroll: true })
    },
    [change],
  )
