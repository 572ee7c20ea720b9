/** The invitations of one company: who has accepted, sending again, taking back, and a new one. */
import { DateTime } from '../../ui/date-time.tsx'
import { confirm } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Icon } from '../../ui/icons.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { Table, withoutActions, type Column } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { companies } from '../api.client.ts'
import { companiesContract, type Company } from '../contract.ts'
import { canBeSent } from '../invitation-rules.ts'
import type { Invitation } from '../invitations-contract.ts'
import {
  invitationListMessages as messages,
  invitationStateNames,
} from '../messages/invitation-pages.ts'
import { roleNames } from '../messages/pages.ts'
import { nobody, Person, PersonFields } from './person-fields.tsx'

/** One mail for each press, however often it is sent. */
const inviteOnce = (invitation: Pick<Invitation, 'id' | 'email' | 'role'>): Promise<Invitation> =>
  sendOnce(`invitation.${invitation.id}.${invitation.email}`, (options) =>
    companies.invite(invitation, options),
  )

type InvitationsProps = {
  readonly company: Pick<Company, 'id' | 'name'>
  readonly invitations: readonly Invitation[]
  readonly canChange: boolean
}

export function Invitations({ company, invitations, canChange }: InvitationsProps) {
  const actions = useRowActions()
  return (
    <section className="mt-6" aria-labelledby={`invitations-${company.id}`}>
      <h3 id={`invitations-${company.id}`}>{messages.heading}</h3>
      <p className="muted mt-2 mb-2">{messages.lead}</p>
      {invitations.length === 0 ? null : (
        <Table
          caption={messages.captionOf(company.name)}
          columns={withoutActions(columns(actions), canChange)}
          rows={invitations}
          keyOf={({ id }) => id}
        />
      )}
      {canChange ? <InviteForm company={company.id} /> : null}
    </section>
  )
}

/** What has become of an invitation, and until when it is good. */
export const InvitationStateText = ({ state, expiresAt, acceptedAt }: Invitation) => (
  <span>
    {invitationStateNames[state]}
    {state === 'sent' && expiresAt !== undefined ? (
      <small>
        {messages.until} <DateTime timeless at={expiresAt} />
      </small>
    ) : null}
    {state === 'accepted' && acceptedAt !== undefined ? (
      <small>
        <DateTime timeless at={acceptedAt} />
      </small>
    ) : null}
  </span>
)

const columns = (actions: RowActions): readonly Column<Invitation>[] => [
  {
    header: messages.who,
    fullWidth: true,
    cell: ({ email, name }) => (
      <span>
        {email}
        {name === '' ? null : <small>{name}</small>}
      </span>
    ),
  },
  { header: messages.role, cell: ({ role }) => roleNames[role] },
  { header: messages.state, cell: (invitation) => <InvitationStateText {...invitation} /> },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (invitation) => <InvitationButtons invitation={invitation} actions={actions} />,
  },
]

type InvitationButtonsProps = { readonly invitation: Invitation; readonly actions: RowActions }

export function InvitationButtons({ invitation, actions: { busy, run } }: InvitationButtonsProps) {
  const { id: invitationId, company, email, role, state } = invitation
  if (!canBeSent(state)) return null
  const label = state === 'prepared' ? messages.send : messages.again
  const again = async (): Promise<string> => {
    await inviteOnce({ id: company.id, email, role })
    return messages.sent(email)
  }
  const withdraw = async (): Promise<string | undefined> => {
    const sure = await confirm({
      detail: messages.sureToWithdraw(email),
      confirmLabel: messages.withdrawLabel,
      cancelLabel: messages.keep,
    })
    if (!sure) return undefined
    const { deletedCount } = await companies.withdrawInvitation({ id: company.id, invitationId })
    return deletedCount > 0 ? messages.withdrawn(email) : messages.wasWithdrawn
  }
  return (
    <>
      <button
        type="button"
        className="button tight plain"
        aria-disabled={busy || undefined}
        aria-label={messages.sendTo(label, email)}
        onClick={({ currentTarget: button }) => void run({ button, work: again })}
      >
        {label}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-disabled={busy || undefined}
        aria-label={messages.withdraw(email)}
        onClick={({ currentTarget: button }) => void run({ button, work: withdraw })}
      >
        <Icon name="remove" />
      </button>
    </>
  )
}

function InviteForm({ company }: { readonly company: string }) {
  const form = useContractForm(companiesContract.invite, { fields: Person, values: nobody })
  const { revalidate } = useRevalidator()
  const invite = async ({ email, role }: Person): Promise<void> => {
    await inviteOnce({ id: company, email, role })
    toast(messages.sent(email))
    form.reset()
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
      busy={messages.sending}
    >
      <PersonFields email={messages.email} role={messages.role} />
    </Form>
  )
}
