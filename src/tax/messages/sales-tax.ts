/** Texts about US sales tax and the shopkeeper's table of its rates. */
export const salesTaxMessages = {
  charged: (rate: string, place: string) => `${rate} sales tax of ${place}.`,
  place: (county: string, state: string) => (county === '' ? state : `${county}, ${state}`),
  notRegistered: (state: string) => `No sales tax is charged: the shop collects none in ${state}.`,
  unknownPlace: 'No sales tax is charged: the ZIP code of the delivery is in no state.',
  freeGoods: 'These goods are free of sales tax.',
  export: 'Export: no sales tax is charged.',
  zipFirst: 'Say and save the ZIP code of the shop first: orders that name none are taxed by it.',
  ratesFirst: 'Import or write at least one rate under Tax first.',
} as const
