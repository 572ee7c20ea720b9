/** The settings of the mails about accounts: subject and opening words of each. */
import {
  accountMailFields,
  defaultAccountMailTexts,
  type AccountMailKind,
} from './account-mail-texts.ts'
import { declare } from './declare.ts'
import { MailOpening, MailSubject } from './setting-schemas.ts'

const subjectOf = (kind: AccountMailKind) =>
  declare(`${kind}Subject`, {
    schema: MailSubject(accountMailFields(kind)),
    fallback: defaultAccountMailTexts[kind].subject,
    group: 'accountMails',
    input: 'line',
  })
const openingOf = (kind: AccountMailKind) =>
  declare(`${kind}Opening`, {
    schema: MailOpening(accountMailFields(kind)),
    fallback: defaultAccountMailTexts[kind].opening,
    group: 'accountMails',
    input: 'lines',
  })

export const accountMailDeclarations = {
  confirmationSubject: subjectOf('confirmation'),
  confirmationOpening: openingOf('confirmation'),
  resetSubject: subjectOf('reset'),
  resetOpening: openingOf('reset'),
  invitationSubject: subjectOf('invitation'),
  invitationOpening: openingOf('invitation'),
  passwordChangedSubject: subjectOf('passwordChanged'),
  passwordChangedOpening: openingOf('passwordChanged'),
  newSignInSubject: subjectOf('newSignIn'),
  newSignInOpening: openingOf('newSignIn'),
  emailChangedSubject: subjectOf('emailChanged'),
  emailChangedOpening: openingOf('emailChanged'),
} as const

const declared = accountMailDeclarations
/** Their schemas, for the object of all settings. */
export const accountMailSchemas = {
  confirmationSubject: declared.confirmationSubject.schema,
  confirmationOpening: declared.confirmationOpening.schema,
  resetSubject: declared.resetSubject.schema,
  resetOpening: declared.resetOpening.schema,
  invitationSubject: declared.invitationSubject.schema,
  invitationOpening: declared.invitationOpening.schema,
  passwordChangedSubject: declared.passwordChangedSubject.schema,
  passwordChangedOpening: declared.passwordChangedOpening.schema,
  newSignInSubject: declared.newSignInSubject.schema,
  newSignInOpening: declared.newSignInOpening.schema,
  emailChangedSubject: declared.emailChangedSubject.schema,
  emailChangedOpening: declared.emailChangedOpening.schema,
}
