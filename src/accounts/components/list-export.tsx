/** Saves a list of the dashboard as a file, after its reader has verified their identity. */
import type { ComponentProps } from 'react'
import type { ExportColumn, ReadPage } from '../../ui/export-cells.ts'
import { ExportList } from '../../ui/export-list.tsx'
import { accounts } from '../api.client.ts'
import type { ExportedList } from '../sessions/step-up-contract.ts'

type ListExportProps<Row> = Omit<ComponentProps<typeof ExportList<Row>>, 'name'> & {
  readonly list: ExportedList
  /** The name of the file, if it differs from the list's. */
  readonly name?: string | undefined
}

/** For `deskList`, which reads the rows. */
export const listExport =
  <Row,>(list: ExportedList, columns: readonly ExportColumn<Row>[], name?: string) =>
  (read: ReadPage<Row>) => <ListExport list={list} name={name} columns={columns} read={read} />

export function ListExport<Row>({ list, name = list, columns, read, more }: ListExportProps<Row>) {
  return (
    <ExportList
      name={name}
      columns={columns}
      {...(more === undefined ? {} : { more })}
      read={async (page) => {
        if (page.cursor === undefined) await accounts.exportList({ list })
        return read(page)
      }}
    />
  )
}
