/** Texts of what was changed in the settings, and of putting it back. */
export const settingsHistoryMessages = {
  title: 'History',
  lead: 'All changes, newest first.',
  empty: 'No changes yet',
  emptyDetail: 'Saved changes of settings are listed here.',
  of: (part: string) => `Of ${part} only`,
  all: 'Of all settings',
  change: 'Change',
  changed: (before: string, after: string) => `from “${before}” to “${after}”`,
  by: 'By',
  at: 'When',
  actions: 'Actions',
  putBack: 'Restore',
  putBackLabel: (labels: string) => `Restore: ${labels}`,
  sure: (labels: string) => `Restore the earlier value: ${labels}?`,
  done: 'Restored',
} as const
