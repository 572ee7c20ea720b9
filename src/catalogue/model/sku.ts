/** When two SKUs are the same. Pure. */

/**
 * A SKU in the form in which it is unique: Unicode normalised (NFKC), ignoring case and spaces.
 * 'Be-8220/S' and 'BE-8220/s' are the same, '87 01 250' and '8701250' are different. Source:
 * product rule 6.1.
 */
export const foldSku = (sku: string): string =>
  // Upper case first: 'ß' and 'SS' are the same letters, which lower-casing would not unify.
  sku.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim()
