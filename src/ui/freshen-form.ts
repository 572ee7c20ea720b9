/** Updates an open form after its record was loaded again. */
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { mergeTyped, typedValues } from './typed-values.ts'

type Form<In extends FieldValues, Context, Out> = Pick<
  UseFormReturn<In, Context, Out>,
  'getValues' | 'resetDefaultValues' | 'setValues'
>

/**
 * Typed values remain, and all other fields take their present values. The form is not reset,
 * because a reset drops typed values until the fields are rendered again, and would affect a submit
 * that is being validated.
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
 * Updates a form after it was saved: values typed since it was sent remain and count as changed;
 * all other fields take the stored values. The form is not reset, for the same reasons.
 * @param sent the form's values when it was sent
 * @param stored the record as the shop stored it
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
  // First, so that the stored values are not kept as a draft.
  form.resetDefaultValues(stored)
  form.setValues(values)
  // Again, because this call compares whether the form is changed.
  form.resetDefaultValues(stored)
}
