/** A record was changed after a form showed it. */
export const seenMessages = {
  title: 'Somebody else has changed this',
  detail: (now: string) =>
    `Somebody else has saved changes since you opened this. It is now: ${now}. Your entries are kept: check them, then save again.`,
  nothing: 'nothing',
} as const
