/** That something was changed since a form showed it. */
export const seenMessages = {
  title: 'Somebody else has changed this meanwhile',
  detail: (now: string) =>
    `Somebody else has saved it since you opened it. It is now: ${now}. What you typed is still here: look at it, then save again.`,
  nothing: 'nothing',
} as const
