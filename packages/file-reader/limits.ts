/** How large a file may be that is read. */

export const maxFileBytes = 25_000_000
export const maxColumns = 100
export const maxRows = 50_000
/** Cells of a sheet: a wide and long list reads for seconds. */
export const maxCells = 5_000_000
