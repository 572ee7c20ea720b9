/** Adds a category, brand or family by its name, and opens it. */
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { recordsMessages as messages } from '../messages/records.ts'
import { records } from '../taxonomy/records.client.ts'
import { taxonomyContract, type EditedKind } from '../taxonomy/records-contract.ts'

const { input } = taxonomyContract.addRecord
const { TextInput } = inputsOf<z.input<typeof input>>()

export function NewRecord({ kind }: { readonly kind: EditedKind }) {
  const navigate = useNavigate()
  const form = useContractForm(taxonomyContract.addRecord, {
    fields: input,
    values: { kind, name: '', brand: kind === 'families' ? '' : undefined },
  })
  const add = async (values: z.output<typeof input>): Promise<void> => {
    const added = await records.addRecord(values)
    toast(messages.added(added.name))
    await navigate(`/dashboard/${kind}/${added.id}`)
  }
  return (
    <Form form={form} onSubmit={add} act={messages.add} busy={messages.add}>
      <TextInput name="name" label={messages.name} />
      {kind === 'families' ? (
        <TextInput name="brand" label={messages.brand} help={messages.brandHelp} />
      ) : null}
    </Form>
  )
}
