/** How many tools are chosen, and what is done with them at once. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { setStates, type SetState } from '../../catalogue/model/tool-state.ts'
import { confirm } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Selection } from '../../ui/desk/use-selection.ts'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { desk } from '../api.client.ts'
import { productAdminContract } from '../contract.ts'
import { deskPageMessages as messages } from '../messages/desk-page.ts'
import { useStateChanges } from './use-state-changes.ts'

type SelectionBarProps = {
  readonly selection: Selection
  /** Rows of this page. */
  readonly rows: number
  /** Whether other pages have tools that match, too. */
  readonly hasMore: boolean
  /** The filters in the address, for what is done with all that match. */
  readonly filters: Parameters<typeof desk.ids>[0]
}

/** How many names of tools that were left are listed. */
const maxLeft = 10

export function SelectionBar({ selection, rows, hasMore, filters }: SelectionBarProps) {
  const { ids, all } = selection
  const changes = useStateChanges()
  const isPage = ids.length === rows
  return (
    <div className="selection" role="group" aria-label={messages.bar}>
      <p className="hidden-label" id="choose-keys">
        {listPageMessages.chooseKeys}
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={isPage}
          onChange={() => (isPage ? selection.clear() : selection.choosePage())}
        />{' '}
        {messages.choosePage}
      </label>
      <span role="status">
        {changes.progress
          ? messages.progress(changes.progress.done, changes.progress.all)
          : all
            ? messages.allChosen
            : ids.length > 0
              ? messages.chosen(ids.length)
              : ''}
      </span>
      {isPage && hasMore && !all ? (
        <button type="button" className="button tight" onClick={selection.chooseAll}>
          {messages.chooseAll}
        </button>
      ) : null}
      {ids.length > 0 ? (
        <>
          <button type="button" className="button plain tight" onClick={selection.clear}>
            {messages.clear}
          </button>
          <Actions selection={selection} filters={filters} changes={changes} />
        </>
      ) : null}
      <LeftTools left={changes.left} />
    </div>
  )
}

type ActionsProps = Pick<SelectionBarProps, 'selection' | 'filters'> & {
  readonly changes: ReturnType<typeof useStateChanges>
}

function Actions({ selection, filters, changes }: ActionsProps) {
  const [params] = useSearchParams()
  const [state, setState] = useState<SetState>('archived')
  const act = async () => {
    if (changes.isBusy) return
    const { ids, more } = selection.all
      ? await desk.ids(filters)
      : { ids: selection.ids, more: false }
    const confirmed = await confirm({
      detail: messages.sure(ids.length, messages.stateChoices[state]),
      confirmLabel: messages.setState,
    })
    if (!confirmed) return
    if (more) toast(messages.tooMany, 'info')
    await changes.setStates(ids, state)
  }
  return (
    <div className="selection-acts">
      <Link className="button tight" to={`/dashboard/import/edit?${editSearch(selection, params)}`}>
        {messages.edit}
      </Link>
      <Link className="button tight" to="/dashboard/pictures">
        {messages.pictures}
      </Link>
      <span className="set-state">
        <select
          className="input"
          aria-label={messages.newState}
          value={state}
          onChange={({ currentTarget: { value } }) =>
            setState(setStates.find((choice) => choice === value) ?? 'archived')
          }
        >
          {(['archived', 'draft', 'on-sale', 'discontinued'] as const).map((choice) => (
            <option key={choice} value={choice}>
              {messages.stateChoices[choice]}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button tight"
          aria-disabled={changes.isBusy || undefined}
          onClick={() => void act()}
        >
          {messages.setState}
        </button>
      </span>
    </div>
  )
}

const filterNames = Object.keys(productAdminContract.ids.input.shape)

/** The rows by their ids; all that match by the filters of the list. */
const editSearch = ({ ids, all }: Selection, params: URLSearchParams): string =>
  all
    ? String(
        new URLSearchParams([
          ['all', '1'],
          ...[...params].filter(([name]) => filterNames.includes(name)),
        ]),
      )
    : `ids=${ids.join(',')}`

const LeftTools = ({ left }: Pick<ActionsProps['changes'], 'left'>) =>
  left.length === 0 ? null : (
    <Notice tone="bad">
      <b>{messages.left(left.length)}</b>
      <ul>
        {left.slice(0, maxLeft).map(({ id, name, why }) => (
          <li key={id}>
            <Link className="link" to={`/dashboard/manageproducts/${id}`}>
              {name || id}
            </Link>{' '}
            {why}
          </li>
        ))}
      </ul>
      {left.length > maxLeft ? messages.leftMore(left.length - maxLeft) : null}
    </Notice>
  )
