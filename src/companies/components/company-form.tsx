/** The form of a company's record, for staff. */
import * as z from 'zod/mini'
import { languageCodes, languageNames } from '../../platform/languages/languages.ts'
import { amountInField, moneyInField } from '../../platform/money/money.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormFold } from '../../ui/form/group.tsx'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useFreshValues } from '../../ui/use-fresh-values.ts'
import { companiesContract, CompanyRecord, type Company } from '../contract.ts'
import { companiesPageMessages as messages, taxStatusNames } from '../messages/pages.ts'
import {
  companyBackOrders,
  invoiceForms,
  orderAnswerRules,
  orderFileRules,
  taxStatuses,
} from '../rules.ts'
import { RequestFields } from './request-fields.tsx'

type CompanyFormProps = {
  /** Undefined for a new one. */
  readonly company: Company | undefined
  readonly canChange: boolean
  /** The price lists to choose from; none without the right to see them. */
  readonly priceLists: readonly { readonly id: string; readonly name: string }[]
  /** @returns the stored company; nothing if the form is left */
  readonly save: (record: CompanyRecord, revision: number) => Promise<Company | undefined>
  /** Reloads the data that changed. */
  readonly reload?: () => Promise<void>
}

// oxlint-disable-next-line complexity -- a record, field by field
const valuesOf = (company: Company | undefined) => ({
  name: company?.name ?? '',
  address: company?.address ?? '',
  vatId: company?.vatId ?? '',
  taxNumber: company?.taxNumber ?? '',
  taxStatus: company?.taxStatus ?? ('standard' as const),
  terms: company?.terms ?? '',
  paymentTerms: company?.paymentTerms ?? '',
  backOrders: company?.backOrders ?? ('shop' as const),
  orderFiles: company?.orderFiles ?? ('draft' as const),
  orderAnswers: company?.orderAnswers ?? ('hand' as const),
  invoiceForm: company?.invoiceForm ?? ('shop' as const),
  buyerReference: company?.buyerReference ?? '',
  billingEmail: company?.billingEmail ?? '',
  ledgerAccount: company?.ledgerAccount ?? '',
  phone: company?.phone ?? '',
  language: company?.language ?? ('shop' as const),
  deliveryAddresses: (company?.deliveryAddresses ?? []).join('\n\n'),
  minimumOrder: moneyInField(company?.minimumOrder ?? 0),
  representative: company?.representative ?? '',
  notes: company?.notes ?? '',
  priceList: company?.priceList ?? null,
  creditLimit:
    company?.creditLimit === undefined || company.creditLimit === null
      ? null
      : amountInField(company.creditLimit),
  revision: company?.revision ?? 0,
})

const fields = z.extend(CompanyRecord, {
  revision: z.number(),
  /** Addresses separated by an empty line. */
  deliveryAddresses: z.optional(z.string()),
})
const { TextInput, TextLines, MoneyInput, Choice } = inputsOf<z.input<typeof fields>>()

export function CompanyForm({ company, canChange, priceLists, save, reload }: CompanyFormProps) {
  const values = valuesOf(company)
  const form = useContractForm(companiesContract.save, { fields, values, disabled: !canChange })
  const beginSaving = useFreshValues(form, values, { problem: form.problem, reload })
  const submit = async ({
    revision,
    deliveryAddresses = '',
    ...record
  }: z.output<typeof fields>): Promise<void> => {
    const accept = beginSaving()
    const addresses = deliveryAddresses.split(/\n[^\S\n]*\n/).map((address) => address.trim())
    const stored = await save({ ...record, deliveryAddresses: addresses.filter(Boolean) }, revision)
    if (!stored) return
    accept(valuesOf(stored))
    await reload?.()
  }
  return (
    <Form
      form={form}
      className="form narrow"
      onSubmit={submit}
      failed={messages.notSaved}
      act={canChange ? (company ? messages.save : messages.add) : undefined}
      busy={messages.saving}
    >
      <RequestFields />
      <MoneyFields />
      {priceLists.length === 0 ? null : (
        <Choice
          name="priceList"
          label={messages.priceList}
          help={messages.priceListHelp}
          orNull
          none={messages.catalogue}
          options={priceLists.map(({ id, name }) => [id, name])}
        />
      )}
      <RecordFolds values={values} />
    </Form>
  )
}

