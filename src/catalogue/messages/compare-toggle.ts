/** What a tool's page says about comparing it. */

export const compareToggleMessages = {
  compare: 'Compare',
  open: (count: number) => `Comparison (${count})`,
  full: 'You are already comparing four tools. Remove a tool from the comparison first.',
} as const
