/** The form of a price list: its name, and what it is based on. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Line } from '../../platform/fields/fields.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/page-state.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useFreshValues } from '../../ui/use-fresh-values.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { pricesContract, type PriceList } from '../contract.ts'
import { pricesPageMessages as messages } from '../messages/pages.ts'

/** `base`: empty for the catalogue. */
const ListFields = z.object({ name: Line(120), base: z.string(), revision: z.number() })

const valuesOf = (list: PriceList | undefined) => ({
  name: list?.name ?? '',
  base: list?.base ?? '',
  revision: list?.revision ?? 0,
})

type PriceListFormProps = {
  /** Undefined for a new one. */
  readonly list: PriceList | undefined
  readonly lists: readonly PriceList[]
  /** @returns the list as it is stored; nothing where the form is left. */
  readonly save: (
    list: { name: string; base: string | null },
    revision: number,
  ) => Promise<PriceList | undefined>
  /** Loads what is changed anew. */
  readonly reload?: () => Promise<void>
}

export function PriceListForm({ list, lists, save, reload }: PriceListFormProps) {
  const form = useForm({ resolver: zodResolver(ListFields), defaultValues: valuesOf(list) })
  const {
    formState: { errors, isSubmitting },
    register,
  } = form
  const { notice, problem, send } = useSubmit(form, pricesContract.addList.input)
  const beginSaving = useFreshValues(form, valuesOf(list), { problem, reload })
  const submit = send(async ({ name, base, revision }) => {
    const accept = beginSaving()
    const stored = await save({ name, base: base === '' ? null : base }, revision)
    if (!stored) return
    accept(valuesOf(stored))
    await reload?.()
  })
  return (
    <form method="post" className="form narrow" noValidate onSubmit={(event) => void submit(event)}>
      {notice === undefined ? null : (
        <Notice tone="bad">
          <b>{messages.notDone}</b> {notice}
        </Notice>
      )}
      <TextField
        label={messages.name}
        maxLength={120}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <SelectField label={messages.base} error={errors.base?.message} {...register('base')}>
        <option value="">{messages.catalogue}</option>
        {lists
          .filter(({ id }) => id !== list?.id)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <div>
        <SubmitButton busy={isSubmitting} busyLabel={list ? messages.saving : messages.adding}>
          {list ? messages.save : messages.add}
        </SubmitButton>
      </div>
    </form>
  )
}
