/** The form with which an admin records pieces of one tool: received, counted or returned. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { numberMessage } from '../../platform/fields/number-message.ts'
import { Line } from '../../platform/fields/fields.ts'
import { sendOnce } from '../../ui/send-once.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { stockPageMessages as messages } from '../messages/stock-page.ts'
import { stockMessages } from '../messages/stock.ts'
import { stockContract } from '../contract.ts'
import { manualMovementKinds } from '../rules.ts'
import { stock } from '../api.client.ts'

const Fields = z.strictObject({
  kind: z.enum(manualMovementKinds),
  quantity: z.pipe(
    z.string().check(
      z.refine((text) => parseQuantity(text) <= 1_000_000, {
        error: ({ input }) => numberMessage(String(input), stockMessages.notQuantity),
      }),
    ),
    z.transform(parseQuantity),
  ),
  reason: Line(200),
})
const empty = { kind: 'received', quantity: '', reason: '' } as const

type MovementFormProps = {
  readonly toolId: string
  /** The level on the page, in pieces; a count is compared with it. */
  readonly level: number
  /** Called after a movement was recorded. */
  readonly onDone: () => Promise<void>
}

export function MovementForm({ toolId, level, onDone }: MovementFormProps) {
  const form = useForm({ resolver: zodResolver(Fields), defaultValues: empty })
  const {
    formState: { errors, isSubmitting },
    register,
    reset,
  } = form
  const { notice, send } = useSubmit(form, stockContract.record.input)
  const kind = useWatch({ control: form.control, name: 'kind' })
  const record = send(async (values) => {
    const input = { toolId, ...values, ...(values.kind === 'counted' ? { seen: level } : {}) }
    const { level: newLevel, delta } = await sendOnce(`movement.${toolId}`, (options) =>
      stock.record(input, options),
    )
    reset({ ...empty, kind: values.kind })
    toast(messages.done(delta, newLevel))
    await onDone()
  })
  return (
    <form className="form" noValidate onSubmit={(event) => void record(event)}>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notDone}</b> {notice}
        </Notice>
      )}
      <div className="three">
        <SelectField label={messages.kind} {...register('kind')}>
          {messages.kinds.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={messages.quantity}
          inputMode="numeric"
          autoComplete="off"
          help={kind === 'counted' ? messages.help.counted(level) : messages.help[kind]}
          error={errors.quantity?.message}
          {...register('quantity')}
        />
        <TextField
          label={messages.reason}
          maxLength={200}
          autoComplete="off"
          help={messages.reasonHelp}
          error={errors.reason?.message}
          {...register('reason')}
        />
      </div>
      <div>
        <SubmitButton busy={isSubmitting} busyLabel={messages.busy}>
          {messages.act}
        </SubmitButton>
      </div>
    </form>
  )
}
