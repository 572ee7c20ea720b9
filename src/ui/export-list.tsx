/**
 * The menu of a list that saves all its rows as a file, whichever page is shown. It reads the rows
 * page by page with the operation of the list, so the file has exactly the rows that match the
 * filters and that the reader may see.
 */
import { useState } from 'react'
import { exportCells, type ExportColumn, type ReadPage } from './export-cells.ts'
import type { ExportFormat } from './export-list.client.ts'
import { saveFile } from './download-text.client.ts'
import type { Choice } from './desk/choices-menu.tsx'
import { MenuButton } from './desk/menu-button.tsx'
import { exportMessages as messages } from './messages/export.ts'
import { problemMessage } from './problem-message.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { toast } from './toast.tsx'
import { useTimeZone } from './use-time-zone.ts'
import { dayOf } from '../platform/time/time-zone.ts'

type ExportListProps<Row> = {
  /** The file's name without the date: letters and hyphens. */
  readonly name: string
  readonly columns: readonly ExportColumn<Row>[]
  /** The list's own operation with the list's own filters. */
  readonly read: ReadPage<Row>
  /** Other files of the same rows, such as an archive. */
  readonly more?: readonly Choice[]
}

const formats: readonly ExportFormat[] = ['csv', 'xlsx']

export function ExportList<Row>({ name, columns, read, more = [] }: ExportListProps<Row>) {
  const timeZone = useTimeZone()
  const [rows, setRows] = useState<number>()
  const isBusy = rows !== undefined
  const save = async (format: ExportFormat): Promise<void> => {
    if (isBusy) return
    setRows(0)
    try {
      const { exportFile } = await import('./export-list.client.ts')
      const file = await exportFile(format, exportCells(columns, read), setRows)
      saveFile(`${name}-${dayOf(new Date(), timeZone)}.${format}`, file)
    } catch (error) {
      toast(isProblem(error) ? problemMessage(error) : messages.failed, 'error')
    } finally {
      setRows(undefined)
    }
  }
  return (
    <>
      <MenuButton
        label={messages.label}
        busy={isBusy}
        choices={[
          ...formats.map((format) => ({
            label: messages.formats[format],
            name: messages.saveAs[format],
            act: () => void save(format),
          })),
          ...more,
        ]}
      >
        {messages.label}
      </MenuButton>
      <span role="status" className="small muted">
        {isBusy ? messages.progress(rows) : ''}
      </span>
    </>
  )
}
