/** The shop's texts for platforms of the Universal Commerce Protocol. */
export const ucpMessages = {
  scopes: {
    'dev.ucp.shopping.cart:manage': 'View your prices and fill carts.',
    'dev.ucp.shopping.checkout:manage':
      'Place orders within your limits. Larger orders wait until you approve them.',
    'dev.ucp.shopping.order:read': 'Read your orders.',
  },
  title: 'Trade terms',
  noProfile:
    'Send the URL of your profile as UCP-Agent: profile="https://…" or as meta["ucp-agent"].profile.',
  profileNotRead:
    'Your profile could not be read. The profile must be JSON of at most 128 kB at a public https:// URL that does not redirect.',
  profileNotValid: 'Your profile is not a UCP profile: it needs ucp.version and ucp.capabilities.',
  version: (theirs: string, ours: string) =>
    `Your profile has version ${theirs}, but this shop uses version ${ours}. Use a profile with the shop’s version.`,
  capability: (name: string) =>
    `Your profile does not list the ${name} capability. Add the capability to the profile.`,
  identity: 'Link an account at this shop first: prices and orders depend on the account.',
  tokenEnded:
    'The access token is unknown, has expired, or belongs to an agent that has been unlinked. Request a new token, or link the account again.',
  scope: (scope: string) =>
    `The user has not granted this agent the ${scope} scope. Link the account again with this scope.`,
  pricesHidden: 'Only customers can see prices. Link an account at this shop.',
  notShown: 'This account cannot see prices. The account’s owner can ask the shop for access.',
  malformed: (path: string, detail: string) => `${path}: ${detail}`,
  unknownTool: (name: string) => `There is no operation named ${name}.`,
  notJsonRpc:
    'Send one JSON-RPC 2.0 message, not a batch. The id must be a whole number or a string of at most 200 visible characters.',
  noInput: 'Send the field query, the field filters, or both.',
  tooManyIds: (most: number) => `Look up at most ${most} identifiers at once.`,
  noCategory: 'Send at most 20 categories.',
  notFound: {
    product: 'No product in this shop has this identifier. Search the catalogue for the product.',
    cart: 'This cart does not exist. The cart may have been cancelled or have expired. Create a new cart.',
    checkout:
      'This checkout does not exist. The checkout may have expired or belong to another agent. Create a new checkout.',
    order: 'This order does not exist. Check the order number.',
  },
  noKey: 'Send an idempotency key: 8 to 64 letters, digits, _ or -.',
  keyReused: 'This idempotency key has already been used with different content. Send a new key.',
  tooManySessions: (most: number) =>
    `This agent has ${most} open carts and checkouts. Cancel a cart or checkout, or wait until one expires.`,
  line: {
    unknown: (item: string) => `No product in this shop has the identifier ${item}.`,
    twice: (line: number) => `Line ${line} has the same tool. Combine the quantities on one line.`,
    unit: (unit: string) => `Send the quantity in ${unit}. No other unit is accepted.`,
  },
  quote: {
    notWhole:
      'No quote was requested: the cart is empty or contains products that this shop does not sell.',
    missing:
      'This checkout has no quote for these lines. Request a quote in a cart, then create the checkout from that cart.',
    states: {
      asked: 'The shop has not replied to the quote request yet. Try again later.',
      accepted:
        'The quote has already been accepted and has become an order. Check the order instead.',
      declined: 'The quote was declined. Request a new quote.',
      withdrawn: 'The shop has withdrawn the quote. Request a new quote.',
      expired: 'The offer has expired. Request a new quote.',
    },
    otherLines:
      'The quote is for different quantities. Send exactly the lines in the quote, or omit use_quote.',
    asked: (number: number) =>
      `Quote ${number} has been requested. The shop’s staff will reply; read the cart again later.`,
  },
  closed: {
    completed: 'This checkout has already been completed.',
    canceled: 'This checkout was cancelled. Create a new checkout.',
  },
  noPhone: 'Send the buyer’s phone number, so that the driver can call the buyer.',
  noAddress: 'Send an address with street_address, address_locality and address_country.',
  notReady: 'The checkout is not complete yet. Read the messages, then update the checkout.',
  waits: (reason: string) => `The order will be on hold after it is placed: ${reason}`,
  waiting: (reason: string) => `The order has been placed and is on hold: ${reason}`,
  termUnknown: 'Only one payment term is available, and it cannot be changed. Omit this field.',
  delivery: 'Delivery',
  deliveryFree: 'Free of charge',
  tax: 'Tax',
  terms: {
    onAccount: 'On account',
    inAdvance: 'In advance',
    net: (days: number) => `Due ${days} days after the invoice date.`,
    receipt: 'Due when the invoice is received.',
    discount: (percent: string, days: number) =>
      ` ${percent}% may be deducted within ${days} days.`,
    prepayment: 'Due before shipment, against a proforma invoice.',
  },
  failed:
    'The shop could not complete the call, and it is not known whether anything has changed. Check this before you repeat the call.',
} as const
