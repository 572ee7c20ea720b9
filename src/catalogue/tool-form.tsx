/** The form of a tool, for adding one and for editing one. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { PictureField } from '../pictures/picture-field.tsx'
import { isUnderWay, useSendingPicture } from '../pictures/use-sending.ts'
import type { Schema } from '../platform/contract.ts'
import type { Problem } from '../platform/problem.ts'
import { useDraft } from '../web/draft.ts'
import { TextArea, TextField } from '../web/field.tsx'
import { useSend } from '../web/form.ts'
import { sentenceOf } from '../web/sentence.ts'
import { SendButton } from '../web/send-button.tsx'
import { Notice } from '../web/state.tsx'
import { picturesWords } from '../words/en/pictures.ts'
import { toolFormWords as words } from '../words/en/pages/tool-form.ts'
import type { NewTool } from './contract.ts'
import { ToolFields, type TypedTool } from './tool-fields.ts'
import { BreakRows, SpecRows } from './tool-rows.tsx'

type Shown = {
  readonly values: TypedTool
  /** The name under which a draft is kept. */
  readonly draft: string
  /** The operation's input, for the fields that a Problem means. */
  readonly schema: Schema
  readonly act: string
  readonly busyWord: string
  /** @returns what the form shows next: a new tool's form is empty again */
  readonly onSend: (tool: NewTool, seen: Pick<TypedTool, 'revision' | 'stockSeen'>) => Promise<TypedTool | undefined>
  /** A way on beside what the server said; `forget` throws the draft away. */
  readonly wayOn?: (problem: Problem, forget: () => void) => ReactNode
}

export function ToolForm({ values, draft, schema, act, busyWord, onSend, wayOn }: Shown) {
  const form = useForm({ resolver: zodResolver(ToolFields), defaultValues: values })
  const { control, formState: { errors, isSubmitting }, getValues, register, reset, setValue } = form
  const image = useWatch({ control, name: 'image' })
  const sending = useSendingPicture((kept) => setValue('image', kept, { shouldDirty: true, shouldTouch: true, shouldValidate: true }))
  const [notYet, setNotYet] = useState(false)
  const forget = useDraft(form, draft)
  const { notice, problem, send } = useSend(form, schema)
  const save = send(async (tool) => {
    const [revision, stockSeen] = getValues(['revision', 'stockSeen'])
    const next = await onSend(tool, { revision, stockSeen })
    if (next) reset(next)
    sending.clear()
    forget()
  })
  /** Saved now, the tool would have the picture that it had. */
  const saveWithPicture = (event: SyntheticEvent): void => {
    if (!isUnderWay(sending.way)) return void save(event)
    event.preventDefault()
    setNotYet(true)
  }
  const wrong = Object.keys(errors).length
  return (
    <form method="post" className="form" noValidate onSubmit={saveWithPicture}>
      {notice === undefined ? null : <Notice tone="bad"><b>{words.notDone}</b> {problem?.body.status === 409 ? sentenceOf(problem) : notice}{problem && wayOn ? wayOn(problem, forget) : null}</Notice>}
      {notice === undefined && wrong > 0 ? <Notice tone="bad"><b>{words.notDone}</b> {words.mend(wrong)}</Notice> : null}
      {notYet && isUnderWay(sending.way) ? <Notice tone="bad"><b>{words.notDone}</b> {picturesWords.field.wait}</Notice> : null}
      <div className="form-part">
        <h2>{words.what}</h2>
        <TextField label={words.name} maxLength={200} error={errors.name?.message} {...register('name')} />
        <PictureField sending={sending} image={image} />
        <TextField label={words.image} type="url" maxLength={2048} placeholder={words.imageHint} help={words.imageHelp} error={errors.image?.message} {...register('image')} />
        <TextArea label={words.describe} rows={4} maxLength={5000} error={errors.description?.message} {...register('description')} />
        <div className="three">
          <TextField label={words.sku} optional maxLength={40} help={values.revision === 0 ? words.skuHelp : words.skuKept} autoComplete="off" error={errors.sku?.message} {...register('sku')} />
          <TextField label={words.brand} optional maxLength={80} autoComplete="off" error={errors.brand?.message} {...register('brand')} />
          <TextField label={words.category} optional maxLength={80} autoComplete="off" error={errors.category?.message} {...register('category')} />
        </div>
        <TextField label={words.family} optional maxLength={120} help={words.familyHelp} autoComplete="off" error={errors.family?.message} {...register('family')} />
      </div>
      <div className="form-part">
        <h2>{words.terms}</h2>
        <div className="two">
          <TextField label={words.price} inputMode="decimal" placeholder={words.priceHint} help={words.priceHelp} autoComplete="off" error={errors.price?.message} {...register('price')} />
          <TextField label={words.stock} inputMode="numeric" help={words.stockHelp} autoComplete="off" error={errors.stock?.message} {...register('stock')} />
        </div>
        <div className="two">
          <TextField label={words.minimum} inputMode="numeric" autoComplete="off" error={errors.minimumQuantity?.message} {...register('minimumQuantity')} />
          <TextField label={words.pack} optional inputMode="numeric" help={words.packHelp} autoComplete="off" error={errors.packSize?.message} {...register('packSize')} />
        </div>
      </div>
      <BreakRows control={control} register={register} errors={errors.priceBreaks} />
      <SpecRows control={control} register={register} errors={errors.specs} />
      <div className="form-part"><div className="row"><SendButton busy={isSubmitting} busyWord={busyWord}>{act}</SendButton></div></div>
    </form>
  )
}
