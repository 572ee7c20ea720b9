/** Maps rows of companies to the objects of the contract, and back. */
import { isLanguage } from '../platform/languages/languages.ts'
import type { Membership } from './company-schemas.ts'
import type { Company, CompanyRecord, Member } from './contract.ts'
import type {
  CompanyRow,
  LimitValues,
  MemberRow,
  MembershipRow,
  RecordValues,
} from './store.server.ts'

export const toMembershipDto = ({
  id,
  number,
  name,
  state,
  role,
  back_orders: backOrders,
}: MembershipRow): Membership => ({
  id,
  number,
  name,
  state,
  role,
  ...(backOrders === null ? {} : { backOrders }),
})

/** A language that the program no longer supports counts as none. */
const languageChoice = (code: string | undefined): NonNullable<CompanyRecord['language']> =>
  isLanguage(code) ? code : 'shop'

/** The fields that staff maintain, by their contract names; the audit log compares these, too. */
export const toRecord = (row: RecordValues): CompanyRecord => ({
  name: row.name,
  address: row.address,
  vatId: row.vat_id,
  taxNumber: row.tax_number,
  taxStatus: row.tax_status,
  terms: row.terms,
  paymentTerms: row.payment_terms ?? '',
  backOrders: row.back_orders ?? 'shop',
  orderFiles: row.order_files ?? 'draft',
  orderAnswers: row.order_answers ?? 'hand',
  invoiceForm: row.invoice_form ?? 'shop',
  buyerReference: row.buyer_reference ?? '',
  billingEmail: row.billing_email ?? '',
  ledgerAccount: row.ledger_account ?? '',
  phone: row.phone ?? '',
  language: languageChoice(row.language),
  deliveryAddresses: [...(row.delivery_addresses ?? [])],
  minimumOrder: row.minimum_cents,
  representative: row.representative,
  notes: row.notes,
  priceList: row.price_list_id ?? null,
  creditLimit: row.credit_limit_cents ?? null,
})

/** The company's ordering rules. */
const orderingValues = (
  record: CompanyRecord,
): Pick<RecordValues, 'back_orders' | 'order_answers' | 'order_files'> => ({
  ...(record.backOrders === undefined
    ? {}
    : { back_orders: record.backOrders === 'shop' ? null : record.backOrders }),
  ...(record.orderFiles === undefined ? {} : { order_files: record.orderFiles }),
  ...(record.orderAnswers === undefined ? {} : { order_answers: record.orderAnswers }),
})

export const toValues = (record: CompanyRecord): RecordValues => ({
  name: record.name,
  address: record.address,
  vat_id: record.vatId,
  tax_number: record.taxNumber,
  tax_status: record.taxStatus,
  terms: record.terms,
  minimum_cents: record.minimumOrder,
  representative: record.representative,
  notes: record.notes,
  ...(record.paymentTerms === undefined ? {} : { payment_terms: record.paymentTerms }),
  ...(record.creditLimit === undefined ? {} : { credit_limit_cents: record.creditLimit }),
  ...orderingValues(record),
  ...(record.invoiceForm === undefined ? {} : { invoice_form: record.invoiceForm }),
  ...(record.buyerReference === undefined ? {} : { buyer_reference: record.buyerReference }),
  ...(record.billingEmail === undefined ? {} : { billing_email: record.billingEmail }),
  ...(record.ledgerAccount === undefined ? {} : { ledger_account: record.ledgerAccount }),
  ...(record.phone === undefined ? {} : { phone: record.phone }),
  ...(record.language === undefined
    ? {}
    : { language: record.language === 'shop' ? '' : record.language }),
  ...(record.deliveryAddresses === undefined
    ? {}
    : { delivery_addresses: [...new Set(record.deliveryAddresses)] }),
  ...(record.priceList === undefined ? {} : { price_list_id: record.priceList }),
})

/** In cents; missing limits are left out. */
export const toLimits = ({
  order_limit_cents: orderLimit,
  month_limit_cents: monthLimit,
}: LimitValues): Pick<Member, 'orderLimit' | 'monthLimit'> => ({
  ...(orderLimit === null ? {} : { orderLimit }),
  ...(monthLimit === null ? {} : { monthLimit }),
})

/** @param forStaff members do not see notes, price list, credit limit and ledger account */
export function toCompanyDto(
  row: CompanyRow,
  members: readonly MemberRow[],
  { forStaff }: { readonly forStaff: boolean },
): Company {
  const { notes, priceList, creditLimit, ledgerAccount, ...record } = toRecord(row)
  return {
    id: row.id,
    number: row.number,
    ...record,
    ...(forStaff ? { notes, priceList, creditLimit, ledgerAccount } : {}),
    state: row.state,
    revision: row.revision,
    requestedAt: row.requested_at.toISOString(),
    members: members.map(({ user_id: userId, email, name, role, since, ...limits }) => ({
      userId,
      email,
      name,
      role,
      since: since.toISOString(),
      ...toLimits(limits),
    })),
  }
}
