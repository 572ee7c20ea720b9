/** Maximum sizes of files that are read. */

export const maxFileBytes = 25_000_000
export const maxColumns = 100
export const maxRows = 50_000
/** Cells of a sheet: a wide and long list takes seconds to read. */
export const maxCells = 5_000_000
