/** The form of a category, brand or family. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { PictureField } from '../../pictures/components/picture-field.tsx'
import { isUploading, usePictureUpload } from '../../pictures/components/use-picture-upload.ts'
import { picturesMessages } from '../../pictures/messages/pictures.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFreshValues } from '../../ui/use-fresh-values.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { recordsMessages as messages } from '../messages/records.ts'
import { publicRecordPath } from '../records/records.ts'
import { records } from '../records/records.client.ts'
import {
  RecordChange,
  recordsContract,
  type EditedKind,
  type EditedRecord,
} from '../records/records-contract.ts'

type Typed = z.input<typeof RecordChange>
type Form = UseFormReturn<Typed, unknown, RecordChange>

const toTyped = (kind: EditedKind, record: EditedRecord): Typed => {
  const { id, name, slug, position, sentence, image, parent, maker, responsible } = record
  const { revision } = record
  return { kind, id, name, slug, position, sentence, image, parent, maker, responsible, revision }
}

type RecordFormProps = {
  readonly kind: EditedKind
  readonly record: EditedRecord
  /** All of the kind. */
  readonly others: readonly EditedRecord[]
  readonly onSaved: () => Promise<void>
}

export function RecordForm({ kind, record, others, onSaved }: RecordFormProps) {
  const form: Form = useForm({
    resolver: zodResolver(RecordChange),
    defaultValues: toTyped(kind, record),
  })
  const { notice, problem, send } = useSubmit(form, recordsContract.saveRecord.input)
  const beginSaving = useFreshValues(form, toTyped(kind, record), { problem, reload: onSaved })
  const { isSubmitting } = form.formState
  const submit = send(async (values) => {
    const accept = beginSaving()
    const saved = await records.saveRecord(values)
    accept(toTyped(kind, saved))
    toast(messages.saved(saved.name))
    await onSaved()
  })
  return (
    <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
      {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
      <MainFields form={form} kind={kind} record={record} others={others} />
      {kind === 'brands' ? <Parties form={form} /> : null}
      <div className="form-part">
        <div className="row">
          <SubmitButton busy={isSubmitting} busyLabel={messages.saving}>
            {messages.save}
          </SubmitButton>
        </div>
      </div>
    </form>
  )
}

type FormProps = { readonly form: Form }

function MainFields({ form, kind, record, others }: FormProps & Omit<RecordFormProps, 'onSaved'>) {
  const {
    formState: { errors },
    register,
  } = form
  const path = publicRecordPath(kind, record.slug)
  return (
    <div className="form-part">
      <TextField
        label={messages.name}
        maxLength={kind === 'families' ? 120 : 80}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={messages.slug}
        maxLength={200}
        autoComplete="off"
        help={path === undefined ? undefined : messages.slugHelp(path)}
        error={errors.slug?.message}
        {...register('slug')}
      />
      {record.formerSlugs.length > 0 ? (
        <p className="help">{messages.former(record.formerSlugs.join(', '))}</p>
      ) : null}
      {kind === 'categories' ? <Parent form={form} record={record} others={others} /> : null}
      <TextField
        label={messages.position}
        inputMode="numeric"
        autoComplete="off"
        help={messages.positionHelp}
        error={errors.position?.message}
        {...register('position')}
      />
      <TextArea
        label={messages.sentence}
        optional
        rows={2}
        maxLength={300}
        help={messages.sentenceHelp}
        error={errors.sentence?.message}
        {...register('sentence')}
      />
      <Picture form={form} />
    </div>
  )
}

const Parent = ({
  form: { formState, register },
  record,
  others,
}: FormProps & Pick<RecordFormProps, 'record' | 'others'>) => (
  <SelectField
    label={messages.parent}
    optional
    error={formState.errors.parent?.message}
    {...register('parent', { setValueAs: (value: string | null) => value || null })}
  >
    <option value="">{messages.noParent}</option>
    {others
      .filter(({ id }) => id !== record.id)
      .map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
  </SelectField>
)

function Picture({ form }: FormProps) {
  const { control, setValue } = form
  const image = useWatch({ control, name: 'image' })
  const upload = usePictureUpload((address) => setValue('image', address, { shouldDirty: true }))
  return (
    <>
      <PictureField upload={upload} image={image} />
      {image === '' || isUploading(upload.state) ? null : (
        <div>
          <button
            type="button"
            className="button tight"
            onClick={() => {
              setValue('image', '', { shouldDirty: true })
              upload.reset()
            }}
          >
            {messages.removePicture}
          </button>
        </div>
      )}
      {isUploading(upload.state) ? <p className="help">{picturesMessages.field.wait}</p> : null}
    </>
  )
}

const Parties = ({ form: { formState, register } }: FormProps) => (
  <>
    {(['maker', 'responsible'] as const).map((party) => (
      <div className="form-part" key={party}>
        <h2>{messages[party]}</h2>
        <p className="help">{messages[`${party}Lead`]}</p>
        <TextField
          label={messages.partyName}
          optional
          maxLength={200}
          error={formState.errors[party]?.name?.message}
          {...register(`${party}.name`)}
        />
        <TextArea
          label={messages.partyAddress}
          optional
          rows={3}
          maxLength={500}
          error={formState.errors[party]?.address?.message}
          {...register(`${party}.address`)}
        />
        <TextField
          label={messages.partyContact}
          optional
          maxLength={254}
          error={formState.errors[party]?.contact?.message}
          {...register(`${party}.contact`)}
        />
      </div>
    ))}
  </>
)
