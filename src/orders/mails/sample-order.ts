/** A sample order for previews and test mails. */
import type { MailedOrder } from './order-mails.ts'

/**
 * @param shop the shop's name
 * @param origin the shop's address
 */
export const sampleOrder = (shop: string, origin: string): MailedOrder => ({
  shop,
  number: 10_042,
  name: 'Celia Navarro',
  email: 'celia@example.com',
  phone: '+1 512 555 0142',
  address: '418 Mill Street\nAustin',
  poNumber: 'PO-7',
  pieces: 24,
  total: 20_496,
  lines: [
    { sku: 'HMR-1001', name: 'Claw Hammer 16 oz', quantity: 24, unitPrice: 854, total: 20_496 },
  ],
  trackingNumber: '',
  trackingLink: '',
  link: `${origin}/dashboard/orders/10042`,
})
