/** Schemas of payment terms. */
import * as z from 'zod/mini'
import { withWireFormat } from '../../../packages/contract/wire-format.ts'
import { platformMessages as messages } from '../messages/platform.ts'
import { paymentTermsPattern, prepayment } from '../money/payment-terms.ts'

const terms = (pattern: RegExp, error: string) =>
  withWireFormat(
    z.string().check(z.refine((text) => text === '' || pattern.test(text), { error })),
    { type: 'string', maxLength: 20, pattern: `^$|${pattern.source}` },
  )

/** Empty, or terms such as '2/10 net 30'. */
export const OptionalPaymentTerms = terms(paymentTermsPattern, messages.notTerms)
/** The same for a company, which may also pay in advance. */
export const CompanyPaymentTerms = terms(
  new RegExp(`${paymentTermsPattern.source}|^${prepayment}$`),
  messages.notCompanyTerms,
)
