/** The texts of punch-out on the pages of staff. */
type Setup = {
  readonly lead: string
  readonly address: string
  readonly fields: readonly (readonly [name: string, meaning: string])[]
  readonly note: string
}

export const punchOutPageMessages = {
  link: 'Punch-out',
  title: (company = 'Company') => `Punch-out: ${company}`,
  description: 'How a company’s purchasing system opens the catalogue and receives baskets.',
  toRecord: 'Back to the company',
  off: 'Punch-out is switched off under Settings, Who may order. Buyers’ systems are refused until you switch it on.',
  connections: 'Connections',
  noConnection:
    'No connections yet. Add a connection, then send its URL, user name and password to the buyer.',
  userName: 'User name',
  protocol: 'Protocol',
  protocols: { oci: 'OCI 4 and 5', cxml: 'cXML 1.2', ids: 'IDS Connect 2.5' },
  newProtocol: 'Protocol of the buyer’s system',
  identity: 'Identity of the buyer’s system',
  identityHelp:
    'The identity that the system sends in From, such as an Ariba AN number. If the field is empty, the shop generates a name for the buyer to enter.',
  basketField: 'Basket field',
  basketFields: {
    'cxml-urlencoded': 'cxml-urlencoded (text)',
    'cxml-base64': 'cxml-base64 (Base64)',
  },
  origins: 'Origins',
  added: 'Added',
  state: 'Status',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  sureToRevoke: (name: string) =>
    `${name} will no longer be able to open the catalogue, and its open sessions will end. This cannot be undone.`,
  keep: 'Keep',
  isRevoked: (name: string) => `${name} was revoked.`,
  add: 'Add connection',
  adding: 'Adding …',
  notAdded: 'The connection was not added.',
  newOrigins: 'Origins of the buyer’s system',
  newOriginsHelp:
    'Scheme, host and, if needed, port, such as https://buyer.example.com; separate multiple origins with spaces. Only pages from these origins can show the catalogue in a frame, and baskets are sent only to these origins. Include every origin to which the buyer’s system redirects.',
  notOrigins: 'Enter one to ten origins, such as https://buyer.example.com, without a path.',
  shownOnce: (name: string) => `Copy the password for ${name} now`,
  shownOnceDetail: 'The password is shown only once. Send it to the buyer in a secure way.',
  password: 'password',
  done: 'Done',
  setup: 'Setup in the buyer’s system',
  setups: {
    oci: {
      lead: 'In SAP: the call structure of the web service. Other systems use the same field names.',
      address: 'Address (form, POST)',
      fields: [
        ['USERNAME', 'the connection’s user name'],
        ['PASSWORD', 'the connection’s password'],
        ['HOOK_URL', 'return URL, filled in by the buyer system; https'],
        ['~OkCode, ~TARGET, ~CALLER', 'optional; returned as sent, otherwise ADDI, _top, CTLG'],
        ['FUNCTION', 'optional; DETAIL, SOURCING, VALIDATE, BACKGROUND_SEARCH'],
        ['PRODUCTID, QUANTITY', 'for DETAIL and VALIDATE: the SKU and the quantity'],
        ['SEARCHSTRING', 'for SOURCING and BACKGROUND_SEARCH: the search text'],
      ],
      note: 'Prices are the company’s prices, excluding tax. PRICEUNIT is the number of units that a price is for. A session lasts one hour.',
    },
    cxml: {
      lead: 'In Ariba, Coupa and others: one address for punch-out, orders and the profile.',
      address: 'Address (XML, POST)',
      fields: [
        ['From, Identity', 'the connection’s user name'],
        ['Sender, SharedSecret', 'the connection’s password'],
        ['To, Identity', 'any value; the basket is sent from this identity'],
        ['BrowserFormPost', 'return URL, filled in by the buyer system; https'],
        ['OrderRequest', 'becomes a received order, which a person checks'],
      ],
      note: 'Prices are the company’s prices, excluding tax. PriceBasisQuantity is the number of units that a price is for; without it, a price is for one unit. The basket is sent as cxml-urlencoded or cxml-base64, as chosen for the connection, and can be opened again (edit, inspect). The link to a session can be opened once, within ten minutes.',
    },
    ids: {
      lead: 'In trade software (plumbing, heating, electrical): the settings for the wholesaler’s shop.',
      address: 'Address (form, POST)',
      fields: [
        ['name_kunde or kndnr', 'the connection’s user name'],
        ['pw_kunde', 'the connection’s password'],
        [
          'action',
          'WKE: fill a basket; WKS: start with a basket from the software; ADL: show one article',
        ],
        ['hookurl', 'return URL, filled in by the software; https, or a URL on the same computer'],
        ['ghnummer', 'for ADL: the SKU'],
      ],
      note: 'The basket is returned in the warenkorb field. NetPrice excludes tax and applies to the number of units in PriceBasis. Returning a basket does not place an order.',
    },
  } satisfies Readonly<Record<string, Setup>>,
  messages: 'Messages from the last 30 days',
  noMessage: 'No messages yet.',
  kinds: {
    begun: 'catalogue opened',
    refused: 'refused',
    returned: 'basket returned',
    ordered: 'order received',
    answered: 'question answered',
    sent: 'sent',
    waiting: 'waiting to be sent',
    'not-sent': 'not sent',
  },
  reasons: {
    secret: 'wrong password, revoked connection, or company not approved',
    'return-address': 'return URL not registered',
    'not-secure': 'the shop was not opened over https',
    request: 'request not supported or incomplete',
    order: 'the order cannot be read',
  } satisfies Readonly<Record<string, string>>,
  abouts: {
    confirmation: 'confirmation',
    'ship-notice': 'ship notice',
    invoice: 'invoice or credit note',
  },
  sendAgain: 'Send again',
  isSentAgain: 'The message will be sent again.',
  answers: 'Confirmations, ship notices and invoices',
  answersOf: (name: string) => `Messages about orders from ${name}`,
  answersHelp:
    'The https URL to which the shop sends ConfirmationRequest, ShipNoticeRequest and InvoiceDetailRequest messages. Without a URL, nothing is sent, and you can download the files on the order’s page.',
  answerAddress: 'URL of the buyer’s system',
  answerSecret: 'The shop’s shared secret in this system',
  answerSecretHelp:
    'The buyer gives you the secret. The secret is not shown again. If the field is empty, the saved secret is kept.',
  hasSecret: 'A shared secret is saved.',
  saveAnswers: 'Save URL',
  savingAnswers: 'Saving …',
  answersNotSaved: 'The URL was not saved.',
  orderFiles: 'cXML messages',
  orderFilesHelp: 'If a message is not sent, download its file and send it to the buyer yourself.',
  at: 'Time',
  what: 'Message',
  content: 'Content',
  show: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
} as const