/** The agreed money terms. */
const MoneyFields = () => (
  <>
    <div className="two">
      <Choice
        name="taxStatus"
        label={messages.taxStatus}
        help={messages.taxStatusHelp}
        options={choices(taxStatuses, taxStatusNames)}
      />
      <MoneyInput name="minimumOrder" label={messages.minimumOrder} help={messages.minimumHelp} />
    </div>
    <div className="two">
      <MoneyInput
        name="creditLimit"
        label={messages.creditLimit}
        help={messages.creditLimitHelp}
        orNull
      />
      <TextInput
        name="paymentTerms"
        label={messages.paymentTerms}
        help={messages.paymentTermsHelp}
        maxLength={20}
      />
    </div>
  </>
)

type FoldsProps = { readonly values: ReturnType<typeof valuesOf> }

/** Rarely changed fields; each fold shows its current values. */
const RecordFolds = ({ values }: FoldsProps) => (
  <div>
    <FormFold
      title={messages.invoices}
      now={nowOf(messages.invoiceForms[values.invoiceForm], values.billingEmail)}
      names={['invoiceForm', 'buyerReference', 'billingEmail', 'ledgerAccount']}
    >
      <InvoiceFields />
    </FormFold>
    <FormFold
      title={messages.delivery}
      now={nowOf(values.phone, values.deliveryAddresses)}
      names={['phone', 'language', 'deliveryAddresses', 'backOrders', 'orderFiles', 'orderAnswers']}
    >
      <DeliveryFields />
    </FormFold>
    <FormFold
      title={messages.agreements}
      now={nowOf(values.terms, values.representative, values.notes)}
      names={['terms', 'representative', 'notes']}
    >
      <AgreementFields />
    </FormFold>
  </div>
)

/** The beginning of the current values; the fold truncates them. */
const nowOf = (...set: readonly string[]): string => set.filter(Boolean).join(' · ')

/** Billing fields. */
const InvoiceFields = () => (
  <>
    <div className="two">
      <Choice
        name="invoiceForm"
        label={messages.invoiceForm}
        help={messages.invoiceFormHelp}
        options={choices(invoiceForms, messages.invoiceForms)}
      />
      <TextInput
        name="buyerReference"
        label={messages.buyerReference}
        help={messages.buyerReferenceHelp}
      />
    </div>
    <div className="two">
      <TextInput
        name="billingEmail"
        label={messages.billingEmail}
        help={messages.billingEmailHelp}
        type="email"
      />
      <TextInput
        name="ledgerAccount"
        label={messages.ledgerAccount}
        help={messages.ledgerAccountHelp}
        inputMode="numeric"
        maxLength={9}
      />
    </div>
  </>
)

/** Contact and delivery fields. */
const DeliveryFields = () => (
  <>
    <div className="two">
      <TextInput name="phone" label={messages.phone} type="tel" maxLength={40} />
      <Choice
        name="language"
        label={messages.language}
        help={messages.languageHelp}
        options={choices(['shop', ...languageCodes], {
          shop: messages.languageOfShop,
          ...languageNames,
        })}
      />
    </div>
    <TextLines
      name="deliveryAddresses"
      label={messages.deliveryAddresses}
      help={messages.deliveryAddressesHelp}
    />
    <Choice
      name="backOrders"
      label={messages.backOrders}
      options={choices(companyBackOrders, messages.backOrderRules)}
    />
    <Choice
      name="orderFiles"
      label={messages.orderFiles}
      help={messages.orderFilesHelp}
      options={choices(orderFileRules, messages.orderFileRules)}
    />
    <Choice
      name="orderAnswers"
      label={messages.orderAnswers}
      help={messages.orderAnswersHelp}
      options={choices(orderAnswerRules, messages.orderAnswerRules)}
    />
  </>
)

/** The agreement in words, and staff notes. */
const AgreementFields = () => (
  <>
    <TextLines name="terms" label={messages.terms} help={messages.termsHelp} rows={2} />
    <TextInput name="representative" label={messages.representative} />
    <TextLines name="notes" label={messages.notes} help={messages.notesHelp} />
  </>
)
