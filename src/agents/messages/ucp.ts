/** The shop's texts for platforms of the Universal Commerce Protocol. */
export const ucpMessages = {
  scopes: {
    'dev.ucp.shopping.cart:manage': 'See your prices and fill carts.',
    'dev.ucp.shopping.checkout:manage':
      'Place orders within your limits. Larger orders wait until you approve them.',
    'dev.ucp.shopping.order:read': 'Read your orders.',
  },
  title: 'Trade terms',
  noProfile: 'Name your profile: UCP-Agent: profile="https://…", or meta["ucp-agent"].profile.',
  profileNotRead:
    'Your profile could not be read. It must be JSON at a public address of https://, without redirects, of 128 kB at most.',
  profileNotValid: 'Your profile is not a UCP profile: it needs ucp.version and ucp.capabilities.',
  version: (theirs: string, ours: string) =>
    `Your profile says version ${theirs}. This shop speaks ${ours}.`,
  capability: (name: string) => `Your profile does not have the capability ${name}.`,
  identity: 'Link an account of the shop first: it decides on prices, and orders for a person.',
  tokenEnded: 'The access token is unknown, has expired, or belongs to an agent that was unlinked.',
  scope: (scope: string) => `The person has not given this agent the right ${scope}.`,
  pricesHidden: 'Prices are shown to customers only. Link an account of the shop.',
  notShown: 'This account is not shown prices. Its owner can ask the shop to admit it.',
  malformed: (path: string, detail: string) => `${path}: ${detail}`,
  unknownTool: (name: string) => `There is no operation ${name}.`,
  notJsonRpc:
    'Send one JSON-RPC 2.0 message, not a batch. Its id is a whole number or at most 200 visible characters.',
  noInput: 'Name what you search: query, or filters.',
  tooManyIds: (most: number) => `Look up ${most} identifiers at once at most.`,
  noCategory: 'No more than 20 categories.',
  notFound: {
    product: 'This shop sells nothing under this identifier.',
    cart: 'There is no such cart: it was cancelled or has expired.',
    checkout: 'There is no such checkout: it has expired, or belongs to another agent.',
    order: 'There is no such order.',
  },
  noKey: 'Send an idempotency key: 8 to 64 letters, digits, _ or -.',
  keyReused: 'This idempotency key was sent with another content before.',
  tooManySessions: (most: number) =>
    `This agent has ${most} open carts and checkouts. Cancel one, or wait until they expire.`,
  line: {
    unknown: (item: string) => `This shop sells nothing under ${item}.`,
    twice: (line: number) => `The same tool is on line ${line}. Put the quantities together.`,
    unit: (unit: string) => `The quantity is counted in ${unit}, in no other unit.`,
  },
  quote: {
    notWhole: 'No quote was asked for: the cart has lines that this shop does not sell, or none.',
    missing:
      'This checkout has no quote for these lines. Ask for one in a cart, and make the checkout of that cart.',
    states: {
      asked: 'The shop has not answered the quote yet.',
      accepted: 'The quote was accepted already, and is one order.',
      declined: 'The quote was declined.',
      withdrawn: 'The shop has withdrawn the quote.',
      expired: 'The offer has expired. Ask for a new quote.',
    },
    otherLines:
      'The offer is for other quantities. Send exactly its lines, or leave use_quote out.',
    asked: (number: number) =>
      `Quote ${number} is asked for. People of the shop answer it; read the cart again.`,
  },
  closed: { completed: 'This checkout is completed.', canceled: 'This checkout is cancelled.' },
  noPhone: 'Give a telephone number of the buyer: the driver calls it.',
  noAddress: 'Give an address with street_address, address_locality and address_country.',
  notReady: 'The checkout is not complete yet. See the messages, and update it.',
  waits: (reason: string) => `When it is placed, the order waits: ${reason}`,
  waiting: (reason: string) => `The order is placed and waits: ${reason}`,
  termUnknown: 'There is one payment term. It stays as it is.',
  delivery: 'Delivery',
  deliveryFree: 'Without a charge',
  tax: 'Tax',
  terms: {
    onAccount: 'On account',
    inAdvance: 'In advance',
    net: (days: number) => `Due ${days} days after the date of the invoice.`,
    receipt: 'Due when the invoice is received.',
    discount: (percent: string, days: number) =>
      ` ${percent} % may be deducted within ${days} days.`,
    prepayment: 'Due before the goods leave, by a proforma invoice.',
  },
  failed: 'The shop could not answer. Nothing is known to have changed; ask before you repeat it.',
} as const
