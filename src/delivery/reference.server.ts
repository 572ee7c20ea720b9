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
  collection: 'Dock 2, Monday to Friday, 7 a.m. to 3 p.m.',
  usualWeight: 500,
}

export const deliveryReference: ContractReference<typeof deliveryContract> = {
  description: 'Delivery charges for orders, based on the destination, weight and value.',
  operations: {
    quote: {
      description:
        'The charge is calculated again and fixed when the order is placed. An order with ' +
        '`deliveryCharge`, the charge that the buyer saw, is refused if the charge has changed.',
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
        collection: 'Dock 2, Monday to Friday, 7 a.m. to 3 p.m.',
      },
    },
    charges: {
      description: 'If `charged` is false, delivery is neither charged nor mentioned.',
      response: { revision: 3, ...charges },
    },
    saveCharges: {
      description:
        'A zone that contains the postcode of an order takes precedence over a zone that ' +
        'contains its whole country. The charge is that of the first step that covers the weight ' +
        'or value. Above the last step, or if a required weight is unknown, the order is placed ' +
        'and its charge is set later.',
      request: { revision: 3, ...charges },
      response: { revision: 4, ...charges },
    },
  },
}
