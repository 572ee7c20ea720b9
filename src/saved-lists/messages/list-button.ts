/** Texts of the button in lists of tools; kept apart, since public pages carry them. */
export const listButtonMessages = {
  label: 'Add to a list',
  labelOf: (name: string) => `Add to a list: ${name}`,
} as const
