/** Texts of the choice among saved addresses, in the checkout and on the order form. */
export const savedAddressesMessages = {
  savedAddresses: 'Saved addresses',
  otherAddress: 'Another address',
  savedAddress: (address: string, phone: string) =>
    [address.replaceAll(/\s*\n\s*/g, ', '), phone].filter(Boolean).join(' · '),
  deleteAddress: 'Delete this address',
  addressDeleted: 'Address deleted',
  change: 'Change',
  changeOf: 'Change the delivery address',
} as const
