/**
 * The settings of payments: from when they are tracked, when they are due, and which orders are
 * held.
 */
import { OptionalPaymentTerms } from '../platform/fields/payment-terms-field.ts'
import { declare } from './declare.ts'
import { OptionalDay, OptionalDays } from './setting-schemas.ts'

export const paymentDeclarations = {
  paymentsSince: declare('paymentsSince', {
    schema: OptionalDay,
    fallback: '',
    group: 'payments',
    input: 'day',
  }),
  paymentTerms: declare('paymentTerms', {
    schema: OptionalPaymentTerms,
    fallback: '',
    group: 'payments',
    input: 'line',
  }),
  overdueDays: declare('overdueDays', {
    schema: OptionalDays,
    fallback: '',
    group: 'payments',
    input: 'line',
  }),
} as const
