/** Creates a key of a service account, and shows it once. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { OptionalLine } from '../../platform/fields/fields.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { serviceAccounts } from '../api.client.ts'
import { serviceAccountsContract } from '../contract.ts'
import { accountPageMessages as messages } from '../messages/pages.ts'

const fields = z.strictObject({ name: OptionalLine(100), days: z.string() })
const { TextInput, Choice } = inputsOf<z.input<typeof fields>>()

type NewKeyProps = { readonly id: string; readonly onMade: () => Promise<void> }

/** The key is only in this component's state, and is lost with it. */
export function NewKey({ id, onMade }: NewKeyProps) {
  const [made, setMade] = useState<string>()
  if (made !== undefined)
    return (
      <ShownOnce
        heading="h3"
        title={messages.shownOnce}
        detail={messages.shownOnceDetail}
        text={made}
        name={messages.theKey}
        done={messages.done}
        onDone={() => setMade(undefined)}
      />
    )
  return (
    <NewKeyForm
      id={id}
      onMade={async (key) => {
        setMade(key)
        await onMade()
      }}
    />
  )
}

type NewKeyFormProps = {
  readonly id: string
  readonly onMade: (key: string) => Promise<void>
}

function NewKeyForm({ id, onMade }: NewKeyFormProps) {
  const form = useContractForm(serviceAccountsContract.addKey, {
    fields,
    values: { name: '', days: '365' },
  })
  const make = async ({ name, days }: z.output<typeof fields>): Promise<void> => {
    const { key } = await serviceAccounts.addKey({
      id,
      name,
      days: days === '' ? null : Number(days),
    })
    await onMade(key)
  }
  return (
    <Form
      form={form}
      className="form narrow"
      onSubmit={make}
      failed={messages.notMade}
      act={messages.make}
      busy={messages.making}
    >
      <div className="two">
        <TextInput name="name" label={messages.keyName} help={messages.keyNameHelp} />
        <Choice name="days" label={messages.validFor} options={messages.days} />
      </div>
    </Form>
  )
}
