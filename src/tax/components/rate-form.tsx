/** The form that adds one rate of US sales tax. */
import * as z from 'zod/mini'
import { typedDecimal } from '../../platform/numbers/written-number.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormGroup } from '../../ui/form/group.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { SalesRate, salesTaxContract } from '../sales-tax-contract.ts'
import { salesTax } from '../sales-tax.client.ts'
import { salesTaxTableMessages as messages } from '../messages/sales-tax-table.ts'
import { usStates } from '../us-states.ts'

const texts = z.pipe(
  z.pipe(
    z.object({
      state: z.string(),
      zips: z.string(),
      county: z.string(),
      percent: z.string(),
      from: z.string(),
    }),
    z.transform(({ percent, zips, ...row }) => ({
      ...row,
      zips: zips.replaceAll(' ', ''),
      percent: typedDecimal(percent),
    })),
  ),
  SalesRate,
)
const { Choice, DayInput, NumberInput, TextInput } = inputsOf<z.input<typeof texts>>()

type RateFormProps = { readonly today: string; readonly onAdded: (state: string) => Promise<void> }

export function RateForm({ today, onAdded }: RateFormProps) {
  const form = useContractForm(salesTaxContract.addSalesRates, {
    fields: texts,
    values: { state: 'OH', zips: '', county: '', percent: '', from: today },
  })
  const submit = async (row: SalesRate): Promise<void> => {
    const { added, changed } = await salesTax.addSalesRates({ rows: [row] })
    toast(messages.applied(added, changed))
    form.reset({ ...form.getValues(), zips: '', county: '', percent: '' })
    await onAdded(row.state)
  }
  return (
    <Form form={form} onSubmit={submit} failed={messages.notAdded} className="mt-4">
      <FormGroup title={messages.add}>
        <RateFields />
      </FormGroup>
      <SaveBar act={messages.addButton} busy={messages.adding} />
    </Form>
  )
}

const RateFields = () => (
  <>
    <div className="two">
      <Choice
        name="state"
        label={messages.state}
        options={usStates.map(({ code, name }) => [code, name])}
      />
      <NumberInput
        name="percent"
        inputMode="decimal"
        label={messages.percent}
        help={messages.percentHelp}
      />
    </div>
    <div className="two">
      <TextInput name="zips" label={messages.zips} help={messages.zipsHelp} />
      <TextInput name="county" label={messages.county} help={messages.countyHelp} />
    </div>
    <DayInput name="from" label={messages.fromLabel} />
  </>
)
