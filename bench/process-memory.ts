/** How much memory a process of the bench holds. */
import { existsSync, readFileSync } from 'node:fs'

/** Bytes of a page of memory, in which Linux counts. */
const bytesPerPage = 4096

/** Bytes in memory (resident set); 0 where the system has no /proc (not Linux), or it has ended. */
export const memoryOf = ({ pid }: { readonly pid: number }): number =>
  existsSync(`/proc/${pid}/statm`)
    ? Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * bytesPerPage
    : 0
