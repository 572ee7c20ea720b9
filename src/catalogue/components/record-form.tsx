/** The form of a category, brand or family. */
import { Fragment } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { PictureField } from '../../pictures/components/picture-field.tsx'
import { isUploading, usePictureUpload } from '../../pictures/components/use-picture-upload.ts'
import { nameOfLanguage } from '../../platform/languages/languages.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormFold } from '../../ui/form/group.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useFreshValues } from '../../ui/use-fresh-values.ts'
import { recordsMessages as messages } from '../messages/records.ts'
import { toolTextsMessages } from '../messages/tool-texts.ts'
import { publicRecordPath } from '../taxonomy/records.ts'
import { records } from '../taxonomy/records.client.ts'
import {
  RecordChange,
  taxonomyContract,
  type EditedKind,
  type EditedRecord,
} from '../taxonomy/records-contract.ts'

const { Choice, NumberInput, TextInput, TextLines } = inputsOf<Typed>()

type Typed = z.input<typeof RecordChange>

const toTyped = (kind: EditedKind, record: EditedRecord): Typed => {
  const { id, name, slug, position, sentence, image, parent, maker, responsible } = record
  const { texts, revision } = record
  const shown = { name, slug, position, sentence, image, parent, maker, responsible }
  return { kind, id, ...shown, texts: texts.map((text) => ({ ...text })), revision }
}

type RecordFormProps = {
  readonly kind: EditedKind
  readonly record: EditedRecord
  /** All of the kind. */
  readonly others: readonly EditedRecord[]
  readonly onSaved: () => Promise<void>
}

export function RecordForm({ kind, record, others, onSaved }: RecordFormProps) {
  const form = useContractForm(taxonomyContract.saveRecord, {
    fields: RecordChange,
    values: toTyped(kind, record),
  })
  const beginSaving = useFreshValues(form, toTyped(kind, record), {
    problem: form.problem,
    reload: onSaved,
  })
  const submit = async (values: RecordChange): Promise<void> => {
    const accept = beginSaving()
    const saved = await records.saveRecord(values)
    accept(toTyped(kind, saved))
    toast(messages.saved(saved.name))
    await onSaved()
  }
  return (
    <Form form={form} onSubmit={submit}>
      <MainFields kind={kind} record={record} others={others} />
      <InLanguages record={record} />
      {kind === 'brands' ? <Parties record={record} /> : null}
      <SaveBar act={messages.save} busy={messages.saving} />
    </Form>
  )
}

type Of = Omit<RecordFormProps, 'onSaved'>

function MainFields({ kind, record, others }: Of) {
  const path = publicRecordPath(kind, record.slug)
  return (
    <div className="form-part">
      <TextInput name="name" label={messages.name} />
      <TextInput
        name="slug"
        label={messages.slug}
        help={path === undefined ? undefined : messages.slugHelp(path)}
      />
      {record.formerSlugs.length > 0 ? (
        <p className="help">{messages.former(record.formerSlugs.join(', '))}</p>
      ) : null}
      {kind === 'categories' ? <Parent record={record} others={others} /> : null}
      <NumberInput name="position" label={messages.position} help={messages.positionHelp} />
      <TextLines name="sentence" label={messages.sentence} rows={2} help={messages.sentenceHelp} />
      <Picture />
    </div>
  )
}

const Parent = ({ record, others }: Omit<Of, 'kind'>) => (
  <Choice
    name="parent"
    label={messages.parent}
    optional
    orNull
    none={messages.noParent}
    options={others.filter(({ id }) => id !== record.id).map(({ id, name }) => [id, name])}
  />
)

function Picture() {
  const { control, setValue } = useFormContext<Typed>()
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
    </>
  )
}

/** Renders nothing in a shop with one language, or for families. */
const InLanguages = ({ record: { texts, name, sentence } }: Pick<Of, 'record'>) =>
  texts.length === 0 ? null : (
    <div className="form-part" id="languages">
      <h2>{messages.inLanguages}</h2>
      <p className="help">{messages.inLanguagesLead}</p>
      {texts.map(({ language }, index) => (
        <Fragment key={language}>
          <TextInput
            name={`texts.${index}.name`}
            lang={language}
            optional
            maxLength={120}
            label={messages.inLanguage(messages.name, nameOfLanguage(language))}
            help={toolTextsMessages.meanwhile(name)}
          />
          <TextLines
            name={`texts.${index}.sentence`}
            lang={language}
            optional
            rows={2}
            label={messages.inLanguage(messages.sentence, nameOfLanguage(language))}
            help={sentence === '' ? undefined : toolTextsMessages.meanwhile(sentence)}
          />
        </Fragment>
      ))}
    </div>
  )

const Parties = ({ record }: Pick<Of, 'record'>) =>
  (['maker', 'responsible'] as const).map((party) => (
    <FormFold
      key={party}
      title={messages[party]}
      now={record[party].name}
      names={[`${party}.name`, `${party}.address`, `${party}.contact`]}
    >
      <p className="help">{messages[`${party}Lead`]}</p>
      <TextInput name={`${party}.name`} label={messages.partyName} />
      <TextLines name={`${party}.address`} label={messages.partyAddress} />
      <TextInput name={`${party}.contact`} label={messages.partyContact} />
    </FormFold>
  ))
