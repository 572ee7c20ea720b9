/** The rules of customer part numbers: when two are equal, and how many are allowed. */
import { foldSku } from '../catalogue/model/sku.ts'

/** The same maximum length as a SKU. */
export const maxNumberLength = 40
/** Numbers of one company. */
export const maxNumbers = 50_000
/** The most rows of one import, and the maximum size in bytes. */
export const maxImportedRows = 20_000
export const maxImportBytes = 6_291_456

/**
 * The form in which a number is unique within its company, as with SKUs. Source: product rule 5.6.
 */
export const numberKey = (number: string): string => foldSku(number)
