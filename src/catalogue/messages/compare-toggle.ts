/** What a tool's page says about comparing it. */

export const compareToggleMessages = {
  compare: 'Compare',
  open: (count: number) => `Comparison (${count})`,
  full: 'You already compare four tools. Remove one first.',
} as const
