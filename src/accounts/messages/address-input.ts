/** Texts of the fields of an address. */
export const addressInputMessages = {
  address: 'Address',
  addressHelp: 'Company, street, dock and town, as on the label.',
  asParts: 'Enter the address in separate fields',
  asText: 'Enter the address as one text',
  loading: 'Loading',
  company: 'Company',
  recipient: 'For the attention of',
  street: 'Street and number',
  extra: 'Building, dock, floor',
  postcode: 'Postcode',
  town: 'Town',
  region: 'State or region',
  country: 'Country',
  chooseCountry: 'Choose a country',
  deliveryNotes: 'Notes for the driver',
  deliveryNotesHelp: 'Gate code, opening hours, forklift. Not printed on the label.',
} as const
