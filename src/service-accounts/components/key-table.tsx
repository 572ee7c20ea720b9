/** The keys of a service account: expiry, last use, and a button to revoke each. */
import { ActButton } from '../../ui/buttons.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { confirm } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { StatePill } from '../../ui/state-pill.tsx'
import { Table, withoutActions, type Column } from '../../ui/table.tsx'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { serviceAccounts } from '../api.client.ts'
import type { ServiceAccount, ServiceAccountKey } from '../contract.ts'
import { accountPageMessages as messages } from '../messages/pages.ts'

type KeyTableProps = { readonly account: ServiceAccount; readonly canChange: boolean }

export function KeyTable({ account: { id, keys }, canChange }: KeyTableProps) {
  const actions = useRowActions()
  if (keys.length === 0)
    return <EmptyState title={messages.noKeys} detail={messages.noKeysDetail} />
  return (
    <Table
      caption={messages.keysCaption}
      columns={withoutActions(columns(id, actions), canChange)}
      rows={keys}
      keyOf={(key) => key.id}
    />
  )
}

const columns = (id: string, actions: RowActions): readonly Column<ServiceAccountKey>[] => [
  {
    header: messages.key,
    slot: 'title',
    cell: ({ tail, name }) => (
      <>
        {messages.ending(tail)} <small>{name}</small>
      </>
    ),
  },
  { header: messages.made, priority: 3, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  {
    header: messages.expires,
    slot: 'meta',
    cell: ({ expiresAt }) =>
      expiresAt === undefined ? messages.neverExpires : <DateTime at={expiresAt} />,
  },
  {
    header: messages.lastUsed,
    besideMeta: true,
    cell: ({ lastUsedAt, lastUsedFrom }) =>
      lastUsedAt === undefined ? (
        messages.neverUsed
      ) : (
        <span>
          <DateTime at={lastUsedAt} />{' '}
          {lastUsedFrom === undefined ? null : <small>{messages.from(lastUsedFrom)}</small>}
        </span>
      ),
  },
  { header: messages.state, slot: 'state', cell: (key) => <KeyState of={key} /> },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: (key) =>
      key.state === 'active' ? <RevokeButton accountId={id} of={key} actions={actions} /> : null,
  },
]

function KeyState({ of: { state, expiresSoon } }: { readonly of: ServiceAccountKey }) {
  return <StatePill state={state === 'active' && expiresSoon ? 'expiresSoon' : state} />
}

type RevokeButtonProps = {
  readonly accountId: string
  readonly of: ServiceAccountKey
  readonly actions: RowActions
}

function RevokeButton({ accountId, of: { id: keyId, tail }, actions }: RevokeButtonProps) {
  const revoke = async (): Promise<string | undefined> => {
    const isSure = await confirm({
      detail: messages.sureToRevoke(tail),
      confirmLabel: messages.revoke,
      cancelLabel: messages.keepKey,
    })
    if (!isSure) return undefined
    await serviceAccounts.revokeKey({ id: accountId, keyId })
    return messages.isRevoked(tail)
  }
  return (
    <ActButton
      className="button small"
      busy={actions.busy}
      aria-label={messages.revokeWhich(tail)}
      act={(button) => actions.run({ button, work: revoke })}
    >
      {messages.revoke}
    </ActButton>
  )
}
