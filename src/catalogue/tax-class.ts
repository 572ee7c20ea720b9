/** The class of a tool: which of a country's rates of value added tax it bears. */

export const taxClasses = ['standard', 'reduced', 'zero'] as const
export type TaxClass = (typeof taxClasses)[number]

export const isTaxClass = (text: string): text is TaxClass =>
  taxClasses.some((taxClass) => taxClass === text)

/** As records have it beside other fields: absent for the standard class. */
export const toTaxClassDto = (taxClass: TaxClass): { readonly taxClass?: TaxClass } =>
  taxClass === 'standard' ? {} : { taxClass }
