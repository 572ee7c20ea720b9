/** Brings an open form up to date with its record, which was loaded again. */
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { mergeTyped, typedValues } from './typed-values.ts'

type Form<In extends FieldValues, Context, Out> = Pick<
  UseFormReturn<In, Context, Out>,
  'getValues' | 'resetDefaultValues' | 'setValues'
>

/**
 * What was typed stays, all else takes the value that it has now. The form is not reset: a reset
 * drops what is typed until the fields are rendered again, and a submit whose values are just being
 * checked.
 * @param before the record as it was loaded before
 * @param current the record as it was loaded now
 */
export function freshenForm<In extends FieldValues, Context, Out>(
  form: Form<In, Context, Out>,
  before: In,
  current: In,
): void {
  if (JSON.stringify(before) === JSON.stringify(current)) return
  const values = mergeTyped(form.getValues(), before, current)
  takeOver(form, values, current)
}

/**
 * Brings a form up to date after it was saved: what was typed since it was sent stays, and counts as
 * changed; all else is as it was stored. The form is not reset, for the same reasons.
 * @param sent what stood in it when it was sent
 * @param stored what the shop has stored
 */
export function acceptStored<In extends FieldValues, Context, Out>(
  form: Form<In, Context, Out>,
  sent: In,
  stored: In,
): void {
  const values = { ...stored, ...typedValues(form.getValues(), sent) }
  takeOver(form, values, stored)
}

function takeOver<In extends FieldValues, Context, Out>(
  form: Form<In, Context, Out>,
  values: In,
  stored: In,
): void {
  // First, so that what is stored is not kept as a draft.
  form.resetDefaultValues(stored)
  form.setValues(values)
  // Again: whether the form is changed is compared now.
  form.resetDefaultValues(stored)
}
