/** The values typed into a form, compared with the values that it was opened with. */

type Values = Readonly<Record<string, unknown>>

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Values read when a form was opened, against which saving is checked. Nobody types these. */
const readMarks: readonly string[] = ['revision', 'stockSeen']

/** The fields that differ from what the form was opened with. */
export const typedValues = (values: Values, opened: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        value !== undefined && !readMarks.includes(name) && !isSame(value, opened[name]),
    ),
  )

/** The revision that was read when the form was opened. */
export const readValues = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => readMarks.includes(name)))

/**
 * The values of a form whose record was loaded again: typed values remain, and all other fields
 * take their present values. If somebody else has changed a field that was also typed into, the
 * revision that was read remains as well, so that saving is refused once with that reason.
 * @param values those in the form
 * @param opened what the form was opened with
 * @param current the record as it was loaded now
 */
export function mergeTyped<Form extends Values>(values: Form, opened: Form, current: Form): Form {
  const typed = typedValues(values, opened)
  const changed = typedValues(current, opened)
  const isConflict = Object.keys(typed).some(
    (name) => name in changed && !isSame(typed[name], changed[name]),
  )
  return { ...current, ...typed, ...(isConflict ? readValues(values) : {}) }
}
