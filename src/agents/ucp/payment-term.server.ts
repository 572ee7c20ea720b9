/** The payment of an order: on account, under the company's or the shop's terms. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { parsePaymentTerms, prepayment } from '../../platform/money/payment-terms.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import { ucpMessages } from '../messages/ucp.ts'
import { findTerms } from './session-store.server.ts'

const { terms: messages } = ucpMessages
export const accountTerm = 'on-account'

/** The terms for this buyer: 'net 30'; empty if none were agreed. */
export async function termsFor(
  { readSettings }: Pick<AgentsDependencies, 'readSettings'>,
  db: Handle,
  { company }: Pick<Actor, 'company'>,
): Promise<string> {
  const agreed = company ? await findTerms(db, company.id) : ''
  return agreed === '' ? (await readSettings()).paymentTerms : agreed
}

/**
 * The only payment term of a checkout: its invoice. The due date depends on the invoice date, so
 * none is given.
 * @param amount the total to pay, in cents
 */
export function paymentTerm(terms: string, amount: number) {
  const inAdvance = terms === prepayment
  return {
    id: accountTerm,
    title: inAdvance ? messages.inAdvance : messages.onAccount,
    schedules: [
      {
        id: 'invoice',
        type: 'deferred',
        description: { plain: inAdvance ? messages.prepayment : dueText(terms) },
        amount,
      },
    ],
  }
}

function dueText(text: string): string {
  const { days, discount } = parsePaymentTerms(text) ?? { days: 0, discount: undefined }
  const due = days === 0 ? messages.receipt : messages.net(days)
  return discount ? due + messages.discount(String(discount.rate / 100), discount.days) : due
}
