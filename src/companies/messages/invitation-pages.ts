/** Texts of invitations on pages: those of a company, the staff list, and the page of a link. */
import type { CompanyRole } from '../../platform/access/acting-company.ts'
import { displayNumber } from '../../platform/money/money.ts'
import type { InvitationState } from '../invitation-rules.ts'

export const invitationStateNames: Readonly<Record<InvitationState, string>> = {
  prepared: 'Not sent',
  sent: 'Invited',
  expired: 'Expired',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
}

export const invitationListMessages = {
  heading: 'Invitations',
  lead:
    'Invited people get a link by e-mail. Each link works once, within 30 days, for an account with ' +
    'the invited address.',
  email: 'E-mail',
  role: 'Role',
  invite: 'Invite somebody',
  inviteShort: 'Invite',
  inviteTo: (company: string) => `Invite somebody to ${company}`,
  send: 'Send the invitation',
  sendIt: 'Send',
  sending: 'Sending',
  sent: (email: string) => `${email} has been invited`,
  notSent: 'Nobody was invited.',
  who: 'who',
  state: 'status',
  until: 'until',
  again: 'Send again',
  sendTo: (label: string, email: string) => `${label} to ${email}`,
  withdraw: (email: string) => `Withdraw the invitation to ${email}`,
  sureToWithdraw: (email: string) => `The link sent to ${email} will no longer work.`,
  withdrawLabel: 'Withdraw',
  keep: 'Cancel',
  withdrawn: (email: string) => `The invitation to ${email} has been withdrawn`,
  wasWithdrawn: 'The invitation has already been accepted or withdrawn',
} as const

export const allInvitationsMessages = {
  title: 'Invitations',
  description: 'Invitations to buy for companies.',
  lead: 'All invitations to buy for a company, including accepted ones.',
  caption: 'Invitations, newest first',
  search: 'Search invitations',
  hint: 'Company or e-mail',
  company: 'company',
  nameOf: (email: string, company: string) => `${email} (${company})`,
  mail: 'Send',
  sentMany: (count: number) =>
    count === 1 ? '1 invitation sent' : `${displayNumber(count)} invitations sent`,
  skipped: (count: number) =>
    `${displayNumber(count)} ${count === 1 ? 'invitation was' : 'invitations were'} skipped: already accepted, withdrawn or for a closed company.`,
  empty: 'No invitations yet',
  emptyDetail: 'Invite people on their company’s page, or import a list of customers.',
  noneInState: 'No invitations with this status',
  back: 'All companies',
  import: 'Import customers',
} as const

const roles: Readonly<Record<CompanyRole, string>> = {
  buyer: 'a buyer',
  approver: 'an approver',
  owner: 'an owner',
}

export const invitationPageMessages = {
  title: 'Invitation',
  description: 'Accept an invitation to buy for a company.',
  noLink: 'Open the link in your e-mail',
  noLinkDetail: 'This page works only with the complete link from an invitation.',
  home: 'To the shop',
  heading: (company: string) => `Buy for ${company}`,
  lead: (company: string, role: CompanyRole, email: string) =>
    `${company} invites ${email} to buy for the company as ${roles[role]}.`,
  signIn: (email: string) =>
    `Sign in with ${email}, or sign up with this address if you have no account yet.`,
  logIn: 'Log in',
  signUp: 'Sign up',
  other: (mine: string, email: string) =>
    `You are signed in as ${mine}. This invitation is for ${email}.`,
  switch: 'Use the other account',
  join: (company: string) => `Join ${company}`,
  joining: 'Joining',
  joined: (company: string) => `You can now buy for ${company}`,
  toAccount: 'My trade account',
} as const
