/** The messages between the processes of one shop. */
import { z } from 'zod/mini'

/** Points by key, counted since the last message. */
const Counts = z.array(z.tuple([z.string(), z.string(), z.number()]))
export type Counts = z.infer<typeof Counts>

/** Messages between instances, as of `Database.notify`. */
const Notices = z.array(z.object({ channel: z.string(), payload: z.string() }))
export type Notices = z.infer<typeof Notices>

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
  /** What the others are to handle; the answer, once they have, has the same number. */
  z.object({ kind: z.literal('notices'), id: z.number(), notices: Notices }),
  /** It has handled what the others sent, as an answer. */
  z.object({ kind: z.literal('handled'), id: z.number() }),
])
export type FromWorker = z.infer<typeof FromWorker>

const ToWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('counts'), counts: Counts }),
  z.object({ kind: z.literal('own-metrics'), id: z.number() }),
  z.object({ kind: z.literal('metrics-of-all'), id: z.number(), text: z.string() }),
  z.object({ kind: z.literal('notices'), id: z.number(), notices: Notices }),
  z.object({ kind: z.literal('handled'), id: z.number() }),
])
export type ToWorker = z.infer<typeof ToWorker>

/** undefined for what another program says on the same channel */
export const readFromWorker = (message: unknown): FromWorker | undefined =>
  FromWorker.safeParse(message).data
/** undefined for what another program says on the same channel */
export const readToWorker = (message: unknown): ToWorker | undefined =>
  ToWorker.safeParse(message).data
