/** On a tool's page: until when to order so that it leaves today, or when it leaves. */
export const cutOffMessages = {
  /** Short, so that it has one line on a telephone. */
  today: (hours: number, minutes: number) =>
    `Order within ${[
      ...(hours === 0 ? [] : [`${hours} h`]),
      ...(minutes === 0 ? [] : [`${minutes} min`]),
    ].join(' ')}, leaves today.`,
  later: (day: string) => `Order now, leaves on ${day}.`,
} as const
