/** The form with which owners and staff invite somebody to buy for a company. */
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { companies } from '../api.client.ts'
import { companiesContract } from '../contract.ts'
import type { Invitation } from '../invitations-contract.ts'
import { invitationListMessages as messages } from '../messages/invitation-pages.ts'
import { nobody, Person, PersonFields } from './person-fields.tsx'

/** Sends one mail for each press, even if the request is repeated. */
export const inviteOnce = (
  invitation: Pick<Invitation, 'id' | 'email' | 'role'>,
): Promise<Invitation> =>
  sendOnce(`invitation.${invitation.id}.${invitation.email}`, (options) =>
    companies.invite(invitation, options),
  )

type InviteFormProps = {
  readonly company: string
  /** Called after somebody was invited. */
  readonly onDone?: () => void
}

export function InviteForm({ company, onDone }: InviteFormProps) {
  const form = useContractForm(companiesContract.invite, { fields: Person, values: nobody })
  const { revalidate } = useRevalidator()
  const invite = async ({ email, role }: Person): Promise<void> => {
    await inviteOnce({ id: company, email, role })
    toast(messages.sent(email))
    form.reset()
    onDone?.()
    await revalidate()
  }
  return (
    <Form
      form={form}
      className="form narrow mt-4"
      aria-label={messages.invite}
      onSubmit={invite}
      failed={messages.notSent}
      act={messages.send}
      secondary
      busy={messages.sending}
    >
      <PersonFields email={messages.email} role={messages.role} />
    </Form>
  )
}
