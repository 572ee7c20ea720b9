/** Who changed which settings, newest first; each change can be put back. */
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { listExport } from '../accounts/components/list-export.tsx'
import { ChangedPicture } from '../branding/components/changed-picture.tsx'
import { brandPictureKinds } from '../platform/profile/brand-picture.ts'
import { settings } from '../settings/api.client.ts'
import { settingsContract, type SettingsRevision } from '../settings/contract.ts'
import { settingLabel, settingValue } from '../settings/setting-label.ts'
import { settingsHistoryMessages as messages } from '../settings/messages/history.ts'
import { settingsMessages } from '../settings/messages/settings.ts'
import { pathOfPart } from '../settings/parts.ts'
import { deskList } from '../shell/desk-list.tsx'
import { revisionExport } from '../settings/export-columns.ts'
import { ActButton } from '../ui/buttons.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { RowDetails } from '../ui/desk/row-details.tsx'
import { confirm } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column } from '../ui/table.tsx'
import { type RowActions } from '../ui/use-row-actions.ts'

const { environment, empty } = settingsMessages

const labels = ({ changes }: SettingsRevision): string =>
  changes.map(({ name }) => settingLabel(name)).join(', ')

const byOf = ({ by }: SettingsRevision): string => by ?? environment

const pictureNames: ReadonlySet<string> = new Set(brandPictureKinds)

type Change = SettingsRevision['changes'][number]
const changed = ({ name, before, after }: Change): string =>
  messages.changed(
    before === null || before === '' ? empty : settingValue(name, before),
    after === '' ? empty : settingValue(name, after),
  )

/** The first change in the line of a row, and all of them below it at a touch. */
function Changes(revision: SettingsRevision) {
  const { changes } = revision
  const [first, ...others] = changes
  return (
    <RowDetails
      summary={
        <>
          <span className="on-phone">{byOf(revision)} · </span>
          {first === undefined || pictureNames.has(first.name) ? messages.picture : changed(first)}
          {others.length === 0 ? null : ` · ${messages.more(others.length)}`}
        </>
      }
    >
      {changes.map((change) => (
        <p key={change.name}>
          <b>{settingLabel(change.name)}</b>{' '}
          {pictureNames.has(change.name) ? (
            <ChangedPicture before={change.before ?? ''} after={change.after} />
          ) : (
            changed(change)
          )}
        </p>
      ))}
    </RowDetails>
  )
}

const columns = ({ busy, run }: RowActions): readonly Column<SettingsRevision>[] => [
  { header: messages.setting, slot: 'title', cell: labels },
  { header: messages.by, cell: byOf },
  { header: messages.change, slot: 'meta', cell: (revision) => <Changes {...revision} /> },
  { header: messages.at, slot: 'figure', cell: ({ savedAt }) => <DateTime at={savedAt} /> },
  {
    header: messages.actions,
    actions: true,
    cell: (row) => (
      <ActButton
        className="button small"
        busy={busy}
        aria-label={messages.putBackLabel(labels(row))}
        act={(button) =>
          run({
            button,
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
      </ActButton>
    ),
  },
]

const page = deskList({
  permission: 'owner',
  title: messages.title,
  description: messages.lead,
  lead: messages.lead,
  caption: messages.title,
  input: settingsContract.revisions.input,
  params: ['part'],
  read: (query, options) => settings.revisions(query, options),
  keyOf: ({ revision }) => String(revision),
  columns: ({ actions }) => columns(actions),
  links: ({ query: { part } }) =>
    part === undefined ? null : (
      <Link className="button tight" to={pathOfPart(part)}>
        {settingsMessages.groups[part].title}
      </Link>
    ),
  filters: ({ query: { part } }) =>
    part === undefined ? null : (
      <p className="row mt-2">
        <b>{messages.of(settingsMessages.groups[part].title)}</b>
        <Link className="link" to="/dashboard/settings/history">
          {messages.all}
        </Link>
      </p>
    ),
  empty: () => <EmptyState title={messages.empty} detail={messages.emptyDetail} />,
  exported: listExport('settings', revisionExport, 'settings-history'),
})

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default function SettingsHistory(props: ComponentProps<typeof page.Page>) {
  return (
    <>
      <nav className="crumbs" aria-label={settingsMessages.crumbs}>
        <Link to="/dashboard/settings">{settingsMessages.title}</Link>
        <span aria-current="page">{messages.title}</span>
      </nav>
      <page.Page {...props} />
    </>
  )
}
