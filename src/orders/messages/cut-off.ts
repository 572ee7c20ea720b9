/** On a tool's page: the order deadline for shipping today, or the shipping day. */
export const cutOffMessages = {
  /** Short enough for one line on a phone. */
  today: (hours: number, minutes: number) =>
    `Order within ${[
      ...(hours === 0 ? [] : [`${hours} h`]),
      ...(minutes === 0 ? [] : [`${minutes} min`]),
    ].join(' ')} for dispatch today.`,
  later: (day: string) => `Order now for dispatch on ${day}.`,
} as const
