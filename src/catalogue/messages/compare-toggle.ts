/** What a tool's page says about comparing it. */

export const compareToggleMessages = {
  compare: 'Compare',
  open: (count: number) => `Comparison (${count})`,
  full: 'Four tools are compared already. Take one out first.',
} as const
