/** Texts of changes: what is wrong with a call. */
import type { FollowedKind } from '../rules.ts'

export const changesMessages = {
  pruneFailed: 'Old changes could not be deleted',
  notKinds: (kinds: readonly FollowedKind[]) =>
    `Use one or more of these kinds, separated by commas: ${kinds.join(', ')}.`,
  notCursor: 'This is not a valid cursor. Omit the `since` parameter to start from the beginning.',
  otherKinds: (kinds: readonly FollowedKind[]) =>
    `This cursor is only for ${kinds.join(',')}. Omit the \`of\` parameter, or omit the \`since\` parameter to start from the beginning.`,
  notAllowed: (kinds: readonly FollowedKind[]) =>
    `You do not have permission to read ${kinds.join(', ')}. In the \`of\` parameter, list only kinds that you can read.`,
  expiredTitle: 'The cursor is no longer valid',
  tooOld:
    'The cursor is older than 30 days. Omit the `since` parameter to start from the beginning.',
  otherEpoch:
    'The shop was restored from a backup or moved to another database server since this cursor was ' +
    'issued. Omit the `since` parameter to start from the beginning.',
} as const
