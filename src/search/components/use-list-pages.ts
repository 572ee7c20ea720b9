/**
 * Loads more pages of a list with script. Loaded pages are shown again after the browser's Back.
 */
import { useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { uiMessages } from '../../ui/messages/ui.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import { isImportError, toast } from '../../ui/toast.tsx'
import type { ListParams } from '../lists/list-url.ts'
import {
  listPageSize,
  toListedTool,
  type ListedPage,
  type ListedTool,
} from '../lists/listed-tool.ts'

/** The pages that were loaded of each list, by its place in the browser's history. */
const loadedPages = new Map<string, readonly ListedPage[]>()
/** Lists whose pages are remembered. */
const maxLists = 20

export type ListPagesState = {
  readonly tools: readonly ListedTool[]
  /** The cursor of the next page. */
  readonly next: string | undefined
  readonly busy: boolean
  /** The number of tools on the last page, and the number shown in total; undefined before any. */
  readonly added: { readonly count: number; readonly shown: number } | undefined
  readonly loadMore: () => Promise<void>
}

/** @param place identifies the list and its history entry */
export function useListPages(
  first: ListedPage,
  { view, ...query }: ListParams,
  place: string,
): ListPagesState {
  const [more, setMore] = useState<readonly ListedPage[]>(() => loadedPages.get(place) ?? [])
  const [busy, setBusy] = useState(false)
  const [added, setAdded] = useState<ListPagesState['added']>()
  const tools = [first, ...more].flatMap((page) => page.tools)
  const { next } = more.at(-1) ?? first
  const loadMore = async (): Promise<void> => {
    if (busy || next === undefined) return
    setBusy(true)
    try {
      // Loaded with the first click: lists that are only read do not load schemas.
      const { search } = await import('../api.client.ts')
      const page = await search.list({ ...query, cursor: next, limit: listPageSize })
      const pages = [
        ...more,
        { tools: page.map((tool) => toListedTool(tool, view)), next: page.next },
      ]
      rememberPages(place, pages)
      setMore(pages)
      setAdded({ count: page.length, shown: tools.length + page.length })
    } catch (error) {
      if (isImportError(error)) throw error
      toast(isProblem(error) ? problemMessage(error) : uiMessages.broken.title, 'error')
      if (!isProblem(error)) throw error
    } finally {
      setBusy(false)
    }
  }
  return { tools, next, busy, added, loadMore }
}

function rememberPages(place: string, pages: readonly ListedPage[]): void {
  loadedPages.delete(place)
  loadedPages.set(place, pages)
  const [oldest] = loadedPages.keys()
  if (loadedPages.size > maxLists && oldest !== undefined) loadedPages.delete(oldest)
}
