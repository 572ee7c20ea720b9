/** The form of a company's record, for staff. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { displayMoney, formatAmount } from '../../platform/money/money.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useFreshValues } from '../../ui/use-fresh-values.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { companiesContract, CompanyRecord, type Company } from '../contract.ts'
import { companiesPageMessages as messages, taxStatusNames } from '../messages/pages.ts'
import { companyBackOrders, invoiceForms, taxStatuses } from '../rules.ts'
import { RequestFields } from './request-fields.tsx'

type CompanyFormProps = {
  /** Undefined for a new one. */
  readonly company: Company | undefined
  readonly mayChange: boolean
  /** Those to choose from; none to choose without the right to see them. */
  readonly priceLists: readonly { readonly id: string; readonly name: string }[]
  /** @returns the company as it is stored; nothing where the form is left. */
  readonly save: (record: CompanyRecord, revision: number) => Promise<Company | undefined>
  /** Loads what is changed anew. */
  readonly reload?: () => Promise<void>
}

const valuesOf = (company: Company | undefined) => ({
  name: company?.name ?? '',
  address: company?.address ?? '',
  vatId: company?.vatId ?? '',
  taxNumber: company?.taxNumber ?? '',
  taxStatus: company?.taxStatus ?? ('standard' as const),
  terms: company?.terms ?? '',
  paymentTerms: company?.paymentTerms ?? '',
  backOrders: company?.backOrders ?? ('shop' as const),
  invoiceForm: company?.invoiceForm ?? ('shop' as const),
  buyerReference: company?.buyerReference ?? '',
  billingEmail: company?.billingEmail ?? '',
  ledgerAccount: company?.ledgerAccount ?? '',
  minimumOrder: displayMoney(company?.minimumOrder ?? 0).replaceAll(',', ''),
  representative: company?.representative ?? '',
  notes: company?.notes ?? '',
  priceList: company?.priceList ?? null,
  creditLimit:
    company?.creditLimit === undefined || company.creditLimit === null
      ? null
      : formatAmount(company.creditLimit),
  revision: company?.revision ?? 0,
})

const resolver = zodResolver(z.extend(CompanyRecord, { revision: z.number() }))

export function CompanyForm({ company, mayChange, priceLists, save, reload }: CompanyFormProps) {
  const form = useForm({
    resolver,
    defaultValues: valuesOf(company),
    disabled: !mayChange,
  })
  const {
    formState: { errors, isSubmitting },
    register,
  } = form
  const { notice, problem, send } = useSubmit(form, companiesContract.save.input)
  const beginSaving = useFreshValues(form, valuesOf(company), { problem, reload })
  const submit = send(async ({ revision, ...record }) => {
    const accept = beginSaving()
    const stored = await save(record, revision)
    if (!stored) return
    accept(valuesOf(stored))
    await reload?.()
  })
  return (
    <form method="post" className="form narrow" noValidate onSubmit={(event) => void submit(event)}>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notSaved}</b> {notice}
        </Notice>
      )}
      <RequestFields register={register} errors={errors} />
      <MoneyFields register={register} errors={errors} />
      <InvoiceFields register={register} errors={errors} />
      <OtherFields register={register} errors={errors} />

      {priceLists.length === 0 ? null : (
        <SelectField
          label={messages.priceList}
          help={messages.priceListHelp}
          error={errors.priceList?.message}
          {...register('priceList', { setValueAs: (id) => (id === '' ? null : id) })}
        >
          <option value="">{messages.catalogue}</option>
          {priceLists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {mayChange ? (
        <div>
          <SubmitButton busy={isSubmitting} busyLabel={messages.saving}>
            {company ? messages.save : messages.add}
          </SubmitButton>
        </div>
      ) : null}
    </form>
  )
}

type AgreedFieldsProps = {
  readonly register: (
    name: keyof CompanyRecord,
    options?: { readonly setValueAs: (text: string | null) => string | null },
  ) => UseFormRegisterReturn
  readonly errors: FieldErrors<CompanyRecord>
}

const BackOrderField = ({ register, errors }: AgreedFieldsProps) => (
  <SelectField
    label={messages.backOrders}
    error={errors.backOrders?.message}
    {...register('backOrders')}
  >
    {companyBackOrders.map((rule) => (
      <option key={rule} value={rule}>
        {messages.backOrderRules[rule]}
      </option>
    ))}
  </SelectField>
)

/** What was agreed about money. */
const MoneyFields = ({ register, errors }: AgreedFieldsProps) => (
  <>
    <div className="two">
      <SelectField
        label={messages.taxStatus}
        help={messages.taxStatusHelp}
        error={errors.taxStatus?.message}
        {...register('taxStatus')}
      >
        {taxStatuses.map((status) => (
          <option key={status} value={status}>
            {taxStatusNames[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={messages.minimumOrder}
        help={messages.minimumHelp}
        inputMode="decimal"
        maxLength={16}
        error={errors.minimumOrder?.message}
        {...register('minimumOrder')}
      />
    </div>
    <div className="two">
      <TextField
        label={messages.creditLimit}
        help={messages.creditLimitHelp}
        optional
        inputMode="decimal"
        maxLength={16}
        error={errors.creditLimit?.message}
        {...register('creditLimit', { setValueAs: (text) => text || null })}
      />
      <TextField
        label={messages.paymentTerms}
        help={messages.paymentTermsHelp}
        optional
        maxLength={20}
        error={errors.paymentTerms?.message}
        {...register('paymentTerms')}
      />
    </div>
  </>
)

/** How its invoices go. */
const InvoiceFields = ({ register, errors }: AgreedFieldsProps) => (
  <>
    <div className="two">
      <SelectField
        label={messages.invoiceForm}
        help={messages.invoiceFormHelp}
        error={errors.invoiceForm?.message}
        {...register('invoiceForm')}
      >
        {invoiceForms.map((form) => (
          <option key={form} value={form}>
            {messages.invoiceForms[form]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={messages.buyerReference}
        help={messages.buyerReferenceHelp}
        optional
        maxLength={100}
        error={errors.buyerReference?.message}
        {...register('buyerReference')}
      />
    </div>
    <div className="two">
      <TextField
        label={messages.billingEmail}
        help={messages.billingEmailHelp}
        optional
        type="email"
        maxLength={254}
        error={errors.billingEmail?.message}
        {...register('billingEmail')}
      />
      <TextField
        label={messages.ledgerAccount}
        help={messages.ledgerAccountHelp}
        optional
        inputMode="numeric"
        maxLength={9}
        error={errors.ledgerAccount?.message}
        {...register('ledgerAccount')}
      />
    </div>
  </>
)

/** What staff write beside that and what the company has written. */
const OtherFields = ({ register, errors }: AgreedFieldsProps) => (
  <>
    <BackOrderField register={register} errors={errors} />
    <TextArea
      label={messages.terms}
      help={messages.termsHelp}
      optional
      rows={2}
      maxLength={1000}
      error={errors.terms?.message}
      {...register('terms')}
    />
    <TextField
      label={messages.representative}
      optional
      maxLength={120}
      error={errors.representative?.message}
      {...register('representative')}
    />
    <TextArea
      label={messages.notes}
      help={messages.notesHelp}
      optional
      rows={3}
      maxLength={2000}
      error={errors.notes?.message}
      {...register('notes')}
    />
  </>
)
