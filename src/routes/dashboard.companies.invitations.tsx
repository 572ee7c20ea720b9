/** Invitations of all companies: who has accepted; those that wait are mailed by one press. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { companies } from '../companies/api.client.ts'
import { InvitationStateText } from '../companies/components/invitations.tsx'
import { companiesContract } from '../companies/contract.ts'
import { canBeSent, invitationStates } from '../companies/invitation-rules.ts'
import type { Invitation } from '../companies/invitations-contract.ts'
import {
  allInvitationsMessages as messages,
  invitationListMessages,
  invitationStateNames,
} from '../companies/messages/invitation-pages.ts'
import { roleNames } from '../companies/messages/pages.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm, SelectFilter } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { readFilters } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { sendOnce } from '../ui/send-once.browser.ts'
import type { Column } from '../ui/table.tsx'
import { toast } from '../ui/toast.tsx'
import { useRowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.companies.invitations.ts'

export const meta = personalMeta(messages.title, messages.description)

/** As many as one press mails. */
const pageSize = 300

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('customers')
  const query = readFilters(companiesContract.allInvitations.input, request, ['state']) ?? {}
  const rows = await companies.allInvitations(
    { ...query, limit: pageSize },
    { signal: request.signal },
  )
  return { rows, canChange: may(user, 'customers') }
}

export default function AllInvitations({ loaderData: { rows, canChange } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const state = params.get('state') ?? ''
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toSend = rows.filter(({ id, state: now }) => chosen.has(id) && canBeSent(now))
  const choose = (ids: readonly string[], on: boolean): void =>
    setChosen((before) => {
      const after = new Set(before)
      for (const id of ids)
        if (on) after.add(id)
        else after.delete(id)
      return after
    })
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <Link className="button tight" to="/dashboard/companies">
          {messages.back}
        </Link>
      </div>
      <p className="muted mt-2">{messages.lead}</p>
      <FilterForm label={messages.search} hint={messages.hint}>
        <SelectFilter
          name="state"
          label={messages.stateFilter}
          any={messages.anyState}
          choices={invitationStates.map((each) => [each, invitationStateNames[each]])}
        />
      </FilterForm>
      {canChange && rows.some((row) => canBeSent(row.state)) ? (
        <SendChosen rows={rows} toSend={toSend} choose={choose} />
      ) : null}
      <ListPage
        caption={messages.caption}
        columns={canChange ? [choiceColumn(chosen, choose), ...columns] : columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            title={state === '' ? messages.empty : messages.noneInState}
            detail={messages.emptyDetail}
          >
            <Link className="button" to="/dashboard/companies/import">
              {messages.import}
            </Link>
          </EmptyState>
        }
      />
    </>
  )
}

type Choose = (ids: readonly string[], on: boolean) => void
type SendChosenProps = {
  readonly rows: readonly Invitation[]
  readonly toSend: readonly Invitation[]
  readonly choose: Choose
}

function SendChosen({ rows, toSend, choose }: SendChosenProps) {
  const { busy, run } = useRowActions()
  const sendable = rows.filter(({ state }) => canBeSent(state)).map(({ id }) => id)
  const send = async (): Promise<string | undefined> => {
    if (toSend.length === 0) {
      toast(messages.nothingChosen, 'info')
      return undefined
    }
    const { sent, skipped } = await sendOnce('invitations', (options) =>
      companies.sendInvitations({ ids: toSend.map(({ id }) => id) }, options),
    )
    choose(sendable, false)
    return skipped === 0
      ? messages.sentMany(sent)
      : `${messages.sentMany(sent)}. ${messages.skipped(skipped)}`
  }
  return (
    <p className="row mb-2">
      <label className="check">
        <input
          type="checkbox"
          checked={sendable.length > 0 && toSend.length === sendable.length}
          onChange={({ currentTarget }) => choose(sendable, currentTarget.checked)}
        />
        {messages.chooseAll}
      </label>
      <button
        type="button"
        className={toSend.length === 0 ? 'button tight' : 'button primary tight'}
        aria-disabled={busy || undefined}
        onClick={({ currentTarget: button }) => void run({ button, work: send })}
      >
        {busy ? messages.sending : messages.sendChosen(toSend.length)}
      </button>
    </p>
  )
}

const choiceColumn = (chosen: ReadonlySet<string>, choose: Choose): Column<Invitation> => ({
  header: messages.chooseHeading,
  cell: ({ id, email, company, state }) =>
    canBeSent(state) ? (
      <label className="check">
        <input
          type="checkbox"
          checked={chosen.has(id)}
          aria-label={messages.choose(email, company.name)}
          onChange={({ currentTarget }) => choose([id], currentTarget.checked)}
        />
      </label>
    ) : null,
})

const columns: readonly Column<Invitation>[] = [
  {
    header: invitationListMessages.who,
    slot: 'title',
    cell: ({ email, name }) => (
      <span>
        {email}
        {name === '' ? null : <small>{name}</small>}
      </span>
    ),
  },
  {
    header: messages.company,
    slot: 'meta',
    cell: ({ company: { id, name } }) => (
      <Link className="link" to={`/dashboard/companies/${id}`}>
        {name}
      </Link>
    ),
  },
  { header: invitationListMessages.role, besideMeta: true, cell: ({ role }) => roleNames[role] },
  {
    header: invitationListMessages.state,
    slot: 'state',
    cell: (invitation) => <InvitationStateText {...invitation} />,
  },
]

export const ErrorBoundary = pageErrors(messages.title)
