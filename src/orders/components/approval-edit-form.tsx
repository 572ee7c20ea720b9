/** The form with which an approver changes quantities: first it shows what differs, then it saves. */
import { useEffect, useState } from 'react'
import { isProblem, type Problem } from '../../../packages/contract/problem.ts'
import { displayPrice } from '../../catalogue/model/units.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { displayMoney } from '../../platform/money/money.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/buttons.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { approvalEdits } from '../api.client.ts'
import { approvalEditContract } from '../edits/approval-edit-contract.ts'
import type { OrderEdit } from '../edits/edit-contract.ts'
import { notOnHold, type HeldOrder } from '../holds/holds-contract.ts'
import { editPageMessages } from '../messages/edit-page.ts'
import { holdPageMessages as messages } from '../messages/hold-pages.ts'
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
  const form = useContractForm(approvalEditContract.editForApproval, {
    values: {
      lines: lines.map(({ quantity }) => ({ quantity: String(quantity) })),
      note: '',
    },
  })
  const [seen, setSeen] = useState<OrderEdit>()
  const differs = seen !== undefined && seen.changes.length > 0
  const { revalidate } = useRevalidator()
  const submit = async (values: Values): Promise<void> => {
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
  }
  useFreshOrder(form.problem)
  return (
    <Form
      form={form}
      className="form mt-4"
      aria-label={messages.changeOf(number)}
      onChange={() => setSeen(undefined)}
      onSubmit={submit}
    >
      <p className="muted small">{messages.changeHelp}</p>
      <Quantities lines={lines} />
      <TextInput
        name="note"
        maxLength={500}
        optional
        label={messages.changeNote}
        help={messages.refuseHelp}
      />
      <div aria-live="polite">{seen === undefined ? null : <Difference edit={seen} />}</div>
      <Buttons busy={form.formState.isSubmitting} differs={differs} onDone={onDone} />
    </Form>
  )
}

const { NumberInput, TextInput } = inputsOf<Values>()

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

type QuantitiesProps = { readonly lines: Lines }

const Quantities = ({ lines }: QuantitiesProps) =>
  lines.map((line, index) => (
    <NumberInput
      name={`lines.${index}.quantity`}
      maxLength={7}
      key={line.line}
      label={messages.quantityOf(line.name)}
      help={messages.orderedAt(line.quantity, displayPrice(line.unitPrice, line))}
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
