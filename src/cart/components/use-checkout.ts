/** The checkout form's state: its fields, its draft, and placing the order. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { accounts } from '../../accounts/api.client.ts'
import { toAddressDraft } from '../../accounts/addresses/address-draft.ts'
import type { OfferedAddress, User } from '../../accounts/contract.ts'
import { shownUnitPrice } from '../../catalogue/rules.ts'
import { keyReused } from '../../../packages/contract/standard-problems.ts'
import { ordersContract } from '../../orders/contract.ts'
import { placedState } from '../../orders/checkout/placed-state.ts'
import { orders } from '../../orders/api.client.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import type { AddressParts } from '../../platform/addresses/address-parts.ts'
import { readDestination } from '../../delivery/destination-storage.browser.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { cartPageMessages as messages } from '../messages/cart-page.ts'
import { refreshSummary } from '../cart.client.ts'
import { indexCartTools } from '../cart-tools.ts'
import { cartForm, checkoutSchema, type CheckoutForm } from '../checkout-validation.ts'
import { checkLine } from '../rules.ts'
import type { OrderTerms } from '../../orders/components/order-charges.tsx'
import {
  useBackOrderConsent,
  askingFirst,
} from '../../orders/components/use-back-order-consent.tsx'
import type { LoadedCart } from './use-cart.ts'

export type CheckoutOptions = Pick<LoadedCart, 'cart' | 'save'> & {
  readonly user: User
  readonly addresses: readonly OfferedAddress[]
  /** The country of most deliveries; empty: unknown. */
  readonly home: string
  /** The destination and the amounts that the buyer saw, if the shop charges delivery or tax. */
  readonly terms?: OrderTerms | undefined
  /** Receives the Problem that refused the order. */
  readonly onProblem?: (problem: unknown) => void
}

export function useCheckout(options: CheckoutOptions) {
  const { cart, save, user, addresses, home, onProblem, terms } = options
  const form = useCheckoutForm(user, addresses, home)
  const deleteDraft = useDraft(form, 'cart')
  const { problem } = form
  const [rejected, setRejected] = useState(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { tool } = indexCartTools(cart)
  const ready = cart.lines.every((line) => checkLine(line, tool(line.toolId)).kind === 'ready')
  const consent = useBackOrderConsent(
    cart.lines.flatMap(({ toolId, quantity }) => {
      const offer = tool(toolId)
      return offer ? [{ name: offer.name, quantity, stock: offer.stock }] : []
    }),
  )

  useEffect(() => {
    onProblem?.(problem)
  }, [onProblem, problem])
  useEffect(() => {
    if (!problem || problem.body.status >= 429) return
    // Prices or stock differ from those that were shown: the reloaded lines show what changed.
    if (!isProblem(problem, keyReused)) void revalidate()
  }, [problem, revalidate])

  const place = async ({ saved: _, keep, shipTo, ...contact }: CheckoutForm): Promise<void> => {
    setRejected(!ready)
    if (!ready || !(await save())) return focusFirstLineToFix()
    const lines = cart.lines.flatMap(({ toolId, quantity }) => {
      const offer = tool(toolId)
      return offer ? [{ toolId, quantity, ...shownUnitPrice(offer, quantity) }] : []
    })
    const to = shipTo ? { shipTo } : {}
    const input = { ...contact, ...to, ...terms, ...consent.values, lines }
    const { number } = await sendOnce(cartForm, (request) => orders.placeCart(input, request))
    deleteDraft()
    toast(messages.success)
    await finishOrder({
      saveContact: keep,
      user,
      contact: { ...contact, ...(shipTo ? { parts: shipTo } : {}) },
    })
    await navigate(`/dashboard/orders/${number}`, { state: placedState })
  }
  /** `linesRejected`: the last try was stopped by lines that still need a fix. */
  return {
    form: askingFirst(consent, form),
    place,
    linesRejected: rejected && !ready,
    waiting: consent.question,
  }
}

/**
 * Starts with the buyer's first saved address, otherwise with the phone number of their profile.
 */
function useCheckoutForm(user: User, [firstAddress]: readonly OfferedAddress[], home: string) {
  const values: CheckoutForm = {
    saved: firstAddress?.id ?? '',
    phone: firstAddress?.phone || user.profile.phone,
    address: firstAddress?.address ?? '',
    shipTo:
      firstAddress && !firstAddress.parts
        ? null
        : // The destination for which the buyer requested the charge before.
          toAddressDraft(firstAddress?.parts, readDestination() ?? { country: home }),
    poNumber: '',
    note: '',
    keep: true,
  }
  return useContractForm(ordersContract.placeCart, { fields: checkoutSchema, values })
}

const focusFirstLineToFix = (): void =>
  document.querySelector<HTMLElement>('.cart-lines .needs :is(input, button)')?.focus()

type Contact = {
  readonly address: string
  readonly phone: string
  readonly parts?: AddressParts
}
type PlacedOrder = {
  readonly saveContact: boolean
  readonly user: User
  readonly contact: Contact
}

/**
 * Shows the cart without the ordered lines, which the order has removed, and saves the contact. The
 * order is placed: a failure here is only reported.
 */
async function finishOrder({ saveContact, user, contact }: PlacedOrder): Promise<void> {
  const [, contactSaved] = await Promise.allSettled([
    refreshSummary(),
    saveContact ? storeContact(user, contact) : undefined,
  ])
  if (contactSaved.status === 'rejected') toast(messages.contactNotSaved, 'info')
}

/** Saves the address with its phone number, and the number as the buyer's own if they had none. */
async function storeContact(
  { email, profile }: User,
  { address, phone, parts }: Contact,
): Promise<void> {
  await accounts.saveAddress({ address, phone, ...(parts ? { parts } : {}) })
  if (profile.phone === '') await accounts.saveProfile({ email, ...profile, phone })
}
