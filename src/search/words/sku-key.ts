/** SKUs in the form in which they are looked up: without case and punctuation. */

/** 'wrn 30-13' → 'WRN3013': upper case, without hyphens, dots, slashes and blanks. */
export const skuKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
