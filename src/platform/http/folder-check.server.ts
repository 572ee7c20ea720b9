/** Whether a folder of the shop is writable and has free space. */
import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { diskFull, readOnly } from '../outage-problems.ts'
import { errorCode } from '../../../packages/pg-kit/errors.ts'

/**
 * Bytes that must be free: PostgreSQL stops if it cannot write its next log file (16 MB), which is
 * worse than refusing requests.
 */
const minFreeBytes = 32 * 2 ** 20
/** Seconds: a person has to free up space. */
const retryAfter = 60

/**
 * A folder that does not exist yet passes: it is created with the first file.
 * @throws Problem diskFull, readOnly
 */
export async function checkFolder(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < minFreeBytes) throw diskFull({ retryAfter })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') return
    if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
      throw readOnly({ retryAfter, cause: error })
    throw error
  }
}
