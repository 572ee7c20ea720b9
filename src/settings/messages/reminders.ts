/** Labels and helps of the settings of reminders. */
const words = (step: string) => ({
  subject: { label: `${step} reminder: subject`, help: '' },
  opening: { label: `${step} reminder: opening words`, help: '' },
})
const [first, second, third] = [words('First'), words('Second'), words('Third')]

export const reminderSettingsMessages = {
  reminderDays: {
    label: 'Days after the due date',
    help: 'Such as “7, 21, 35”: up to three steps. Nobody is reminded while this is empty, or while payments are not followed.',
  },
  reminder1Subject: first.subject,
  reminder1Opening: first.opening,
  reminder2Subject: second.subject,
  reminder2Opening: second.opening,
  reminder3Subject: third.subject,
  reminder3Opening: third.opening,
} as const
