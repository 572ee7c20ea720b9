/** The form of a price list: its name, and its base. */
import * as z from 'zod/mini'
import { Line } from '../../platform/fields/fields.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useFreshValues } from '../../ui/use-fresh-values.ts'
import { pricesContract, type PriceList } from '../contract.ts'
import { pricesPageMessages as messages } from '../messages/pages.ts'

/** `base`: empty for the catalogue. */
const ListFields = z.object({ name: Line(120), base: z.string(), revision: z.number() })
const { Choice, TextInput } = inputsOf<z.input<typeof ListFields>>()

const valuesOf = (list: PriceList | undefined) => ({
  name: list?.name ?? '',
  base: list?.base ?? '',
  revision: list?.revision ?? 0,
})

type PriceListFormProps = {
  /** Undefined for a new one. */
  readonly list: PriceList | undefined
  readonly lists: readonly PriceList[]
  /** @returns the stored list; nothing if the form is left */
  readonly save: (
    list: { name: string; base: string | null },
    revision: number,
  ) => Promise<PriceList | undefined>
  /** Reloads the changed data. */
  readonly reload?: () => Promise<void>
}

export function PriceListForm({ list, lists, save, reload }: PriceListFormProps) {
  const form = useContractForm(pricesContract.addList, {
    fields: ListFields,
    values: valuesOf(list),
  })
  const beginSaving = useFreshValues(form, valuesOf(list), { problem: form.problem, reload })
  const submit = async ({ name, base, revision }: z.output<typeof ListFields>): Promise<void> => {
    const accept = beginSaving()
    const stored = await save({ name, base: base === '' ? null : base }, revision)
    if (!stored) return
    accept(valuesOf(stored))
    await reload?.()
  }
  return (
    <Form
      form={form}
      className="form narrow"
      onSubmit={submit}
      failed={messages.notDone}
      act={list ? messages.save : messages.add}
      busy={list ? messages.saving : messages.adding}
      // On a list's page, the primary action is adding a price.
      secondary={list !== undefined}
    >
      <TextInput name="name" label={messages.name} />
      <Choice
        name="base"
        label={messages.base}
        none={messages.catalogue}
        options={lists.filter(({ id }) => id !== list?.id).map(({ id, name }) => [id, name])}
      />
    </Form>
  )
}
