/** The form that adds an exemption certificate, with its file. */
import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { certificateFormSchema } from '../certificate-form-fields.ts'
import { certificates } from '../certificates.client.ts'
import { certificateKinds } from '../certificates.ts'
import { certificatesContract, type NewCertificate } from '../certificates-contract.ts'
import { certificatePageMessages as messages } from '../messages/certificates.ts'
import { sendCertificateFile } from './certificate-file.tsx'

type CertificateFormProps = {
  readonly company: string
  readonly isUs: boolean
  readonly onAdded: () => Promise<void>
}

const empty = { kind: 'resale' as const, number: '', states: '', from: '', until: '' }

export function CertificateForm({ company, isUs, onAdded }: CertificateFormProps) {
  const [file, setFile] = useState<File>()
  // Another input after each certificate: a file input cannot be emptied otherwise.
  const [nth, setNth] = useState(0)
  const form = useForm({ resolver: zodResolver(certificateFormSchema), defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const { notice, send } = useSubmit(form, certificatesContract.addCertificate.input)
  const submit = send(async (certificate: NewCertificate) => {
    const { id, number } = await certificates.addCertificate({ id: company, ...certificate })
    const why = file && (await sendCertificateFile(id, file))
    toast(
      why === undefined ? messages.added(number) : messages.addedWithoutFile(number, why),
      why === undefined ? 'success' : 'error',
    )
    form.reset()
    setFile(undefined)
    setNth(nth + 1)
    await onAdded()
  })
  const { register } = form
  return (
    <details className="mt-4">
      <summary>{messages.add}</summary>
      <form
        method="post"
        className="form narrow mt-2"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {notice === undefined ? null : (
          <Notice tone="bad">
            <b>{messages.notAdded}</b> {notice}
          </Notice>
        )}
        <CertificateFields register={register} errors={errors} isUs={isUs} />
        <Field label={messages.file} help={messages.fileHelp}>
          {(ids) => (
            <input
              className="input file"
              type="file"
              accept="application/pdf,.pdf"
              key={nth}
              {...ids}
              onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
            />
          )}
        </Field>
        <div>
          <SubmitButton busy={isSubmitting} busyLabel={messages.adding}>
            {messages.add}
          </SubmitButton>
        </div>
      </form>
    </details>
  )
}

type FieldName = keyof typeof empty
type CertificateFieldsProps = {
  readonly register: (name: FieldName) => UseFormRegisterReturn
  readonly errors: FieldErrors<Record<FieldName, string>>
  readonly isUs: boolean
}

const CertificateFields = ({ register, errors, isUs }: CertificateFieldsProps) => (
  <>
    <div className="two">
      <SelectField label={messages.kind} error={errors.kind?.message} {...register('kind')}>
        {certificateKinds.map((kind) => (
          <option key={kind} value={kind}>
            {messages.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={messages.number}
        help={messages.numberHelp}
        maxLength={60}
        autoComplete="off"
        error={errors.number?.message}
        {...register('number')}
      />
    </div>
    {isUs ? (
      <TextField
        label={messages.states}
        help={messages.statesHelp}
        optional
        maxLength={300}
        autoComplete="off"
        error={errors.states?.message}
        {...register('states')}
      />
    ) : null}
    <div className="two">
      <TextField
        label={messages.from}
        type="date"
        error={errors.from?.message}
        {...register('from')}
      />
      <TextField
        label={messages.until}
        type="date"
        help={messages.untilHelp}
        error={errors.until?.message}
        {...register('until')}
      />
    </div>
  </>
)
