/** What journeys about money share: invoices and the setting of payments. */
import { expect } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import type { CreatedTool } from './catalogue-setup.ts'
import { signInAsAdmin } from './sign-in.ts'
import type { SignedIn } from './visitor.ts'

/** A confirmed order with its invoice. @returns the order's number */
export async function invoiceOrder(tool: CreatedTool, buyer: SignedIn): Promise<number> {
  const placed = await callApi('POST /addorder', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: { toolId: tool.id, OrderQuentuty: 12, phoneNum: '+1 512 555 0199', address: 'Austin' },
  })
  const number = Number(fieldOf(placed.body, 'number'))
  const { token } = await signInAsAdmin()
  await callApi(`POST /order/${number}/transitions`, { token, body: { status: 'confirmed' } })
  const body = { kind: 'invoice', size: 'a4' }
  expect((await callApi(`POST /order/${number}/documents`, { token, body })).status).toBe(200)
  return number
}

/** From this day on buyers see what is open; from none, they see nothing. */
export async function followPayments(paymentsSince: string): Promise<void> {
  const { token } = await signInAsAdmin()
  const { body: current } = await callApi('GET /settings', { token })
  const body = { revision: Number(fieldOf(current, 'revision')), paymentsSince }
  expect((await callApi('PUT /settings', { token, body })).status).toBe(200)
}
