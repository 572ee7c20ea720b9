/** The charge for delivery stands on one invoice of an order, however it is parted. */
import { expect, test } from 'vitest'
import type { OrderDelivery } from '../../delivery/contract.ts'
import { deliveryOfBill, type DeliveryBill } from './bill-delivery.ts'

const delivery: OrderDelivery = {
  kind: 'charged',
  zone: 'Germany',
  country: 'DE',
  postcode: '10115',
  charge: 790,
  reason: 'To Germany.',
}
const bill = (over: Partial<DeliveryBill> = {}): DeliveryBill => ({
  kind: 'invoice',
  charge: 790,
  ...over,
})

test('the first invoice has the charge, the others have none', () => {
  expect(deliveryOfBill(delivery, [])).toEqual(delivery)
  expect(deliveryOfBill(delivery, [bill()])).toBeUndefined()
  expect(deliveryOfBill(undefined, [])).toBeUndefined()
})
test('a charge that was told after the first invoice stands on the next', () => {
  expect(deliveryOfBill({ ...delivery, kind: 'on-request', charge: 0 }, [])).toBeUndefined()
  expect(deliveryOfBill(delivery, [bill({ charge: 0 })])).toMatchObject({ charge: 790 })
  expect(deliveryOfBill(delivery, [bill({ charge: 500 })])).toMatchObject({ charge: 290 })
})
test('that delivery is free or collected, the first invoice says alone', () => {
  const free: OrderDelivery = { ...delivery, kind: 'free', charge: 0 }
  expect(deliveryOfBill(free, [])).toEqual(free)
  expect(deliveryOfBill(free, [bill({ charge: 0 })])).toBeUndefined()
})
test('a cancelled order gets it back once, with the invoice that had it; a return does not', () => {
  const credit = (left: number, isCancelled = true) =>
    deliveryOfBill(delivery, [bill()], { left, isCancelled })
  expect(credit(790)).toEqual(delivery)
  expect(credit(790, false)).toBeUndefined()
  expect(credit(290)).toMatchObject({ charge: 290 })
  expect(credit(0)).toBeUndefined()
})
