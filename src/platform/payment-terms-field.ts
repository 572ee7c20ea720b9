/** Payment terms as fields take them. */
import * as z from 'zod/mini'
import { withWireFormat } from '../../packages/contract/wire-format.ts'
import { paymentTermsPattern } from './payment-terms.ts'

const notTerms = 'Write “net 30”, or “2/10 net 30” for 2 % less within 10 days.'

/** Empty, or such as '2/10 net 30'. */
export const OptionalPaymentTerms = withWireFormat(
  z
    .string()
    .check(z.refine((text) => text === '' || paymentTermsPattern.test(text), { error: notTerms })),
  { type: 'string', maxLength: 20, pattern: `^$|${paymentTermsPattern.source}` },
)
