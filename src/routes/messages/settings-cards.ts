/** What the cards of the settings say that lead to pages of other capabilities. */
const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`

export const settingsCardMessages = {
  areas: {
    shop: 'The shop',
    selling: 'Selling',
    money: 'Money',
    people: 'People, e-mail and records',
  },
  pages: {
    title: 'Text pages',
    words: ['imprint terms privacy contact about delivery returns cookies Markdown'],
    now: (all: number) => count(all, 'page', 'pages'),
    hint: (own: number) => (own === 0 ? 'Standard text' : `${own} written by you`),
  },
  live: {
    title: 'Going live',
    words: ['checklist HTTPS backup first order'],
    now: (done: number, all: number) => `${done} of ${all} done`,
    hint: (left: number) =>
      left === 0 ? 'Nothing left to do' : count(left, 'step left', 'steps left'),
  },
  delivery: {
    title: 'Delivery',
    words: ['shipping freight postage charges zones'],
    now: (zones: number) => count(zones, 'zone', 'zones'),
    free: 'Delivery is free',
    collection: 'Collection allowed',
    noCollection: 'No collection',
  },
  salesTax: {
    title: 'US sales tax',
    now: (states: number) =>
      states === 0 ? 'No states yet' : `Rates for ${count(states, 'state', 'states')}`,
    hint: 'Only states in which you charge tax',
  },
  numbers: {
    title: 'Numbers',
    now: (examples: readonly string[]) => `Next: ${examples.join(' and ')}`,
    hint: 'Each kind of document has its own numbers',
  },
  staff: {
    title: 'Staff',
    words: ['permissions rights invite pause owner'],
    now: (people: number, invitations: number) =>
      [
        count(people, 'person', 'people'),
        ...(invitations === 0 ? [] : [count(invitations, 'invitation', 'invitations')]),
      ].join(' · '),
    hint: (owners: number) => count(owners, 'owner', 'owners'),
  },
  keys: {
    title: 'Service accounts',
    words: ['API key scope program integration'],
    now: 'Keys for other programs',
    hint: 'Each with its own rights',
  },
  webhooks: {
    title: 'Webhooks',
    words: ['events messages URL secret integration'],
    now: 'Messages to other programs',
    hint: 'About orders, stock and payments',
  },
  history: {
    title: 'History',
    words: ['audit who changed what'],
    now: 'Who changed which settings',
    nobody: 'No changes yet',
    last: (by: string) => `Last by ${by}`,
  },
  deleted: {
    title: 'Deleted',
    words: ['restore put back orders tools reviews'],
    now: 'Orders, tools and reviews',
    hint: 'Kept for 30 days',
  },
} as const
