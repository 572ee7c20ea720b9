/** The form that adds a part number to a company. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { aliases } from '../api.client.ts'
import { aliasesContract, numberFields } from '../contract.ts'
import { partNumberPageMessages as messages } from '../messages/page.ts'
import { maxNumberLength } from '../rules.ts'

const resolver = zodResolver(z.strictObject(numberFields))

type AddNumberFormProps = { readonly company: string; readonly forStaff: boolean }

export function AddNumberForm({ company, forStaff }: AddNumberFormProps) {
  const form = useForm({ resolver, defaultValues: { number: '', sku: '' } })
  const { revalidate } = useRevalidator()
  const {
    formState: { errors, isSubmitting },
    register,
    reset,
    setFocus,
  } = form
  const { notice, send } = useSubmit(form, aliasesContract.add.input)
  const submit = send(async ({ number, sku }) => {
    const added = await aliases.add({ id: company, number, sku })
    toast(messages.added(added.number, added.sku))
    reset()
    setFocus('number')
    await revalidate()
  })
  return (
    <section className="mt-6" aria-labelledby="add-number">
      <h2 id="add-number">{messages.addTitle}</h2>
      <form
        method="post"
        className="form narrow mt-2"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {notice === undefined ? null : (
          <Notice tone="bad">
            <b>{messages.notAdded}</b> {notice}
          </Notice>
        )}
        <div className="two">
          <TextField
            label={forStaff ? messages.customerNumber : messages.number}
            autoComplete="off"
            maxLength={maxNumberLength}
            error={errors.number?.message}
            {...register('number')}
          />
          <TextField
            label={messages.sku}
            help={messages.skuHelp}
            autoComplete="off"
            maxLength={maxNumberLength}
            error={errors.sku?.message}
            {...register('sku')}
          />
        </div>
        <div>
          <SubmitButton busy={isSubmitting} busyLabel={messages.adding}>
            {messages.add}
          </SubmitButton>
        </div>
      </form>
    </section>
  )
}
