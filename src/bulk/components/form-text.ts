/** Shared by the forms of bulk jobs: their common fields, and reading one. */

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
