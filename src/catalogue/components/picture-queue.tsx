/** Pictures that wait to be added, or have failed, with the reason; updated automatically. */
import { useEffect } from 'react'
import { Link } from 'react-router'
import { ActButton } from '../../ui/buttons.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useRowActions, type RowActions } from '../../ui/use-row-actions.ts'
import { picturesPageMessages } from '../messages/pictures-page.ts'
import { toolPictures } from '../pictures/tool-pictures.client.ts'
import type { PictureFetch } from '../pictures/tool-pictures-contract.ts'

const messages = picturesPageMessages.queue

/** Milliseconds between two checks of the queue. */
const interval = 1500

/** Reloads the page's data while something waits. */
function useFollowing(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), interval)
    return () => clearTimeout(timer)
  }, [isWaiting, revalidate, state])
}

const stateText = ({ state, reason }: PictureFetch): string => {
  if (state === 'failed') return reason
  return reason === '' ? messages.waiting : messages.again(reason)
}

const columns = (rowActions: RowActions, withTool: boolean): readonly Column<PictureFetch>[] => [
  {
    header: messages.picture,
    slot: 'title',
    cell: ({ kind, source }) => (
      <span title={source}>
        {kind === 'document' ? `${messages.document}: ` : ''}
        {source}
      </span>
    ),
  },
  ...(withTool
    ? [
        {
          header: messages.tool,
          besideMeta: true,
          cell: ({ toolId, name, sku }: PictureFetch) => (
            <Link to={`/dashboard/manageproducts/${toolId}/pictures`} title={name}>
              {sku}
            </Link>
          ),
        },
      ]
    : []),
  {
    header: messages.state,
    slot: 'meta',
    cell: (fetch) => (
      <span className={fetch.state === 'failed' ? 'text-bad' : undefined} title={stateText(fetch)}>
        {stateText(fetch)}
      </span>
    ),
  },
  {
    header: messages.retry,
    actions: true,
    cell: (fetch) => <QueueActions fetch={fetch} rowActions={rowActions} />,
  },
]

type ActionsProps = { readonly fetch: PictureFetch; readonly rowActions: RowActions }

function QueueActions({ fetch: { id, source, state }, rowActions: { busy, run } }: ActionsProps) {
  const retry = async (): Promise<string> => {
    await toolPictures.retryPictureFetch({ id })
    return messages.retried
  }
  const giveUp = async (): Promise<string> => {
    await toolPictures.removePictureFetch({ id })
    return messages.givenUp
  }
  return (
    <>
      {state === 'failed' ? (
        <ActButton
          className="button small"
          aria-label={messages.retryOf(source)}
          busy={busy}
          act={(button) => run({ button, work: retry })}
        >
          {messages.retry}
        </ActButton>
      ) : null}
      <ActButton
        className="button small"
        aria-label={messages.giveUpOf(source)}
        busy={busy}
        act={(button) => run({ button, work: giveUp })}
      >
        {messages.giveUp}
      </ActButton>
    </>
  )
}

type QueueProps = {
  readonly fetches: readonly PictureFetch[]
  /** Whether each row names its tool. */
  readonly withTool?: boolean
}

export function PictureQueue({ fetches, withTool = false }: QueueProps) {
  const rowActions = useRowActions()
  useFollowing(fetches.some(({ state }) => state === 'waiting'))
  return (
    <Table
      caption={messages.caption}
      columns={columns(rowActions, withTool)}
      rows={fetches}
      keyOf={({ id }) => id}
    />
  )
}
