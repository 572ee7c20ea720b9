/** The tools that differ from this one by size, as one table: a quantity box per row, and one button for all of them. */
import { useId, useState } from 'react'
import { useAddToCart } from '../cart/add-to-cart.tsx'
import { showMoney, showNumber } from '../platform/money.ts'
import { toast } from '../web/feedback.tsx'
import { Link } from '../web/link.tsx'
import { cartWords } from '../words/en/cart.ts'
import { familyWords as words } from '../words/en/pages/family.ts'
import type { Tool } from './contract.ts'
import { sizeIn } from './family.ts'
import { QuantityBox } from './quantity-box.tsx'
import { adviseOn, readQuantity } from './rules.ts'
import { StockWord } from './stock-word.tsx'

type Typed = Readonly<Record<string, string>>

/** What stands in a row's box: nothing, a quantity that can be ordered, or one that can't. */
const readRow = (tool: Tool, typed: Typed) => {
  const text = typed[tool.id] ?? ''
  const quantity = readQuantity(text)
  return { tool, text, quantity, empty: text.trim() === '', ...adviseOn(tool, quantity) }
}

/** @param of the tool whose page this is */
export function FamilyTable({ of, tools }: { readonly of: Tool; readonly tools: readonly Tool[] }) {
  const [typed, setTyped] = useState<Typed>({})
  const { busy, add } = useAddToCart()
  const rows = tools.map((tool) => readRow(tool, typed))
  const asked = rows.filter(({ empty }) => !empty)
  const ready = asked.flatMap(({ tool, quantity, unit, total }) => (unit === undefined || total === undefined ? [] : [{ tool, quantity, unit, total }]))
  const sum = ready.reduce((all, { total }) => all + total, 0)
  const heading = useId()

  const addAll = async (): Promise<void> => {
    if (busy) return
    const wrong = asked.find(({ total }) => total === undefined)
    if (asked.length === 0 || wrong) {
      toast(wrong ? words.mend(sizeIn(of.family, wrong.tool.name)) : words.none, 'info')
      return
    }
    const lines = ready.map(({ tool, quantity, unit }) => ({ toolId: tool.id, quantity, unitPrice: unit }))
    if (await add(lines, words.added(ready.length, ready.reduce((pieces, { quantity }) => pieces + quantity, 0)))) setTyped({})
  }

  return (
    <section className="section ruled family" aria-labelledby={heading}>
      <h2 id={heading}>{words.title(of.family)}</h2>
      <form noValidate onSubmit={(event) => { event.preventDefault(); void addAll() }}>
        <div className="scroll">
          <table className="table cards">
            <caption className="hidden-label">{words.caption(of.family)}</caption>
            <thead>
              <tr>
                <th scope="col">{words.size}</th>
                <th scope="col">{words.terms}</th>
                <th scope="col">{words.stock}</th>
                <th scope="col" className="number">{words.each}</th>
                <th scope="col">{words.quantity}</th>
                <th scope="col" className="number">{words.total}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => <FamilyRow key={row.tool.id} row={row} here={row.tool.id === of.id} onText={(text) => setTyped((before) => ({ ...before, [row.tool.id]: text }))} />)}
            </tbody>
          </table>
        </div>
        <div className="family-foot">
          <p aria-live="polite">{ready.length === 0 ? <span className="muted">{words.hint}</span> : <>{words.sum(ready.length)} <b>{showMoney(sum)}</b></>}</p>
          <button type="submit" className="button" aria-disabled={busy || undefined}>{busy ? cartWords.adding : cartWords.addToCart}</button>
        </div>
      </form>
    </section>
  )
}

type Shown = { readonly row: ReturnType<typeof readRow>; readonly here: boolean; readonly onText: (text: string) => void }

function FamilyRow({ row: { tool, text, quantity, unit, total }, here, onText }: Shown) {
  const size = sizeIn(tool.family, tool.name)
  return (
    <tr>
      <th scope="row">
        {here ? <b aria-current="page">{size}</b> : <Link className="link" to={`/tools/${tool.slug}`}>{size}</Link>}
        <small>{tool.sku}</small>
      </th>
      <td data-label={words.terms}>{words.minimum(tool.minimumQuantity, tool.packSize)}</td>
      <td data-label={words.stock}><StockWord terms={tool} /></td>
      <td className="number" data-label={words.each}>{showMoney(unit ?? tool.price)}</td>
      <td className="box">{tool.stock <= 0 ? null : <QuantityBox terms={tool} text={text} onText={onText} name={`quantity-${tool.id}`} placeholder="0" row={{ of: size }} />}</td>
      <td className="number" data-label={words.total}>{total === undefined ? '–' : <><b>{showMoney(total)}</b><small>{showNumber(quantity)} ×</small></>}</td>
    </tr>
  )
}
