/** Texts of what was changed in the settings, and of putting it back. */
export const settingsHistoryMessages = {
  title: 'History',
  lead: 'Who changed what, newest first.',
  empty: 'Nothing was changed yet',
  emptyDetail: 'As soon as somebody saves a setting, it stands here.',
  of: (part: string) => `Of ${part} only`,
  all: 'Of all settings',
  change: 'Change',
  changed: (before: string, after: string) => `from “${before}” to “${after}”`,
  by: 'By',
  at: 'When',
  actions: 'Actions',
  putBack: 'Put back',
  putBackLabel: (labels: string) => `Put back: ${labels}`,
  sure: (labels: string) => `Put back what was set before: ${labels}?`,
  done: 'Put back',
} as const
