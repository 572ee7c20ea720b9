/** The buyer's saved addresses, to be added, corrected and deleted. */
import { Addresses } from '../accounts/components/addresses.tsx'
import type { SavedAddress } from '../accounts/contract.ts'
import { useHomeCountry } from '../orders/components/use-charged-shop.ts'

type OwnAddressesProps = {
  readonly addresses: readonly SavedAddress[]
  readonly startsNew: boolean
}

export const OwnAddresses = ({ addresses, startsNew }: OwnAddressesProps) => (
  <Addresses addresses={addresses} startsNew={startsNew} home={useHomeCountry()} />
)
