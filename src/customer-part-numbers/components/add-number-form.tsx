/** The form that adds a part number to a company. */
import * as z from 'zod/mini'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { customerPartNumbers } from '../api.client.ts'
import { customerPartNumbersContract, numberFields } from '../contract.ts'
import { partNumberPageMessages as messages } from '../messages/page.ts'

const fields = z.strictObject(numberFields)
const { TextInput } = inputsOf<z.input<typeof fields>>()

type AddNumberFormProps = { readonly company: string; readonly forStaff: boolean }

export function AddNumberForm({ company, forStaff }: AddNumberFormProps) {
  const form = useContractForm(customerPartNumbersContract.add, {
    fields,
    values: { number: '', sku: '' },
  })
  const { revalidate } = useRevalidator()
  const submit = async ({ number, sku }: z.output<typeof fields>): Promise<void> => {
    const added = await customerPartNumbers.add({ id: company, number, sku })
    toast(messages.added(added.number, added.sku))
    form.reset()
    form.setFocus('number')
    await revalidate()
  }
  return (
    <section className="mt-6" aria-labelledby="add-number">
      <h2 id="add-number">{messages.addTitle}</h2>
      <Form
        form={form}
        className="form narrow mt-2"
        onSubmit={submit}
        failed={messages.notAdded}
        act={messages.add}
        busy={messages.adding}
      >
        <div className="two">
          <TextInput name="number" label={forStaff ? messages.customerNumber : messages.number} />
          <TextInput name="sku" label={messages.sku} help={messages.skuHelp} />
        </div>
      </Form>
    </section>
  )
}
