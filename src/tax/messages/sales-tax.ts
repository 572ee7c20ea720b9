/** Texts about US sales tax and the shopkeeper's table of its rates. */
export const salesTaxMessages = {
  charged: (rate: string, place: string) => `${rate} sales tax of ${place}.`,
  place: (county: string, state: string) => (county === '' ? state : `${county}, ${state}`),
  notRegistered: (state: string) =>
    `No sales tax is charged: the shop does not collect it in ${state}.`,
  unknownPlace: 'No sales tax is charged: the ZIP code of the delivery belongs to no state.',
  freeGoods: 'These goods are exempt from sales tax.',
  export: 'Export: no sales tax is charged.',
  zipFirst: 'Save the ZIP code of the shop first. Orders without a ZIP code are taxed by it.',
  ratesFirst: 'First import or add at least one rate under Tax.',
} as const
