/** Whether the shop takes cards, as every page was told. */
import { useRouteLoaderData } from 'react-router'

/** What the root route's loader returns for `useTakesCards`: nothing where it does not. */
export type CardsLoaderData = { readonly takesCards?: true }

export const useTakesCards = (): boolean =>
  useRouteLoaderData<CardsLoaderData>('root')?.takesCards === true
