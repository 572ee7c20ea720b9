/** Texts of the button in lists of tools; separate, since public pages include them. */
export const listButtonMessages = {
  label: 'Add to a list',
  labelOf: (name: string) => `Add to a list: ${name}`,
} as const
