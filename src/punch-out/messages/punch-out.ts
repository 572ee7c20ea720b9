/** Texts of punch-out: its API, and the pages of its sessions. */
export const punchOutMessages = {
  problems: { tooMany: 'Too many connections' },
  tooManyDetail: (most: number) =>
    `A company can have at most ${most} connections. Revoke a connection that is no longer used.`,
  notOrigins: 'Enter one to ten origins.',
  notOrigin: (text: string) =>
    `${text} is not an origin. Enter the URL of the buyer’s system without a path, such as https://buyer.example.com.`,
  identityTaken: (name: string) =>
    `Another connection already has the identity ${name}. Enter a different identity.`,
  sweepFailed: 'Old punch-out messages could not be deleted',
  answers: {
    failed: 'Messages about cXML orders could not be sent',
    notWritten: 'A message about a cXML order could not be written or sent',
    sealed:
      'Not sent: the shop cannot decrypt the shared secret of this connection, because SECRETS_KEY is not the key with which it was encrypted. Add the previous key to SECRETS_KEY, or enter the secret again.',
    notThere:
      'This message is not available. A confirmation is available once the order is no longer on hold.',
  },
  basket: {
    isBack: 'The basket has already been transferred. Start again in your own system.',
    notOnSale: 'This tool is no longer available.',
    tooMany: (most: number) =>
      `A basket can have at most ${most} lines. Transfer this basket first.`,
    notQuantity: 'Enter a whole number.',
    nowhere:
      'Your system opened the catalogue without a return URL, so no basket can be transferred. To order, open the catalogue from a requisition.',
    onlyShown: 'This basket is read-only. To change the basket, edit it in your own system.',
    missing: (skus: string) =>
      `These tools are no longer sold, or their quantity is not a whole number, so they are not in the basket: ${skus}.`,
    changed:
      'The basket has changed since you filled it. Check the lines, then transfer the basket again.',
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
    total: 'Total excluding tax',
    transfer: 'Transfer basket',
    leave: 'Return without items',
    back: 'Back to your own system',
    answer: 'Response from the catalogue',
    transferring: 'Your basket is being transferred to your own system.',
    transferNow: 'Transfer now',
    notMoving: 'If nothing happens, press the button.',
    noOrder: 'Nothing is ordered here. After the transfer, you order in your own system.',
  },
  refused: {
    title: 'The catalogue did not open',
    'not-known':
      'The user name or the password is wrong, or the connection has been revoked. Ask the supplier for new credentials.',
    'not-agreed':
      'The return URL for the basket is not registered with the supplier. Nothing was transferred. Ask the supplier to add the origin of your system.',
    'not-secure':
      'The shop was not opened over https. Without https, browsers do not keep a session in a frame. Please tell the supplier.',
    'not-call':
      'The call from your system is incomplete. It must contain USERNAME, PASSWORD and HOOK_URL, each exactly once.',
    'not-ids':
      'The call from your software is incomplete. It must contain action (WKE, WKS or ADL), name_kunde or kndnr, pw_kunde and hookurl; WKS also requires warenkorb, and ADL also requires ghnummer. Each must appear exactly once.',
    'not-basket':
      'The shop cannot read the basket from your software: it is not an IDS basket, or has more than 200 lines. Nothing was transferred.',
    'not-found': 'The shop does not offer punch-out. Ask the shop to switch it on.',
    'too-many': 'Too many calls. Wait a minute, then open the catalogue again.',
  },
  /** Read by the people who connect a buyer system. */
  cxml: {
    notMessage:
      'The shop cannot read this cXML message. It must be well-formed XML without entity declarations, and contain From, Sender with SharedSecret, a payloadID and a Request.',
    notSetup:
      'The PunchOutSetupRequest is incomplete. It must contain an operation (create, edit or inspect), a BuyerCookie with text and a BrowserFormPost with a URL.',
    tooManyLines: (most: number) =>
      `A basket can have at most ${most} lines, so the catalogue was not opened.`,
    notAnswered: (name: string) =>
      `${name} is not supported. The shop accepts PunchOutSetupRequest, OrderRequest and ProfileRequest.`,
    received:
      'The order was received. Unless agreed otherwise, a person checks the order before it is placed, and asks about lines whose article, quantity or price does not match the catalogue.',
    otherOrder:
      'Another order has already been received with this payloadID, so this order was not received. Give each message its own payloadID, and send the order again.',
    tooMany: 'Too many calls. Wait a minute, then send the message again.',
  },
  ended: {
    title: 'The session has ended',
    detail:
      'A session lasts one hour, and ends earlier if the supplier revokes the connection. Nothing was ordered. Open the catalogue again in your own system. If this page appears immediately, your browser has blocked the session cookie.',
  },
  /** A form of another page, or a program that does not send its origin. */
  otherOrigin: {
    title: 'This request did not come from the catalogue',
    detail:
      'Nothing was changed or transferred: the request does not name the shop as its Origin. Go back to the catalogue and press the button there.',
  },
}
