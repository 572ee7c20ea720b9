/** Texts of punch-out: its API, and the pages of its sessions. */
export const punchOutMessages = {
  problems: { tooMany: 'Too many connections' },
  tooManyDetail: (most: number) =>
    `A company can have ${most} connections. Revoke one that is no longer used.`,
  notOrigins: 'Name one to ten origins.',
  notOrigin: (text: string) =>
    `${text} is not an origin. Enter the address of the buyer’s system without a path, such as https://buyer.example.com.`,
  identityTaken: (name: string) => `Another connection has the identity ${name}.`,
  sweepFailed: 'Old punch-out messages could not be deleted',
  answers: {
    failed: 'Messages about cXML orders could not be sent',
    notWritten: 'A message about a cXML order could not be written or sent',
    sealed:
      'Not sent: the shop cannot open the shared secret of this connection, since SECRETS_KEY is not the one with which it was sealed. Set the former key beside it, or enter the secret again.',
    notThere:
      'This message cannot be written. A confirmation is written once the order no longer waits.',
  },
  basket: {
    isBack: 'The basket was already transferred. Begin again in your own system.',
    notOnSale: 'This tool is no longer on sale.',
    tooMany: (most: number) => `A basket has at most ${most} lines. Transfer this one first.`,
    notQuantity: 'Enter a whole number.',
    nowhere:
      'Your system has opened the catalogue without an address to return to, so no basket can be transferred. To order, open the catalogue from a requisition.',
    onlyShown: 'This basket is shown only. To change it, edit it in your own system.',
    missing: (skus: string) =>
      `No longer sold, or without a whole quantity, and therefore not in the basket: ${skus}.`,
    changed: 'The basket has changed since you filled it. Check the lines, then transfer it again.',
  },
  page: {
    title: (shop: string) => `${shop}: catalogue`,
    buyingFor: (company: string) => `For ${company}`,
    search: 'Search by name or SKU',
    find: 'Search',
    tools: 'Tools',
    none: 'No tool was found. Try another word or an SKU.',
    next: 'More tools',
    price: (price: string, base: string) => `${price} ${base}`,
    minimum: (count: string) => `Minimum ${count}`,
    packs: (count: string) => `packs of ${count}`,
    inStock: (count: string) => `${count} in stock`,
    quantityOf: (tool: string) => `Quantity of ${tool}`,
    add: 'Add',
    addOf: (tool: string) => `Add ${tool}`,
    basket: 'Basket',
    empty: 'The basket is empty.',
    update: 'Update',
    updateOf: (tool: string) => `Update ${tool}`,
    remove: 'Remove',
    removeOf: (tool: string) => `Remove ${tool}`,
    total: 'Total, without tax',
    transfer: 'Transfer basket',
    leave: 'Return without items',
    back: 'Back to your own system',
    answer: 'Answer of the catalogue',
    transferring: 'Your basket goes back to your own system.',
    transferNow: 'Transfer now',
    notMoving: 'If nothing happens, press the button.',
    noOrder: 'Nothing is ordered here. Your own system orders what you transfer.',
  },
  refused: {
    title: 'The catalogue did not open',
    'not-known':
      'User name or password is wrong, or the connection was revoked. Ask the supplier for new ones.',
    'not-agreed':
      'The address to which the basket would go is not agreed with the supplier. Nothing was transferred. Ask the supplier to add the origin of your system.',
    'not-secure':
      'The shop is not reached over https. A browser keeps no session in a frame without it. Tell the supplier.',
    'not-call':
      'The call of your system is not complete. USERNAME, PASSWORD and HOOK_URL are needed, each once.',
    'not-ids':
      'The call of your software is not complete. It needs action (WKE, WKS or ADL), name_kunde or kndnr, pw_kunde, and hookurl; WKS needs warenkorb, ADL needs ghnummer, each once.',
    'not-basket':
      'The basket of your software is not one that the shop reads: it is no IDS basket, or has more than 200 lines. Nothing was transferred.',
    'not-found': 'The shop does not offer punch-out.',
    'too-many': 'Too many calls. Wait a minute, then open the catalogue again.',
  },
  /** Read by the people who connect a buyer system. */
  cxml: {
    notMessage:
      'This is no cXML message that the shop reads. It needs From, Sender with SharedSecret, a payloadID and a Request, in well-formed XML without entities of its own.',
    notSetup:
      'The PunchOutSetupRequest is not complete. It needs an operation (create, edit or inspect), a BuyerCookie of text and a BrowserFormPost with a URL.',
    tooManyLines: (most: number) => `A basket has at most ${most} lines. Nothing was opened.`,
    notAnswered: (name: string) =>
      `${name} is not answered here. The shop takes PunchOutSetupRequest, OrderRequest and ProfileRequest.`,
    received:
      'The order was received. Unless it is agreed otherwise, a person checks it before it is placed; lines whose article, quantity or price differs are asked about.',
    otherOrder:
      'Another order came with this payloadID. Nothing was received. Give each message a payloadID of its own, and send it again.',
    tooMany: 'Too many calls. Wait a minute.',
  },
  ended: {
    title: 'The session has ended',
    detail:
      'A session lasts an hour, and ends when the supplier revokes the connection. Nothing was ordered. Open the catalogue again in your own system. If this page comes at once, the browser has refused the cookie of the session.',
  },
  /** A form of another page, or a program that does not send its origin. */
  otherOrigin: {
    title: 'This did not come from the catalogue',
    detail:
      'Nothing was changed or transferred: the request does not name the shop as its Origin. Go back to the catalogue and press the button there.',
  },
}
