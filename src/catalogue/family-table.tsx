/** The tools that differ from this one by size, as one table: a quantity box per row, and one button for all of them. */
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { addToCart } from '../cart/cart.client.ts'
import { showMoney, showNumber } from '../platform/money.ts'
import { isProblem } from '../platform/problem.ts'
import { toast } from '../web/feedback.tsx'
import { Icon } from '../web/icons.tsx'
import { cartWords } from '../words/en/cart.ts'
import { catalogueWords } from '../words/en/catalogue.ts'
import { familyWords as words } from '../words/en/pages/family.ts'
import { webWords } from '../words/en/web.ts'
import type { Tool } from './contract.ts'
import { sizeIn } from './family.ts'
import { judgeQuantity, priceFor, readQuantity, stepQuantity, unitPriceFor } from './rules.ts'
import { quantityFault } from './sentences.ts'
import { StockWord } from './stock-word.tsx'

const { use: mend } = catalogueWords.quantity

type Typed = Readonly<Record<string, string>>

/** What stands in a row's box: nothing, a quantity that can be ordered, or one that can't. */
const readRow = (tool: Tool, typed: Typed) => {
  const text = typed[tool.id] ?? ''
  const quantity = readQuantity(text)
  const verdict = judgeQuantity(tool, quantity)
  return { tool, text, quantity, verdict, empty: text.trim() === '' }
}

/** @param of the tool whose page this is */
export function FamilyTable({ of, tools }: { readonly of: Tool; readonly tools: readonly Tool[] }) {
  const [typed, setTyped] = useState<Typed>({})
  const [busy, setBusy] = useState(false)
  const rows = tools.map((tool) => readRow(tool, typed))
  const asked = rows.filter(({ empty }) => !empty)
  const ready = asked.filter(({ verdict }) => verdict.valid)
  const total = ready.reduce((sum, { tool, quantity }) => sum + priceFor(tool, quantity), 0)
  const heading = useId()

  const add = async (): Promise<void> => {
    if (busy) return
    const wrong = asked.find(({ verdict }) => !verdict.valid)
    if (asked.length === 0 || wrong) {
      toast(wrong ? words.mend(sizeIn(of.family, wrong.tool.name)) : words.none, 'info')
      return
    }
    setBusy(true)
    try {
      await addToCart(ready.map(({ tool, quantity }) => ({ toolId: tool.id, quantity, unitPrice: unitPriceFor(tool, quantity) })))
      setTyped({})
      toast(words.added(ready.length, ready.reduce((sum, { quantity }) => sum + quantity, 0)))
    } catch (error) {
      toast(isProblem(error) ? error.message : webWords.broken.title, 'error')
      if (!isProblem(error)) throw error
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="section ruled family" aria-labelledby={heading}>
      <h2 id={heading}>{words.title(of.family)}</h2>
      <form noValidate onSubmit={(event) => { event.preventDefault(); void add() }}>
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
          <p aria-live="polite">{ready.length === 0 ? <span className="muted">{words.hint}</span> : <>{words.sum(ready.length)} <b>{showMoney(total)}</b></>}</p>
          <button type="submit" className="button" aria-disabled={busy || undefined}>{busy ? cartWords.adding : cartWords.addToCart}</button>
        </div>
      </form>
    </section>
  )
}

type Shown = { readonly row: ReturnType<typeof readRow>; readonly here: boolean; readonly onText: (text: string) => void }

function FamilyRow({ row: { tool, text, quantity, verdict, empty }, here, onText }: Shown) {
  const size = sizeIn(tool.family, tool.name)
  const id = useId()
  const fault = empty || verdict.valid ? undefined : quantityFault(tool, quantity, verdict)
  const near = empty || verdict.valid ? [] : [...new Set([verdict.below, verdict.above])].filter((one) => one !== undefined)
  const step = (direction: 1 | -1) => () => onText(empty && direction === -1 ? '' : String(stepQuantity(tool, empty ? 0 : quantity, direction)))
  return (
    <tr>
      <th scope="row">
        {here ? <b aria-current="page">{size}</b> : <Link className="link" to={`/tools/${tool.slug}`}>{size}</Link>}
        <small>{tool.sku}</small>
      </th>
      <td data-label={words.terms}>{words.minimum(tool.minimumQuantity, tool.packSize)}</td>
      <td data-label={words.stock}><StockWord terms={tool} /></td>
      <td className="number" data-label={words.each}>{showMoney(unitPriceFor(tool, verdict.valid ? quantity : 0))}</td>
      <td className="box">
        {tool.stock <= 0 ? null : (
          <div className={fault === undefined ? 'quantity' : 'quantity wrong'}>
            <div className="stepper">
              <button type="button" aria-label={words.less(size)} onClick={step(-1)}><Icon name="minus" size={16} /></button>
              <input aria-label={words.quantityOf(size)} inputMode="numeric" autoComplete="off" maxLength={12} value={text} placeholder="0" aria-invalid={fault === undefined ? undefined : true} aria-describedby={fault === undefined ? undefined : id} onChange={({ target }) => onText(target.value)} />
              <button type="button" aria-label={words.more(size)} onClick={step(1)}><Icon name="plus" size={16} /></button>
            </div>
            {fault === undefined ? null : <p className="error" id={id} role="alert"><Icon name="attention" size={16} /><span>{fault}</span></p>}
            {near.length === 0 ? null : <div className="row">{near.map((one) => <button key={one} type="button" className="button small" aria-label={words.insteadOf(one, size)} onClick={() => onText(String(one))}>{mend(one)}</button>)}</div>}
          </div>
        )}
      </td>
      <td className="number" data-label={words.total}>{empty || !verdict.valid ? '–' : <><b>{showMoney(priceFor(tool, quantity))}</b><small>{showNumber(quantity)} ×</small></>}</td>
    </tr>
  )
}
