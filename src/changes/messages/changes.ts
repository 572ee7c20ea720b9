/** Texts of changes: what is wrong with a call. */
import type { FollowedKind } from '../rules.ts'

export const changesMessages = {
  pruneFailed: 'Old changes could not be deleted',
  notKinds: (kinds: readonly FollowedKind[]) =>
    `Use kinds separated by commas: ${kinds.join(', ')}.`,
  notCursor: 'This is not a valid cursor. Call without since to start from zero.',
  otherKinds: (kinds: readonly FollowedKind[]) =>
    `This cursor follows ${kinds.join(',')}. Omit of, or call without since to start from zero.`,
  notAllowed: (kinds: readonly FollowedKind[]) =>
    `You may not read ${kinds.join(', ')}. Remove them from of.`,
  expiredTitle: 'The cursor is no longer valid',
  tooOld: 'The cursor is older than 30 days. Call without since to start from zero.',
  otherEpoch:
    'The shop was restored from a backup or moved to another database server since this cursor was ' +
    'issued. Call without since to start from zero.',
} as const
