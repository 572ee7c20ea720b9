/** Whether the shop charges delivery, as provided to every page. */
import { useRouteLoaderData } from 'react-router'

/**
 * The data that the root route's loader returns for `useDeliveryCountry`: nothing if no delivery is
 * charged.
 */
export type DeliveryLoaderData = { readonly deliveryCountry?: string }

/** The destination of most goods, if delivery is charged; otherwise undefined. */
export const useDeliveryCountry = (): string | undefined =>
  useRouteLoaderData<DeliveryLoaderData>('root')?.deliveryCountry
