/** Texts about delivery: its cost and the reasons, for buyers and documents. */
export const deliveryMessages = {
  charged: (zone: string, surcharges: readonly string[]) =>
    surcharges.length === 0 ? `To ${zone}.` : `To ${zone}, with ${surcharges.join(' and ')}.`,
  freeFrom: (value: string, zone: string) => `Free to ${zone} from ${value} of goods.`,
  free: (zone: string) => `Free to ${zone}.`,
  onRequest: 'We tell you the charge before shipping.',
  collected: (where: string) => `You collect the goods: ${where}`,
  refused: (country: string) => `We do not deliver to ${country}.`,
  /** On an order whose charge staff have set. */
  agreed: 'As agreed for this order.',
  row: 'Delivery',
  collection: 'Collection',
  freeRow: 'free',
  laterRow: 'on request',
  notThere: 'not available',
  country: 'Delivery country',
  postcode: 'Postcode',
  collect: 'I collect the goods',
  failed:
    'The delivery charge could not be calculated. You can still place the order; the order page will show the charge.',
  notCountry: 'Choose a country from the list.',
} as const
