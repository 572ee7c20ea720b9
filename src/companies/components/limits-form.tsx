/** The form with which owners and staff set a member's spending limits without approval. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { companies } from '../api.client.ts'
import { companiesContract, type Company, type Member } from '../contract.ts'
import { limitMessages as messages } from '../messages/pages.ts'
import { amountOf, limitsText, OptionalMoney, orNull } from './limit-fields.ts'

const fields = z.strictObject({ orderLimit: OptionalMoney, monthLimit: OptionalMoney })
const { MoneyInput } = inputsOf<z.input<typeof fields>>()

type LimitsFormProps = { readonly company: Pick<Company, 'id' | 'members'> }

export function LimitsForm({ company: { id, members } }: LimitsFormProps) {
  const [chosen, choose] = useState<string>()
  const member = members.find(({ userId }) => userId === chosen) ?? members[0]
  if (!member) return null
  return (
    <section className="mt-6" aria-labelledby={`limits-${id}`}>
      <h3 id={`limits-${id}`}>{messages.heading}</h3>
      <p className="muted mt-2">{messages.lead}</p>
      <div className="form narrow mt-2">
        <SelectField
          label={messages.member}
          value={member.userId}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {members.map(({ userId, email }) => (
            <option key={userId} value={userId}>
              {email}
            </option>
          ))}
        </SelectField>
      </div>
      <MemberLimits key={`${member.userId} ${limitsText(member)}`} company={id} member={member} />
    </section>
  )
}

type MemberLimitsProps = { readonly company: string; readonly member: Member }

function MemberLimits({ company, member }: MemberLimitsProps) {
  const { userId, email, orderLimit, monthLimit } = member
  const form = useContractForm(companiesContract.setLimits, {
    fields,
    values: { orderLimit: amountOf(orderLimit), monthLimit: amountOf(monthLimit) },
  })
  const shown = { orderLimit: orderLimit ?? null, monthLimit: monthLimit ?? null }
  const seen = useSeen(shown, form.problem)
  const { revalidate } = useRevalidator()
  const save = async (values: z.output<typeof fields>): Promise<void> => {
    await companies.setLimits({
      id: company,
      userId,
      orderLimit: orNull(values.orderLimit),
      monthLimit: orNull(values.monthLimit),
      ...seen,
    })
    toast(messages.saved(email))
    await revalidate()
  }
  return (
    <Form
      form={form}
      className="form narrow mt-2"
      onSubmit={save}
      act={messages.save}
      secondary
      busy={messages.saving}
    >
      <div className="two">
        <MoneyInput name="orderLimit" label={messages.perOrder} help={messages.help} />
        <MoneyInput name="monthLimit" label={messages.perMonth} help={messages.help} />
      </div>
    </Form>
  )
}
