/** The deadline for ordering the cart so that it ships today, in a shop that shows it. */
import { Suspense } from 'react'
import { useRouteLoaderData } from 'react-router'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { indexCartTools } from '../cart-tools.ts'
import type { Cart } from '../contract.ts'
import { checkLine } from '../rules.ts'
import type { CutOffLoaderData } from './buy-form.tsx'

const CutOffNote = lazyComponent(
  async () => (await import('../../orders/components/cut-off-note.tsx')).CutOffNote,
)

/** Nothing if a line needs a fix, or is not completely in stock: it does not ship today. */
export function CartCutOff({ cart }: { readonly cart: Cart }) {
  const cutOff = useRouteLoaderData<CutOffLoaderData>('root')?.cutOff
  if (!cutOff) return null
  const { tool } = indexCartTools(cart)
  const leavesWhole = cart.lines.every((line) => {
    const terms = tool(line.toolId)
    return terms && terms.stock >= line.quantity && checkLine(line, terms).kind === 'ready'
  })
  return leavesWhole ? (
    <Suspense fallback={<p className="small muted">{'\u00A0'}</p>}>
      <CutOffNote cutOff={cutOff} tool={{ stock: 1 }} quantity={1} />
    </Suspense>
  ) : null
}
