/** What the processes of one shop say to each other. */
import { z } from 'zod/mini'

/** Points by key, counted since the last message. */
const Counts = z.array(z.tuple([z.string(), z.string(), z.number()]))
export type Counts = z.infer<typeof Counts>

const FromWorker = z.discriminatedUnion('kind', [
  /** It listens. */
  z.object({ kind: z.literal('ready') }),
  /** It is not stuck. */
  z.object({ kind: z.literal('alive') }),
  /** What it has counted; the others count it too. */
  z.object({ kind: z.literal('counts'), counts: Counts }),
  /** Asks for the metrics of all; the answer has the same number. */
  z.object({ kind: z.literal('metrics-of-all'), id: z.number() }),
  /** Its own metrics, as an answer. */
  z.object({ kind: z.literal('own-metrics'), id: z.number(), text: z.string() }),
])
export type FromWorker = z.infer<typeof FromWorker>

const ToWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('counts'), counts: Counts }),
  z.object({ kind: z.literal('own-metrics'), id: z.number() }),
  z.object({ kind: z.literal('metrics-of-all'), id: z.number(), text: z.string() }),
])
export type ToWorker = z.infer<typeof ToWorker>

/** undefined for what another program says on the same channel */
export const readFromWorker = (message: unknown): FromWorker | undefined =>
  FromWorker.safeParse(message).data
/** undefined for what another program says on the same channel */
export const readToWorker = (message: unknown): ToWorker | undefined =>
  ToWorker.safeParse(message).data
