/** The icons of the settings cards, on the grid of the shop's icons; loaded only with them. */
export const cardShapes = {
  shop: 'M2 8l2-5h12l2 5M3 8v9h14V8M8 17v-5h4v5',
  front: 'M3 9l7-6 7 6v8H3zM8 17v-5h4v5',
  place:
    'M10 1.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4ZM2 10h16M10 2c-5 5-5 11 0 16 5-5 5-11 0-16',
  letterhead: 'M4 2h8l4 4v12H4zM12 2v4h4M7 10h6M7 14h6',
  pages: 'M3 3h6l1 1 1-1h6v13h-6l-1 1-1-1H3zM10 4v13',
  live: 'M4 18V3h11l-2 4 2 4H4',
  orders: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 18c.5-4 3-5.5 7-5.5s6.5 1.5 7 5.5',
  stock: 'M2 6l8-4 8 4v8l-8 4-8-4zM2 6l8 4 8-4M10 10v8',
  holds: 'M10 2l7 3v5c0 4-3 7-7 8-4-1-7-4-7-8V5z',
  papers: 'M4 2h8l4 4v12H4zM12 2v4h4M7 11l2 2 4-4',
  delivery: 'M1 5h11v9H1zM12 8h4l3 3v3h-7M5 16.2h.01M15 16.2h.01',
  reviews: 'm10 2.5 2.3 5 5.2.6-3.9 3.6 1.1 5.3-4.7-2.7-4.7 2.7 1.1-5.3-3.9-3.6 5.2-.6z',
  purchasing: 'M1 2h3l2.4 10.5h9.2L18 5H4.7M7.5 16.8h.01M14.5 16.8h.01',
  tax: 'M4 16 16 4M6 7.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM14 16a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
  salesTax:
    'M10 18.2s6.2-5.6 6.2-10.2a6.2 6.2 0 1 0-12.4 0c0 4.6 6.2 10.2 6.2 10.2ZM10 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  payments: 'M1 5h18v10H1zM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  reminders: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 18h3',
  numbers: 'M7 3 5 17M15 3l-2 14M3 7.5h15M2 12.5h15',
  accounting: 'M7 5h11M7 10h11M7 15h11M2.5 5h.01M2.5 10h.01M2.5 15h.01',
  staff:
    'M7 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM1.5 17c.3-3.5 2-5 5.5-5s5.2 1.5 5.5 5M13.5 9.5a2.6 2.6 0 1 0-1-5M15 12.3c2.3.4 3.3 1.9 3.5 4.7',
  access: 'M4 9h12v9H4zM6.5 9V6a3.5 3.5 0 0 1 7 0v3',
  mails: 'M2 4h16v12H2zM2 5l8 6 8-6',
  accountMails:
    'M2 4h16v12H2zM10 10.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6.5 15.8c.3-2.3 1.5-3.2 3.5-3.2s3.2.9 3.5 3.2',
  keys: 'M6.5 13.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7ZM10 10h8v4M14 10v3',
  webhooks: 'M2 10h10M8.5 6l4 4-4 4M16 3v14',
  history: 'M10 1.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4ZM10 5v5l3.5 2',
  deleted: 'M7 4 3 8l4 4M3 8h9a5 5 0 0 1 0 10H8',
} as const
export type CardIcon = keyof typeof cardShapes

export const PartIcon = ({ name }: { readonly name: CardIcon }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d={cardShapes[name]} />
  </svg>
)
