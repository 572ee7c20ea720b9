/** The buttons of rows in a form: one removes its row, one adds a row below the last. */
import { Icon } from './icons.tsx'

export const RemoveRow = ({
  label,
  onRemove,
}: {
  readonly label: string
  readonly onRemove: () => void
}) => (
  <button type="button" className="icon-button" aria-label={label} onClick={onRemove}>
    <Icon name="remove" />
  </button>
)

export const AddRow = ({
  label,
  onAdd,
}: {
  readonly label: string
  readonly onAdd: () => void
}) => (
  <div>
    <button type="button" className="button tight" onClick={onAdd}>
      <Icon name="plus" size={16} /> {label}
    </button>
  </div>
)
