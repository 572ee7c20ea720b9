/** Whether the shop takes orders from agents, as every page was told. */
import { useRouteLoaderData } from 'react-router'

/** What the root route's loader returns for `useTakesAgents`: nothing where it does not. */
export type AgentsLoaderData = { readonly takesAgents?: true }

export const useTakesAgents = (): boolean =>
  useRouteLoaderData<AgentsLoaderData>('root')?.takesAgents === true
