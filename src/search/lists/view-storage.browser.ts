/**
 * The view of lists that this browser prefers: stored when somebody chooses one. Safe to import on
 * the server, where nothing is stored. The only module that knows this storage key.
 */
import { routePath } from '../../platform/languages/shown-href.ts'
import { views, type View } from './list-url.ts'

const key = 'ironmonger.view'

export const readStoredView = (): View | undefined =>
  typeof document === 'undefined'
    ? undefined
    : views.find((view) => view === localStorage.getItem(key))

export const storeView = (view: View): void => localStorage.setItem(key, view)

/** Makes the dense view the default of a buyer who has ordered before and has not chosen a view. */
export function preferDenseView(): void {
  if (readStoredView() === undefined) storeView('list')
}

/**
 * The address of a list in the view that this browser prefers.
 * @returns undefined if it is already in that view, or specifies one
 */
export function addressInStoredView(address: string): string | undefined {
  const url = new URL(address)
  if (url.searchParams.has('view') || readStoredView() !== 'list') return undefined
  url.searchParams.set('view', 'list')
  return routePath(url.pathname) + url.search
}

/**
 * The same for a page from the server, before anything of the list is painted: the response is the
 * same for everybody, and so is this script. A view that was chosen before the page's other scripts
 * loaded is stored here; a view in a link from elsewhere is not a choice.
 */
export const storedViewScript = [
  '(function(l,s,k){try{var v=/[?&]view=(grid|list)\\b/.exec(l.search);',
  'v?document.referrer.indexOf(l.origin)||s.setItem(k,v[1]):',
  's.getItem(k)==="list"&&',
  'l.replace(l.pathname+(l.search?l.search+"&":"?")+"view=list"+l.hash)',
  `}catch(x){}})(location,localStorage,"${key}")`,
].join('')
