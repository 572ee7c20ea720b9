/** The form with which a customer asks for a trade account. */
import { useSyncExternalStore } from 'react'
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { companies } from '../api.client.ts'
import { onBuyingForChange, readBuyingFor } from '../buying-for.client.ts'
import { companiesContract, CompanyRequest } from '../contract.ts'
import { tradeAccountMessages as messages } from '../messages/pages.ts'
import { RequestFields } from './request-fields.tsx'

const empty = { name: '', address: '', vatId: '', taxNumber: '' }

export function RequestForm() {
  const form = useContractForm(companiesContract.request, { fields: CompanyRequest, values: empty })
  const clearDraft = useDraft(form, 'trade-account')
  const { revalidate } = useRevalidator()
  const answer = useSyncExternalStore(onBuyingForChange, readBuyingFor, () => undefined)
  const canBuyForMyself = answer === undefined || (answer.myself && answer.refused === undefined)
  const send = async (request: CompanyRequest): Promise<void> => {
    await companies.request(request)
    form.reset(empty)
    clearDraft()
    toast(messages.sent(request.name))
    await revalidate()
  }
  return (
    <section className="mt-6" aria-labelledby="open-account">
      <h2 id="open-account">{messages.open}</h2>
      <p className="muted mt-1 mb-4">{messages.openLead(canBuyForMyself)}</p>
      <Form
        form={form}
        onSubmit={send}
        failed={messages.notSent}
        act={messages.send}
        busy={messages.sending}
      >
        <RequestFields />
      </Form>
    </section>
  )
}
