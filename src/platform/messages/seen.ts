/** A record was changed after a form showed it. */
export const seenMessages = {
  title: 'Somebody else has changed this record',
  detail: (now: string) =>
    `Somebody else has saved changes since you opened this record. The current value is: ${now}. Your entries are kept: check them, then save again.`,
  nothing: 'empty',
} as const
