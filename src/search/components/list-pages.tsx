/** The tools of a list, page after page: real links without script, 'Load more' with it. What was loaded is there again after Back. */
import { lazy, useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { toast } from '../../ui/toast.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { Link } from '../../ui/link.tsx'
import { uiMessages } from '../../ui/messages/ui.ts'
import { toolListMessages as messages } from '../messages/tool-list.ts'
import type { Tool } from '../../catalogue/contract.ts'
import { listUrl, type ListParams } from '../list-url.ts'
import { ProductCard } from './product-card.tsx'
import { cardOf, type Card } from '../../catalogue/components/tool-card.tsx'
import type { RowTool } from '../../catalogue/components/tool-row.tsx'

/** Only whoever asks for rows brings what adds from them. Without a boundary of its own: the page wakes whole, with what was pressed before. */
const ToolLine = lazy(async () => ({
  default: (await import('../../catalogue/components/tool-row.tsx')).ToolRow,
}))

/** Tools on a page. */
export const onePage = 24
const longestBlurb = 200

/** What the list shows of a tool: as a card, or as a row. */
export type ListedTools =
  | { readonly card: Card; readonly blurb: string }
  | { readonly line: RowTool }
export type Page = { readonly tools: readonly ListedTools[]; readonly next?: string | undefined }

export const toListedTools = (tool: Tool, view: ListParams['view']): ListedTools => {
  if (view !== 'list') return { card: cardOf(tool), blurb: tool.description.slice(0, longestBlurb) }
  const {
    id,
    slug,
    sku,
    name,
    brand,
    image,
    picture,
    price,
    priceBreaks,
    minimumQuantity,
    packSize,
    stock,
  } = tool
  return {
    line: {
      id,
      slug,
      sku,
      name,
      brand,
      image,
      picture,
      price,
      priceBreaks,
      minimumQuantity,
      packSize,
      stock,
    },
  }
}

/** What was loaded to each list, by its place in the browser's history. */
const loaded = new Map<string, readonly Page[]>()
const mostKept = 20

type Listed = {
  readonly first: Page
  readonly address: ListParams
  readonly total: number
  readonly exact: boolean
  /** which list this is, where in the history */ readonly place: string
}

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
      const { search } = await import('../api.client.ts')
      const page = await search.list({ ...query, cursor: next, limit: onePage })
      const pages = [
        ...more,
        { tools: page.map((tool) => toListedTools(tool, view)), next: page.next },
      ]
      remember(place, pages)
      setMore(pages)
      setSaid(messages.added(page.length, tools.length + page.length, total, exact))
    } catch (error) {
      toast(isProblem(error) ? problemMessage(error) : uiMessages.broken.title, 'error')
      if (!isProblem(error)) throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div className={view === 'list' ? 'tool-lines' : 'tools'}>
        {tools.map((tool, at) =>
          'line' in tool ? (
            <ToolLine key={tool.line.id} tool={tool.line} />
          ) : (
            <ProductCard key={tool.card.id} tool={tool.card} blurb={tool.blurb} first={at === 0} />
          ),
        )}
      </div>
      <p className="hidden-label" role="status">
        {said}
      </p>
      <nav className="pager" aria-label={messages.pages}>
        <span className="muted small">
          {cursor === undefined ? messages.shown(tools.length, total, exact) : ''}
        </span>
        <span className="row">
          {cursor === undefined ? null : (
            <Link className="button tight" to={listUrl({ ...address, cursor: undefined })}>
              {messages.first}
            </Link>
          )}
          {next === undefined ? null : (
            <Link
              className="button tight plain"
              to={listUrl({ ...address, cursor: next })}
              prefetch="intent"
            >
              {messages.next}
            </Link>
          )}
          {next === undefined ? null : (
            <button
              type="button"
              className="button tight needs-script"
              aria-disabled={busy || undefined}
              onClick={() => void load()}
            >
              {busy ? messages.loading : messages.more}
            </button>
          )}
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
