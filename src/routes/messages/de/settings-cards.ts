/** German: see ../settings-cards.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { settingsCardMessages as english } from '../settings-cards.ts'

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`

export const settingsCardMessages: Translated<typeof english> = {
  areas: {
    shop: 'Shop',
    selling: 'Verkauf',
    money: 'Finanzen',
    people: 'Personen, E-Mails und Protokolle',
  },
  pages: {
    title: 'Textseiten',
    words: ['Impressum AGB Datenschutz Kontakt Über uns Versand Rücksendungen Cookies Markdown'],
    now: (all) => count(all, 'Seite', 'Seiten'),
    hint: (own) => (own === 0 ? 'Standardtexte' : `${own} mit eigenem Text`),
  },
  live: {
    title: 'Eröffnung',
    words: ['Checkliste HTTPS Sicherung Backup erste Bestellung'],
    now: (done, all) => `${done} von ${all} erledigt`,
    hint: (left) =>
      left === 0 ? 'Alles erledigt' : count(left, 'Schritt offen', 'Schritte offen'),
  },
  delivery: {
    title: 'Versand',
    words: ['Lieferung Fracht Porto Versandkosten Zonen'],
    now: (zones) => count(zones, 'Zone', 'Zonen'),
    free: 'Kostenlos',
    collection: 'Abholung möglich',
    noCollection: 'Keine Abholung',
  },
  salesTax: {
    title: 'Sales Tax (USA)',
    now: (states) =>
      states === 0
        ? 'Noch kein Bundesstaat'
        : `Steuersätze für ${count(states, 'Bundesstaat', 'Bundesstaaten')}`,
    hint: 'Nur Bundesstaaten, in denen Sie Sales Tax abführen',
  },
  numbers: {
    title: 'Nummernkreise',
    now: (examples) => `Nächste Nummern: ${examples.join(' und ')}`,
    hint: 'Ein Nummernkreis je Belegart',
  },
  staff: {
    title: 'Mitarbeiter',
    words: ['Berechtigungen Rechte einladen sperren Inhaber'],
    now: (people, invitations) =>
      [
        count(people, 'Person', 'Personen'),
        ...(invitations === 0 ? [] : [count(invitations, 'Einladung', 'Einladungen')]),
      ].join(' · '),
    hint: (owners) => `${owners} Inhaber`,
  },
  keys: {
    title: 'Dienstkonten',
    words: ['API-Schlüssel Key Umfang Programm Anbindung Schnittstelle'],
    now: 'Schlüssel für andere Programme',
    hint: 'Zugriffsrechte je Programm',
  },
  webhooks: {
    title: 'Webhooks',
    words: ['Ereignisse Nachrichten URL Geheimnis Anbindung Schnittstelle'],
    now: 'Nachrichten an andere Programme',
    hint: 'Über Aufträge, Bestände und Zahlungen',
  },
  history: {
    title: 'Verlauf',
    words: ['Protokoll wer hat was geändert Audit'],
    now: 'Änderungen der Einstellungen mit Namen',
    nobody: 'Noch keine Änderungen',
    last: (by) => `Zuletzt von ${by}`,
  },
  deleted: {
    title: 'Gelöscht',
    words: ['wiederherstellen Papierkorb Aufträge Werkzeuge Bewertungen'],
    now: 'Aufträge, Werkzeuge und Bewertungen',
    hint: '30 Tage aufbewahrt',
  },
}
