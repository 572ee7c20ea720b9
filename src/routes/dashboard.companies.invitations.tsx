/** Invitations of all companies: who has accepted; those that wait are mailed by one press. */
import { Link } from 'react-router'
import { companies } from '../companies/api.client.ts'
import { invitationColumns } from '../companies/components/invitations.tsx'
import { companiesContract } from '../companies/contract.ts'
import { canBeSent, invitationStates } from '../companies/invitation-rules.ts'
import type { Invitation } from '../companies/invitations-contract.ts'
import {
  allInvitationsMessages as messages,
  invitationStateNames,
} from '../companies/messages/invitation-pages.ts'
import { deskList } from '../shell/desk-list.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { sendOnce } from '../ui/send-once.browser.ts'
import type { Column } from '../ui/table.tsx'

const companyColumn: Column<Invitation> = {
  header: messages.company,
  slot: 'meta',
  cell: ({ company: { id, name } }) => (
    <Link to={`/dashboard/companies/${id}`}>
      <bdi>{name}</bdi>
    </Link>
  ),
}

/** One call for all of them, so that a second press mails nobody twice. */
async function mail(chosen: readonly Invitation[]) {
  const { sent, skipped } = await sendOnce('invitations', (options) =>
    companies.sendInvitations({ ids: chosen.map(({ id }) => id) }, options),
  )
  const toast =
    skipped === 0
      ? messages.sentMany(sent)
      : `${messages.sentMany(sent)}. ${messages.skipped(skipped)}`
  return { toast, left: [] }
}

const page = deskList({
  permission: 'customers',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: companiesContract.allInvitations.input,
  params: ['state'],
  // As many as one press mails.
  pageSize: 300,
  read: (query, options) => companies.allInvitations(query, options),
  keyOf: ({ id }) => id,
  columns: ({ actions }) => invitationColumns(actions, companyColumn),
  views: () => [
    { label: listPageMessages.all },
    ...invitationStates.map((state) => ({
      label: invitationStateNames[state],
      search: `state=${state}`,
    })),
  ],
  filters: () => <FilterForm label={messages.search} hint={messages.hint} />,
  together: {
    nameOf: ({ email, company }) => messages.nameOf(email, company.name),
    acts: () => [{ label: messages.mail, can: ({ state }) => canBeSent(state), all: mail }],
  },
  empty: ({ params }) => (
    <EmptyState
      title={params.has('state') ? messages.noneInState : messages.empty}
      detail={messages.emptyDetail}
    >
      <Link className="button" to="/dashboard/companies/import">
        {messages.import}
      </Link>
    </EmptyState>
  ),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
