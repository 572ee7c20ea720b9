/** Texts about the named packs of a tool. */

export const packMessages = {
  pack: (name: string, quantity: string) => `${name} of ${quantity}`,
  gtin: (gtin: string) => ` (GTIN ${gtin})`,
} as const
