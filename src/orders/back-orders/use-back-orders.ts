/** Whether the buyer of this tab may order more than is in stock. */
import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { onCompanyChange, readCompany } from '../../session/company.browser.ts'

/** What the root route's loader returns for `useBackOrders`: nothing where the shop has it so. */
export type BackOrderLoaderData = { readonly backOrderDays?: number }

/**
 * The rule of the company for which the tab buys, else that of the shop.
 * @returns the days until what waits is expected, where the shop says them; undefined where it is
 *   not allowed
 */
export function useBackOrders(): BackOrderLoaderData | undefined {
  const backOrderDays = useRouteLoaderData<BackOrderLoaderData>('root')?.backOrderDays
  const company = useSyncExternalStore(onCompanyChange, readCompany, () => undefined)
  const isAllowed = company?.backOrders ? company.backOrders === 'yes' : backOrderDays !== undefined
  if (!isAllowed) return undefined
  return backOrderDays === undefined ? {} : { backOrderDays }
}

/** A tool of which more than is in stock may be ordered, where that is so. */
export const withBackOrder = <T extends object>(tool: T, isAllowed: boolean): T =>
  isAllowed ? { ...tool, backOrder: true } : tool
