/** The columns of invitations: their state, resending and withdrawing. */
import type { ReactNode } from 'react'
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { confirm } from '../../ui/dialog.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import type { State } from '../../ui/state-looks.ts'
import { StatePill } from '../../ui/state-pill.tsx'
import type { Column } from '../../ui/table.tsx'
import type { RowActions } from '../../ui/use-row-actions.ts'
import { companies } from '../api.client.ts'
import { canBeSent, type InvitationState } from '../invitation-rules.ts'
import type { Invitation } from '../invitations-contract.ts'
import { invitationListMessages as messages } from '../messages/invitation-pages.ts'
import { roleNames } from '../messages/pages.ts'
import { inviteOnce } from './invite-form.tsx'

/** The label of an invitation in each state. */
const pills = {
  prepared: 'notSent',
  sent: 'invited',
  expired: 'expired',
  accepted: 'accepted',
  withdrawn: 'withdrawn',
} as const satisfies Record<InvitationState, State>

type InvitationPillProps = { readonly invitation: Invitation }

export const InvitationPill = ({ invitation: { state } }: InvitationPillProps) => (
  <StatePill state={pills[state]} />
)

/** @param company renders the company, in the list of all companies */
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
    cell: (invitation) => <InvitationPill invitation={invitation} />,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (invitation) => <InvitationButtons invitation={invitation} actions={actions} />,
  },
]

/** The date until which it is valid, or on which it was accepted. */
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

export function InvitationButtons({ invitation, actions: { busy, run } }: InvitationButtonsProps) {
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
