/** German: see ../companies.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { companiesMessages as english } from '../companies.ts'
import { passedOnText } from './passed-on.ts'

export const companiesMessages: Translated<typeof english> = {
  problems: {
    alreadyRequested: 'Sie haben schon ein Firmenkonto beantragt',
    companyChanged: 'Jemand anders hat diese Firma geändert',
    stateNotAllowed: 'Dieser Statuswechsel ist nicht möglich',
    lastOwner: 'Eine Firma braucht mindestens einen Inhaber',
    pricesHidden: 'Sie können keine Preise sehen',
    noSuchAccount: 'Kein Konto mit dieser E-Mail-Adresse',
  },
  alreadyRequestedDetail: (name) =>
    `Ihr Antrag für ${name} wird geprüft. Warten Sie die Antwort ab, bevor Sie einen weiteren Antrag stellen.`,
  companyChangedDetail:
    'Seit Sie die Seite geöffnet haben, hat jemand anders Änderungen gespeichert. Ihre Eingaben bleiben erhalten; die übrigen Felder zeigen die gespeicherten Werte. Prüfen Sie alle Felder, und speichern Sie noch einmal.',
  ownersOnly: 'Das kann nur ein Inhaber der Firma. Bitten Sie einen der Inhaber darum.',
  ownersChoose:
    'Nur ein Inhaber der Firma kann bestimmen, wer Ihre Bestellungen, Angebote und Merklisten übernimmt. Geben Sie keinen Nachfolger an, oder fragen Sie einen Inhaber.',
  noSuccessor: 'Wählen Sie ein anderes Mitglied der Firma als Nachfolger.',
  formerMember: 'Ein früheres Mitglied',
  passedOnMail: {
    subject: (company) => `Sie sind jetzt für Bestellungen von ${company} zuständig`,
    text: (from, { company, passed, link }) =>
      `${from} kauft nicht mehr für ${company} ein. Sie sind jetzt zuständig für: ` +
      `${passedOnText(passed)}.\n\n${link}\n`,
  },
  lastOwnerDetail: 'Machen Sie zuerst ein anderes Mitglied zum Inhaber der Firma.',
  signInForPrices: {
    'signed-in':
      'Melden Sie sich an, um Preise zu sehen, nach Preisen zu sortieren oder zu filtern und um zu bestellen.',
    companies:
      'Nur Mitglieder freigegebener Firmen sehen Preise. Melden Sie sich als Mitglied an, um Preise zu sehen, nach Preisen zu sortieren oder zu filtern und um zu bestellen.',
  },
  companiesSeePrices:
    'Nur Mitglieder freigegebener Firmen sehen Preise. Beantragen Sie unter /dashboard/company ein Firmenkonto. Nach der Freigabe sehen Sie Preise und können bestellen.',
  noSuchAccountDetail: (email) =>
    `Zu ${email} gibt es kein Konto. Laden Sie die Person ein, oder fügen Sie sie hinzu, sobald sie sich registriert hat.`,
  notMemberDetail: (email) =>
    `${email} ist kein Mitglied der Firma. Laden Sie die Person ein, oder bitten Sie den Shop, sie hinzuzufügen.`,
  notLanguage: 'Geben Sie „shop“, „en“ oder „de“ an.',
  notInvoiceForm: 'Wählen Sie ein Format: „shop“, „pdf“, „facturx“, „xrechnung“ oder „ubl“.',
  notLedgerAccount:
    'Geben Sie eine Kontonummer mit fünf bis neun Ziffern ein, oder lassen Sie das Feld leer.',
  notLeitwegId:
    'Die Prüfziffern dieser Leitweg-ID stimmen nicht. Vergleichen Sie die Leitweg-ID mit der Angabe des Kunden.',
  needsReference:
    'Eine XRechnung braucht eine Käuferreferenz: bei öffentlichen Auftraggebern in Deutschland die Leitweg-ID. Fragen Sie den Kunden nach der Referenz.',
  notRole: 'Wählen Sie eine Rolle: „buyer“, „approver“ oder „owner“.',
  tooManyAddresses: 'Geben Sie höchstens 50 Lieferadressen an.',
  notTaxStatus: 'Wählen Sie, wie die Firma besteuert wird.',
  numberTaken: (number) =>
    `Eine andere Firma hat die Kundennummer ${number}. Geben Sie eine freie Nummer ein, oder lassen Sie das Feld leer.`,
  severalNumbers: (company) =>
    `„${company}“ hat in diesen Zeilen mehrere Kundennummern. Geben Sie die Kundennummer auch in dieser Zeile an.`,
  priceListGone:
    'Diese Preisliste gibt es nicht mehr. Wählen Sie eine andere Preisliste oder keine.',
  notState: 'Wählen Sie einen Status: „requested“, „approved“, „on-hold“ oder „closed“.',
  requestMail: {
    subject: (company) => `${company} hat ein Firmenkonto beantragt`,
    text: (company, by, link) =>
      `${by} hat ein Firmenkonto für ${company} beantragt.\n\nPrüfen und beantworten Sie den Antrag hier:\n${link}\n`,
  },
  stateMail: {
    subject: (company, shop) => `${company} bei ${shop}`,
    approved: (company, link) =>
      `Das Firmenkonto von ${company} wurde freigegeben.\n\nHier können Sie für die Firma einkaufen:\n${link}\n`,
    'on-hold': (company, link) =>
      `Das Firmenkonto von ${company} wurde zurückgestellt: Zurzeit sind keine Bestellungen für die Firma möglich.` +
      ` Antworten Sie auf diese E-Mail, wenn Sie Fragen haben.\n\n${link}\n`,
    closed: (company, link) =>
      `Das Firmenkonto von ${company} wurde geschlossen. Für sich selbst können Sie weiterhin einkaufen.\n\n${link}\n`,
  },
}
