/** The dialog in which an owner sets a member's role and spending limits without approval. */
import * as z from 'zod/mini'
import { companyRoles } from '../../platform/access/acting-company.ts'
import { FormDialog } from '../../ui/desk/form-dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { companies } from '../api.client.ts'
import { companiesContract, type Member } from '../contract.ts'
import { ownCompanyMessages as messages } from '../messages/own-company.ts'
import { limitMessages, memberMessages, roleNames } from '../messages/pages.ts'
import { amountOf, orNull, OptionalMoney } from './limit-fields.ts'

const fields = z.strictObject({
  role: z.enum(companyRoles),
  orderLimit: OptionalMoney,
  monthLimit: OptionalMoney,
})
const { Choice, MoneyInput } = inputsOf<z.input<typeof fields>>()

type MemberDialogProps = {
  readonly company: string
  readonly member: Member
  readonly open: boolean
  readonly onClose: () => void
}

export function MemberDialog({ company, member, open, onClose }: MemberDialogProps) {
  const title = messages.changeOf(member.email)
  return (
    <FormDialog title={title} open={open} onClose={onClose}>
      <h2>{title}</h2>
      <MemberForm company={company} member={member} onDone={onClose} />
    </FormDialog>
  )
}

type MemberFormProps = Pick<MemberDialogProps, 'company' | 'member'> & {
  readonly onDone: () => void
}

function MemberForm({ company: id, member, onDone }: MemberFormProps) {
  const { userId, email, role, orderLimit, monthLimit } = member
  const form = useContractForm(companiesContract.setLimits, {
    fields,
    values: { role, orderLimit: amountOf(orderLimit), monthLimit: amountOf(monthLimit) },
  })
  const shown = { orderLimit: orderLimit ?? null, monthLimit: monthLimit ?? null }
  const seen = useSeen(shown, form.problem)
  const { revalidate } = useRevalidator()
  const save = async (values: z.output<typeof fields>): Promise<void> => {
    const limits = { orderLimit: orNull(values.orderLimit), monthLimit: orNull(values.monthLimit) }
    // The limits first: they are refused if somebody has changed them in the meantime.
    if (limits.orderLimit !== shown.orderLimit || limits.monthLimit !== shown.monthLimit) {
      await companies.setLimits({ id, userId, ...limits, ...seen })
      // Confirmed here already, since the role may still be refused.
      if (values.role !== role) toast(limitMessages.saved(email))
    }
    if (values.role !== role) await companies.setMember({ id, email, role: values.role })
    toast(messages.saved(email))
    onDone()
    await revalidate()
  }
  return (
    <Form
      form={form}
      about={userId}
      onSubmit={save}
      act={messages.save}
      busy={limitMessages.saving}
    >
      <p className="muted">{limitMessages.lead}</p>
      <Choice
        name="role"
        label={memberMessages.newRole}
        options={choices(companyRoles, roleNames)}
      />
      <div className="two">
        <MoneyInput name="orderLimit" label={limitMessages.perOrder} help={limitMessages.help} />
        <MoneyInput name="monthLimit" label={limitMessages.perMonth} help={limitMessages.help} />
      </div>
    </Form>
  )
}
