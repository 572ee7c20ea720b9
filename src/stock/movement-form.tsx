/** Records what came, what was counted, what was returned of one tool. */
import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { readQuantity } from '../catalogue/rules.ts'
import { newKey } from '../orders/order-form-fields.ts'
import { Line } from '../platform/fields.ts'
import { toast } from '../web/feedback.tsx'
import { SelectField, TextField } from '../web/field.tsx'
import { useSend } from '../web/form.ts'
import { SendButton } from '../web/send-button.tsx'
import { Notice } from '../web/state.tsx'
import { stockPageWords as words } from '../words/en/pages/stock.ts'
import { stockWords } from '../words/en/stock.ts'
import { stockContract } from './contract.ts'
import { recordedKinds } from './rules.ts'
import { stock } from './stock.client.ts'

const Fields = z.strictObject({
  kind: z.enum(recordedKinds),
  quantity: z.pipe(z.string(), z.pipe(z.transform(readQuantity), z.int(stockWords.notQuantity).check(z.maximum(1_000_000, stockWords.notQuantity)))),
  reason: Line(200),
})
const empty = { kind: 'received', quantity: '', reason: '' } as const

type Shelf = { readonly toolId: string; /** the level that is shown, which counting is compared with */ readonly level: number; readonly onDone: () => Promise<void> }

export function MovementForm({ toolId, level, onDone }: Shelf) {
  // One key for one movement: pressing twice, or trying again after a lost answer, records it once.
  const [key, setKey] = useState(newKey)
  const form = useForm({ resolver: zodResolver(Fields), defaultValues: empty })
  const { formState: { errors, isSubmitting }, register, reset } = form
  const { notice, send } = useSend(form, stockContract.record.input)
  const kind = useWatch({ control: form.control, name: 'kind' })
  const record = send(async (values) => {
    const { level: now, delta } = await stock.record({ toolId, ...values, ...(values.kind === 'counted' ? { seen: level } : {}) }, { idempotencyKey: key })
    setKey(newKey())
    reset({ ...empty, kind: values.kind })
    toast(words.done(delta, now))
    await onDone()
  })
  return (
    <form className="form" noValidate onSubmit={(event) => void record(event)}>
      {notice === undefined ? null : <Notice tone="bad"><b>{words.notDone}</b> {notice}</Notice>}
      <div className="three">
        <SelectField label={words.kind} {...register('kind')}>
          {words.kinds.map(([value, label]) => <option key={value} value={value}>{label}</option>)}
        </SelectField>
        <TextField label={words.quantity} inputMode="numeric" autoComplete="off" help={kind === 'counted' ? words.help.counted(level) : words.help[kind]} error={errors.quantity?.message} {...register('quantity')} />
        <TextField label={words.reason} maxLength={200} autoComplete="off" help={words.reasonHelp} error={errors.reason?.message} {...register('reason')} />
      </div>
      <div><SendButton busy={isSubmitting} busyWord={words.busy}>{words.act}</SendButton></div>
    </form>
  )
}
