/** Labels and help texts of the reminder settings. */
const words = (step: string) => ({
  subject: { label: `${step} reminder: subject`, help: '' },
  opening: { label: `${step} reminder: opening text`, help: '' },
})
const [first, second, third] = [words('First'), words('Second'), words('Third')]

export const reminderSettingsMessages = {
  reminderDays: {
    label: 'Days after the due date',
    help: 'Up to three steps, such as “7, 21, 35”. No reminders are sent while this field is empty or payments are not tracked.',
  },
  reminder1Subject: first.subject,
  reminder1Opening: first.opening,
  reminder2Subject: second.subject,
  reminder2Opening: second.opening,
  reminder3Subject: third.subject,
  reminder3Opening: third.opening,
} as const
