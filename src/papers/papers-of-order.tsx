/** The papers of an order, as files: the invoice for its buyer, and the packing slip for the shop. */
import { useId, useState } from 'react'
import { isProblem } from '../platform/problem.ts'
import { toast } from '../web/feedback.tsx'
import { webWords } from '../words/en/web.ts'
import { papersWords as words } from '../words/en/papers.ts'
import type { OrderStatus } from '../orders/rules.ts'
import { fetchPaper } from './papers.client.ts'
import { mayIssue, maySeePaper, paperKinds, paperSizes, type PaperKind, type PaperSize } from './rules.ts'

type Shown = { readonly number: number; readonly status: OrderStatus; readonly role: 'customer' | 'admin' }

export function PapersOfOrder({ number, status, role }: Shown) {
  const [size, setSize] = useState<PaperSize>('a4')
  const [busy, setBusy] = useState(false)
  const heading = useId()
  const get = async (kind: PaperKind): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      await fetchPaper(number, kind, size)
    } catch (error) {
      toast(isProblem(error) ? error.message : webWords.broken.title, 'error')
      if (!isProblem(error)) throw error
    } finally {
      setBusy(false)
    }
  }
  if (status === 'cancelled') return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{words.papers}</h2>
      {mayIssue(status) ? (
        <div className="row mt-2">
          <select className="input w-auto" aria-label={words.size} value={size} onChange={({ target }) => setSize(paperSizes.find((one) => one === target.value) ?? 'a4')}>
            {words.sizes.map(([value, label]) => <option key={value} value={value}>{label}</option>)}
          </select>
          {paperKinds.filter((kind) => maySeePaper({ role }, kind)).map((kind) => (
            <button key={kind} type="button" className="button" aria-disabled={busy || undefined} onClick={() => void get(kind)}>{words.title[kind]}</button>
          ))}
        </div>
      ) : <p className="muted small mt-2">{words.later}</p>}
    </section>
  )
}
