/** The form with which an approver changes quantities: first it shows what differs, then it saves. */
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { isProblem, type Problem } from '../../../packages/contract/problem.ts'
import { displayPrice } from '../../catalogue/model/units.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { approvalEdits } from '../api.client.ts'
import { approvalEditContract } from '../edits/approval-edit-contract.ts'
import type { OrderEdit } from '../edits/edit-contract.ts'
import { notOnHold, type HeldOrder } from '../holds/holds-contract.ts'
import { editPageMessages } from '../messages/edit-page.ts'
import { holdPageMessages as messages } from '../holds/hold-pages.ts'
import { orderPageMessages } from '../messages/order-page.ts'
import { orderChanged } from '../model/order-changed.ts'
import { ChangeList } from './change-list.tsx'

type ApprovalEditFormProps = {
  readonly order: Pick<HeldOrder, 'lines' | 'number' | 'revision'>
  readonly onDone: () => void
}
type Lines = HeldOrder['lines']
type Values = { readonly lines: { readonly quantity: string }[]; readonly note: string }

export function ApprovalEditForm({ order, onDone }: ApprovalEditFormProps) {
  const { number, revision, lines } = order
  const form = useForm<Values>({
    defaultValues: {
      lines: lines.map(({ quantity }) => ({ quantity: String(quantity) })),
      note: '',
    },
  })
  const [seen, setSeen] = useState<OrderEdit>()
  const differs = seen !== undefined && seen.changes.length > 0
  const { notice, problem, send } = useSubmit(form, approvalEditContract.editForApproval.input)
  const { revalidate } = useRevalidator()
  const { errors, isSubmitting } = form.formState
  const submit = send(async (values) => {
    const wanted = toLines(lines, values, (index) =>
      form.setError(`lines.${index}.quantity`, { message: editPageMessages.notQuantity }),
    )
    if (!wanted) return
    const preview = !differs
    const result = await approvalEdits.editForApproval({
      number,
      revision,
      preview,
      note: values.note,
      lines: wanted,
    })
    if (preview) return setSeen(result)
    toast(messages.changed(number))
    await revalidate()
    onDone()
  })
  useFreshOrder(problem)
  return (
    <form
      className="form mt-4"
      aria-label={messages.changeOf(number)}
      noValidate
      onChange={() => setSeen(undefined)}
      onSubmit={(event) => void submit(event)}
    >
      {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
      <p className="muted small">{messages.changeHelp}</p>
      <Quantities form={form} lines={lines} />
      <TextField
        label={messages.changeNote}
        optional
        help={messages.refuseHelp}
        maxLength={500}
        error={errors.note?.message}
        {...form.register('note')}
      />
      <div aria-live="polite">{seen === undefined ? null : <Difference edit={seen} />}</div>
      <Buttons busy={isSubmitting} differs={differs} onDone={onDone} />
    </form>
  )
}

type ButtonsProps = {
  readonly busy: boolean
  /** Whether the last answer has something that would differ. */
  readonly differs: boolean
  readonly onDone: () => void
}

const Buttons = ({ busy, differs, onDone }: ButtonsProps) => (
  <div className="row">
    <SubmitButton busy={busy} busyLabel={orderPageMessages.doing}>
      {differs ? editPageMessages.save : editPageMessages.show}
    </SubmitButton>
    <button type="button" className="button" onClick={onDone}>
      {editPageMessages.leave}
    </button>
  </div>
)

/** Somebody else was quicker: shows the order as it is now. */
function useFreshOrder(problem: Problem | undefined): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isProblem(problem, orderChanged) || isProblem(problem, notOnHold)) void revalidate()
  }, [problem, revalidate])
}

/** @returns undefined where a quantity cannot be meant, after `refuse` with its index */
function toLines(
  lines: Lines,
  values: Values,
  refuse: (index: number) => void,
): { line: number; quantity: number }[] | undefined {
  const texts = lines.map((_line, index) => values.lines[index]?.quantity.trim() ?? '')
  const wrong = texts.findIndex((text) => !(parseQuantity(text) <= 9_999_999))
  if (wrong >= 0) {
    refuse(wrong)
    return undefined
  }
  return lines.map(({ line }, index) => ({ line, quantity: parseQuantity(texts[index] ?? '') }))
}

type QuantitiesProps = { readonly form: UseFormReturn<Values>; readonly lines: Lines }

const Quantities = ({ form, lines }: QuantitiesProps) =>
  lines.map((line, index) => (
    <TextField
      key={line.line}
      label={messages.quantityOf(line.name)}
      help={messages.orderedAt(line.quantity, displayPrice(line.unitPrice, line))}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      error={form.formState.errors.lines?.[index]?.quantity?.message}
      {...form.register(`lines.${index}.quantity`)}
    />
  ))

const Difference = ({ edit: { changes, before, after } }: { readonly edit: OrderEdit }) =>
  changes.length === 0 ? (
    <Notice tone="warn">{editPageMessages.nothingDiffers}</Notice>
  ) : (
    <section aria-label={editPageMessages.differs} className="edit-preview">
      <h3>{editPageMessages.differs}</h3>
      <ChangeList changes={changes} />
      <p>{editPageMessages.sum(displayMoney(before), displayMoney(after))}</p>
    </section>
  )
