/** Who orders what lies in the cart, and what of it was ordered while nobody saw the answer. */
import { loadAddressFields } from '../accounts/components/address-input.tsx'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import type { Cart } from '../cart/contract.ts'
import { cartForm } from '../cart/checkout-validation.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { orders } from '../orders/api.client.ts'
import { forgetKey, unansweredKey } from '../ui/send-once.browser.ts'
import { offeredAddresses } from '../companies/offered-addresses.client.ts'

/**
 * @param reading the cart; with lines, the page opens with the fields of an address
 * @throws Problem
 */
export async function readBuyer(reading: Promise<Cart>, signal: AbortSignal) {
  const [user, addresses] = await Promise.all([
    currentUser(),
    offeredAddresses(signal),
    reading.then(({ lines }) => (lines.length > 0 ? loadAddressFields() : undefined)),
  ])
  return { user, addresses }
}

/**
 * The number of the order with which an empty cart was sent, where the page was left or loaded again
 * before the answer came; undefined for any other cart. It is told once.
 * @throws Problem
 */
export async function readPlacedUnseen(
  { lines }: Pick<Cart, 'lines'>,
  signal: AbortSignal,
): Promise<number | undefined> {
  const key = unansweredKey(cartForm)
  if (key === undefined || lines.length > 0) return undefined
  try {
    const { number } = await orders.placedUnder({ key }, { signal })
    forgetKey(cartForm)
    return number
  } catch (error) {
    // It was emptied otherwise.
    if (isProblem(error, notFound)) return undefined
    throw error
  }
}
