/** The field that takes one file, dropped or chosen, and says while it is read. */
import { useState } from 'react'
import { isProblem } from '../../packages/contract/problem.ts'
import { formMessages } from '../platform/messages/forms.ts'
import { Field } from './field.tsx'

type FileDropProps = {
  readonly label: string
  readonly help: string
  /** The endings of names that are offered: '.csv,.xlsx'. */
  readonly accept: string
  /** Bytes that a file may have, and what is said of a larger one. */
  readonly maxBytes: number
  readonly tooBig: (megabytes: number) => string
  /** What is said while a file is read. */
  readonly reading: (name: string) => string
  /** Reads it. A Problem is shown below the field. */
  readonly onFile: (file: File) => Promise<unknown>
}

export function FileDrop({
  label,
  help,
  accept,
  maxBytes,
  tooBig,
  reading,
  onFile,
}: FileDropProps) {
  const [busy, setBusy] = useState<string>()
  const [error, setError] = useState<string>()
  const start = async (file: File | undefined): Promise<void> => {
    if (!file || busy !== undefined) return
    if (file.size > maxBytes) return setError(tooBig(Math.round(file.size / 1_000_000)))
    setBusy(file.name)
    setError(undefined)
    try {
      await onFile(file)
    } catch (problem) {
      setError(isProblem(problem) ? problem.message : formMessages.failedDetail)
    }
    setBusy(undefined)
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
      <Field label={label} help={help} error={error}>
        {(ids) => (
          // Emptied after each choice: else the same file could not be chosen again.
          <input
            className="input file"
            type="file"
            accept={accept}
            {...ids}
            onChange={({ currentTarget }) => {
              void start(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        )}
      </Field>
      <p className="small muted" role="status">
        {busy === undefined ? '' : reading(busy)}
      </p>
    </div>
  )
}
