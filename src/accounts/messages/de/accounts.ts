/** German: see ../accounts.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { accountsMessages as english } from '../accounts.ts'

export const accountsMessages: Translated<typeof english> = {
  problems: {
    identityTaken: 'Diese E-Mail-Adresse wird schon für eine andere Anmeldung verwendet',
    accountDeleted: 'Dieses Konto wurde gelöscht',
    lastAdmin: 'Der Shop braucht mindestens einen Administrator',
    notOneself: 'Ihr eigenes Konto können Sie hier nicht löschen',
    notOwnRole: 'Ihre eigenen Administratorrechte können Sie nicht entfernen',
    staffStay: 'Mitarbeiter können ihr eigenes Konto nicht löschen',
    ordersOpen: 'Einige Bestellungen wurden noch nicht geliefert',
    addressesFull: 'Weitere Adressen können nicht gespeichert werden',
    addressKept: 'Diese Adresse ist schon gespeichert',
  },
  idTokenOfAnotherUser: 'Das ID-Token gilt für eine andere E-Mail-Adresse.',
  identityTakenDetail:
    'Melden Sie sich wie bisher an, oder bestätigen Sie diese E-Mail-Adresse zuerst beim Anmeldedienst.',
  accountDeletedDetail:
    'Ein Administrator hat dieses Konto gelöscht. Wenden Sie sich an den Shop, wenn das ein Irrtum ist.',
  deletedUser: 'Gelöschter Benutzer',
  lastAdminDetail: 'Machen Sie zuerst jemand anderen zum Administrator.',
  notOneselfDetail: 'Bitten Sie einen anderen Administrator, Ihr Konto zu löschen.',
  staffStayDetail: 'Bitten Sie einen Inhaber, Sie zuerst zum Kunden zu machen.',
  ordersOpenDetail: (numbers) =>
    `${numbers.length === 1 ? 'Die Bestellung' : 'Die Bestellungen'} ${numbers.join(', ')} ` +
    `${numbers.length === 1 ? 'kann' : 'können'} ohne Ihren Namen und Ihre Adresse nicht geliefert ` +
    'werden. Stornieren Sie, was noch nicht versandt ist, oder warten Sie, bis alles angekommen ist.',
  sameAddress: 'Das ist schon die Adresse Ihres Kontos.',
  emailLinkEndedDetail:
    'Der Link wurde schon benutzt, ist älter als einen Tag oder gehört zu einem anderen Konto. Fordern Sie ' +
    'unter „Mein Profil“ einen neuen Link an und öffnen Sie ihn in einem Browser, in dem Sie mit diesem Konto ' +
    'angemeldet sind.',
  addressTakenDetail:
    'Melden Sie sich mit dieser Adresse an, oder verwenden Sie für dieses Konto eine andere.',
  notOwnAddress: 'Geben Sie die E-Mail-Adresse dieses Kontos ein.',
  addressesFullDetail: (max) =>
    `Es sind schon ${max} Adressen gespeichert. Löschen Sie eine Adresse, die Sie nicht mehr brauchen.`,
  addressKeptDetail:
    'Diese Adresse ist mit derselben Telefonnummer schon gespeichert. Ändern Sie die neue Adresse, oder ' +
    'löschen Sie die gespeicherte Adresse.',
  currentPasswordRequired: 'Geben Sie Ihr aktuelles Passwort ein.',
  notPhone: 'Geben Sie eine Telefonnummer mit mindestens 5 Ziffern ein.',
  notLinkedin: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
}
