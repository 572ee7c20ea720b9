/** The settings of accounting: the accounts for documents and payments. */
import * as z from 'zod/mini'
import { withWireFormat } from '../../packages/contract/wire-format.ts'
import { OptionalText } from '../platform/fields/fields.ts'
import { parseMethodAccounts, parseRevenueAccounts } from './account-lines.ts'
import { declare } from './declare.ts'
import { accountingSettings } from './messages/accounting.ts'

const { problems } = accountingSettings

/** Empty, or an account of up to nine digits. */
const accountPattern = '^(?:[1-9]\\d{3,8}|0[1-9]\\d{2,7})?$'
const OptionalAccount = withWireFormat(
  z.string().check(z.trim(), z.regex(new RegExp(accountPattern), problems.notAccount)),
  { type: 'string', pattern: accountPattern },
)

/** Empty, or a DATEV number: an adviser's from 1001, a client's from 1. */
const datevNumber = (pattern: string, message: string) =>
  withWireFormat(z.string().check(z.trim(), z.regex(new RegExp(pattern), message)), {
    type: 'string',
    pattern,
  })
const DatevConsultant = datevNumber(
  '^(?:100[1-9]|10[1-9]\\d|1[1-9]\\d{2}|[2-9]\\d{3}|[1-9]\\d{4,6})?$',
  problems.notConsultant,
)
const DatevClient = datevNumber('^(?:[1-9]\\d{0,4})?$', problems.notClient)

const maxAccountLines = 4000
const accountLines = (parse: (text: string) => unknown, message: string) =>
  OptionalText(maxAccountLines).check(z.refine((text) => parse(text) !== undefined, message))
const RevenueAccounts = accountLines(parseRevenueAccounts, problems.notRevenue)
const PaymentAccounts = accountLines(parseMethodAccounts, problems.notMethods)

const yearMonths = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
const accountLengths = ['4', '5', '6', '7', '8'] as const

const line = { fallback: '', group: 'accounting', input: 'line' } as const
const lines = { fallback: '', group: 'accounting', input: 'lines' } as const

export const accountingDeclarations = {
  datevConsultant: declare('datevConsultant', { schema: DatevConsultant, ...line }),
  datevClient: declare('datevClient', { schema: DatevClient, ...line }),
  fiscalYear: declare('fiscalYear', {
    schema: z.enum(yearMonths),
    fallback: '1',
    group: 'accounting',
    input: 'choice',
  }),
  accountLength: declare('accountLength', {
    schema: z.enum(accountLengths),
    fallback: '4',
    group: 'accounting',
    input: 'choice',
  }),
  receivablesAccount: declare('receivablesAccount', { schema: OptionalAccount, ...line }),
  customerAccountsFrom: declare('customerAccountsFrom', { schema: OptionalAccount, ...line }),
  revenueAccounts: declare('revenueAccounts', { schema: RevenueAccounts, ...lines }),
  paymentAccounts: declare('paymentAccounts', { schema: PaymentAccounts, ...lines }),
} as const

const declared = accountingDeclarations
/** Their schemas, for the object of all settings. */
export const accountingSchemas = {
  datevConsultant: declared.datevConsultant.schema,
  datevClient: declared.datevClient.schema,
  fiscalYear: declared.fiscalYear.schema,
  accountLength: declared.accountLength.schema,
  receivablesAccount: declared.receivablesAccount.schema,
  customerAccountsFrom: declared.customerAccountsFrom.schema,
  revenueAccounts: declared.revenueAccounts.schema,
  paymentAccounts: declared.paymentAccounts.schema,
}
