/** What the race measures, of whom. */
import type { Read } from './reads.ts'

/** In the order in which plots show them. */
export const contestantNames = ['raw', 'shop', 'uncached', 'before', 'rival'] as const
export type ContestantName = (typeof contestantNames)[number]

/** Medians of one contestant, for one read. */
export type Figures = {
  readonly perSecond: number
  /** milliseconds of latency */ readonly p50: number
  /** milliseconds of latency */ readonly p99: number
  /** milliseconds of processor a request, of the process */ readonly own: number
  /** milliseconds of processor a request, of the database */ readonly database: number
}
export type RaceResult = Read & {
  readonly connections: number
  readonly figures: Readonly<Partial<Record<ContestantName, Figures>>>
}
