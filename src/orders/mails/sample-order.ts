/** A sample order for previews and test mails. */
import { mailPreviewMessages as messages } from '../messages/mail-previews.ts'
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
  phone: messages.sample.phone,
  address: messages.sample.address,
  poNumber: 'PO-7',
  pieces: 24,
  total: 20_496,
  lines: [
    { sku: 'HMR-1001', name: messages.sample.tool, quantity: 24, unitPrice: 854, total: 20_496 },
  ],
  trackingNumber: '',
  trackingLink: '',
  link: `${origin}/dashboard/orders/10042`,
})
