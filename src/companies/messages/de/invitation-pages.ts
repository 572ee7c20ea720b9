/** German: see ../invitation-pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type * as english from '../invitation-pages.ts'

export const invitationStateNames: Translated<typeof english.invitationStateNames> = {
  prepared: 'Nicht gesendet',
  sent: 'Eingeladen',
  expired: 'Abgelaufen',
  accepted: 'Angenommen',
  withdrawn: 'Zurückgezogen',
}

export const invitationListMessages: Translated<typeof english.invitationListMessages> = {
  heading: 'Einladungen',
  lead:
    'Eingeladene erhalten einen Link per E-Mail. Jeder Link ist 30 Tage gültig und kann nur einmal verwendet werden, ' +
    'von einem Konto mit der eingeladenen Adresse.',
  email: 'E-Mail',
  role: 'Rolle',
  invite: 'Jemanden einladen',
  inviteShort: 'Einladen',
  inviteTo: (company) => `Zu ${company} einladen`,
  send: 'Einladung senden',
  sendIt: 'Senden',
  sending: 'Wird gesendet',
  sent: (email) => `${email} wurde eingeladen`,
  notSent: 'Es wurde niemand eingeladen.',
  who: 'Person',
  state: 'Status',
  until: 'gültig bis',
  again: 'Noch einmal senden',
  sendTo: (label, email) => `${label} an ${email}`,
  withdraw: (email) => `Einladung an ${email} zurückziehen`,
  sureToWithdraw: (email) => `Der an ${email} gesendete Link gilt dann nicht mehr.`,
  withdrawLabel: 'Zurückziehen',
  keep: 'Abbrechen',
  withdrawn: (email) => `Die Einladung an ${email} wurde zurückgezogen`,
  wasWithdrawn: 'Die Einladung wurde schon angenommen oder zurückgezogen',
}

export const allInvitationsMessages: Translated<typeof english.allInvitationsMessages> = {
  title: 'Einladungen',
  description: 'Einladungen zum Einkauf für Firmen.',
  lead: 'Offene und angenommene Einladungen zum Einkauf für eine Firma.',
  caption: 'Einladungen, die neuesten zuerst',
  search: 'Einladungen suchen',
  hint: 'Firma oder E-Mail',
  company: 'Firma',
  nameOf: (email, company) => `${email} von ${company}`,
  mail: 'Senden',
  sentMany: (count) =>
    count === 1
      ? '1 Einladung wurde gesendet'
      : `${displayNumber(count)} Einladungen wurden gesendet`,
  skipped: (count) =>
    `${count === 1 ? '1 Einladung wurde' : `${displayNumber(count)} Einladungen wurden`} übersprungen: schon angenommen, zurückgezogen oder für eine geschlossene Firma.`,
  empty: 'Noch keine Einladungen',
  emptyDetail:
    'Laden Sie Personen auf der Seite ihrer Firma ein, oder importieren Sie eine Kundenliste.',
  noneInState: 'Keine Einladungen mit diesem Status',
  back: 'Alle Firmen',
  import: 'Kunden importieren',
}

const roles: Readonly<Record<'buyer' | 'approver' | 'owner', string>> = {
  buyer: 'Einkäufer',
  approver: 'Freigeber',
  owner: 'Inhaber',
}

export const invitationPageMessages: Translated<typeof english.invitationPageMessages> = {
  title: 'Einladung',
  description: 'Nehmen Sie eine Einladung zum Einkauf für eine Firma an.',
  noLink: 'Öffnen Sie den Link in Ihrer E-Mail',
  noLinkDetail: 'Diese Seite lässt sich nur mit dem vollständigen Link einer Einladung öffnen.',
  home: 'Zum Shop',
  heading: (company) => `Für ${company} einkaufen`,
  lead: (company, role, email) =>
    `${company} lädt ${email} ein. Rolle in der Firma: ${roles[role]}.`,
  signIn: (email) =>
    `Melden Sie sich mit ${email} an, oder registrieren Sie sich mit dieser Adresse, wenn Sie noch kein Konto haben.`,
  logIn: 'Anmelden',
  signUp: 'Registrieren',
  other: (mine, email) => `Sie sind als ${mine} angemeldet. Diese Einladung ist für ${email}.`,
  switch: 'Mit dem anderen Konto anmelden',
  join: (company) => `${company} beitreten`,
  joining: 'Einen Moment',
  joined: (company) => `Sie kaufen jetzt für ${company} ein`,
  toAccount: 'Mein Firmenkonto',
}
