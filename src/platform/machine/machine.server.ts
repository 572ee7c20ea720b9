/** What the machine, or the container, has for this program. */
import { availableParallelism, totalmem } from 'node:os'

export const machine = (): { readonly cores: number; readonly memory: number } => ({
  cores: availableParallelism(),
  // 0 where the system knows no limit, and more than there is where none is set.
  memory: Math.min(totalmem(), process.constrainedMemory() || totalmem()),
})
