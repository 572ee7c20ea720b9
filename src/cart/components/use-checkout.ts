/** The checkout form's state: its fields, its draft, and placing the order. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useRevalidator } from 'react-router'
import { accounts } from '../../accounts/api.client.ts'
import type { SavedAddress, User } from '../../accounts/contract.ts'
import { unitPriceFor } from '../../catalogue/rules.ts'
import { emailNotConfirmed, keyReused, ordersContract } from '../../orders/contract.ts'
import { placedState } from '../../orders/placed-state.ts'
import { linesAboveCeiling, type LineAboveCeiling } from '../../orders/refused-lines.ts'
import { newIdempotencyKey } from '../../../packages/contract/client/idempotency-key.ts'
import { orders } from '../../orders/api.client.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { toast } from '../../ui/toast.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { cartPageMessages as messages } from '../messages/cart-page.ts'
import { refreshSummary } from '../cart.client.ts'
import { indexCartTools } from '../cart-tools.ts'
import { checkoutSchema, type CheckoutForm } from '../checkout-validation.ts'
import { checkLine } from '../rules.ts'
import type { SeenCharges } from '../../orders/components/order-charges.tsx'
import type { LoadedCart } from './use-cart.ts'

export type CheckoutOptions = Pick<LoadedCart, 'cart' | 'save'> & {
  readonly user: User
  readonly addresses: readonly SavedAddress[]
  /** Receives the lines that the server refused, with their quantities and reasons. */
  readonly onRefused: (lines: readonly LineAboveCeiling[]) => void
  /** Where it goes and what the buyer saw, where the shop charges delivery or tax. */
  readonly seenCharges?: SeenCharges | undefined
  /** Receives the Problem that refused the order. */
  readonly onProblem?: (problem: unknown) => void
}

export function useCheckout(options: CheckoutOptions) {
  const { cart, save, user, addresses, onRefused, onProblem, seenCharges } = options
  const form = useCheckoutForm(user, addresses)
  const deleteDraft = useDraft(form, 'cart')
  const { notice, problem, send } = useSubmit(form, ordersContract.placeCart.input)
  const [rejected, setRejected] = useState(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { setValue } = form
  const { tool } = indexCartTools(cart)
  const ready = cart.lines.every((line) => checkLine(line, tool(line.toolId)).kind === 'ready')

  useEffect(() => onProblem?.(problem), [onProblem, problem])
  useEffect(() => {
    if (!problem || problem.body.status >= 429) return
    if (isProblem(problem, emailNotConfirmed)) return onRefused(linesAboveCeiling(problem))
    // The order that was placed with this key stands; from now on this form is another order.
    if (isProblem(problem, keyReused)) setValue('key', newIdempotencyKey())
    // Prices or stock are not those that were shown: the reloaded lines say what changed.
    else void revalidate()
  }, [problem, onRefused, revalidate, setValue])

  const place = send(async ({ key, saved: _, keep, ...contact }) => {
    setRejected(!ready)
    if (!ready || !(await save())) return focusFirstLineToFix()
    const lines = cart.lines.flatMap(({ toolId, quantity }) => {
      const terms = tool(toolId)
      return terms ? [{ toolId, quantity, unitPrice: unitPriceFor(terms, quantity) }] : []
    })
    const { number } = await orders.placeCart(
      { ...contact, ...seenCharges, lines },
      { idempotencyKey: key },
    )
    deleteDraft()
    toast(messages.success)
    await finishOrder({ saveContact: keep, user, contact })
    await navigate(`/dashboard/orders/${number}`, { state: placedState })
  })
  /** `linesRejected`: the last try was stopped by lines that still need a fix. */
  return { form, place, notice, problem, linesRejected: rejected && !ready }
}

/** Begins with the buyer's first saved address, else with the phone number of their profile. */
function useCheckoutForm(user: User, [firstAddress]: readonly SavedAddress[]) {
  const defaultValues: CheckoutForm = {
    key: newIdempotencyKey(),
    saved: firstAddress?.id ?? '',
    phone: firstAddress?.phone ?? user.profile.phone,
    address: firstAddress?.address ?? '',
    poNumber: '',
    note: '',
    keep: true,
  }
  return useForm({ resolver: zodResolver(checkoutSchema), defaultValues })
}

const focusFirstLineToFix = (): void =>
  document.querySelector<HTMLElement>('.cart-lines .needs :is(input, button)')?.focus()

type Contact = { readonly address: string; readonly phone: string }
type PlacedOrder = {
  readonly saveContact: boolean
  readonly user: User
  readonly contact: Contact
}

/**
 * Shows the cart without what was ordered, which left it with the order, and saves the contact. The
 * order is placed: a failure here is only reported.
 */
async function finishOrder({ saveContact, user, contact }: PlacedOrder): Promise<void> {
  const [, contactSaved] = await Promise.allSettled([
    refreshSummary(),
    saveContact ? storeContact(user, contact) : undefined,
  ])
  if (contactSaved.status === 'rejected') toast(messages.contactNotSaved, 'info')
}

/** Saves the address with its phone number; the number also as the buyer's own if they had none. */
async function storeContact({ email, profile }: User, { address, phone }: Contact): Promise<void> {
  await accounts.saveAddress({ address, phone })
  if (profile.phone === '') await accounts.saveProfile({ email, ...profile, phone })
}
