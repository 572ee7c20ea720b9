/** Whether the shop charges delivery, as every page was told. */
import { useRouteLoaderData } from 'react-router'

/** What the root route's loader returns for `useDeliveryCountry`: nothing where none is charged. */
export type DeliveryLoaderData = { readonly deliveryCountry?: string }

/** Where most goods go, where delivery is charged; undefined where it is not. */
export const useDeliveryCountry = (): string | undefined =>
  useRouteLoaderData<DeliveryLoaderData>('root')?.deliveryCountry
