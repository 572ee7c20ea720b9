/** Which columns the table of tools has: chosen here, remembered in this browser. */
import { readStoredColumns, storeColumns } from '../column-storage.browser.ts'
import { optionalColumns, type OptionalColumn } from '../columns.ts'
import { deskPageMessages as messages } from '../messages/desk-page.ts'

type ColumnChoiceProps = {
  readonly columns: readonly OptionalColumn[]
  readonly onChange: (columns: readonly OptionalColumn[]) => void
}

export const ColumnChoice = ({ columns, onChange }: ColumnChoiceProps) => (
  <details className="column-choice">
    <summary className="button tight">{messages.columns}</summary>
    <fieldset>
      <legend className="help">{messages.columnsHelp}</legend>
      {optionalColumns.map((column) => (
        <label key={column} className="check">
          <input
            type="checkbox"
            checked={columns.includes(column)}
            onChange={({ currentTarget: { checked } }) => {
              const chosen = optionalColumns.filter((other) =>
                other === column ? checked : columns.includes(other),
              )
              storeColumns(chosen)
              onChange(readStoredColumns())
            }}
          />{' '}
          {messages.columnNames[column]}
        </label>
      ))}
    </fieldset>
  </details>
)
