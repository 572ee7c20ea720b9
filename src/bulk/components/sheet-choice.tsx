/** The sheets with articles of a workbook, of which one applies. */
import { importPageMessages as messages } from '../messages/import-page.ts'

type SheetChoiceProps = {
  readonly sheet: string
  readonly otherLists: readonly string[]
  readonly onChoose: (sheet: string) => void
}

export const SheetChoice = ({ sheet, otherLists, onChoose }: SheetChoiceProps) => (
  <span className="row">
    {[sheet, ...otherLists].map((name) => (
      <button key={name} type="button" className="button tight" onClick={() => onChoose(name)}>
        {messages.shared.chooseSheet(name)}
      </button>
    ))}
  </span>
)
