/** The invitations of one company: who has accepted, sending again, taking back, and a new one. */
import type { ReactNode } from 'react'
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { confirm } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import type { State } from '../../ui/state-looks.ts'
import { StatePill } from '../../ui/state-pill.tsx'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { Table, withoutActions, type Column } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { companies } from '../api.client.ts'
import { companiesContract, type Company } from '../contract.ts'
import { canBeSent, type InvitationState } from '../invitation-rules.ts'
import type { Invitation } from '../invitations-contract.ts'
import { invitationListMessages as messages } from '../messages/invitation-pages.ts'
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
          columns={withoutActions(invitationColumns(actions), canChange)}
          rows={invitations}
          keyOf={({ id }) => id}
        />
      )}
      {canChange ? <InviteForm company={company.id} /> : null}
    </section>
  )
}

/** How an invitation is shown among those of its state. */
const pills = {
  prepared: 'notSent',
  sent: 'invited',
  expired: 'expired',
  accepted: 'accepted',
  withdrawn: 'withdrawn',
} as const satisfies Record<InvitationState, State>

/** @param company what it says of the company, in the list of all companies */
export const invitationColumns = (
  actions: RowActions,
  company?: Column<Invitation>,
): readonly Column<Invitation>[] => [
  {
    header: messages.who,
    slot: 'title',
    cell: ({ email, name }) => (
      <span className="whole" title={email}>
        <bdi>{email}</bdi> {name === '' ? null : <small>{name}</small>}
      </span>
    ),
  },
  ...(company ? [company] : []),
  {
    header: messages.role,
    ...(company ? { besideMeta: true } : { slot: 'meta' }),
    cell: ({ role }) => roleNames[role],
  },
  { header: messages.until, besideMeta: true, cell: dayOf },
  {
    header: messages.state,
    slot: 'state',
    cell: ({ state }) => <StatePill state={pills[state]} />,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (invitation) => <InvitationButtons invitation={invitation} actions={actions} />,
  },
]

/** Until when it is good, or since when it is accepted. */
function dayOf({ state, expiresAt, acceptedAt }: Invitation): ReactNode {
  if (state === 'sent' && expiresAt !== undefined)
    return (
      <>
        {messages.until} <DateTime timeless at={expiresAt} />
      </>
    )
  return state === 'accepted' && acceptedAt !== undefined ? (
    <DateTime timeless at={acceptedAt} />
  ) : null
}

type InvitationButtonsProps = { readonly invitation: Invitation; readonly actions: RowActions }

function InvitationButtons({ invitation, actions: { busy, run } }: InvitationButtonsProps) {
  const { id: invitationId, company, email, role, state } = invitation
  if (!canBeSent(state)) return null
  const label = state === 'prepared' ? messages.sendIt : messages.again
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
      <ActButton
        className="button small"
        busy={busy}
        aria-label={messages.sendTo(label, email)}
        act={(button) => run({ button, work: again })}
      >
        {label}
      </ActButton>
      <DotsMenu
        of={email}
        busy={busy}
        choices={[
          {
            label: messages.withdrawLabel,
            name: messages.withdraw(email),
            danger: true,
            act: (button) => void run({ button, work: withdraw }),
          },
        ]}
      />
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
      secondary
      busy={messages.sending}
    >
      <PersonFields email={messages.email} role={messages.role} />
    </Form>
  )
}
