/** The fields of an order that staff place for a buyer, and its submission. */
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { toAddressDraft } from '../../accounts/addresses/address-draft.ts'
import type { BuyerTerms } from '../../companies/buyers-contract.ts'
import { onBehalf } from '../../orders/api.client.ts'
import type { SeenCharges } from '../../orders/components/order-charges.tsx'
import { destinationIn } from '../../orders/components/use-charged-shop.ts'
import { contactFormFields } from '../../orders/checkout/contact-form-fields.ts'
import { onBehalfContract } from '../../orders/checkout/on-behalf-contract.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { telephoneMessages as messages } from '../messages/telephone.ts'
import type { TelephoneLines } from './use-telephone-lines.ts'

const fields = z.strictObject(contactFormFields)
export type TelephoneValues = z.input<typeof fields>

type TelephoneFormOptions = {
  /** Of its draft. */
  readonly name: string
  readonly buyer: BuyerTerms
  readonly lines: TelephoneLines
  /** The delivery and tax that were shown; undefined if the shop charges neither. */
  readonly seen: SeenCharges | undefined
  /** The country to which most goods are delivered; empty if unknown. */
  readonly home: string
}

export function useTelephoneForm({ name, buyer, lines, seen, home }: TelephoneFormOptions) {
  const { userId, company } = buyer
  const navigate = useNavigate()
  const form = useContractForm(onBehalfContract.placeOnBehalf, {
    fields,
    values: { ...firstAddress(buyer, home), poNumber: '', note: '' },
  })
  const clearDraft = useDraft(form, name)
  const destination = destinationIn(useWatch({ control: form.control, name: 'shipTo' }))
  const [missing, setMissing] = useState<string>()
  const place = async ({ shipTo, ...contact }: z.output<typeof fields>): Promise<void> => {
    const why =
      lines.rows.length === 0
        ? messages.noLines
        : lines.wanted.length < lines.rows.length
          ? messages.notReady
          : undefined
    setMissing(why)
    if (why !== undefined) return
    const input = {
      userId,
      ...(company ? { company: company.id } : {}),
      ...contact,
      ...(shipTo ? { shipTo } : {}),
      ...seen,
      lines: lines.wanted.map(({ amount: _amount, ...line }) => line),
    }
    const order = await sendOnce(`on-behalf.${userId}.${company?.id ?? ''}`, (options) =>
      onBehalf.placeOnBehalf(input, options),
    )
    clearDraft()
    lines.forget()
    toast(order.onHold === undefined ? messages.placed(order.number) : messages.held(order.number))
    await navigate(`/dashboard/orders/${order.number}`)
  }
  return { form, place, destination, missing }
}

/** The buyer's default address, otherwise the company's, otherwise an empty one. */
function firstAddress({ addresses: [saved], company }: BuyerTerms, home: string) {
  const text = saved?.address ?? company?.address ?? ''
  return {
    phone: saved?.phone ?? '',
    address: text,
    shipTo: text !== '' && !saved?.parts ? null : toAddressDraft(saved?.parts, { country: home }),
  }
}
