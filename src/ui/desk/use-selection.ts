/** The selected rows of a list: some of this page, or all that match the filters. */
import { useState } from 'react'
import { useLocation } from 'react-router'

export type Selection = {
  readonly ids: readonly string[]
  /** All matching rows are selected, including those on other pages. */
  readonly all: boolean
  /** All rows of this page are selected. */
  readonly isPage: boolean
  readonly isChosen: (id: string) => boolean
  readonly toggle: (id: string) => void
  /** Selects the rows from the last one that was selected, or from `from`, to this one. */
  readonly chooseTo: (id: string, from?: string) => void
  readonly choosePage: () => void
  /** These and no others. */
  readonly choose: (ids: readonly string[]) => void
  readonly chooseAll: () => void
  readonly clear: () => void
}

type Chosen = {
  /** The filters and page that the selection belongs to; another page starts with no selection. */
  readonly search: string
  readonly ids: ReadonlySet<string>
  readonly all: boolean
  readonly last: string | undefined
}

/** @param page the ids of the rows, in order */
export function useSelection(page: readonly string[]): Selection {
  const { search } = useLocation()
  const nothing: Chosen = { search, ids: new Set(), all: false, last: undefined }
  const [stored, setStored] = useState(nothing)
  const chosen = stored.search === search ? stored : nothing
  const set = (changes: Partial<Chosen>) => setStored({ ...chosen, all: false, ...changes })
  const present = chosen.all ? page : page.filter((id) => chosen.ids.has(id))
  return {
    ids: present,
    all: chosen.all,
    isPage: page.length > 0 && present.length === page.length,
    isChosen: (id) => chosen.all || chosen.ids.has(id),
    toggle: (id) => {
      const ids = new Set(present)
      if (!ids.delete(id)) ids.add(id)
      set({ ids, last: id })
    },
    chooseTo: (id, from = chosen.last ?? id) => {
      const [start = 0, end = 0] = [page.indexOf(from), page.indexOf(id)].toSorted((a, b) => a - b)
      set({ ids: new Set([...present, ...page.slice(Math.max(start, 0), end + 1)]), last: id })
    },
    choose: (ids) => set({ ids: new Set(ids) }),
    choosePage: () => set({ ids: new Set(page) }),
    chooseAll: () => set({ ids: new Set(page), all: true }),
    clear: () => set({ ids: new Set(), last: undefined }),
  }
}
