/** The rules of customer part numbers: what makes two the same, and how many there may be. */
import { foldSku } from '../catalogue/model/sku.ts'

/** As long as a SKU. */
export const maxNumberLength = 40
/** Numbers of one company. */
export const maxNumbers = 50_000
/** Rows of one import, and bytes for so many. */
export const maxImportedRows = 20_000
export const maxImportBytes = 6_291_456

/** In which form a number is unique within its company: as SKUs are. Source: product rule 5.6. */
export const numberKey = (number: string): string => foldSku(number)
