/** Manage Users: who has an account; promoted to admin with a click, deleted after a question. */
import { Link } from 'react-router'
import { readPerson } from '../../web/access-token.ts'
import { Copyable } from '../../web/copy.tsx'
import { currentAdmin } from '../../web/current-user.client.ts'
import { useDeeds, type Deeds } from '../../web/deed.ts'
import { describe } from '../../web/describe.ts'
import { PersonalFailure } from '../../web/guard.tsx'
import { Icon } from '../../web/icons.tsx'
import { Listing } from '../../web/listing.tsx'
import { Narrowing, pageSize, readNarrowing } from '../../web/narrowing.tsx'
import { Empty } from '../../web/empty.tsx'
import type { Column } from '../../web/table.tsx'
import { listingWords } from '../../words/en/pages/listing.ts'
import { manageUsersWords as words } from '../../words/en/pages/manage-users.ts'
import { accountsContract } from '../contract.ts'
import { isAdmin } from '../rules.ts'
import { accounts } from '../accounts.client.ts'
import type { Route } from './+types/manage-users.ts'

type Listed = Awaited<ReturnType<typeof accounts.list>>[number]

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, unlisted: true })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await currentAdmin()
  return accounts.list({ ...readNarrowing(accountsContract.list.input, request), limit: pageSize }, { signal: request.signal })
}

const columns = ({ busy, act, remove }: Deeds, me: string | undefined): readonly Column<Listed>[] => [
  { head: words.email, full: true, show: ({ email, displayName }) => <span>{email}<small>{email === me ? `${displayName} · ${words.you}` : displayName}</small></span> },
  { head: words.role, show: (user) => (isAdmin(user) ? <b>{words.admin}</b> : words.customer) },
  { head: words.id, full: true, show: ({ id }) => <Copyable text={id} what={words.id} /> },
  {
    head: listingWords.actions,
    acts: true,
    show: (user) => (
      <>
        {isAdmin(user) ? null : (
          <button
            type="button" className="button tight plain" aria-disabled={busy || undefined} aria-label={words.promoteWho(user.email)}
            onClick={({ currentTarget: button }) => void act({ button, work: () => promote(user) })}
          >
            <Icon name="promote" size={16} /> {words.promote}
          </button>
        )}
        <button
          type="button" className="icon-button" aria-disabled={busy || undefined} aria-label={words.delete(user.email)}
          onClick={({ currentTarget }) => void remove(currentTarget, words.sure(user.email), () => accounts.remove({ id: user.id }))}
        >
          <Icon name="remove" />
        </button>
      </>
    ),
  },
]

async function promote({ email, displayName }: Listed): Promise<string> {
  await accounts.enter({ address: email, role: 'admin' })
  return words.promoted(displayName)
}

export default function ManageUsers({ loaderData }: Route.ComponentProps) {
  const deeds = useDeeds()
  return (
    <>
      <h1>{words.title}</h1>
      <p className="muted mt-2">{words.lead}</p>
      <Narrowing label={words.search} hint={words.hint} />
      <Listing
        caption={words.caption}
        columns={columns(deeds, readPerson()?.email)}
        rows={loaderData}
        keyOf={({ id }) => id}
        empty={<Empty title={words.empty} detail={words.emptyDetail}><Link className="button" to="/signup">{words.emptyWayOn}</Link></Empty>}
      />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <h1>{words.title}</h1>
    <PersonalFailure error={error} />
  </>
)
