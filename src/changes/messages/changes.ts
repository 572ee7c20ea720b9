/** Texts of changes: what is wrong with a call. */
import type { FollowedKind } from '../rules.ts'

export const changesMessages = {
  pruneFailed: 'Old changes were not deleted',
  notKinds: (kinds: readonly FollowedKind[]) =>
    `Name what to follow, separated by commas: ${kinds.join(', ')}.`,
  notCursor: 'This is no cursor of the changes. Call without since to start from zero.',
  otherKinds: (kinds: readonly FollowedKind[]) =>
    `This cursor follows ${kinds.join(',')}. Leave of out, or call without since to start from zero.`,
  notAllowed: (kinds: readonly FollowedKind[]) =>
    `You have no right to read ${kinds.join(', ')}. Leave them out of of.`,
  expiredTitle: 'The cursor is no longer valid',
  tooOld: 'The cursor is older than 30 days. Call without since to start from zero.',
  otherEpoch:
    'The shop was restored from a backup or moved to another database server since this cursor was ' +
    'issued. Call without since to start from zero.',
} as const
