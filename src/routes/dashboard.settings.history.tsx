/** Who changed which settings, newest first; each change can be put back. */
import { Link } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { ChangedPicture } from '../branding/components/changed-picture.tsx'
import { brandPictureKinds } from '../platform/profile/brand-picture.ts'
import { settings } from '../settings/api.client.ts'
import { settingsContract, type SettingsRevision } from '../settings/contract.ts'
import { settingLabel } from '../settings/declarations.ts'
import { settingsMessages } from '../settings/messages/settings.ts'
import { pageErrors } from '../shell/access-guard.tsx'
import { revisionExport } from '../settings/export-columns.ts'
import { DateTime } from '../ui/date-time.tsx'
import { confirm } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { pageMeta } from '../ui/page-meta.ts'
import type { Column } from '../ui/table.tsx'
import { useRowActions, type RowActions } from '../ui/use-row-actions.ts'
import type { Route } from './+types/dashboard.settings.history.ts'

const { history: messages, title, environment, empty } = settingsMessages

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.lead, noindex: true })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await currentAdmin('owner')
  return settings.revisions(
    { ...readFilters(settingsContract.revisions.input, request), limit: pageSize },
    { signal: request.signal },
  )
}

const labels = ({ changes }: SettingsRevision): string =>
  changes.map(({ name }) => settingLabel(name)).join(', ')

const pictureNames: ReadonlySet<string> = new Set(brandPictureKinds)

const columns = ({ busy, run }: RowActions): readonly Column<SettingsRevision>[] => [
  {
    header: messages.change,
    fullWidth: true,
    cell: ({ changes }) => (
      <>
        {changes.map(({ name, before, after }) => (
          <p key={name}>
            <b>{settingLabel(name)}</b>{' '}
            {pictureNames.has(name) ? (
              <ChangedPicture before={before ?? ''} after={after} />
            ) : (
              messages.changed(before === null || before === '' ? empty : before, after || empty)
            )}
          </p>
        ))}
      </>
    ),
  },
  { header: messages.by, cell: ({ by }) => by ?? environment },
  { header: messages.at, cell: ({ savedAt }) => <DateTime at={savedAt} /> },
  {
    header: messages.actions,
    cell: (row) => (
      <button
        type="button"
        className="button tight"
        aria-disabled={busy || undefined}
        aria-label={messages.putBackLabel(labels(row))}
        onClick={({ currentTarget }) =>
          void run({
            button: currentTarget,
            work: async () => {
              const isSure = await confirm({
                detail: messages.sure(labels(row)),
                confirmLabel: messages.putBack,
              })
              if (!isSure) return undefined
              await settings.putBack({ revision: row.revision })
              return messages.done
            },
          })
        }
      >
        {messages.putBack}
      </button>
    ),
  },
]

export default function SettingsHistory({ loaderData: revisions }: Route.ComponentProps) {
  const actions = useRowActions()
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <Link className="button tight" to="/dashboard/settings">
          {title}
        </Link>
      </div>
      <p className="muted mt-2 mb-6">{messages.lead}</p>
      <ListPage
        caption={messages.title}
        columns={columns(actions)}
        rows={revisions}
        keyOf={({ revision }) => String(revision)}
        empty={<EmptyState title={messages.empty} detail={messages.emptyDetail} />}
      />
      <ListExport
        list="settings"
        name="settings-history"
        columns={revisionExport}
        read={(page) => settings.revisions(page)}
      />
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
