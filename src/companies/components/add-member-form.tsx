/** The form with which staff add a member to a company. */
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { companies } from '../api.client.ts'
import { companiesContract } from '../contract.ts'
import { memberMessages as messages } from '../messages/pages.ts'
import { nobody, Person, PersonFields } from './person-fields.tsx'

export function AddMemberForm({ company }: { readonly company: string }) {
  const form = useContractForm(companiesContract.setMember, { fields: Person, values: nobody })
  const { revalidate } = useRevalidator()
  const add = async ({ email, role }: Person): Promise<void> => {
    await companies.setMember({ id: company, email, role })
    toast(messages.added(email))
    form.reset()
    await revalidate()
  }
  return (
    <details className="fold mt-6">
      <summary>
        <h2>{messages.add}</h2> <span className="muted">{messages.addLead}</span>
      </summary>
      <Form
        form={form}
        className="form narrow mt-2"
        onSubmit={add}
        failed={messages.notAdded}
        act={messages.add}
        secondary
        busy={messages.adding}
      >
        <PersonFields email={messages.email} role={messages.newRole} />
      </Form>
    </details>
  )
}
