/** Uploads a ZIP file of pictures, and lists the files that are left out. */
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { Table } from '../../ui/table.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { picturesPageMessages } from '../messages/pictures-page.ts'
import { uploadArchive } from '../pictures/tool-pictures.client.ts'
import { maxArchiveBytes, type ArchiveResult } from '../pictures/tool-pictures-contract.ts'

const messages = picturesPageMessages.archive

function useArchiveUpload() {
  const { revalidate } = useRevalidator()
  const [status, setStatus] = useState('')
  const { error, setError, attempt } = useAttempt()
  const [result, setResult] = useState<ArchiveResult>()
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setResult(undefined)
    setError(file.size > maxArchiveBytes ? messages.tooBig : undefined)
    if (file.size > maxArchiveBytes) return
    await attempt(async () => {
      setResult(
        await uploadArchive(file, {
          signal: new AbortController().signal,
          onProgress: (share) =>
            setStatus(share < 1 ? messages.sending(Math.floor(share * 10) * 10) : messages.reading),
        }),
      )
      await revalidate()
    })
    setStatus('')
  }
  return { status, error, result, send }
}

export function ArchiveUpload() {
  const { status, error, result, send } = useArchiveUpload()
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      className={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void send(event.dataTransfer.files[0])
      }}
    >
      <Field label={messages.label} help={messages.help} error={error}>
        {(ids) => (
          <input
            className="input file"
            type="file"
            accept=".zip,application/zip"
            {...ids}
            onChange={({ currentTarget }) => {
              void send(currentTarget.files?.[0]).finally(() => {
                currentTarget.value = ''
              })
            }}
          />
        )}
      </Field>
      <p className="small" role="status">
        {status}
      </p>
      {result ? (
        <Notice tone={result.queued > 0 ? 'good' : 'bad'}>{messages.queued(result.queued)}</Notice>
      ) : null}
      {result && result.refused.length > 0 ? (
        <Table
          caption={messages.refused}
          columns={[
            { header: messages.file, cell: ({ file }) => <span className="address">{file}</span> },
            { header: messages.why, cell: ({ why }) => why },
          ]}
          rows={result.refused}
          keyOf={({ file }) => file}
        />
      ) : null}
    </div>
  )
}
