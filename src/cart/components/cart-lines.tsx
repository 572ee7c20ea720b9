/** The lines of the cart as a table; of very many the first hundred, then more, and those to mend on their own when asked. */
import { useCallback, useMemo, useState } from 'react'
import { unitPriceFor } from '../../catalogue/rules.ts'
import { toast } from '../../ui/toast.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { cartPageMessages as messages } from '../messages/cart-page.ts'
import { CartRow } from './cart-row.tsx'
import type { Cart, CartLine } from '../contract.ts'
import { checkLine } from '../rules.ts'
import type { LoadedCart } from './use-cart.ts'

const step = 100

/** The cart's tools by id, and what those that are gone were called. */
export function indexCartTools({ goods, gone }: Cart) {
  const byId = new Map(goods.map((good) => [good.id, good]))
  const gones = new Map(gone.map(({ id, name }) => [id, name]))
  return {
    good: (id: string) => byId.get(id),
    name: (id: string) => byId.get(id)?.name ?? (gones.get(id) || messages.goneName),
  }
}

export function CartLines({ cart, change }: Pick<LoadedCart, 'cart' | 'change'>) {
  const [most, setMost] = useState(step)
  const [onlyBad, setOnlyBad] = useState<ReadonlySet<string>>()
  const { goods, gone } = cart
  const { good, name } = useMemo(
    () => indexCartTools({ goods, gone, lines: [], revision: 0 }),
    [goods, gone],
  )

  const remove = useCallback(
    (line: CartLine, called: string, button: HTMLElement): void => {
      const row = button.closest('tr')
      const near = row?.nextElementSibling ?? row?.previousElementSibling
      const next =
        [...(near?.querySelectorAll<HTMLElement>('.away button') ?? [])].at(-1) ??
        document.querySelector('main')
      change({ toolId: line.toolId, quantity: 0 })
      toast(messages.removed(called))
      // The row takes the focus along, so it goes on to the next.
      next?.focus({ preventScroll: true })
    },
    [change],
  )

  const bad = cart.lines.filter((line) => checkLine(line, good(line.toolId)).kind !== 'ready')
  // Those that were to mend when it was asked: a line that is mended meanwhile does not vanish under one's hands.
  const listed = onlyBad ? cart.lines.filter(({ toolId }) => onlyBad.has(toolId)) : cart.lines
  return (
    <section>
      <Mending
        cart={cart}
        bad={bad}
        change={change}
        only={onlyBad !== undefined}
        onOnly={(only) => setOnlyBad(only ? new Set(bad.map(({ toolId }) => toolId)) : undefined)}
      />
      <table className="cart-lines cards">
        <caption className="hidden-label">{messages.caption}</caption>
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
        <tbody>
          {listed.slice(0, most).map((line) => (
            <CartRow
              key={line.toolId}
              line={line}
              good={good(line.toolId)}
              name={name(line.toolId)}
              change={change}
              onRemove={remove}
            />
          ))}
        </tbody>
      </table>
      {listed.length > most ? (
        <div className="cart-more">
          <span className="muted small">{messages.shown(most, listed.length)}</span>
          <button type="button" className="button" onClick={() => setMost(most + step)}>
            {messages.more(Math.min(step, listed.length - most))}
          </button>
        </div>
      ) : null}
    </section>
  )
}

type Mended = Pick<LoadedCart, 'cart' | 'change'> & {
  readonly bad: readonly CartLine[]
  readonly only: boolean
  readonly onOnly: (only: boolean) => void
}

function Mending({ cart, bad, change, only, onOnly }: Mended) {
  const { good } = indexCartTools(cart)
  if (bad.length === 0 && !only) return null
  const gone = bad.filter(({ toolId }) => !good(toolId))
  const prices = bad.filter((line) => checkLine(line, good(line.toolId)).kind === 'price')
  const accept = () =>
    change(
      ...prices.flatMap(({ toolId, quantity }) => {
        const tool = good(toolId)
        return tool
          ? [{ toolId, quantity, seen: { quantity, price: unitPriceFor(tool, quantity) } }]
          : []
      }),
    )
  return (
    <Notice tone={bad.length > 0 ? 'warn' : 'good'}>
      <p>{messages.toMend(bad.length)}</p>
      <div className="row">
        {cart.lines.length > bad.length || only ? (
          <button type="button" className="button small" onClick={() => onOnly(!only)}>
            {only ? messages.allLines : messages.onlyThose}
          </button>
        ) : null}
        {prices.length > 1 ? (
          <button type="button" className="button small" onClick={accept}>
            {messages.acceptAll(prices.length)}
          </button>
        ) : null}
        {gone.length > 1 ? (
          <button
            type="button"
            className="button small"
            onClick={() => change(...gone.map(({ toolId }) => ({ toolId, quantity: 0 })))}
          >
            {messages.takeOutAll(gone.length)}
          </button>
        ) : null}
      </div>
    </Notice>
  )
}
