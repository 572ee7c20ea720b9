/** Whether the shop accepts orders from agents, as provided to every page. */
import { useRouteLoaderData } from 'react-router'

/** The data that the root route's loader returns for `useTakesAgents`: nothing if it does not. */
export type AgentsLoaderData = { readonly takesAgents?: true }

export const useTakesAgents = (): boolean =>
  useRouteLoaderData<AgentsLoaderData>('root')?.takesAgents === true
