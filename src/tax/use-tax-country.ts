/** Whether the shop charges tax, as every page was told. */
import { useRouteLoaderData } from 'react-router'

/** What the root route's loader returns for `useTaxCountry`: nothing where no tax is charged. */
export type TaxLoaderData = { readonly taxCountry?: string }

/** The shop's own country where it charges tax; undefined where it charges none. */
export const useTaxCountry = (): string | undefined =>
  useRouteLoaderData<TaxLoaderData>('root')?.taxCountry
