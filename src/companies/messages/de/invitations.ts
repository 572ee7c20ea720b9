/** German: see ../invitations.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { invitationMessages as english } from '../invitations.ts'
import { invitationDays } from '../../invitation-rules.ts'

const roles: Readonly<Record<'buyer' | 'approver' | 'owner', string>> = {
  buyer: 'Einkäufer',
  approver: 'Freigeber',
  owner: 'Inhaber',
}

export const invitationMessages: Translated<typeof english> = {
  problems: {
    unknown: 'Dieser Einladungslink ist ungültig',
    used: 'Diese Einladung wurde schon angenommen',
    expired: 'Diese Einladung ist abgelaufen',
    withdrawn: 'Diese Einladung wurde zurückgezogen',
    ofAnother: 'Diese Einladung ist für jemand anderen',
    alreadyMember: 'Diese Person kauft schon für die Firma ein',
    companyNotOpen: 'Zu dieser Firma sind keine Einladungen möglich',
  },
  notState: 'Wählen Sie einen Status: „prepared“, „sent“, „expired“, „accepted“ oder „withdrawn“.',
  unknownDetail:
    'Vielleicht wurde die Einladung noch einmal gesendet: Verwenden Sie den Link aus der neuesten E-Mail, oder bitten Sie um eine neue Einladung.',
  usedDetail: (company) =>
    `Ein Link kann nur einmal verwendet werden. Melden Sie sich mit dem Konto an, das die Einladung von ${company} angenommen hat.`,
  expiredDetail: (company) =>
    `Die Einladung galt ${invitationDays} Tage. Bitten Sie ${company} oder den Shop, sie noch einmal zu senden.`,
  withdrawnDetail: (company) => `Bitten Sie ${company} oder den Shop um eine neue Einladung.`,
  ofAnotherDetail: (email) =>
    `Melden Sie sich mit ${email} an, oder registrieren Sie sich mit dieser Adresse: An sie wurde die Einladung gesendet.`,
  alreadyMemberDetail: (email) =>
    `${email} ist schon Mitglied der Firma. Ändern Sie die Rolle in der Liste der Mitglieder.`,
  companyNotOpenDetail: (company) =>
    `${company} ist nicht freigegeben. Bitten Sie den Shop, die Firma zuerst freizugeben.`,
  mail: {
    companyNumber: (number) => `die Firma Nr. ${number}`,
    subject: (company, shop) => `Für ${company} bei ${shop} einkaufen`,
    text: (fields) =>
      `${fields.name === '' ? 'Guten Tag' : `Guten Tag ${fields.name}`},\n\n` +
      `Sie sind eingeladen, für ${fields.company} bei ${fields.shop} einzukaufen. Ihre Rolle: ${roles[fields.role]}.\n\n` +
      `Nehmen Sie die Einladung hier an:\n${fields.link}\n\n` +
      `Der Link ist ${invitationDays} Tage gültig und kann nur einmal verwendet werden, von einem Konto mit der Adresse ` +
      `${fields.email}. Wenn Sie noch kein Konto haben, können Sie sich auf der geöffneten Seite registrieren.\n`,
  },
}
