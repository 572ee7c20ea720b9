/** A place whose columns are the fields of one subject in the dictionary of headings. */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import type { FieldOf, Subject } from '../../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import type { ColumnField, ColumnPlace } from './chosen-columns.ts'

/**
 * @param name the name under which a choice is kept
 * @param headings for each field, the heading by which the dictionary knows it
 * @param labels the fields' labels for people
 */
export function columnPlace<S extends Subject, F extends FieldOf<S>>(
  name: string,
  subject: S,
  headings: Readonly<Record<F, string>>,
  labels: Readonly<Record<F, string>>,
  more?: Readonly<Partial<Record<F, Pick<ColumnField, 'isRepeated' | 'kind'>>>>,
): ColumnPlace {
  const [labelOf, moreOf] = [
    new Map(Object.entries<string>(labels)),
    new Map(Object.entries<Pick<ColumnField, 'isRepeated' | 'kind'> | undefined>(more ?? {})),
  ]
  const fields = Object.entries<string>(headings).map(([field, heading]) => ({
    field,
    heading,
    label: labelOf.get(field) ?? heading,
    ...moreOf.get(field),
  }))
  return {
    name,
    fields,
    recognise: (heading) => {
      const named = fieldOfKey(subject, wordsOf(heading))
      return fields.find(({ field }) => field === named)?.heading ?? ''
    },
  }
}
