/** The API reference texts of delivery. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import type { deliveryContract } from './contract.ts'

const charges = {
  charged: true,
  zones: [
    {
      name: 'Germany',
      countries: ['DE'],
      postcodes: '',
      basis: 'weight' as const,
      steps: [
        { upTo: 5000, charge: '$7.90' },
        { upTo: 31_500, charge: '$14.90' },
      ],
      freeFrom: '$500.00',
      onRequest: false,
    },
  ],
  surcharges: [{ label: 'Heavy goods', amount: '$25.00', above: 25_000 }],
  otherCountries: 'on-request' as const,
  collection: 'Dock 2, Monday to Friday, 7 to 15',
  usualWeight: 500,
}

export const deliveryReference: ContractReference<typeof deliveryContract> = {
  description: 'What the delivery of an order costs, by destination, weight and value.',
  operations: {
    quote: {
      description:
        'The charge is computed again when an order is placed, and frozen with it. An order that ' +
        'says which charge its buyer saw (`deliveryCharge`) is refused when it is another one.',
      request: {
        goods: '$120.00',
        lines: [{ toolId: '0198c5f0-0000-7000-8000-000000000001', quantity: 12 }],
        country: 'DE',
        postcode: '10115',
      },
      response: {
        delivery: {
          kind: 'charged',
          zone: 'Germany',
          country: 'DE',
          postcode: '10115',
          charge: '$7.90',
          reason: 'To Germany.',
        },
        refusal: '',
        collection: 'Dock 2, Monday to Friday, 7 to 15',
      },
    },
    charges: {
      description: 'With `charged` false, nothing is charged and nothing is said of delivery.',
      response: { revision: 3, ...charges },
    },
    saveCharges: {
      description:
        'A zone that names the postcode of an order counts before one that has its country whole. ' +
        'A charge is the first step that reaches the weight or value; above the last one, and ' +
        'where a weight is not known, the order is placed and its charge is told later.',
      request: { revision: 3, ...charges },
      response: { revision: 4, ...charges },
    },
  },
}
