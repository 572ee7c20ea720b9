/** The resources of the machine, or the container, for this program. */
import { availableParallelism, totalmem } from 'node:os'

export const machine = (): { readonly cores: number; readonly memory: number } => ({
  cores: availableParallelism(),
  // The limit is 0 if the system knows none, and larger than the memory if none is set.
  memory: Math.min(totalmem(), process.constrainedMemory() || totalmem()),
})
