/** German: see ../cut-off.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { cutOffMessages as english } from '../cut-off.ts'

export const cutOffMessages: Translated<typeof english> = {
  today: (hours, minutes) =>
    `Bei Bestellung innerhalb von ${[
      ...(hours === 0 ? [] : [`${hours} Std.`]),
      ...(minutes === 0 ? [] : [`${minutes} Min.`]),
    ].join(' ')}: Versand heute.`,
  later: (day) => `Jetzt bestellen: Versand am ${day}.`,
}
