/** The form of a tool, for adding one and for editing one. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { PictureField } from '../../pictures/components/picture-field.tsx'
import { isUploading, usePictureUpload } from '../../pictures/components/use-picture-upload.ts'
import type { Schema } from '../../../packages/contract/endpoint.ts'
import type { Problem } from '../../../packages/contract/problem.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { picturesMessages } from '../../pictures/messages/pictures.ts'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import type { NewTool } from '../contract.ts'
import { ToolFields, type TypedTool } from '../tool-form-fields.ts'
import { BreakRows, SpecRows } from './tool-form-rows.tsx'

type Shown = {
  readonly values: TypedTool
  /** The name under which a draft is kept. */
  readonly draft: string
  /** The operation's input, for the fields that a Problem means. */
  readonly schema: Schema
  readonly act: string
  readonly busyLabel: string
  /** @returns what the form shows next: a new tool's form is empty again */
  readonly onSend: (
    tool: NewTool,
    seen: Pick<TypedTool, 'revision' | 'stockSeen'>,
  ) => Promise<TypedTool | undefined>
  /** A way on beside what the server said; `forget` throws the draft away. */
  readonly wayOn?: (problem: Problem, forget: () => void) => ReactNode
}

export function ToolForm({ values, draft, schema, act, busyLabel, onSend, wayOn }: Shown) {
  const form = useForm({ resolver: zodResolver(ToolFields), defaultValues: values })
  const {
    control,
    formState: { errors, isSubmitting },
    getValues,
    register,
    reset,
    setValue,
  } = form
  const image = useWatch({ control, name: 'image' })
  const upload = usePictureUpload((address) =>
    setValue('image', address, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  )
  const [notYet, setNotYet] = useState(false)
  const forget = useDraft(form, draft)
  const { notice, problem, send } = useSubmit(form, schema)
  const save = send(async (tool) => {
    const [revision, stockSeen] = getValues(['revision', 'stockSeen'])
    const next = await onSend(tool, { revision, stockSeen })
    if (next) reset(next)
    upload.reset()
    forget()
  })
  /** Saved now, the tool would have the picture that it had. */
  const saveWithPicture = (event: SyntheticEvent): void => {
    if (!isUploading(upload.state)) return void save(event)
    event.preventDefault()
    setNotYet(true)
  }
  const wrong = Object.keys(errors).length
  return (
    <form method="post" className="form" noValidate onSubmit={saveWithPicture}>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notDone}</b>{' '}
          {problem?.body.status === 409 ? problemMessage(problem) : notice}
          {problem && wayOn ? wayOn(problem, forget) : null}
        </Notice>
      )}
      {notice === undefined && wrong > 0 ? (
        <Notice tone="bad">
          <b>{messages.notDone}</b> {messages.mend(wrong)}
        </Notice>
      ) : null}
      {notYet && isUploading(upload.state) ? (
        <Notice tone="bad">
          <b>{messages.notDone}</b> {picturesMessages.field.wait}
        </Notice>
      ) : null}
      <div className="form-part">
        <h2>{messages.what}</h2>
        <TextField
          label={messages.name}
          maxLength={200}
          error={errors.name?.message}
          {...register('name')}
        />
        <PictureField upload={upload} image={image} />
        <TextField
          label={messages.image}
          type="url"
          maxLength={2048}
          placeholder={messages.imageHint}
          help={messages.imageHelp}
          error={errors.image?.message}
          {...register('image')}
        />
        <TextArea
          label={messages.describe}
          rows={4}
          maxLength={5000}
          error={errors.description?.message}
          {...register('description')}
        />
        <div className="three">
          <TextField
            label={messages.sku}
            optional
            maxLength={40}
            help={values.revision === 0 ? messages.skuHelp : messages.skuKept}
            autoComplete="off"
            error={errors.sku?.message}
            {...register('sku')}
          />
          <TextField
            label={messages.brand}
            optional
            maxLength={80}
            autoComplete="off"
            error={errors.brand?.message}
            {...register('brand')}
          />
          <TextField
            label={messages.category}
            optional
            maxLength={80}
            autoComplete="off"
            error={errors.category?.message}
            {...register('category')}
          />
        </div>
        <TextField
          label={messages.family}
          optional
          maxLength={120}
          help={messages.familyHelp}
          autoComplete="off"
          error={errors.family?.message}
          {...register('family')}
        />
      </div>
      <div className="form-part">
        <h2>{messages.terms}</h2>
        <div className="two">
          <TextField
            label={messages.price}
            inputMode="decimal"
            placeholder={messages.priceHint}
            help={messages.priceHelp}
            autoComplete="off"
            error={errors.price?.message}
            {...register('price')}
          />
          <TextField
            label={messages.stock}
            inputMode="numeric"
            help={messages.stockHelp}
            autoComplete="off"
            error={errors.stock?.message}
            {...register('stock')}
          />
        </div>
        <div className="two">
          <TextField
            label={messages.minimum}
            inputMode="numeric"
            autoComplete="off"
            error={errors.minimumQuantity?.message}
            {...register('minimumQuantity')}
          />
          <TextField
            label={messages.pack}
            optional
            inputMode="numeric"
            help={messages.packHelp}
            autoComplete="off"
            error={errors.packSize?.message}
            {...register('packSize')}
          />
        </div>
      </div>
      <BreakRows control={control} register={register} errors={errors.priceBreaks} />
      <SpecRows control={control} register={register} errors={errors.specs} />
      <div className="form-part">
        <div className="row">
          <SubmitButton busy={isSubmitting} busyLabel={busyLabel}>
            {act}
          </SubmitButton>
        </div>
      </div>
    </form>
  )
}
