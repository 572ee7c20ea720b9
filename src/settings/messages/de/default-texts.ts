/** German: see ../default-texts.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { AccountMailKind } from '../../account-mail-texts.ts'
import type { MailKind, MailText } from '../../mail-texts.ts'
import type { ReminderStep } from '../../reminder-texts.ts'
import type { defaultTextMessages as english } from '../default-texts.ts'

const mails: Readonly<Record<MailKind, MailText>> = {
  placed: {
    subject: 'Ihre Bestellung {number} ist eingegangen',
    opening:
      'vielen Dank für Ihre Bestellung. Sie ist bei uns eingegangen. Sobald wir sie bestätigt haben, erhalten Sie eine weitere E-Mail.',
  },
  confirmed: {
    subject: 'Ihre Bestellung {number} wurde bestätigt',
    opening:
      'Ihre Bestellung wurde bestätigt und wird als Nächstes kommissioniert. Bis zur Kommissionierung können Sie die Bestellung noch stornieren.',
  },
  shipped: {
    subject: 'Ihre Bestellung {number} ist unterwegs',
    opening: 'Ihre Bestellung hat unser Lager verlassen und ist auf dem Weg zu Ihnen.',
  },
  delivered: {
    subject: 'Ihre Bestellung {number} wurde zugestellt',
    opening:
      'Ihre Bestellung wurde zugestellt. Falls etwas fehlt oder beschädigt ist, antworten Sie bitte auf diese E-Mail.',
  },
  cancelled: {
    subject: 'Ihre Bestellung {number} wurde storniert',
    opening:
      'Ihre Bestellung wurde storniert. Es wird nichts geliefert, und Sie müssen nichts bezahlen.',
  },
}

const accountMails: Readonly<Record<AccountMailKind, MailText>> = {
  confirmation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {shop}',
    opening: `Guten Tag,

mit dieser E-Mail-Adresse wurde ein Konto bei {shop} eröffnet. Wenn Sie das waren, bestätigen Sie die Adresse hier:`,
  },
  reset: {
    subject: 'Neues Passwort für {shop}',
    opening: `Guten Tag,

für Ihr Konto bei {shop} wurde ein neues Passwort angefordert. Hier legen Sie das neue Passwort fest:`,
  },
  invitation: {
    subject: 'Einladung zur Mitarbeit bei {shop}',
    opening: '{from} lädt Sie zur Mitarbeit bei {shop} ({address}) ein.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    opening: `Guten Tag,

bei {shop} wurde das Passwort Ihres Kontos geändert, und alle anderen Geräte wurden abgemeldet.`,
  },
  newSignIn: {
    subject: 'Neue Anmeldung in Ihrem Konto',
    opening: `Guten Tag,

in Ihrem Konto bei {shop} hat sich jemand mit einem Browser angemeldet, der dafür bisher nicht verwendet wurde. Vermutlich waren Sie das selbst.`,
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    opening: `Guten Tag,

die E-Mail-Adresse Ihres Kontos bei {shop} wurde geändert. Mit der bisherigen Adresse, an die wir diese E-Mail senden,
können Sie sich nicht mehr anmelden. Künftige E-Mails erhalten Sie an die neue Adresse.`,
  },
}

const reminders: Readonly<Record<ReminderStep, MailText>> = {
  1: {
    subject: 'Zahlungserinnerung: Rechnung {number}',
    opening: `Guten Tag {name},

sicher haben Sie unsere Rechnung {number} nur übersehen: Sie war am {due} fällig, und {open} sind noch offen.`,
  },
  2: {
    subject: '1. Mahnung: Rechnung {number}',
    opening: `Guten Tag {name},

an die Rechnung {number} haben wir Sie bereits erinnert. Sie war am {due} fällig und ist
seit {days} Tagen überfällig; {open} sind noch offen. Bitte überweisen Sie den Betrag umgehend, oder teilen Sie uns mit, was Sie an der Rechnung beanstanden.`,
  },
  3: {
    subject: '2. Mahnung: Rechnung {number}',
    opening: `Guten Tag {name},

die Rechnung {number} war am {due} fällig und ist seit {days} Tagen überfällig. Trotz zweier Schreiben sind noch
{open} offen. Bitte zahlen Sie innerhalb einer Woche. Andernfalls geben wir die Forderung zum Einzug weiter.`,
  },
}

export const defaultTextMessages: Translated<typeof english> = {
  tagline: 'Handwerkzeug in großen Mengen',
  heroGreeting: 'Guten Tag',
  heroHeadline: 'NEUES WERKZEUG?',
  figures:
    '100+ | Länder\n30+ | Jahre Erfahrung\n347+ | Zufriedene Kunden\n500+ | Abgeschlossene Projekte',
  placedSubject: mails.placed.subject,
  placedOpening: mails.placed.opening,
  confirmedSubject: mails.confirmed.subject,
  confirmedOpening: mails.confirmed.opening,
  shippedSubject: mails.shipped.subject,
  shippedOpening: mails.shipped.opening,
  deliveredSubject: mails.delivered.subject,
  deliveredOpening: mails.delivered.opening,
  cancelledSubject: mails.cancelled.subject,
  cancelledOpening: mails.cancelled.opening,
  confirmationSubject: accountMails.confirmation.subject,
  confirmationOpening: accountMails.confirmation.opening,
  resetSubject: accountMails.reset.subject,
  resetOpening: accountMails.reset.opening,
  invitationSubject: accountMails.invitation.subject,
  invitationOpening: accountMails.invitation.opening,
  passwordChangedSubject: accountMails.passwordChanged.subject,
  passwordChangedOpening: accountMails.passwordChanged.opening,
  newSignInSubject: accountMails.newSignIn.subject,
  newSignInOpening: accountMails.newSignIn.opening,
  emailChangedSubject: accountMails.emailChanged.subject,
  emailChangedOpening: accountMails.emailChanged.opening,
  reminder1Subject: reminders[1].subject,
  reminder1Opening: reminders[1].opening,
  reminder2Subject: reminders[2].subject,
  reminder2Opening: reminders[2].opening,
  reminder3Subject: reminders[3].subject,
  reminder3Opening: reminders[3].opening,
}
