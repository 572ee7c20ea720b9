/** The carriers that forms offer, as every page was told. */
import { useRouteLoaderData } from 'react-router'
import { knownCarrierNames } from '../../platform/carriers.ts'

/** What the root route's loader returns for `useCarriers`: nothing where the shop names none. */
export type CarriersLoaderData = { readonly carriers?: readonly string[] }

export const useCarriers = (): readonly string[] =>
  useRouteLoaderData<CarriersLoaderData>('root')?.carriers ?? knownCarrierNames
