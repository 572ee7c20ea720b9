/** The checkbox that selects a row. The keyboard moves through rows and selects ranges. */
import type { KeyboardEvent, MouseEvent } from 'react'
import { listPageMessages as messages } from '../messages/list-page.ts'
import type { Selection } from './use-selection.ts'

type ChooseBoxProps = {
  readonly id: string
  readonly name: string
  readonly selection: Selection
}

export const ChooseBox = ({ id, name, selection }: ChooseBoxProps) => (
  <label className="check choose-row">
    <input
      type="checkbox"
      data-choose={id}
      aria-label={messages.choose(name)}
      aria-describedby="choose-keys"
      checked={selection.isChosen(id)}
      onClick={(event: MouseEvent<HTMLInputElement>) => {
        if (event.shiftKey) selection.chooseTo(id)
        else selection.toggle(id)
      }}
      onChange={() => undefined}
      onKeyDown={(event) => moveByKey(event, selection)}
    />
  </label>
)

/** Up and down move to the checkbox of the next row; with Shift, they select the rows between. */
function moveByKey(event: KeyboardEvent<HTMLInputElement>, selection: Selection): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[data-choose]')]
  if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    selection.choosePage()
    return
  }
  if (step === undefined) return
  event.preventDefault()
  const here = event.currentTarget
  const next = boxes[boxes.indexOf(here) + step]
  if (!next) return
  next.focus()
  const [from, to] = [here.dataset['choose'], next.dataset['choose']]
  if (event.shiftKey && from !== undefined && to !== undefined) selection.chooseTo(to, from)
}
