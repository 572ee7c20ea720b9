/** SKUs as they are compared: without case and punctuation. */

/** 'wrn 30-13' → 'WRN3013': upper case, without hyphens, dots and blanks. */
export const skuKey = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
