/** The labels for the columns of a price file. */
export const priceColumnNames = {
  tool: 'SKU',
  brand: 'Brand',
  category: 'Category',
  price: 'Price',
  pricePer: 'Price per',
  unit: 'Unit',
  step: 'From quantity',
  ladder: 'Quantity prices, such as 24: 9.50',
  percent: 'Percent off',
  less: 'Percent off the price in the same row',
  currency: 'Currency',
  validFrom: 'First day',
  validUntil: 'Last day',
} as const
