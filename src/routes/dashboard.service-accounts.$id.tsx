/** A service account: its keys, what it may do, who is responsible. */
import { Link, useNavigate } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { Id } from '../platform/fields/fields.ts'
import { serviceAccounts } from '../service-accounts/api.client.ts'
import { AccountForm } from '../service-accounts/components/account-form.tsx'
import { AccountState } from '../service-accounts/components/account-state.tsx'
import { KeyTable } from '../service-accounts/components/key-table.tsx'
import { NewKey } from '../service-accounts/components/new-key.tsx'
import type { ServiceAccount } from '../service-accounts/contract.ts'
import {
  accountPageMessages as messages,
  serviceAccountPages,
} from '../service-accounts/messages/pages.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { confirm } from '../ui/dialog.tsx'
import { MayChange } from '../ui/may-change.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { RecordActions, RecordHead, type RecordAction } from '../ui/desk/record-head.tsx'
import { useRevalidator } from '../ui/use-revalidator.ts'
import type { Route } from './+types/dashboard.service-accounts.$id.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.account.name ?? serviceAccountPages.title,
    description: serviceAccountPages.description,
    noindex: true,
  })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('owner')
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const account = await serviceAccounts.read({ id }, { signal })
  return { account, me: user.id, canChange: may(user, 'owner') }
}

export default function ServiceAccountPage({
  loaderData: { account, me, canChange },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { id, name, company, responsible } = account
  return (
    <>
      <RecordHead
        title={
          <>
            {name} <AccountState account={account} />
          </>
        }
        detail={[
          company && messages.buysFor(company.name),
          responsible && messages.responsible(responsible.name),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={canChange ? <Actions account={account} me={me} /> : undefined}
        back={{ to: '/dashboard/service-accounts', label: serviceAccountPages.back }}
      />
      <Warning account={account} />
      <section className="mt-6" aria-labelledby="keys">
        <h2 id="keys">{messages.keys}</h2>
        <p className="muted mt-1 mb-4">{messages.keysLead}</p>
        <KeyTable account={account} canChange={canChange} />
        {canChange && account.state === 'active' ? (
          <div className="mt-6">
            <h3 className="mb-2">{messages.newKey}</h3>
            <NewKey key={id} id={id} onMade={revalidate} />
          </div>
        ) : null}
        <div className="mt-6">
          <span className="small muted">{messages.clientId}</span>
          <CopyButton text={id} name={messages.clientId} />
        </div>
      </section>
      <section className="mt-10" aria-labelledby="settings">
        <h2 id="settings" className="mb-4">
          {messages.settings}
        </h2>
        <MayChange allowed={canChange}>
          <AccountForm key={id} account={account} onSaved={revalidate} />
        </MayChange>
      </section>
      <p className="mt-6">
        <Link className="link" to={`/dashboard/history?kind=service-account&record=${id}`}>
          {serviceAccountPages.history}
        </Link>
      </p>
    </>
  )
}

function Warning({ account: { state, pausesAt, responsible } }: Pick<ActionsProps, 'account'>) {
  if (state === 'paused')
    return (
      <div className="mt-4">
        <Notice tone="warn">{messages.pausedNotice}</Notice>
      </div>
    )
  return pausesAt === undefined ? null : (
    <div className="mt-4">
      <Notice tone="warn">
        {messages.unattended(responsible?.name ?? messages.formerOwner)} <DateTime at={pausesAt} />
      </Notice>
    </div>
  )
}

type ActionsProps = { readonly account: ServiceAccount; readonly me: string }

/** What is done most in this state is a button, the rest is behind More. */
function Actions({ account, me }: ActionsProps) {
  const { id, name, state, pausesAt, responsible } = account
  const navigate = useNavigate()
  const acts: readonly (RecordAction & { readonly isShown: boolean })[] = [
    {
      label: messages.adopt,
      isShown: responsible?.id !== me || pausesAt !== undefined,
      work: () => serviceAccounts.adopt({ id }).then(() => messages.isAdopted(name)),
    },
    {
      label: messages.resume,
      isShown: state === 'paused',
      work: () => serviceAccounts.resume({ id }).then(() => messages.isResumed(name)),
    },
    {
      label: messages.pause,
      isShown: state === 'active',
      work: () => serviceAccounts.pause({ id }).then(() => messages.isPaused(name)),
      undo: () => serviceAccounts.resume({ id }),
    },
    {
      label: messages.remove,
      isShown: true,
      work: async () => {
        if (!(await removed(account))) return undefined
        await navigate('/dashboard/service-accounts')
        return messages.isRemoved(name)
      },
    },
  ]
  const shown = acts.filter(({ isShown }) => isShown)
  const [first, ...others] = shown
  const isUrgent = state === 'paused' || pausesAt !== undefined
  return (
    <RecordActions
      first={isUrgent ? first : undefined}
      others={isUrgent ? others : shown}
      more={messages.more}
      moreOf={messages.moreOf(name)}
    />
  )
}

async function removed({ id, name }: ServiceAccount): Promise<boolean> {
  const isSure = await confirm({
    detail: messages.sureToRemove(name),
    confirmLabel: messages.remove,
    cancelLabel: messages.keep,
  })
  if (isSure) await serviceAccounts.remove({ id })
  return isSure
}

export const ErrorBoundary = pageErrors(serviceAccountPages.title)
