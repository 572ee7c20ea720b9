/** The field for a certificate's PDF file. */
import { useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { Field } from '../../ui/field.tsx'
import { problemMessage } from '../../ui/problem-message.ts'
import { toast } from '../../ui/toast.tsx'
import { uploadCertificateFile } from '../certificate-files.client.ts'
import { maxCertificateBytes } from '../certificates-contract.ts'
import { certificatePageMessages as messages } from '../messages/certificates.ts'

type FileFieldProps = {
  readonly id: string
  readonly number: string
  readonly onDone: () => Promise<void>
}

export function CertificateFileField({ id, number, onDone }: FileFieldProps) {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return
    setBusy(true)
    const why = await sendCertificateFile(id, file)
    setError(why)
    setBusy(false)
    if (why !== undefined) return
    toast(messages.fileAdded(number))
    await onDone()
  }
  return (
    <div className="form narrow mt-4">
      <Field label={messages.fileOf(number)} help={messages.fileHelp} error={error}>
        {(ids) => (
          <input
            className="input file"
            type="file"
            accept="application/pdf,.pdf"
            {...ids}
            onChange={({ currentTarget }) => {
              void send(currentTarget.files?.[0]).finally(() => {
                currentTarget.value = ''
              })
            }}
          />
        )}
      </Field>
    </div>
  )
}

/** @returns why the file was not accepted; undefined if it was */
export async function sendCertificateFile(id: string, file: File): Promise<string | undefined> {
  if (file.size > maxCertificateBytes) return messages.tooBig
  try {
    await uploadCertificateFile(id, file)
    return undefined
  } catch (error) {
    if (!isProblem(error)) throw error
    return problemMessage(error)
  }
}
