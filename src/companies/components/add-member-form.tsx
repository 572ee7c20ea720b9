/** The form with which staff add a member to a company. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { companyRoles } from '../../../packages/contract/acting-company.ts'
import { Email } from '../../platform/fields/fields.ts'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { companies } from '../api.client.ts'
import { companiesContract } from '../contract.ts'
import { memberMessages as messages } from '../messages/pages.ts'
import { PersonFields } from './person-fields.tsx'

const resolver = zodResolver(z.strictObject({ email: Email, role: z.enum(companyRoles) }))

export function AddMemberForm({ company }: { readonly company: string }) {
  const form = useForm({ resolver, defaultValues: { email: '', role: 'buyer' as const } })
  const { revalidate } = useRevalidator()
  const {
    formState: { isSubmitting },
    reset,
  } = form
  const { notice, send } = useSubmit(form, companiesContract.setMember.input)
  const submit = send(async ({ email, role }) => {
    await companies.setMember({ id: company, email, role })
    toast(messages.added(email))
    reset()
    await revalidate()
  })
  return (
    <section className="mt-6" aria-labelledby="add-member">
      <h3 id="add-member">{messages.add}</h3>
      <form
        method="post"
        className="form narrow mt-2"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {notice === undefined ? null : (
          <Notice tone="bad">
            <b>{messages.notAdded}</b> {notice}
          </Notice>
        )}
        <PersonFields form={form} labels={{ email: messages.email, role: messages.newRole }} />
        <div>
          <SubmitButton busy={isSubmitting} busyLabel={messages.adding}>
            {messages.add}
          </SubmitButton>
        </div>
      </form>
    </section>
  )
}
