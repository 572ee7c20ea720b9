/** What makes two SKUs the same. Pure. */

/**
 * A SKU in the form in which it is unique: Unicode forms (NFKC), case and spaces folded.
 * 'Be-8220/S' and 'BE-8220/s' are one, '87 01 250' and '8701250' are two. Source: product rule 6.1.
 */
export const foldSku = (sku: string): string =>
  // Upper case first: 'ß' and 'SS' are the same letters, which lower case alone keeps apart.
  sku.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim()
