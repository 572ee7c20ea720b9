/** The number of selected tools, and the actions for them. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { setStates, type SetState } from '../../catalogue/model/tool-state.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { confirm } from '../../ui/dialog.tsx'
import { ChooseKeys } from '../../ui/desk/chosen-bar.tsx'
import type { LeftRow } from '../../ui/desk/together.ts'
import { toast } from '../../ui/toast.tsx'
import type { Selection } from '../../ui/desk/use-selection.ts'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { desk } from '../api.client.ts'
import { productAdminContract } from '../contract.ts'
import { deskPageMessages as messages } from '../messages/desk-page.ts'
import { useStateChanges } from './use-state-changes.ts'

type SelectionBarProps = {
  readonly selection: Selection
  /** Whether matching tools are on other pages, too. */
  readonly hasMore: boolean
  /** The filters in the address, for actions on all matching tools. */
  readonly filters: Parameters<typeof desk.ids>[0]
  readonly onLeft: (left: readonly LeftRow[]) => void
}

export function SelectionBar({ selection, hasMore, filters, onLeft }: SelectionBarProps) {
  const { ids, all } = selection
  const changes = useStateChanges(onLeft)
  if (ids.length === 0 && !changes.progress) return <ChooseKeys />
  return (
    <div className="slab chosen" role="group" aria-label={messages.bar}>
      <ChooseKeys />
      <b role="status">
        {changes.progress
          ? messages.progress(changes.progress.done, changes.progress.all)
          : all
            ? messages.allChosen
            : messages.chosen(ids.length)}
      </b>
      {selection.isPage && hasMore && !all ? (
        <button type="button" className="button plain tight" onClick={selection.chooseAll}>
          {messages.chooseAll}
        </button>
      ) : null}
      <button type="button" className="button plain tight" onClick={selection.clear}>
        {listPageMessages.clear}
      </button>
      <Actions selection={selection} filters={filters} changes={changes} />
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
    <>
      <Link className="button tight" to={`/dashboard/import/edit?${editSearch(selection, params)}`}>
        {messages.edit}
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
        <ActButton className="button tight" busy={changes.isBusy} act={() => act()}>
          {messages.setState}
        </ActButton>
      </span>
    </>
  )
}

const filterNames = Object.keys(productAdminContract.ids.input.shape)

/** Links to the rows by their ids, or to all matching rows by the list's filters. */
const editSearch = ({ ids, all }: Selection, params: URLSearchParams): string =>
  all
    ? String(
        new URLSearchParams([
          ['all', '1'],
          ...[...params].filter(([name]) => filterNames.includes(name)),
        ]),
      )
    : `ids=${ids.join(',')}`
