/** Service accounts: programs that call the API with keys. */
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { may } from '../accounts/rules.ts'
import { companies } from '../companies/api.client.ts'
import { serviceAccounts } from '../service-accounts/api.client.ts'
import { AccountState } from '../service-accounts/components/account-state.tsx'
import { NewAccountForm } from '../service-accounts/components/account-form.tsx'
import type { ServiceAccount } from '../service-accounts/contract.ts'
import {
  accountFormMessages,
  serviceAccountPages as messages,
} from '../service-accounts/messages/pages.ts'
import { companyAreas, modeOf, shopAreas } from '../service-accounts/scope-choice.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column } from '../ui/table.tsx'
import { NewButton } from '../ui/desk/new-button.tsx'

/** 'Orders: see · Catalogue: see and change'. */
const rightsOf = ({ scopes }: ServiceAccount): string =>
  [...shopAreas, ...companyAreas]
    .flatMap((area) => {
      const mode = modeOf(scopes, area)
      const { areas, modes } = accountFormMessages
      return mode === 'none' ? [] : [`${areas[area]}: ${modes[mode].toLowerCase()}`]
    })
    .join(' · ')

const lastUseOf = ({ keys }: ServiceAccount): string | undefined =>
  keys
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .toSorted()
    .at(-1)

const columns: readonly Column<ServiceAccount>[] = [
  {
    header: messages.account,
    slot: 'title',
    cell: ({ id, name }) => (
      <Link to={`/dashboard/service-accounts/${id}`} title={name}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    header: messages.purpose,
    slot: 'meta',
    cell: ({ purpose, company }) => [company?.name, purpose].filter(Boolean).join(' · '),
  },
  { header: messages.mayDo, shrinks: true, priority: 3, cell: rightsOf },
  {
    header: messages.keys,
    besideMeta: true,
    cell: ({ keys }) => messages.keyCount(keys.filter(({ state }) => state === 'active').length),
  },
  {
    header: messages.lastUsed,
    besideMeta: true,
    cell: (account) => {
      const at = lastUseOf(account)
      return at === undefined ? messages.never : <DateTime at={at} />
    },
  },
  { header: messages.state, slot: 'state', cell: (account) => <AccountState account={account} /> },
]

/** Companies that a program can belong to. */
const maxCompanies = 1000

const page = deskList({
  permission: 'owner',
  title: messages.title,
  description: messages.description,
  lead: messages.lead,
  caption: messages.caption,
  input: z.strictObject({}),
  read: (_, options) => serviceAccounts.list({}, options),
  beside: async (_, { user, signal }) =>
    may(user, 'owner')
      ? companies.list({ limit: maxCompanies, state: 'approved' }, { signal })
      : [],
  keyOf: ({ id }) => id,
  columns: () => columns,
  links: ({ canChange, open, beside = [] }) => (
    <>
      <a className="button tight" href="/api/docs">
        {messages.guide}
      </a>
      {canChange ? (
        <NewButton
          onClick={() =>
            open(messages.addTitle, (done) => (
              <NewAccount known={beside.map(({ id, name }) => ({ id, name }))} onClose={done} />
            ))
          }
        >
          {messages.add}
        </NewButton>
      ) : null}
    </>
  ),
  empty: () => <EmptyState title={messages.empty} detail={messages.emptyDetail} />,
})

type NewAccountProps = {
  /** Companies to choose from. */
  readonly known: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => Promise<void>
}

function NewAccount({ known, onClose }: NewAccountProps) {
  const navigate = useNavigate()
  return (
    <NewAccountForm
      companies={known}
      onAdded={(id) => navigate(`/dashboard/service-accounts/${id}`)}
      onCancel={() => void onClose()}
    />
  )
}

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
