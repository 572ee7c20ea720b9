/** German: see ../manage-users.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { manageUsersMessages as english } from '../manage-users.ts'

export const manageUsersMessages: Translated<typeof english> = {
  title: 'Benutzer verwalten',
  description: 'Alle Personen mit einem Konto im Shop.',
  lead: 'Beim Löschen eines Kontos wird die Person sofort abgemeldet. Ihre Aufträge bleiben ohne Namen erhalten.',
  search: 'Benutzer suchen',
  hint: 'E-Mail oder Name',
  caption: 'Benutzer, nach E-Mail',
  email: 'E-Mail',
  name: 'Name',
  role: 'Rolle',
  id: '_id',
  admin: 'Administrator',
  customer: 'Kunde',
  you: 'Sie',
  promote: 'Zum Administrator machen',
  promoteWho: (email) => `Zum Administrator machen: ${email}`,
  sureToPromote: (email) =>
    `${email} kann dann alles im Shop sehen und ändern: Werkzeuge, Aufträge und Benutzer.`,
  historyOf: (email) => `Verlauf: ${email}`,
  demote: 'Zum Kunden machen',
  demoteWho: (email) => `Zum Kunden machen: ${email}`,
  sureToDemote: (email) => `${email} ist dann nur noch Kunde und kein Administrator mehr.`,
  demoted: (name) => `${name} ist jetzt Kunde`,
  leaveIt: 'Abbrechen',
  promoted: (name) => `${name} ist jetzt Administrator`,
  delete: (email) => `${email} löschen`,
  sure: (email) =>
    `Das Konto ${email} wird endgültig gelöscht. Aufträge und Bewertungen bleiben ohne Namen erhalten.`,
  copyEmails: 'E-Mail-Adressen kopieren',
  emailsCopied: (count) => `${displayCount(count, 'Adresse', 'Adressen')} kopiert`,
  sureOfMany: (count) =>
    `${displayCount(count, 'Konto', 'Konten')} ${count === 1 ? 'wird' : 'werden'} endgültig gelöscht. Aufträge und Bewertungen bleiben ohne Namen erhalten.`,
  areDeleted: (count) => `${displayCount(count, 'Konto', 'Konten')} gelöscht`,
  empty: 'Noch keine Benutzer',
  emptyDetail: 'Konten erscheinen hier, sobald sich jemand registriert.',
  emptyWayOn: 'Zur Registrierung',
}
