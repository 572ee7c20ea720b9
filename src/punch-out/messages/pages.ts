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
  description: 'How the buyer system of a company opens the catalogue and takes baskets back.',
  toRecord: 'Back to the company',
  off: 'Punch-out is switched off in Settings → Orders. Buyer systems are refused until it is on.',
  connections: 'Connections',
  noConnection:
    'No connection yet. Add one, and give its address, user name and password to the buyer.',
  userName: 'User name',
  protocol: 'Protocol',
  protocols: { oci: 'OCI 4 and 5', cxml: 'cXML 1.2', ids: 'IDS Connect 2.5' },
  newProtocol: 'Protocol of the buyer’s system',
  identity: 'Identity of the buyer’s system',
  identityHelp:
    'What the system names in From, such as an AN number of Ariba. Empty: the shop makes a name, and the buyer enters it.',
  basketField: 'Field of the basket',
  basketFields: {
    'cxml-urlencoded': 'cxml-urlencoded (text)',
    'cxml-base64': 'cxml-base64 (Base64)',
  },
  origins: 'Origins',
  added: 'Added',
  state: 'State',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  sureToRevoke: (name: string) =>
    `${name} can no longer open the catalogue, and its open sessions end. This cannot be undone.`,
  keep: 'Keep',
  isRevoked: (name: string) => `${name} is revoked.`,
  add: 'Add connection',
  adding: 'Adding …',
  notAdded: 'The connection was not added.',
  newOrigins: 'Origins of the buyer’s system',
  newOriginsHelp:
    'Scheme, host and port, such as https://buyer.example.com; several are separated by blanks. Only pages of them show the catalogue in a frame, and baskets go to them only. Name every origin to which the buyer’s system redirects.',
  notOrigins: 'Enter one to ten origins, such as https://buyer.example.com, without a path.',
  shownOnce: (name: string) => `Copy the password of ${name} now`,
  shownOnceDetail: 'It is shown only once. Send it to the buyer on a safe way.',
  password: 'password',
  done: 'Done',
  setup: 'What the buyer sets up',
  setups: {
    oci: {
      lead: 'In SAP: call structure of the web service. Other systems call the same fields so.',
      address: 'Address (form, POST)',
      fields: [
        ['USERNAME', 'the user name of the connection'],
        ['PASSWORD', 'its password'],
        ['HOOK_URL', 'return address, which the buyer system fills in; https'],
        ['~OkCode, ~TARGET, ~CALLER', 'optional; returned as sent, else ADDI, _top, CTLG'],
        ['FUNCTION', 'optional; DETAIL, SOURCING, VALIDATE, BACKGROUND_SEARCH'],
        ['PRODUCTID, QUANTITY', 'of DETAIL and VALIDATE: the SKU, and how many'],
        ['SEARCHSTRING', 'of SOURCING and BACKGROUND_SEARCH: what is searched for'],
      ],
      note: 'Prices are those of the company, without tax. PRICEUNIT says for how many units a price is. Sessions last an hour.',
    },
    cxml: {
      lead: 'In Ariba, Coupa and others: one address for punch-out, orders and profile.',
      address: 'Address (XML, POST)',
      fields: [
        ['From, Identity', 'the user name of the connection'],
        ['Sender, SharedSecret', 'its password'],
        ['To, Identity', 'any; the basket comes from this identity'],
        ['BrowserFormPost', 'return address, which the buyer system fills in; https'],
        ['OrderRequest', 'becomes a received order, which a person checks'],
      ],
      note: 'Prices are those of the company, without tax. PriceBasisQuantity says for how many units a price is; without it, for one. The basket comes as cxml-urlencoded or cxml-base64, as chosen for the connection, and can be opened again (edit, inspect). The link of a session opens it once, within ten minutes.',
    },
    ids: {
      lead: 'In software of craftsmen (sanitary, heating, electrical): the wholesaler’s shop.',
      address: 'Address (form, POST)',
      fields: [
        ['name_kunde or kndnr', 'the user name of the connection'],
        ['pw_kunde', 'its password'],
        ['action', 'WKE: fill a basket; WKS: with a basket of the software; ADL: one article'],
        ['hookurl', 'return address, which the software fills in; https, or its own machine'],
        ['ghnummer', 'of ADL: the SKU'],
      ],
      note: 'The basket comes back as warenkorb, with NetPrice without tax for as many units as PriceBasis says. Nothing is ordered by it.',
    },
  } satisfies Readonly<Record<string, Setup>>,
  messages: 'Messages of the last 30 days',
  noMessage: 'No message yet.',
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
    'return-address': 'return address not agreed',
    'not-secure': 'the shop is not reached over https',
    request: 'not a request that the shop takes, or not complete',
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
  answersOf: (name: string) => `Messages about orders of ${name}`,
  answersHelp:
    'The address to which the shop sends ConfirmationRequest, ShipNoticeRequest and InvoiceDetailRequest, over https. Empty: nothing is sent, and the order’s page has the files.',
  answerAddress: 'Address of the buyer’s system',
  answerSecret: 'Shared secret of the shop there',
  answerSecretHelp: 'The buyer tells it to you. It is not shown again. Empty: the saved one stays.',
  hasSecret: 'A shared secret is saved.',
  saveAnswers: 'Save address',
  savingAnswers: 'Saving …',
  answersNotSaved: 'The address was not saved.',
  orderFiles: 'cXML messages',
  orderFilesHelp: 'Files of what is not sent are for you to pass on.',
  at: 'Time',
  what: 'Message',
  content: 'Content',
  show: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
} as const
