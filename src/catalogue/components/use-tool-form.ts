/**
 * The state of a tool's form: its fields, its draft, the upload of its picture, and its submission.
 */
import { useWatch } from 'react-hook-form'
import type { Schema } from '../../platform/access/endpoint.ts'
import { usePictureUpload } from '../../pictures/components/use-picture-upload.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { acceptStored } from '../../ui/freshen-form.ts'
import { typedValues } from '../../ui/typed-values.ts'
import { useDraft } from '../../ui/use-draft.ts'
import type { NewTool } from '../contract.ts'
import { ToolFields, type TypedTool } from '../writing/tool-form-fields.ts'

export type ToolFormOptions = {
  readonly values: TypedTool
  /** The name under which a draft is stored. */
  readonly draft: string
  /** The operation's input schema, which determines the fields that a Problem points to. */
  readonly schema: Schema
  /** @returns the next content of the form: a new tool's form is empty again */
  readonly onSend: (
    tool: NewTool,
    seen: Pick<TypedTool, 'revision' | 'stockSeen'>,
  ) => Promise<TypedTool | undefined>
}

export function useToolForm({ values, draft, schema, onSend }: ToolFormOptions) {
  const form = useContractForm({ input: schema }, { fields: ToolFields, values })
  const { control, getValues, reset, setValue } = form
  const image = useWatch({ control, name: 'image' })
  const upload = usePictureUpload((address) =>
    setValue('image', address, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  )
  const clearDraft = useDraft(form, draft)
  const save = async (tool: NewTool): Promise<void> => {
    const [revision, stockSeen] = getValues(['revision', 'stockSeen'])
    const sent = structuredClone(getValues())
    const next = await onSend(tool, { revision, stockSeen })
    upload.reset()
    clearDraft()
    if (!next) return
    const isTypedOn = Object.keys(typedValues(getValues(), sent)).length > 0
    if (isTypedOn) acceptStored(form, sent, next)
    else reset(next)
  }
  return {
    form,
    image,
    upload,
    clearDraft,
    save,
  }
}

export type ToolFormState = ReturnType<typeof useToolForm>
