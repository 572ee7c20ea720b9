/**
 * The search box of every page as the palette: what its reader may see, and pages. It is loaded with
 * the first focus, and what it finds with, when something is typed.
 */
import { readAccessToken } from '../session/access-token.browser.ts'
import { attachSuggestions } from '../search/suggestions/suggestions.client.ts'

const finds = () => import('./palette-finds.client.ts')

const isSignedIn = (): boolean => readAccessToken() !== undefined
/** Where people work: there the box looks for records first, and Enter opens the first. */
const isDesk = (): boolean => isSignedIn() && /^\/dashboard(\/|$)/i.test(location.pathname)

/** Only a prefix leaves tools out. */
const prefix = /^[#>@]/

export function attachPalette(form: HTMLFormElement, navigate: (address: string) => unknown): void {
  attachSuggestions(form, navigate, {
    find: async (query, signal) => {
      try {
        const { findBesides } = await finds()
        return await findBesides({ query, signal, isDesk: isDesk() })
      } catch {
        return undefined
      }
    },
    wantsTools: (query) => !isSignedIn() || !prefix.test(query),
    offersAtOnce: isDesk,
    followsFirst: isDesk,
    act: (option) => {
      const { confirms, tool } = option.dataset
      if (confirms === undefined && tool === undefined) return false
      void finds().then(({ doInPlace }) => doInPlace({ confirms, tool }, navigate))
      return true
    },
  })
}
