/** Shared functions of the forms of bulk jobs: reading a field, and showing faults. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { formMessages } from '../../platform/messages/forms.ts'
import { problemMessage } from '../../ui/problem-message.ts'

/** The fields that can be set for all tools of a list or an edit. */
export const commonFields = [
  'brand',
  'category',
  'family',
  'origin',
  'minimum_quantity',
  'pack_size',
  'unit',
  'price_per',
  'cost',
  'reorder_level',
  'bin',
  'tax_class',
  'weight',
  'age_limit',
  'hazards',
  'hazard_text',
] as const

export const formText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The messages of a Problem about its fields, or its own message if it names no field. */
export const problemText = (problem: unknown): string =>
  isProblem(problem)
    ? (problem.body.errors?.map(({ detail }) => detail).join(' ') ?? problemMessage(problem))
    : formMessages.failedDetail
