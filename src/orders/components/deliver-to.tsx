/** Where the goods of the form around go, and whom the driver calls: one known address, or its fields. */
import { useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { AddressInput, type AddressValues } from '../../accounts/components/address-input.tsx'
import { FoldedAddress, useFoldedAddress } from '../../accounts/components/folded-address.tsx'
import { PhoneInput } from './contact-inputs.tsx'

type DeliverToProps = {
  /** Who gets them. */
  readonly person: string
  /** Where an address begins that nobody has written yet; empty: nobody knows. */
  readonly home: string
  /** The choice among several addresses. */
  readonly saved: ReactNode
  readonly phoneHelp?: string
  /** Of a customer for whom staff write it. */
  readonly ofBuyer?: boolean
}

type Values = AddressValues & { readonly phone: string }

export function DeliverTo({ person, home, saved, phoneHelp, ofBuyer = false }: DeliverToProps) {
  const { control, formState, getValues } = useFormContext<Values>()
  const [known] = useState(() => ({
    address: getValues('address') !== '',
    phone: getValues('phone') !== '',
  }))
  const [address, phone] = useWatch({ control, name: ['address', 'phone'] })
  const { errors } = formState
  const { folded, unfold, fields } = useFoldedAddress(
    known.address,
    [errors.address, errors.shipTo, known.phone && errors.phone].some(Boolean),
  )
  return folded ? (
    <div className="form">
      <FoldedAddress {...{ person, address }} phone={known.phone ? phone : ''} onChange={unfold} />
      {known.phone ? null : <PhoneInput help={phoneHelp} ofBuyer={ofBuyer} />}
    </div>
  ) : (
    <div className="form" ref={fields}>
      {saved}
      <AddressInput parts="shipTo" home={home} />
      <PhoneInput help={phoneHelp} ofBuyer={ofBuyer} />
    </div>
  )
}
