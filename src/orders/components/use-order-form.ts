/**
 * State of the order form of one tool: fields, draft, placing the order, and reactions to Problems.
 */
import { useEffect, useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type * as z from 'zod/mini'
import { isProblem } from '../../../packages/contract/problem.ts'
import { toAddressDraft } from '../../accounts/addresses/address-draft.ts'
import type { OfferedAddress, User } from '../../accounts/contract.ts'
import { toolGone, type Tool } from '../../catalogue/contract.ts'
import { shownUnitPrice } from '../../catalogue/rules.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { orders } from '../api.client.ts'
import { keyReused } from '../../../packages/contract/standard-problems.ts'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { ordersContract, type Order } from '../contract.ts'
import { orderFormMessages as messages } from '../messages/order-form.ts'
import type { AcceptedPrice } from './order-refusal.tsx'
import type { OrderTerms } from './order-charges.tsx'
import { askingFirst, useBackOrderConsent } from './use-back-order-consent.tsx'
import { orderFormResolver } from '../checkout/order-form-validation.ts'

type PlacedValues = z.output<ReturnType<typeof orderFormResolver>>

type OrderFormOptions = {
  readonly tool: Tool
  readonly user: User
  readonly addresses: readonly OfferedAddress[]
  /** Receives the order once the server has placed it. */
  readonly onPlaced: (order: Order) => Promise<void>
  /** Where it goes and what the buyer saw, where the shop charges delivery or tax. */
  readonly terms?: OrderTerms | undefined
}

/**
 * @returns the form's state; `place` takes the unit price that the buyer has accepted, where it is not
 *   the shown one
 */
export function useOrderForm({ tool, user, addresses, onPlaced, terms }: OrderFormOptions) {
  const initialQuantity = useSearchParams()[0].get('quantity') ?? ''
  const form = useOrderFields(tool, user, addresses, initialQuantity)
  const { control, setValue } = form
  const { field: quantityField } = useController({ control, name: 'quantity' })
  // An order with another initial quantity is another order: it does not find the draft of this
  // one.
  const name = `order.${tool.id}.${initialQuantity}`
  const clearDraft = useDraft(form, name)
  const { problem } = form
  const pieces = parseQuantity(quantityField.value)
  const consent = useBackOrderConsent([{ name: tool.name, quantity: pieces, stock: tool.stock }])

  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!problem || isProblem(problem, toolGone) || problem.body.status >= 429) return
    // The tool's price, stock or terms are no longer those that were shown.
    if (!isProblem(problem, keyReused)) void revalidate()
  }, [problem, revalidate])

  const place = async (
    { shipTo, ...order }: PlacedValues,
    acceptedPrice?: AcceptedPrice,
  ): Promise<void> => {
    const input = {
      ...order,
      ...(shipTo ? { shipTo } : {}),
      ...terms,
      ...consent.values,
      toolId: tool.id,
      email: user.email,
      name: user.displayName,
      ...(acceptedPrice ?? shownUnitPrice(tool, order.quantity)),
    }
    const { acknowledged, insertedId, ...placed } = await sendOnce(name, (options) =>
      orders.place(input, options),
    )
    clearDraft()
    toast(messages.success)
    await onPlaced(placed)
  }

  return {
    ...useSavedAddress(form, user, addresses),
    form: askingFirst(consent, form),
    quantityField,
    quantity: pieces,
    waiting: consent.question,
    place,
    setQuantity: (quantity: number) =>
      setValue('quantity', String(quantity), { shouldValidate: true, shouldDirty: true }),
  }
}

export type OrderFormState = ReturnType<typeof useOrderForm>

/** Begins with the buyer's first saved address, else with the phone number of their profile. */
function useOrderFields(
  tool: Tool,
  user: User,
  [firstAddress]: readonly OfferedAddress[],
  initialQuantity: string,
) {
  const fields = useMemo(() => orderFormResolver(tool), [tool])
  return useContractForm(ordersContract.place, {
    fields,
    values: {
      quantity: initialQuantity,
      phone: firstAddress?.phone || user.profile.phone,
      address: firstAddress?.address ?? '',
      shipTo: firstAddress?.parts ? toAddressDraft(firstAddress.parts) : null,
      poNumber: '',
      note: '',
    },
  })
}

/** Which saved address stands in the form, and choosing another one; '' for none of them. */
function useSavedAddress(
  { control, setValue }: ReturnType<typeof useOrderFields>,
  user: User,
  addresses: readonly OfferedAddress[],
) {
  const [address, phone] = useWatch({ control, name: ['address', 'phone'] })
  return {
    savedAddressId:
      addresses.find((saved) => saved.address === address && saved.phone === phone)?.id ?? '',
    selectAddress: (id: string): void => {
      const saved = addresses.find((each) => each.id === id)
      const shouldValidate = saved !== undefined
      setValue('shipTo', saved?.parts ? toAddressDraft(saved.parts) : null)
      setValue('address', saved?.address ?? '', { shouldValidate, shouldDirty: true })
      setValue('phone', saved?.phone || user.profile.phone, { shouldValidate, shouldDirty: true })
    },
  }
}
