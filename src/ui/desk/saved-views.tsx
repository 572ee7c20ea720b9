/** A person's own views of a list, behind those that the page has; the layout of the dashboard keeps them. */
import { createContext, Suspense, use, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { listPageMessages as messages } from '../messages/list-page.ts'
import { lazyComponent } from '../lazy-component.tsx'
import { toast } from '../toast.tsx'
import { problemMessage } from '../problem-message.ts'
import { isProblem } from '../../../packages/contract/problem.ts'

export type SavedView = {
  readonly id: string
  /** The path of the list below /dashboard. */
  readonly list: string
  readonly name: string
  /** Filters, words and order, as the address has them. */
  readonly search: string
}
type NewView = Omit<SavedView, 'id'>

/** What keeps views: both end when the tabs show it. */
export type ViewKeeper = {
  readonly views: readonly SavedView[]
  readonly save: (view: NewView) => Promise<void>
  readonly remove: (view: SavedView) => Promise<void>
}

/** Undefined where nobody keeps views: on pages of buyers. */
export const SavedViews = createContext<ViewKeeper | undefined>(undefined)

const SaveView = lazyComponent(async () => (await import('./save-view.tsx')).SaveView)

/** An address without its page, in one order: the same filters are the same text. */
export const narrowing = (search: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(search)]
      .filter(([name, value]) => name !== 'cursor' && name !== 'limit' && value !== '')
      .toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  ).toString()

const listOf = (pathname: string): string => pathname.toLowerCase().replace(/^\/dashboard\//, '')

/** The view of one's own that the address shows. */
export function useSavedView(): SavedView | undefined {
  const { pathname, search } = useLocation()
  const here = narrowing(search)
  return use(SavedViews)?.views.find(
    (view) => view.list === listOf(pathname) && narrowing(view.search) === here,
  )
}

/**
 * Tabs of one's own views, and at their end what keeps the present filters or forgets the present view.
 * @param isOwn whether what is shown is a view of the page
 */
export function SavedViewTabs({ isOwn }: { readonly isOwn: boolean }) {
  const { pathname, search } = useLocation()
  const keeper = use(SavedViews)
  const current = useSavedView()
  const [saving, setSaving] = useState<string>()
  if (!keeper) return null
  const list = listOf(pathname)
  const here = narrowing(search)
  return (
    <>
      {keeper.views
        .filter((view) => view.list === list)
        .map((view) => (
          <Link
            key={view.id}
            to={{ pathname, search: view.search }}
            aria-current={view === current ? 'true' : undefined}
            preventScrollReset
          >
            <bdi>{view.name}</bdi>
          </Link>
        ))}
      {current ? (
        <button
          type="button"
          className="quiet"
          aria-label={messages.removeViewOf(current.name)}
          onClick={() => void forget(keeper, current)}
        >
          {messages.removeView}
        </button>
      ) : isOwn || here === '' ? null : (
        <button type="button" className="quiet" onClick={() => setSaving(`${list}?${here}`)}>
          {messages.saveView}
        </button>
      )}
      {saving === undefined ? null : (
        <Suspense fallback={null}>
          <SaveView
            key={saving}
            taken={keeper.views.filter((view) => view.list === list).map(({ name }) => name)}
            onSave={(name) => keeper.save({ list, name, search: here })}
            onClose={() => setSaving(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

async function forget(keeper: ViewKeeper, { id, ...view }: SavedView): Promise<void> {
  try {
    await keeper.remove({ id, ...view })
    toast(messages.viewRemoved(view.name), 'success', {
      label: messages.undo,
      act: () => void keeper.save(view),
    })
  } catch (error) {
    if (!isProblem(error)) throw error
    toast(problemMessage(error), 'error')
  }
}
