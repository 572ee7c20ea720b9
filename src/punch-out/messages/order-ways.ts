/** The texts of the page about the channels by which a company orders. */
export const orderWaysMessages = {
  link: 'How you order',
  title: 'How you order from us',
  titleOf: (company = 'Company') => `How ${company} orders`,
  description: 'All ways to order, with recent orders and the details to copy.',
  toCompany: 'Your company',
  toRecord: 'Back to the company',
  lead: 'Choose what suits your systems. Prices, minimum quantities and packs are the same everywhere.',
  orders: (count: number, days: number) =>
    `${count === 1 ? '1 order' : `${count} orders`} in the last ${days} days`,
  files: (count: number, days: number) =>
    `${count === 1 ? '1 file' : `${count} files`} in the last ${days} days`,
  mails: (count: number, days: number) =>
    `${count === 1 ? '1 order' : `${count} orders`} by e-mail in the last ${days} days`,
  copyAddress: 'address',
  orderPad: {
    title: 'Order pad',
    detail: 'Paste or drop a list of article numbers and quantities.',
    open: 'Open the order pad',
  },
  file: {
    title: 'Order as a file',
    detail:
      'Drop a file from your system: CSV, XLSX, PDF with text, UBL, cXML, EDIFACT, openTRANS, Order-X or IDS. Each line is shown as “certain”, “to confirm” or “unknown”; nothing is ordered until a person places the order.',
    open: 'Drop a file',
    api: 'Programs can send the same file by POST with the key of a service account. The URL ends with the file name:',
  },
  mail: {
    title: 'Order by e-mail',
    detail:
      'Send your list by e-mail, as text or as a file, from your account’s e-mail address. The e-mail becomes a draft, like a dropped file.',
    off: 'The shop has no mailbox for orders at the moment.',
  },
  punchOut: {
    title: 'Punch-out',
    detail:
      'Your purchasing system opens our catalogue at your prices and receives the basket for your own approval.',
    off: 'The shop does not offer punch-out at the moment.',
    none: 'No connections yet. Ask us for a connection, and tell us the protocol (OCI, cXML or IDS Connect) and the URL of your system.',
    noneStaff: 'No connections yet.',
    staff: 'Connections and messages',
    userName: 'User name',
    password:
      'The password was shown only once, when the connection was added. If you have lost it, ask us for a new password.',
    uses: (baskets: number, orders: number, days: number) =>
      `${baskets === 1 ? '1 basket' : `${baskets} baskets`} and ${orders === 1 ? '1 order' : `${orders} orders`} in the last ${days} days`,
    refused: (count: number) => (count === 1 ? '1 refused call' : `${count} refused calls`),
    last: 'Last message',
    never: 'no messages yet',
  },
  agents: {
    title: 'Agents',
    detail:
      'Each person can link programs that act for them (Model Context Protocol), within a spending limit.',
    off: 'The shop does not accept orders from agents at the moment.',
    open: 'Your agents',
  },
} as const
