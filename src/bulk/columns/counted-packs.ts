/** Numbers of packs under a heading that says so: 'MOQ (packs)', 'Bestand in Kartons'. Pure. */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Draft } from './row-draft.ts'

const counted = ['minimum_quantity', 'Stock', 'reorder_level'] as const

/** The field that says how many are in what a heading counts; undefined for pieces. */
function packIn(heading: string): 'pack_size' | 'carton' | number | undefined {
  const [, bracketed, behind] =
    /[([]\s*(?:in\s+)?([\p{L}.]+)\s*[)\]]|\b(?:in|en|w|v|i)\s+(\p{L}+)\s*$/iu.exec(heading) ?? []
  const unit = fieldOfKey('unit', headingKey(bracketed ?? behind))
  if (unit === 'dozen') return 12
  if (unit === 'pack') return 'pack_size'
  return unit === 'container' ? 'carton' : undefined
}

/** Makes numbers of packs numbers of pieces; an error where nothing says how many are in one. */
export function settlePacks({ mapping, headings, numbers, errors }: Draft): void {
  for (const field of counted) {
    const heading = headings[mapping.columns.indexOf(field)] ?? ''
    const number = numbers.get(field)
    const pack = number === undefined ? undefined : packIn(heading)
    if (number === undefined || pack === undefined) continue
    const pieces = typeof pack === 'number' ? pack : numbers.get(pack)
    if (pieces === undefined) errors.push({ field, why: messages.why.inPacks(heading) })
    else numbers.set(field, number * pieces)
  }
}
