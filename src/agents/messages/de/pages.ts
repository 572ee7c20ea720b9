/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { agentsPageMessages as english } from '../pages.ts'

export const agentsPageMessages: Translated<typeof english> = {
  title: 'Agenten',
  description:
    'Programme, die Sie verbunden haben und die innerhalb Ihrer Limits für Sie bestellen.',
  lead: 'Diese Programme können für Sie bestellen. Bestellungen über den Limits eines Programms warten auf Ihre Freigabe.',
  off: 'Agenten sind in diesem Shop ausgeschaltet. Neue Agenten lassen sich nicht verbinden, und verbundene Agenten können weder bestellen noch Daten lesen.',
  empty: 'Keine Agenten',
  emptyDetail:
    'Um einen Agenten zu verbinden, tragen Sie die Adresse unten in Ihrem Assistenten als MCP-Server ein. Der Assistent leitet Sie dann zur Freigabe auf diese Seite.',
  address: 'Adresse für Agenten',
  caption: 'Verbundene Agenten',
  name: 'Agent',
  buysFor: 'Kauft für',
  self: 'Sie selbst',
  limits: 'Limits',
  perOrder: (sum) => `${sum} je Bestellung`,
  perMonth: (sum) => `${sum} im Monat`,
  until: 'Bis',
  used: 'Zuletzt benutzt',
  never: 'Nie',
  state: 'Status',
  states: {
    active: 'aktiv',
    expired: 'abgelaufen',
    person: 'getrennt',
    replay: 'getrennt: Ein Token des Agenten wurde zweimal benutzt',
  },
  change: 'Limits ändern',
  changeOf: (name) => `Limits von ${name} ändern`,
  calls: 'Aufrufe',
  callsOf: (name) => `Aufrufe von ${name}`,
  noCalls: 'Von diesem Agenten gibt es noch keine Aufrufe.',
  when: 'Wann',
  tool: 'Aufruf',
  outcome: 'Ergebnis',
  done: 'erledigt',
  order: (number) => `Bestellung ${number}`,
  unlink: 'Trennen',
  unlinkOf: (name) => `${name} trennen`,
  unlinking: (name) => `${name} kann dann nichts mehr für Sie bestellen oder lesen.`,
  unlinked: (name) => `${name} wurde getrennt`,
  saved: (name) => `Die Limits von ${name} wurden gespeichert`,
  notSaved: 'Die Limits wurden nicht gespeichert',
  save: 'Limits speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  orderLimit: 'Limit je Bestellung',
  orderLimitHelp:
    'Ohne MwSt. Größere Bestellungen warten auf Ihre Freigabe. Bei 0 wartet jede Bestellung.',
  monthLimit: 'Limit im Monat',
  days: 'Gültigkeit in Tagen',
  link: {
    title: 'Agenten verbinden',
    description: 'Ein Programm möchte in diesem Shop für Sie handeln.',
    lead: (name) => `${name} möchte in diesem Shop für Sie handeln.`,
    unproven: (name, host) =>
      `Der Name ${name} ist nicht geprüft. Sie werden zu ${host} geleitet: Fahren Sie nur fort, wenn Sie die Verbindung gerade dort gestartet haben.`,
    local:
      'Sie werden zu einem Programm auf diesem Computer geleitet: Fahren Sie nur fort, wenn Sie das Programm gerade gestartet haben.',
    rights: 'Der Agent darf',
    scopes: {
      'own-prices': 'Ihre Preise sehen',
      'read-orders': 'Ihre Bestellungen und Angebote lesen',
      'place-orders':
        'bestellen, Angebote anfragen und annehmen sowie Ihre gespeicherten Adressen lesen',
      'read-documents': 'die Liste Ihrer Rechnungen und Lieferscheine lesen',
    },
    never:
      'Der Agent kann weder Ihr Konto noch seine eigenen Limits ändern und keine Bestellungen freigeben.',
    allow: 'Verbinden',
    linking: 'Wird verbunden …',
    refuse: 'Abbrechen',
    failed: 'Der Agent wurde nicht verbunden',
    incomplete:
      'Starten Sie die Verbindung in dem Programm, das Sie verbinden möchten. Das Programm leitet Sie dann auf diese Seite.',
    notValid: 'Dieses Programm kann nicht verbunden werden',
  },
}
