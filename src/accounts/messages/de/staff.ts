/** German: see ../staff.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type {
  staffMessages as englishStaffMessages,
  permissionNames as englishPermissionNames,
} from '../staff.ts'

export const staffMessages: Translated<typeof englishStaffMessages> = {
  factorFirst:
    'Richten Sie zuerst unter „Mein Profil“ Ihren eigenen zweiten Faktor ein, damit Sie sich nicht aussperren.',
  factorsElsewhere:
    'Ihr Anmeldedienst verwaltet die zweiten Faktoren. Schreiben Sie den zweiten Faktor in den Einstellungen des Anmeldedienstes vor.',
  problems: {
    accountPaused: 'Ihr Zugang ist gesperrt',
    ownAccess: 'Ihre eigenen Berechtigungen können Sie nicht ändern',
    alreadyStaff: 'Diese Person ist schon Mitarbeiter',
  },
  accountPausedDetail: 'Ihr Konto ist gesperrt. Ein Inhaber des Shops kann es entsperren.',
  ownAccessDetail:
    'Bitten Sie einen anderen Inhaber, Ihre Berechtigungen zu ändern. So behält der Shop immer mindestens einen Inhaber.',
  alreadyStaffDetail: 'Ändern Sie die Berechtigungen in der Mitarbeiterliste.',
  notPermission: 'Diese Berechtigung gibt es nicht.',
  noPermission: 'Wählen Sie mindestens eine Berechtigung.',
}

export const permissionNames: Translated<typeof englishPermissionNames> = {
  owner: { name: 'Inhaber', opens: 'Alles, auch Mitarbeiter und ihre Berechtigungen' },
  catalogue: { name: 'Sortiment', opens: 'Werkzeuge, Preise, Bilder, Bestand, Suchwörter' },
  orders: { name: 'Aufträge', opens: 'Aufträge mit Status und Belegen, Bestand' },
  money: { name: 'Finanzen', opens: 'Rechnungen, Zahlungen und offene Posten' },
  customers: { name: 'Kunden', opens: 'Konten der Käufer und ihre Profile' },
  content: { name: 'Inhalte', opens: 'Bewertungen und Texte' },
  read: { name: 'Nur lesen', opens: 'Alle Bereiche sehen, nichts ändern' },
}
