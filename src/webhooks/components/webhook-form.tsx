/** The forms with which an owner adds a webhook, and changes one. */
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { webhooks } from '../api.client.ts'
import { Address, Events, webhooksContract, type Webhook } from '../contract.ts'
import { webhookFormMessages as messages } from '../messages/pages.ts'
import { EventFields } from './event-fields.tsx'

const fields = z.strictObject({ address: Address, events: Events })
const { TextInput } = inputsOf<z.input<typeof fields>>()

type NewWebhookFormProps = {
  readonly onAdded: (added: { readonly webhook: Webhook; readonly secret: string }) => void
  readonly onCancel: () => void
}

export function NewWebhookForm({ onAdded, onCancel }: NewWebhookFormProps) {
  const form = useContractForm(webhooksContract.add, {
    fields,
    values: { address: '', events: ['order.*'] },
  })
  const chosen = useWatch({ control: form.control, name: 'events' })
  return (
    <Form
      form={form}
      className="form narrow"
      onSubmit={async (values) => onAdded(await webhooks.add(values))}
      failed={messages.notSaved}
      act={messages.add}
      busy={messages.adding}
      buttons={
        <button type="button" className="button" onClick={onCancel}>
          {messages.cancel}
        </button>
      }
    >
      <TextInput name="address" label={messages.address} help={messages.addressHelp} />
      <EventFields
        chosen={chosen}
        error={form.formState.errors.events?.message}
        onChange={(events) =>
          form.setValue('events', events, { shouldDirty: true, shouldValidate: events.length > 0 })
        }
      />
    </Form>
  )
}

type WebhookFormProps = {
  readonly webhook: Webhook
  readonly onSaved: () => Promise<void>
}

export function WebhookForm({ webhook, onSaved }: WebhookFormProps) {
  const { id, address, events, state } = webhook
  const form = useContractForm(webhooksContract.save, { fields, values: { address, events } })
  const chosen = useWatch({ control: form.control, name: 'events' })
  const save = async (values: z.output<typeof fields>): Promise<void> => {
    await webhooks.save({ id, ...values, state: state === 'active' ? 'active' : 'paused' })
    toast(messages.saved)
    form.reset(values)
    await onSaved()
  }
  return (
    <Form form={form} className="form narrow" onSubmit={save} failed={messages.notSaved}>
      <TextInput name="address" label={messages.address} help={messages.addressHelp} />
      <EventFields
        chosen={chosen}
        error={form.formState.errors.events?.message}
        onChange={(all) =>
          form.setValue('events', all, { shouldDirty: true, shouldValidate: true })
        }
      />
      <SaveBar act={messages.save} busy={messages.saving} />
    </Form>
  )
}
