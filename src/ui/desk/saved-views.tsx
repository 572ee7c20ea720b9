/**
 * A person's own views of a list, shown after the built-in views of the page. The dashboard layout
 * stores them.
 */
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
  /** Filters, words and sort order, as in the address. */
  readonly search: string
}
type NewView = Omit<SavedView, 'id'>

/** The functions that store views; each resolves when the tabs show the change. */
export type ViewKeeper = {
  readonly views: readonly SavedView[]
  readonly save: (view: NewView) => Promise<void>
  readonly remove: (view: SavedView) => Promise<void>
}

/** Undefined if views are not stored, as on buyers' pages. */
export const SavedViews = createContext<ViewKeeper | undefined>(undefined)

const SaveView = lazyComponent(async () => (await import('./save-view.tsx')).SaveView)

/**
 * The query of an address without its page, in a fixed order, so that the same filters give the
 * same text.
 */
export const narrowing = (search: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(search)]
      .filter(([name, value]) => name !== 'cursor' && name !== 'limit' && value !== '')
      .toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  ).toString()

const listOf = (pathname: string): string => pathname.toLowerCase().replace(/^\/dashboard\//, '')

/** The person's own view that the address shows. */
export function useSavedView(): SavedView | undefined {
  const { pathname, search } = useLocation()
  const here = narrowing(search)
  return use(SavedViews)?.views.find(
    (view) => view.list === listOf(pathname) && narrowing(view.search) === here,
  )
}

/**
 * Tabs of the person's own views, followed by the button that saves the present filters or deletes
 * the present view.
 * @param isOwn whether the page shows one of its built-in views
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
