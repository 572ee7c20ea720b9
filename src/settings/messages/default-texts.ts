/** The default texts of a shop that has not written its own. */
import { defaultAccountMailTexts } from '../account-mail-texts.ts'
import { defaultFigures } from '../figures.ts'
import { defaultMailTexts } from '../mail-texts.ts'
import { defaultReminderTexts } from '../reminder-texts.ts'

export const defaultTextMessages = {
  tagline: 'hand tools in bulk',
  heroGreeting: 'Hello there',
  heroHeadline: 'NEED NEW TOOLS ?',
  figures: defaultFigures,
  placedSubject: defaultMailTexts.placed.subject,
  placedOpening: defaultMailTexts.placed.opening,
  confirmedSubject: defaultMailTexts.confirmed.subject,
  confirmedOpening: defaultMailTexts.confirmed.opening,
  shippedSubject: defaultMailTexts.shipped.subject,
  shippedOpening: defaultMailTexts.shipped.opening,
  deliveredSubject: defaultMailTexts.delivered.subject,
  deliveredOpening: defaultMailTexts.delivered.opening,
  cancelledSubject: defaultMailTexts.cancelled.subject,
  cancelledOpening: defaultMailTexts.cancelled.opening,
  confirmationSubject: defaultAccountMailTexts.confirmation.subject,
  confirmationOpening: defaultAccountMailTexts.confirmation.opening,
  resetSubject: defaultAccountMailTexts.reset.subject,
  resetOpening: defaultAccountMailTexts.reset.opening,
  invitationSubject: defaultAccountMailTexts.invitation.subject,
  invitationOpening: defaultAccountMailTexts.invitation.opening,
  passwordChangedSubject: defaultAccountMailTexts.passwordChanged.subject,
  passwordChangedOpening: defaultAccountMailTexts.passwordChanged.opening,
  newSignInSubject: defaultAccountMailTexts.newSignIn.subject,
  newSignInOpening: defaultAccountMailTexts.newSignIn.opening,
  emailChangedSubject: defaultAccountMailTexts.emailChanged.subject,
  emailChangedOpening: defaultAccountMailTexts.emailChanged.opening,
  reminder1Subject: defaultReminderTexts[1].subject,
  reminder1Opening: defaultReminderTexts[1].opening,
  reminder2Subject: defaultReminderTexts[2].subject,
  reminder2Opening: defaultReminderTexts[2].opening,
  reminder3Subject: defaultReminderTexts[3].subject,
  reminder3Opening: defaultReminderTexts[3].opening,
} as const
