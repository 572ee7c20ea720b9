/** German: see ../staff-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { staffPageMessages as english } from '../staff-page.ts'

export const staffPageMessages: Translated<typeof english> = {
  title: 'Mitarbeiter',
  description: 'Mitarbeiter des Shops und ihre Berechtigungen.',
  lead: 'Administratoren des Shops. Geänderte Berechtigungen gelten sofort.',
  back: 'Benutzer',
  caption: 'Mitarbeiter, nach E-Mail',
  person: 'Person',
  canDo: 'Berechtigungen',
  state: 'Status',
  working: 'kann sich anmelden',
  paused: 'gesperrt',
  you: 'Sie',
  change: 'Ändern',
  changeOf: (email) => `Berechtigungen von ${email} ändern`,
  pause: 'Sperren',
  pauseWho: (email) => `${email} sperren`,
  sureToPause: (email) =>
    `${email} wird überall abgemeldet und kann sich erst nach dem Entsperren wieder anmelden.`,
  resume: 'Entsperren',
  resumeWho: (email) => `${email} entsperren`,
  demote: 'Zum Kunden machen',
  demoteWho: (email) => `Zum Kunden machen: ${email}`,
  sureToDemote: (email) => `${email} ist dann nur noch Kunde und kein Mitarbeiter mehr.`,
  leaveIt: 'Abbrechen',
  changed: (name) => `Berechtigungen von ${name} gespeichert`,
  isPaused: (name) => `${name} wurde gesperrt`,
  isResumed: (name) => `${name} kann sich wieder anmelden`,
  isDemoted: (name) => `${name} ist jetzt Kunde`,
  permissionsOf: (name) => `Berechtigungen von ${name}`,
  permissions: 'Berechtigungen',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  cancel: 'Abbrechen',
  notDone: 'Es wurde nichts geändert.',
  invite: 'Mitarbeiter einladen',
  inviteLead:
    'Die Person wird Mitarbeiter, sobald sie diese E-Mail-Adresse bestätigt und sich damit anmeldet. Gibt es schon ein Konto mit ' +
    'dieser bestätigten Adresse, ist die Person sofort Mitarbeiter.',
  email: 'E-Mail',
  sendInvitation: 'Einladen',
  inviting: 'Wird eingeladen',
  isStaff: (email) => `${email} ist jetzt Mitarbeiter`,
  isInvited: (email, mailed) =>
    mailed
      ? `${email} wurde eingeladen: Die Einladung ist per E-Mail unterwegs`
      : `${email} wurde eingeladen. Der E-Mail-Versand ist nicht eingerichtet: Bitten Sie die Person, sich zu registrieren`,
  invitations: 'Einladungen',
  invitationsCaption: 'Offene Einladungen, nach E-Mail',
  until: 'gültig bis',
  withdrawIt: 'Einladung zurückziehen',
  withdraw: (email) => `Einladung an ${email} zurückziehen`,
  sureToWithdraw: (email) =>
    `Die Einladung gilt dann nicht mehr. Wer sich mit ${email} anmeldet, ist Kunde.`,
}
