/** The form with which owners and staff say what a member may spend without approval. */
import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { formatAmount } from '../../platform/money/money.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { companies } from '../api.client.ts'
import { companiesContract, type Company, type Member } from '../contract.ts'
import { limitMessages as messages } from '../messages/pages.ts'

/** Empty: anything. */
const OptionalMoney = z.union([z.literal('', messages.notAmount), Money])
const resolver = zodResolver(
  z.strictObject({ orderLimit: OptionalMoney, monthLimit: OptionalMoney }),
)

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

/** What a member may spend, in words. */
export const limitsText = ({ orderLimit, monthLimit }: Member): string =>
  messages.limits(orderLimit, monthLimit)

const amount = (cents: number | undefined): string =>
  cents === undefined ? '' : formatAmount(cents)
const orNull = (value: number | ''): number | null => (value === '' ? null : value)

type MemberLimitsProps = { readonly company: string; readonly member: Member }

function MemberLimits({ company, member }: MemberLimitsProps) {
  const { userId, email, orderLimit, monthLimit } = member
  const form = useForm({
    resolver,
    defaultValues: { orderLimit: amount(orderLimit), monthLimit: amount(monthLimit) },
  })
  const { errors, isSubmitting } = form.formState
  const { notice, problem, send } = useSubmit(form, companiesContract.setLimits.input)
  const shown = { orderLimit: orderLimit ?? null, monthLimit: monthLimit ?? null }
  const seen = useSeen(shown, problem)
  const { revalidate } = useRevalidator()
  const submit = send(async (values) => {
    await companies.setLimits({
      id: company,
      userId,
      orderLimit: orNull(values.orderLimit),
      monthLimit: orNull(values.monthLimit),
      ...seen,
    })
    toast(messages.saved(email))
    await revalidate()
  })
  const fields = [
    { name: 'orderLimit', label: messages.perOrder },
    { name: 'monthLimit', label: messages.perMonth },
  ] as const
  return (
    <form
      method="post"
      className="form narrow mt-2"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {notice === undefined ? null : <Notice tone="bad">{notice}</Notice>}
      <div className="two">
        {fields.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            optional
            help={messages.help}
            inputMode="decimal"
            autoComplete="off"
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </div>
      <div>
        <SubmitButton busy={isSubmitting} busyLabel={messages.saving}>
          {messages.save}
        </SubmitButton>
      </div>
    </form>
  )
}
