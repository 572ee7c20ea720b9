/** A field that takes a table as a file, dropped or chosen, and has it read. */
import { useState } from 'react'
import { isProblem } from '../../packages/contract/problem.ts'
import { formMessages } from '../platform/messages/forms.ts'
import { Field } from './field.tsx'

type TableUploadProps<T> = {
  readonly texts: {
    readonly file: string
    readonly fileHelp: string
    readonly reading: (name: string) => string
  }
  /** @returns why it cannot be read, or what it holds */
  readonly read: (file: File) => Promise<T | string>
  /** What is answered to a file that was read. */
  readonly onRead: (read: T) => Promise<void> | void
}

export function TableUpload<T extends object>({ texts, read, onRead }: TableUploadProps<T>) {
  const [reading, setReading] = useState<string>()
  const [error, setError] = useState<string>()
  const start = async (file: File | undefined): Promise<void> => {
    if (!file || reading !== undefined) return
    setReading(file.name)
    setError(undefined)
    try {
      const result = await read(file)
      if (typeof result === 'string') setError(result)
      else await onRead(result)
    } catch (problem) {
      setError(isProblem(problem) ? problem.message : formMessages.failedDetail)
    }
    setReading(undefined)
  }
  return (
    <div
      className="list-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void start(event.dataTransfer.files[0])
      }}
    >
      <Field label={texts.file} help={texts.fileHelp} error={error}>
        {(ids) => (
          <input
            className="input file"
            type="file"
            accept=".csv,.tsv,.txt,.xlsx"
            {...ids}
            onChange={({ currentTarget }) => {
              void start(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        )}
      </Field>
      <p className="small muted" role="status">
        {reading === undefined ? '' : texts.reading(reading)}
      </p>
    </div>
  )
}
