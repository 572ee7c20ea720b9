/** The people who buy for a company, on its own page: its members, then pending invitations. */
import { Suspense, useState } from 'react'
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { displayNumber } from '../../platform/money/money.ts'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { Table, withoutActions, type Column } from '../../ui/table.tsx'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import type { Company, Member } from '../contract.ts'
import { canBeSent } from '../invitation-rules.ts'
import type { Invitation } from '../invitations-contract.ts'
import { invitationListMessages } from '../messages/invitation-pages.ts'
import { ownCompanyMessages } from '../messages/own-company.ts'
import { memberMessages as messages, roleNames, tradeAccountMessages } from '../messages/pages.ts'
import { InvitationButtons, InvitationPill } from './invitations.tsx'
import { limitsText } from './limit-fields.ts'
import { removeMember } from './remove-member.ts'
import { useSuccessorDialog } from './successor-dialog.tsx'

// With their forms, which open on a button click.
const MemberDialog = lazyComponent(async () => (await import('./member-dialog.tsx')).MemberDialog)
const InviteDialog = lazyComponent(async () => (await import('./invite-dialog.tsx')).InviteDialog)

type Person = { readonly member: Member } | { readonly invitation: Invitation }

type CompanyPeopleProps = {
  readonly company: Pick<Company, 'id' | 'name' | 'members'>
  readonly invitations: readonly Invitation[]
  /** Whether the reader may manage the members. */
  readonly canChange: boolean
}

export function CompanyPeople({ company, invitations, canChange }: CompanyPeopleProps) {
  const { id, name, members } = company
  const actions = useRowActions()
  const { dialog, ask } = useSuccessorDialog()
  const [chosen, choose] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [invites, setInvites] = useState<boolean>()
  const member = members.find(({ userId }) => userId === chosen)
  const people: readonly Person[] = [
    ...members.map((one) => ({ member: one })),
    ...invitations.filter(({ state }) => canBeSent(state)).map((invitation) => ({ invitation })),
  ]
  const remove = ({ userId, email }: Member, button: HTMLElement) =>
    actions.run({ button, work: () => removeMember({ id, members, userId, email, ask }) })
  const change = ({ userId }: Member): void => {
    choose(userId)
    setOpen(true)
  }
  return (
    <section aria-labelledby={`members-${id}`}>
      {dialog}
      <div className="jobs-head">
        <h2 id={`members-${id}`}>{tradeAccountMessages.members}</h2>
        <span className="n">{displayNumber(people.length)}</span>
        {canChange ? (
          <button
            type="button"
            className="button small"
            aria-haspopup="dialog"
            aria-label={invitationListMessages.invite}
            onClick={() => setInvites(true)}
          >
            {invitationListMessages.inviteShort}
          </button>
        ) : null}
      </div>
      <Table
        caption={tradeAccountMessages.membersOf(name)}
        columns={withoutActions(columns({ actions, change, remove }), canChange)}
        rows={people}
        keyOf={(person) => ('member' in person ? person.member.userId : person.invitation.id)}
      />
      <Suspense>
        {member ? (
          <MemberDialog
            key={`${member.userId} ${member.role} ${limitsText(member)}`}
            company={id}
            member={member}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        ) : null}
        {invites === undefined ? null : (
          <InviteDialog company={company} open={invites} onClose={() => setInvites(false)} />
        )}
      </Suspense>
    </section>
  )
}

type PeopleActions = {
  readonly actions: RowActions
  readonly change: (member: Member) => void
  readonly remove: (member: Member, button: HTMLElement) => Promise<void>
}

const columns = (people: PeopleActions): readonly Column<Person>[] => [
  { header: ownCompanyMessages.name, slot: 'title', cell: (person) => <bdi>{nameOf(person)}</bdi> },
  {
    header: ownCompanyMessages.mail,
    slot: 'meta',
    cell: (person) => {
      const { email } = 'member' in person ? person.member : person.invitation
      return isUnreachable(email) ? messages.program : <span title={email}>{email}</span>
    },
  },
  {
    header: messages.role,
    slot: 'state',
    cell: (person) =>
      'member' in person ? (
        roleNames[person.member.role]
      ) : (
        <>
          {roleNames[person.invitation.role]} <InvitationPill invitation={person.invitation} />
        </>
      ),
  },
  {
    header: ownCompanyMessages.maySpend,
    priority: 3,
    cell: (person) =>
      'member' in person ? <span className="sums">{limitsText(person.member)}</span> : null,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (person) =>
      'member' in person ? (
        <MemberButtons member={person.member} people={people} />
      ) : (
        <InvitationButtons invitation={person.invitation} actions={people.actions} />
      ),
  },
]

/** The e-mail address if no name is known. */
function nameOf(person: Person): string {
  const { name, email } = 'member' in person ? person.member : person.invitation
  return name === '' ? email : name
}

type MemberButtonsProps = { readonly member: Member; readonly people: PeopleActions }

const MemberButtons = ({ member, people: { actions, change, remove } }: MemberButtonsProps) => (
  <>
    <button
      type="button"
      className="button small"
      aria-haspopup="dialog"
      aria-label={ownCompanyMessages.changeLabel(member.email)}
      onClick={() => change(member)}
    >
      {ownCompanyMessages.change}
    </button>
    <DotsMenu
      of={member.email}
      busy={actions.busy}
      choices={[
        {
          label: messages.removeLabel,
          name: messages.remove(member.email),
          danger: true,
          act: (button) => void remove(member, button),
        },
      ]}
    />
  </>
)
