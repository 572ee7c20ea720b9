/** What stands in German mails of a shop that has written no words of its own. */
import type { AccountMailKind } from './account-mail-texts.ts'
import type { MailKind, MailText } from './mail-texts.ts'
import type { ReminderStep } from './reminder-texts.ts'

export const germanMailTexts: Readonly<Record<MailKind, MailText>> = {
  placed: {
    subject: 'Ihre Bestellung {number} ist eingegangen',
    opening:
      'vielen Dank. Ihre Bestellung ist bei uns eingegangen. Als Nächstes bestätigen wir sie.',
  },
  confirmed: {
    subject: 'Ihr Auftrag {number} ist bestätigt',
    opening:
      'Ihr Auftrag ist bestätigt und wird als Nächstes kommissioniert. Bis dahin können Sie ihn noch stornieren.',
  },
  shipped: {
    subject: 'Ihr Auftrag {number} ist unterwegs',
    opening: 'Ihr Auftrag hat unser Lager verlassen und ist auf dem Weg zu Ihnen.',
  },
  delivered: {
    subject: 'Ihr Auftrag {number} ist zugestellt',
    opening:
      'Ihr Auftrag ist angekommen. Fehlt etwas oder ist etwas beschädigt, antworten Sie auf diese E-Mail.',
  },
  cancelled: {
    subject: 'Ihr Auftrag {number} ist storniert',
    opening: 'Der Auftrag ist storniert. Es wird nichts geliefert, und es ist nichts zu zahlen.',
  },
}

export const germanAccountMailTexts: Readonly<Record<AccountMailKind, MailText>> = {
  confirmation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {shop}',
    opening: `Guten Tag,

mit dieser Adresse wurde ein Konto bei {shop} eröffnet. Wenn Sie das waren, bestätigen Sie sie hier:`,
  },
  reset: {
    subject: 'Ein neues Passwort für {shop}',
    opening: `Guten Tag,

jemand, vermutlich Sie, hat ein neues Passwort bei {shop} angefordert. Wählen Sie es hier:`,
  },
  invitation: {
    subject: 'Einladung zur Mitarbeit bei {shop}',
    opening: '{from} lädt Sie zur Mitarbeit bei {shop} ein, {address}.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    opening: `Guten Tag,

bei {shop} wurde das Passwort Ihres Kontos geändert, und alle anderen Geräte wurden abgemeldet.`,
  },
  newSignIn: {
    subject: 'Anmeldung an Ihrem Konto mit einem neuen Gerät',
    opening: `Guten Tag,

jemand, vermutlich Sie, hat sich bei {shop} mit einem Browser an Ihrem Konto angemeldet, der das noch nie getan hat.`,
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    opening: `Guten Tag,

Ihr Konto bei {shop} hat ab jetzt eine andere E-Mail-Adresse. Mit dieser können Sie sich nicht
mehr anmelden, und wir schreiben nicht mehr an sie.`,
  },
}

export const germanReminderTexts: Readonly<Record<ReminderStep, MailText>> = {
  1: {
    subject: 'Zahlungserinnerung: Rechnung {number}',
    opening: `Guten Tag {name},

vielleicht haben Sie es übersehen: Die Rechnung {number} war am {due} fällig, und {open} sind noch offen.`,
  },
  2: {
    subject: '1. Mahnung: Rechnung {number}',
    opening: `Guten Tag {name},

an die Rechnung {number} haben wir Sie bereits erinnert. Sie war am {due} fällig, vor {days} Tagen, und
{open} sind noch offen. Bitte zahlen Sie jetzt, oder teilen Sie uns mit, was damit nicht stimmt.`,
  },
  3: {
    subject: '2. Mahnung: Rechnung {number}',
    opening: `Guten Tag {name},

die Rechnung {number} war am {due} fällig, vor {days} Tagen. {open} sind offen, obwohl wir Sie zweimal
erinnert haben. Bitte zahlen Sie innerhalb einer Woche. Danach geben wir die Forderung weiter.`,
  },
}
