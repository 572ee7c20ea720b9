/** Whether the shop charges tax, as provided to every page. */
import { useRouteLoaderData } from 'react-router'

/**
 * The data that the root route's loader returns for `useTaxCountry`: nothing if no tax is charged.
 */
export type TaxLoaderData = { readonly taxCountry?: string }

/** The shop's own country if it charges tax; undefined otherwise. */
export const useTaxCountry = (): string | undefined =>
  useRouteLoaderData<TaxLoaderData>('root')?.taxCountry
