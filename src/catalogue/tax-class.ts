/** The tax class of a tool: determines which of a country's VAT rates applies. */

export const taxClasses = ['standard', 'reduced', 'zero'] as const
export type TaxClass = (typeof taxClasses)[number]

export const isTaxClass = (text: string): text is TaxClass =>
  taxClasses.some((taxClass) => taxClass === text)

/** In a record's other fields: absent for the standard class. */
export const toTaxClassDto = (taxClass: TaxClass): { readonly taxClass?: TaxClass } =>
  taxClass === 'standard' ? {} : { taxClass }
