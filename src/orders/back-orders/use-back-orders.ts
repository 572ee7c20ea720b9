/** Whether the buyer in this browser tab may order more than is in stock. */
import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { onCompanyChange, readCompany } from '../../session/company.browser.ts'

/**
 * The data that the root route's loader returns for `useBackOrders`: none if the shop does not
 * allow back-orders.
 */
export type BackOrderLoaderData = { readonly backOrderDays?: number }

/**
 * The rule of the company for which the tab buys, otherwise that of the shop.
 * @returns the expected days of waiting, if the shop states them; undefined if back-orders are not
 *   allowed
 */
export function useBackOrders(): BackOrderLoaderData | undefined {
  const backOrderDays = useRouteLoaderData<BackOrderLoaderData>('root')?.backOrderDays
  const company = useSyncExternalStore(onCompanyChange, readCompany, () => undefined)
  const isAllowed = company?.backOrders ? company.backOrders === 'yes' : backOrderDays !== undefined
  if (!isAllowed) return undefined
  return backOrderDays === undefined ? {} : { backOrderDays }
}

/** The tool, marked as orderable beyond its stock if back-orders are allowed. */
export const withBackOrder = <T extends object>(tool: T, isAllowed: boolean): T =>
  isAllowed ? { ...tool, backOrder: true } : tool
