/** A tool as a dense row of the list: what it costs at which quantity, a narrow quantity box, and the way into the cart. Several stand in a `tool-lines`. */
import { useRef, useState } from 'react'
import { useAddToCart } from '../cart/add-to-cart.tsx'
import { showMoney, showNumber } from '../platform/money.ts'
import { Thumb } from '../web/picture.tsx'
import { Link } from '../web/link.tsx'
import { cartWords } from '../words/en/cart.ts'
import { cardWords } from '../words/en/card.ts'
import { toolWords as words } from '../words/en/pages/tool.ts'
import type { Tool } from './contract.ts'
import { QuantityBox } from './quantity-box.tsx'
import { adviseOn, firstQuantity, priceLadder, readQuantity, type LadderRow } from './rules.ts'
import { StockWord } from './stock-word.tsx'

/** What a row shows of a tool; a page need send no more. */
export type LineTool = Pick<Tool, 'id' | 'slug' | 'sku' | 'name' | 'brand' | 'image' | 'picture' | 'price' | 'priceBreaks' | 'minimumQuantity' | 'packSize' | 'stock'>

/** Rows of the ladder that fit beside each other. */
const mostSteps = 4

export function ToolLine({ tool }: { readonly tool: LineTool }) {
  const [text, setText] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const { busy, add } = useAddToCart()
  const first = firstQuantity(tool)
  const empty = text.trim() === ''
  // An empty box shows the lowest quantity, and that is what its button adds.
  const quantity = empty ? first : readQuantity(text)
  const { unit, total } = adviseOn(tool, quantity)
  const put = async (): Promise<void> => {
    if (unit === undefined) return box.current?.focus()
    if (await add([{ toolId: tool.id, quantity, unitPrice: unit }], cartWords.added(tool.name, quantity))) setText('')
  }
  return (
    <article className="tool-line">
      <Thumb picture={tool.picture} image={tool.image} />
      <div className="name">
        <h2><Link to={`/tools/${tool.slug}`} prefetch="intent">{tool.name}</Link></h2>
        <p>{[tool.sku, tool.brand].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="terms"><span>{cardWords.minimum(tool.minimumQuantity, tool.packSize)}</span><StockWord terms={tool} /></div>
      <Steps ladder={priceLadder(tool)} quantity={empty ? Number.NaN : quantity} />
      {tool.stock <= 0 ? null : (
        // Without script it leads to the order form, and the quantity goes along.
        <form className="ask" action={`/purchase/${tool.id}`} noValidate onSubmit={(event) => { event.preventDefault(); void put() }}>
          <QuantityBox terms={tool} text={text} onText={setText} inputRef={box} placeholder={showNumber(first)} row={{ of: tool.name }} />
          <div className="do">
            <b className="total">{empty || total === undefined ? '' : showMoney(total)}</b>
            <button type="submit" className="button tight needs-script" aria-label={words.addOf(tool.name)} aria-disabled={busy || undefined}>{busy ? cartWords.adding : cartWords.addToCart}</button>
            <button type="submit" className="button tight without-script" aria-label={cardWords.placeOrderOf(tool.name)}>{cardWords.placeOrder}</button>
          </div>
        </form>
      )}
    </article>
  )
}

/** The ladder of prices in a line; of a long one the first rows and the last. */
function Steps({ ladder, quantity }: { readonly ladder: readonly LadderRow[]; readonly quantity: number }) {
  const inForce = ladder.findLast(({ from }) => from <= quantity)
  const shown = ladder.length > mostSteps ? [...ladder.slice(0, mostSteps - 1), ...ladder.slice(-1)] : ladder
  return (
    <ul className="steps" aria-label={words.ladder}>
      {shown.map((step) => <li key={step.from} {...(step === inForce ? { className: 'now', 'aria-current': true } : {})}>{showMoney(step.price)} <small>{words.priceFrom(step.from)}</small></li>)}
    </ul>
  )
}
