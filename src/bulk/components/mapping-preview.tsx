/** The first rows of a list as the chosen columns will read them, old → new. */
import { useEffect, useState } from 'react'
import { Table } from '../../ui/table.tsx'
import { failureSentence } from '../../ui/form/use-attempt.ts'
import { bulkJobs } from '../api.client.ts'
import type { JobDetail, JobRow } from '../job-fields.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'
import { ReadValues, RowNotes, RowTool } from './row-cells.tsx'

/** Milliseconds after the last change until the rows are read again. */
const pause = 300

type MappingPreviewProps = {
  readonly id: string
  /** None until the first choice. */
  readonly mapping: JobDetail['mapping'] | undefined
}

/** The content of the preview: the rows, or why they cannot be read. */
type Shown = { readonly rows: readonly JobRow[]; readonly why: string }

export function MappingPreview({ id, mapping }: MappingPreviewProps) {
  const [{ rows, why }, setShown] = useState<Shown>({ rows: [], why: '' })
  useEffect(() => {
    if (mapping === undefined) return undefined
    const stop = new AbortController()
    const read = async (): Promise<void> => {
      try {
        const { signal } = stop
        setShown({ rows: await bulkJobs.preview({ id, mapping }, { signal }), why: '' })
      } catch (problem) {
        if (!stop.signal.aborted) setShown({ rows: [], why: failureSentence(problem) })
      }
    }
    const timer = setTimeout(() => void read(), pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [id, mapping])
  if (mapping === undefined) return null
  return (
    <section className="form-part" aria-label={messages.preview}>
      <h2>{messages.preview}</h2>
      <p className="help" role="status">
        {why || (rows.length === 0 ? messages.rowLoading : messages.previewHelp)}
      </p>
      {rows.length === 0 ? null : (
        <Table
          caption={messages.preview}
          columns={[
            { header: messages.table.row, numeric: true, cell: ({ row }) => row },
            {
              header: messages.table.tool,
              fullWidth: true,
              cell: (row) => <RowTool row={row} />,
            },
            {
              header: messages.table.kind,
              cell: ({ kind }) => <span className={`kind ${kind}`}>{messages.kinds[kind]}</span>,
            },
            {
              header: messages.table.changes,
              fullWidth: true,
              cell: ({ changes }) => <ReadValues changes={changes} />,
            },
            {
              header: messages.table.notes,
              fullWidth: true,
              cell: (row) => <RowNotes row={row} shared={[]} />,
            },
          ]}
          rows={rows}
          keyOf={({ row }) => String(row)}
        />
      )}
    </section>
  )
}
