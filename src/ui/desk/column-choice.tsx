/**
 * Optional columns of a list. The user selects them here, and this browser remembers the selection.
 */
import { useState, type ReactNode } from 'react'
import { listPageMessages as messages } from '../messages/list-page.ts'
import type { Column } from '../table.tsx'
import { readStoredColumns, storeColumns } from './column-storage.browser.ts'

export type OptionalColumns<Row> = {
  /** The key under which this browser remembers the selected columns. */
  readonly key: string
  /** Columns by the name under which each is remembered, in the order of the table. */
  readonly columns: Readonly<Record<string, Column<Row>>>
}

type ColumnChoice<Row> = {
  readonly chosen: readonly Column<Row>[]
  /** The control that selects them. */
  readonly menu: ReactNode
}

/** Renders nothing if a list has no optional columns. */
export function useColumnChoice<Row>(optional?: OptionalColumns<Row>): ColumnChoice<Row> {
  const { key = '', columns = {} } = optional ?? {}
  const [stored, setStored] = useState(() => readStoredColumns(key))
  const all = Object.entries(columns)
  const choose = (names: readonly string[]): void => {
    const present = all.map(([name]) => name).filter((name) => names.includes(name))
    storeColumns(key, present)
    setStored(present)
  }
  return {
    chosen: all.filter(([name]) => stored.includes(name)).map(([, column]) => column),
    menu:
      all.length === 0 ? null : (
        <details className="column-choice">
          <summary className="button tight">{messages.columns}</summary>
          <fieldset>
            <legend className="help">{messages.columnsHelp}</legend>
            {all.map(([name, { header }]) => (
              <label key={name} className="check">
                <input
                  type="checkbox"
                  checked={stored.includes(name)}
                  onChange={({ currentTarget: { checked } }) =>
                    choose(checked ? [...stored, name] : stored.filter((other) => other !== name))
                  }
                />{' '}
                {header}
              </label>
            ))}
          </fieldset>
        </details>
      ),
  }
}
