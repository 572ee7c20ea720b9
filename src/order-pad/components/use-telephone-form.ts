/** The fields of an order that staff place for a buyer, and placing it. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { AddressPartsField, toAddressDraft } from '../../accounts/addresses/address-draft.ts'
import type { BuyerTerms } from '../../companies/buyers-contract.ts'
import { onBehalf } from '../../orders/api.client.ts'
import type { SeenCharges } from '../../orders/components/order-charges.tsx'
import { destinationIn } from '../../orders/components/use-charged-shop.ts'
import { contactFields } from '../../orders/model/contact-fields.ts'
import { onBehalfContract } from '../../orders/placing/on-behalf-contract.ts'
import { OptionalLine } from '../../platform/fields/fields.ts'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { telephoneMessages as messages } from '../messages/telephone.ts'
import type { TelephoneLines } from './use-telephone-lines.ts'

const schema = z.strictObject({
  phone: contactFields.phone,
  address: contactFields.address,
  /** Null where the address is a text. */
  shipTo: AddressPartsField,
  poNumber: OptionalLine(60),
  note: OptionalLine(500),
})

type TelephoneFormOptions = {
  readonly buyer: BuyerTerms
  readonly lines: TelephoneLines
  /** What was shown as delivery and tax; undefined where the shop charges neither. */
  readonly seen: SeenCharges | undefined
  /** The country where most goods go; empty: nobody knows. */
  readonly home: string
}

export function useTelephoneForm({ buyer, lines, seen, home }: TelephoneFormOptions) {
  const { userId, company } = buyer
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      ...firstAddress(buyer, home),
      poNumber: '',
      note: '',
    },
  })
  const destination = destinationIn(useWatch({ control: form.control, name: 'shipTo' }))
  const { notice, problem, send } = useSubmit(form, onBehalfContract.placeOnBehalf.input)
  const [empty, setEmpty] = useState(false)
  const submit = send(async ({ shipTo, ...contact }) => {
    setEmpty(lines.wanted.length === 0)
    if (lines.wanted.length === 0 || lines.wanted.length < lines.rows.length) return
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
    toast(order.onHold === undefined ? messages.placed(order.number) : messages.held(order.number))
    await navigate(`/dashboard/orders/${order.number}`)
  })
  return { form, submit, destination, notice, problem, empty }
}

/** The buyer's default address, else the company's, else one to be written in parts. */
function firstAddress({ addresses: [saved], company }: BuyerTerms, home: string) {
  const text = saved?.address ?? company?.address ?? ''
  return {
    phone: saved?.phone ?? '',
    address: text,
    shipTo: text !== '' && !saved?.parts ? null : toAddressDraft(saved?.parts, { country: home }),
  }
}

export type TelephoneFields = ReturnType<typeof useTelephoneForm>['form']
