/** A form whose record is loaded again while somebody types, or has just pressed Save. */
import { createFormControl } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { acceptStored, freshenForm } from './freshen-form.ts'
import { typedValues } from './typed-values.ts'

type Shop = { readonly name: string; readonly phone: string; readonly revision: number }
const opened: Shop = { name: 'Anvil', phone: '', revision: 1 }

/** @param checked what checking the values waits for */
function openForm(checked: Promise<void> = Promise.resolve()) {
  const form = createFormControl<Shop>({
    defaultValues: opened,
    resolver: async (values) => {
      await checked
      return { values, errors: {} }
    },
  })
  // As when it is rendered.
  for (const name of ['name', 'phone'] as const) form.register(name)
  form.subscribe({ formState: { values: true }, callback: () => undefined })
  return form
}

test('what was typed stays, all else is as it is now', () => {
  const form = openForm()
  form.setValue('phone', '555')
  freshenForm(form, opened, { name: 'Two Anvils', phone: '', revision: 2 })
  expect(form.getValues()).toEqual({ name: 'Two Anvils', phone: '555', revision: 2 })
})

test('where both have changed a field, what was read stays the revision', () => {
  const form = openForm()
  form.setValue('name', 'Mine')
  freshenForm(form, opened, { name: 'Theirs', phone: '555', revision: 2 })
  expect(form.getValues()).toEqual({ name: 'Mine', phone: '555', revision: 1 })
})

test('what is typed while the form is being saved stays and counts as changed; all else is as stored', () => {
  const form = openForm()
  form.setValue('name', 'Anvil ')
  form.setValue('phone', '555')
  const sent = structuredClone(form.getValues())
  form.setValue('phone', '')
  const stored = { name: 'Anvil', phone: '555', revision: 2 }
  acceptStored(form, sent, stored)
  expect(form.getValues()).toEqual({ name: 'Anvil', phone: '', revision: 2 })
  // The record is loaded after it was saved, as it was saved.
  freshenForm(form, stored, { ...stored })
  expect(form.getValues()).toEqual({ name: 'Anvil', phone: '', revision: 2 })
  expect(form.control._defaultValues).toEqual(stored)
})

test('what was just stored is never typed: no draft is kept of it, and the form is as unchanged', () => {
  const form = openForm()
  form.setValue('phone', '555', { shouldDirty: true })
  const typed: object[] = []
  form.subscribe({
    formState: { values: true },
    callback: ({ values, defaultValues }) => typed.push(typedValues(values, defaultValues ?? {})),
  })
  const stored = { ...opened, phone: '555', revision: 2 }
  acceptStored(form, structuredClone(form.getValues()), stored)
  expect(typed.length).toBeGreaterThan(0)
  expect(new Set(typed.map((each) => JSON.stringify(each)))).toEqual(new Set(['{}']))
  expect(form.control._formState.isDirty).toBe(false)
  freshenForm(form, stored, { ...stored, name: 'Two Anvils', revision: 3 })
  expect(new Set(typed.map((each) => JSON.stringify(each)))).toEqual(new Set(['{}']))
  expect(form.control._formState.isDirty).toBe(false)
})

test('a submit whose values are being checked goes on', async () => {
  const checked = Promise.withResolvers<void>()
  const form = openForm(checked.promise)
  const send = vi.fn<(values: Shop) => void>()
  const submitted = form.handleSubmit((values) => send(values))()
  freshenForm(form, opened, { ...opened, revision: 2 })
  checked.resolve()
  await submitted
  expect(send).toHaveBeenCalledOnce()
})
