/** Service accounts: programs that call the API with keys. */
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
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
import { pageErrors } from '../shell/page-errors.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Table, type Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.service-accounts.ts'

export const meta = personalMeta(messages.title, messages.description)

/** Companies to choose from. */
const maxCompanies = 1000

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('owner')
  const canChange = may(user, 'owner')
  const [accounts, known] = await Promise.all([
    serviceAccounts.list({}, { signal }),
    canChange ? companies.list({ limit: maxCompanies, state: 'approved' }, { signal }) : [],
  ])
  return { accounts, known: known.map(({ id, name }) => ({ id, name })), canChange }
}

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

export default function ServiceAccountsPage({
  loaderData: { accounts, known, canChange },
}: Route.ComponentProps) {
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <div className="row items-start justify-between">
        <div className="grow basis-80">
          <h1>{messages.title}</h1>
          <p className="muted mt-2">
            {messages.lead}{' '}
            <a className="link" href="/api/docs">
              {messages.guide}
            </a>
          </p>
        </div>
        {canChange && !isAdding ? (
          <button type="button" className="button primary tight" onClick={() => setAdding(true)}>
            {messages.add}
          </button>
        ) : null}
      </div>
      {isAdding ? (
        <section className="mt-6" aria-labelledby="new-account">
          <h2
            id="new-account"
            className="mb-4"
            tabIndex={-1}
            ref={(heading) => {
              heading?.focus()
            }}
          >
            {messages.addTitle}
          </h2>
          <NewAccountForm
            companies={known}
            onAdded={(id) => navigate(`/dashboard/service-accounts/${id}`)}
            onCancel={() => setAdding(false)}
          />
        </section>
      ) : null}
      {accounts.length === 0 ? (
        isAdding ? null : (
          <EmptyState title={messages.empty} detail={messages.emptyDetail} />
        )
      ) : (
        <div className="mt-6">
          <Table
            caption={messages.caption}
            columns={columns}
            rows={accounts}
            keyOf={({ id }) => id}
          />
        </div>
      )}
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
