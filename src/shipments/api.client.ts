/** The API client of shipments and returns. */
import { createShopClient } from '../session/api.client.ts'
import { shipmentsContract, type Return } from './contract.ts'

export const shipments = createShopClient(shipmentsContract)

/** An order's returns; no request is made before anything was shipped. */
export const findReturns = async (
  { number, shippedQuantity }: { readonly number: number; readonly shippedQuantity: number },
  signal: AbortSignal,
): Promise<readonly Return[]> =>
  shippedQuantity === 0 ? [] : (await shipments.returns({ number }, { signal })).returns
