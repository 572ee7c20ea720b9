/** The form with which a customer asks for a trade account. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { companies } from '../api.client.ts'
import { companiesContract, CompanyRequest } from '../contract.ts'
import { tradeAccountMessages as messages } from '../messages/pages.ts'
import { RequestFields } from './request-fields.tsx'

const empty = { name: '', address: '', vatId: '', taxNumber: '' }

export function RequestForm() {
  const form = useForm({ resolver: zodResolver(CompanyRequest), defaultValues: empty })
  const { revalidate } = useRevalidator()
  const {
    formState: { errors, isSubmitting },
    register,
    reset,
  } = form
  const clearDraft = useDraft(form, 'trade-account')
  const { notice, send } = useSubmit(form, companiesContract.request.input)
  const submit = send(async (request) => {
    await companies.request(request)
    reset(empty)
    clearDraft()
    toast(messages.sent(request.name))
    await revalidate()
  })
  return (
    <section className="mt-6" aria-labelledby="open-account">
      <h2 id="open-account">{messages.open}</h2>
      <p className="muted mt-1 mb-4">{messages.openLead}</p>
      <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
        {notice === undefined ? null : (
          <Notice tone="bad">
            <b>{messages.notSent}</b> {notice}
          </Notice>
        )}
        <RequestFields register={register} errors={errors} />
        <div>
          <SubmitButton busy={isSubmitting} busyLabel={messages.sending}>
            {messages.send}
          </SubmitButton>
        </div>
      </form>
    </section>
  )
}
