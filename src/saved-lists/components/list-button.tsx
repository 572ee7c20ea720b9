/** On a card or row of the list of tools: asks on which list it is put. */
import { Icon } from '../../ui/icons.tsx'
import { listButtonMessages as messages } from '../messages/list-button.ts'

/** A tool to be added to a list. */
export type ToolToList = {
  readonly id: string
  readonly name: string
  readonly minimumQuantity: number
  readonly packSize: number
  readonly stock: number
}

type ListButtonProps = {
  readonly tool: ToolToList
  /** Whether it is in a dense row, which only has room for an icon. */
  readonly dense: boolean
  readonly onOpen: (tool: ToolToList) => void
}

export const ListButton = ({ tool, dense, onOpen }: ListButtonProps) => (
  <button
    type="button"
    className="to-list"
    aria-label={messages.labelOf(tool.name)}
    aria-haspopup="dialog"
    title={messages.label}
    onClick={() => onOpen(tool)}
  >
    {dense ? <Icon name="listAdd" size={20} /> : messages.label}
  </button>
)
