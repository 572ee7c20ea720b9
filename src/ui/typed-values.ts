/** What was typed into a form, apart from the values that it was opened with. */

type Values = Readonly<Record<string, unknown>>

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What was read when a form was opened: its saving is checked against it. Nobody types these. */
const readMarks: readonly string[] = ['revision', 'stockSeen']

/** The fields that differ from what the form was opened with. */
export const typedValues = (values: Values, opened: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        value !== undefined && !readMarks.includes(name) && !isSame(value, opened[name]),
    ),
  )

/** What was read when the form was opened. */
export const readValues = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => readMarks.includes(name)))

/**
 * The values of a form whose record was loaded again: what was typed stays, all else is as it is
 * now. Where somebody else has changed what was typed over, the revision that was read stays as
 * well: saving is refused once, and says so.
 * @param values those in the form
 * @param opened what the form was opened with
 * @param current what was loaded now
 */
export function mergeTyped<Form extends Values>(values: Form, opened: Form, current: Form): Form {
  const typed = typedValues(values, opened)
  const changed = typedValues(current, opened)
  const isConflict = Object.keys(typed).some(
    (name) => name in changed && !isSame(typed[name], changed[name]),
  )
  return { ...current, ...typed, ...(isConflict ? readValues(values) : {}) }
}
