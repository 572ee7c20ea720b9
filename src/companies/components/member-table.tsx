/** The members of a company, each with a role selection and a remove button. */
import { companyRoles, type CompanyRole } from '../../platform/access/acting-company.ts'
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import { DotsMenu } from '../../ui/desk/dots-menu.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { Table, withoutActions, type Column } from '../../ui/table.tsx'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { companies } from '../api.client.ts'
import type { Company, Member } from '../contract.ts'
import {
  limitMessages,
  memberMessages as messages,
  roleNames,
  tradeAccountMessages,
} from '../messages/pages.ts'
import { limitsText } from './limit-fields.ts'
import { removeMember } from './remove-member.ts'
import { useSuccessorDialog } from './successor-dialog.tsx'

type MemberTableProps = {
  readonly company: Pick<Company, 'id' | 'name' | 'members'>
  /** Whether roles can be changed; otherwise they are only shown. */
  readonly canChange: boolean
}

export function MemberTable({ company, canChange }: MemberTableProps) {
  const actions = useRowActions()
  const { dialog, ask } = useSuccessorDialog()
  if (company.members.length === 0) return <p className="muted">{messages.none}</p>
  return (
    <>
      {dialog}
      <Table
        caption={tradeAccountMessages.membersOf(company.name)}
        columns={withoutActions(columns(company, { ...actions, ask }, canChange), canChange)}
        rows={company.members}
        keyOf={({ userId }) => userId}
      />
    </>
  )
}

type MemberActions = RowActions & Pick<ReturnType<typeof useSuccessorDialog>, 'ask'>

const columns = (
  { id, members }: MemberTableProps['company'],
  actions: MemberActions,
  canChange: boolean,
): readonly Column<Member>[] => [
  {
    header: messages.person,
    slot: 'title',
    cell: ({ email, name }) => (
      <span className="whole" title={isUnreachable(email) ? undefined : email}>
        {isUnreachable(email) ? name : email}{' '}
        <small>{isUnreachable(email) ? messages.program : name}</small>
      </span>
    ),
  },
  {
    header: messages.role,
    slot: 'state',
    cell: (member) =>
      canChange ? <RoleSelect id={id} member={member} actions={actions} /> : roleNames[member.role],
  },
  { header: limitMessages.column, slot: 'meta', cell: limitsText },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ userId, email }) => (
      <DotsMenu
        of={email}
        busy={actions.busy}
        choices={[
          {
            label: messages.removeLabel,
            name: messages.remove(email),
            danger: true,
            act: (button) =>
              void actions.run({
                button,
                work: () => removeMember({ id, members, userId, email, ask: actions.ask }),
              }),
          },
        ]}
      />
    ),
  },
]

type RoleSelectProps = {
  readonly id: string
  readonly member: Member
  readonly actions: RowActions
}

/** Controlled by the stored role: a choice that the server refuses is reset. */
const RoleSelect = ({ id, member: { email, role }, actions }: RoleSelectProps) => (
  <select
    className="input tight"
    aria-label={messages.roleOf(email)}
    value={role}
    onChange={({ currentTarget: button }) => {
      const chosen = companyRoles.find((name) => name === button.value) ?? role
      void actions.run({ button, work: () => changeRole(id, email, chosen) })
    }}
  >
    {companyRoles.map((name) => (
      <option key={name} value={name}>
        {roleNames[name]}
      </option>
    ))}
  </select>
)

async function changeRole(id: string, email: string, role: CompanyRole): Promise<string> {
  await companies.setMember({ id, email, role })
  return messages.changed(email, roleNames[role])
}
