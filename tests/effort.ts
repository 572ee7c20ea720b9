/**
 * How much a run tries. `npm test` tries a part of what is drawn or enumerated by the thousand, the
 * same part each time; `npm run test:full`, each night and before a release, tries all of it.
 */
import { configureGlobal, readConfigureGlobal } from 'fast-check'

/** Whether this is `npm run test:full`. */
export const isFull = process.env['TEST_FULL'] === '1'

/** Draws of a property: as many in a full run, a quarter else. */
export const draws = (full: number): number => (isFull ? full : Math.ceil(full / 4))

/**
 * Every fourth of a long list, beginning elsewhere for each `turn`, so that all kinds of values come
 * about; all of a short one, and of any in a full run.
 */
export const someOf = <T>(list: readonly T[], turn: number): readonly T[] =>
  isFull || list.length <= 8 ? list : list.filter((_, index) => (index + turn) % 4 === 0)

/** Every second of a list, for two turns that share it; all of it for each in a full run. */
export const halfOf = <T>(list: readonly T[], turn: 0 | 1): readonly T[] =>
  isFull ? list : list.filter((_, index) => index % 2 === turn)

/** What a property draws unless it says how often. fast-check's own default is 100. */
export function configureDraws(): void {
  configureGlobal({ ...readConfigureGlobal(), numRuns: draws(100) })
}
