/** The field that takes a supplier's file, dropped or chosen. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { Field } from '../../ui/field.tsx'
import { maxListBytes } from '../contract.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'
import { uploadList } from '../upload.client.ts'

export function ListUpload() {
  const navigate = useNavigate()
  const [reading, setReading] = useState<string>()
  const [error, setError] = useState<string>()
  const start = async (file: File | undefined): Promise<void> => {
    if (!file || reading !== undefined) return
    if (file.size > maxListBytes) {
      setError(messages.tooBig(Math.round(file.size / 1_000_000)))
      return
    }
    setReading(file.name)
    setError(undefined)
    try {
      await navigate(`/dashboard/import/${await uploadList(file)}`)
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
      <Field label={messages.file} help={messages.fileHelp} error={error}>
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
        {reading === undefined ? '' : messages.reading(reading)}
      </p>
    </div>
  )
}
