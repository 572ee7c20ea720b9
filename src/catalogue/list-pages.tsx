/** The tools of a list, page after page: real links without script, 'Load more' with it. What was loaded is there again after Back. */
import { lazy, useState } from 'react'
import { isProblem } from '../platform/problem.ts'
import { toast } from '../web/feedback.tsx'
import { sentenceOf } from '../web/sentence.ts'
import { Link } from '../web/link.tsx'
import { webWords } from '../words/en/web.ts'
import { purchaseWords as words } from '../words/en/pages/purchase.ts'
import type { Tool } from './contract.ts'
import { addressOf, type ListAddress } from './list-address.ts'
import { ProductCard } from './list-card.tsx'
import { cardOf, type Card } from './tool-card.tsx'
import type { LineTool } from './tool-line.tsx'

/** Only whoever asks for rows brings what adds from them. Without a boundary of its own: the page wakes whole, with what was pressed before. */
const ToolLine = lazy(async () => ({ default: (await import('./tool-line.tsx')).ToolLine }))

/** Tools on a page. */
export const onePage = 24
const longestBlurb = 200

/** What the list shows of a tool: as a card, or as a row. */
export type Shown = { readonly card: Card; readonly blurb: string } | { readonly line: LineTool }
export type Page = { readonly tools: readonly Shown[]; readonly next?: string | undefined }

export const shownAs = (tool: Tool, view: ListAddress['view']): Shown => {
  if (view !== 'list') return { card: cardOf(tool), blurb: tool.description.slice(0, longestBlurb) }
  const { id, slug, sku, name, brand, image, picture, price, priceBreaks, minimumQuantity, packSize, stock } = tool
  return { line: { id, slug, sku, name, brand, image, picture, price, priceBreaks, minimumQuantity, packSize, stock } }
}

/** What was loaded to each list, by its place in the browser's history. */
const loaded = new Map<string, readonly Page[]>()
const mostKept = 20

type Listed = { readonly first: Page; readonly address: ListAddress; readonly total: number; readonly exact: boolean; /** which list this is, where in the history */ readonly place: string }

/** Key it by `place`: another list begins anew. */
export function ListPages({ first, address, total, exact, place }: Listed) {
  const [more, setMore] = useState<readonly Page[]>(() => loaded.get(place) ?? [])
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const { view, cursor, ...query } = address
  const tools = [first, ...more].flatMap((page) => page.tools)
  const next = (more.at(-1) ?? first).next

  const load = async (): Promise<void> => {
    if (busy || next === undefined) return
    setBusy(true)
    try {
      // With the first press: a list that is only read carries no schemas.
      const { catalogue } = await import('./catalogue.client.ts')
      const page = await catalogue.list({ ...query, cursor: next, limit: onePage })
      const pages = [...more, { tools: page.map((tool) => shownAs(tool, view)), next: page.next }]
      remember(place, pages)
      setMore(pages)
      setSaid(words.added(page.length, tools.length + page.length, total, exact))
    } catch (error) {
      toast(isProblem(error) ? sentenceOf(error) : webWords.broken.title, 'error')
      if (!isProblem(error)) throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div className={view === 'list' ? 'tool-lines' : 'tools'}>
        {tools.map((tool, at) => ('line' in tool ? <ToolLine key={tool.line.id} tool={tool.line} /> : <ProductCard key={tool.card.id} tool={tool.card} blurb={tool.blurb} first={at === 0} />))}
      </div>
      <p className="hidden-label" role="status">{said}</p>
      <nav className="pager" aria-label={words.pages}>
        <span className="muted small">{cursor === undefined ? words.shown(tools.length, total, exact) : ''}</span>
        <span className="row">
          {cursor === undefined ? null : <Link className="button tight" to={addressOf({ ...address, cursor: undefined })}>{words.first}</Link>}
          {next === undefined ? null : <Link className="button tight plain" to={addressOf({ ...address, cursor: next })} prefetch="intent">{words.next}</Link>}
          {next === undefined ? null : <button type="button" className="button tight needs-script" aria-disabled={busy || undefined} onClick={() => void load()}>{busy ? words.loading : words.more}</button>}
        </span>
      </nav>
    </>
  )
}

function remember(place: string, pages: readonly Page[]): void {
  loaded.delete(place)
  loaded.set(place, pages)
  const [oldest] = loaded.keys()
  if (loaded.size > mostKept && oldest !== undefined) loaded.delete(oldest)
}
