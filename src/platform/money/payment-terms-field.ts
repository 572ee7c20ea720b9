/** Schemas of payment terms. */
import * as z from 'zod/mini'
import { withWireFormat } from '../../../packages/contract/wire-format.ts'
import { paymentTermsPattern, prepayment } from './payment-terms.ts'

const notTerms = 'Write “net 30”, or “2/10 net 30” for 2 % less within 10 days.'
const notCompanyTerms = `${notTerms.slice(0, -1)}; or “prepayment”.`

const terms = (pattern: RegExp, error: string) =>
  withWireFormat(
    z.string().check(z.refine((text) => text === '' || pattern.test(text), { error })),
    { type: 'string', maxLength: 20, pattern: `^$|${pattern.source}` },
  )

/** Empty, or terms such as '2/10 net 30'. */
export const OptionalPaymentTerms = terms(paymentTermsPattern, notTerms)
/** The same for a company, which may also pay in advance. */
export const CompanyPaymentTerms = terms(
  new RegExp(`${paymentTermsPattern.source}|^${prepayment}$`),
  notCompanyTerms,
)
