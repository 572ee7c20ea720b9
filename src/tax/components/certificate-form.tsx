/** The form that adds an exemption certificate, with its file. */
import { useState } from 'react'
import type * as z from 'zod/mini'
import { Form } from '../../ui/form/form.tsx'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { certificateFormSchema } from '../certificate-form-fields.ts'
import { certificates } from '../certificates.client.ts'
import { certificateKinds } from '../certificates.ts'
import { certificatesContract, type NewCertificate } from '../certificates-contract.ts'
import { certificatePageMessages as messages } from '../messages/certificates.ts'
import { sendCertificateFile } from './certificate-file.tsx'

const { Choice, DayInput, TextInput } = inputsOf<z.input<typeof certificateFormSchema>>()

type CertificateFormProps = {
  readonly company: string
  readonly isUs: boolean
  readonly onAdded: () => Promise<void>
}

const empty = { kind: 'resale' as const, number: '', states: '', from: '', until: '' }

export function CertificateForm({ company, isUs, onAdded }: CertificateFormProps) {
  const [file, setFile] = useState<File>()
  // A new input after each certificate: a file input cannot be cleared otherwise.
  const [nth, setNth] = useState(0)
  const form = useContractForm(certificatesContract.addCertificate, {
    fields: certificateFormSchema,
    values: empty,
  })
  const submit = async (certificate: NewCertificate): Promise<void> => {
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
  }
  return (
    <details className="mt-4">
      <summary>{messages.add}</summary>
      <Form
        form={form}
        className="form narrow mt-2"
        onSubmit={submit}
        failed={messages.notAdded}
        act={messages.add}
        secondary
        busy={messages.adding}
      >
        <CertificateFields isUs={isUs} />
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
      </Form>
    </details>
  )
}

const CertificateFields = ({ isUs }: Pick<CertificateFormProps, 'isUs'>) => (
  <>
    <div className="two">
      <Choice
        name="kind"
        label={messages.kind}
        options={choices(certificateKinds, messages.kinds)}
      />
      <TextInput name="number" label={messages.number} help={messages.numberHelp} />
    </div>
    {isUs ? <TextInput name="states" label={messages.states} help={messages.statesHelp} /> : null}
    <div className="two">
      <DayInput name="from" label={messages.from} />
      <DayInput name="until" label={messages.until} help={messages.untilHelp} />
    </div>
  </>
)
