/** The field that takes a bank's file, dropped or chosen. */
import { useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { Field } from '../../ui/field.tsx'
import { uploadBankFile } from '../api.client.ts'
import { maxBankFileBytes, type BankFile } from '../bank-file-fields.ts'
import { bankFileMessages as messages } from '../messages/bank-file.ts'

type BankUploadProps = {
  readonly onRead: (read: { readonly file: BankFile; readonly name: string }) => void
}

export function BankUpload({ onRead }: BankUploadProps) {
  const [reading, setReading] = useState<string>()
  const [error, setError] = useState<string>()
  const start = async (file: File | undefined): Promise<void> => {
    if (!file || reading !== undefined) return
    if (file.size > maxBankFileBytes) {
      setError(messages.tooBig)
      return
    }
    setReading(file.name)
    setError(undefined)
    try {
      onRead({ file: await uploadBankFile(file), name: `${file.name} ${crypto.randomUUID()}` })
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
            accept=".xml,.csv,.txt"
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
