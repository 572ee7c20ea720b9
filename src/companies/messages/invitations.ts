/** Texts of invitations: Problems of the API, and the mail. */
import type { CompanyRole } from '../../platform/access/acting-company.ts'
import { invitationDays } from '../invitation-rules.ts'

const roles: Readonly<Record<CompanyRole, string>> = {
  buyer: 'a buyer',
  approver: 'an approver',
  owner: 'an owner',
}

export const invitationMessages = {
  problems: {
    unknown: 'This invitation link is not valid',
    used: 'This invitation has already been accepted',
    expired: 'This invitation has expired',
    withdrawn: 'This invitation has been withdrawn',
    ofAnother: 'This invitation is for somebody else',
    alreadyMember: 'This person already buys for this company',
    companyNotOpen: 'This company cannot accept invitations',
  },
  notState: 'Choose a status: prepared, sent, expired, accepted or withdrawn.',
  unknownDetail:
    'The invitation may have been sent again: use the link in the newest e-mail, or ask for another invitation.',
  usedDetail: (company: string) =>
    `An invitation link works only once. Sign in with the account that accepted the invitation to buy for ${company}.`,
  expiredDetail: (company: string) =>
    `The invitation was valid for ${invitationDays} days. Ask ${company} or the shop to send the invitation again.`,
  withdrawnDetail: (company: string) => `Ask ${company} or the shop for a new invitation.`,
  ofAnotherDetail: (email: string) =>
    `Sign in or sign up with ${email}, the address to which the invitation was sent.`,
  alreadyMemberDetail: (email: string) =>
    `${email} is already a member of the company. Change the role in the list of members.`,
  companyNotOpenDetail: (company: string) =>
    `${company} is not approved. Ask the shop to approve the company first.`,
  mail: {
    /** Replaces a name that a mail program would show as a link. */
    companyNumber: (number: number) => `company no. ${number}`,
    subject: (company: string, shop: string) => `Buy for ${company} at ${shop}`,
    text: (fields: {
      readonly name: string
      readonly company: string
      readonly role: CompanyRole
      readonly shop: string
      readonly email: string
      readonly link: string
    }) =>
      `${fields.name === '' ? 'Hello' : `Hello ${fields.name}`},\n\n` +
      `You are invited to buy for ${fields.company} at ${fields.shop}, as ${roles[fields.role]}.\n\n` +
      `Accept the invitation here:\n${fields.link}\n\n` +
      `The link works once, within ${invitationDays} days, for an account with the address ` +
      `${fields.email}. If you have no account yet, you can sign up on the page that opens.\n`,
  },
} as const
