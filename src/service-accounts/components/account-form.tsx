/** The forms with which an owner adds a service account, and changes one. */
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { isBuying } from '../../platform/access/scopes.ts'
import { Line, OptionalLine } from '../../platform/fields/fields.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSeen } from '../../ui/use-seen.ts'
import { serviceAccounts } from '../api.client.ts'
import { GrantedScopes, serviceAccountsContract, type ServiceAccount } from '../contract.ts'
import { accountFormMessages as messages } from '../messages/pages.ts'
import { ScopeFields } from './scope-fields.tsx'

const fields = z.strictObject({
  name: Line(100),
  purpose: OptionalLine(500),
  scopes: GrantedScopes,
})
const newFields = z.strictObject({ ...fields.shape, company: z.string() })
const { TextInput, Choice } = inputsOf<z.input<typeof newFields>>()
const Own = inputsOf<z.input<typeof fields>>()

type NewAccountFormProps = {
  readonly companies: readonly { readonly id: string; readonly name: string }[]
  /** Called with the id of the account. */
  readonly onAdded: (id: string) => Promise<void> | void
  readonly onCancel: () => void
}

export function NewAccountForm({ companies, onAdded, onCancel }: NewAccountFormProps) {
  const form = useContractForm(serviceAccountsContract.add, {
    fields: newFields,
    values: { name: '', purpose: '', scopes: [], company: '' },
  })
  const [granted, company] = useWatch({ control: form.control, name: ['scopes', 'company'] })
  // Scopes chosen for the shop are meaningless for a company, and the other way round.
  useEffect(() => {
    const fitting = form.getValues('scopes').filter((scope) => isBuying(scope) === (company !== ''))
    form.setValue('scopes', fitting)
  }, [company, form])
  const add = async ({ company: chosen, ...account }: z.output<typeof newFields>) => {
    const { insertedId } = await serviceAccounts.add({
      ...account,
      ...(chosen === '' ? {} : { company: chosen }),
    })
    toast(messages.added(account.name))
    await onAdded(insertedId)
  }
  return (
    <Form
      form={form}
      onSubmit={add}
      failed={messages.notSaved}
      act={messages.add}
      busy={messages.adding}
      buttons={
        <button type="button" className="button" onClick={onCancel}>
          {messages.cancel}
        </button>
      }
    >
      <TextInput name="name" label={messages.name} help={messages.nameHelp} />
      <TextInput name="purpose" label={messages.purpose} />
      {companies.length === 0 ? null : (
        <Choice
          name="company"
          label={messages.worksFor}
          help={messages.worksForHelp}
          none={messages.shop}
          options={companies.map(({ id, name }) => [id, name] as const)}
        />
      )}
      <ScopeFields
        granted={granted}
        forCompany={company !== ''}
        error={form.formState.errors.scopes?.message}
        onChange={(scopes) =>
          form.setValue('scopes', scopes, { shouldDirty: true, shouldValidate: scopes.length > 0 })
        }
      />
    </Form>
  )
}

type AccountFormProps = {
  readonly account: ServiceAccount
  readonly onSaved: () => Promise<void>
}

export function AccountForm({ account, onSaved }: AccountFormProps) {
  const { id, name, purpose, scopes } = account
  const form = useContractForm(serviceAccountsContract.save, {
    fields,
    values: { name, purpose, scopes },
  })
  const granted = useWatch({ control: form.control, name: 'scopes' })
  const seen = useSeen(scopes, form.problem)
  const save = async (values: z.output<typeof fields>): Promise<void> => {
    await serviceAccounts.save({ id, ...values, ...seen })
    toast(messages.saved(values.name))
    form.reset(values)
    await onSaved()
  }
  return (
    <Form form={form} className="form narrow" onSubmit={save} failed={messages.notSaved}>
      <div className="two">
        <Own.TextInput name="name" label={messages.name} help={messages.nameHelp} />
        <Own.TextInput name="purpose" label={messages.purpose} />
      </div>
      <ScopeFields
        granted={granted}
        forCompany={account.company !== undefined}
        error={form.formState.errors.scopes?.message}
        onChange={(chosen) =>
          form.setValue('scopes', chosen, { shouldDirty: true, shouldValidate: true })
        }
      />
      <SaveBar act={messages.save} busy={messages.saving} />
    </Form>
  )
}
