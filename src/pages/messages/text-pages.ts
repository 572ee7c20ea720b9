/** Texts of the pages behind the footer's links. The shopkeeper adapts them: addresses, times, law. */

/** A page of plain text: sections of paragraphs and lists. */
export type TextPage = {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly sections: readonly {
    readonly title: string
    readonly text: readonly string[]
    readonly list?: readonly string[]
    readonly links?: readonly (readonly [string, string])[]
  }[]
}

export const textPages: Readonly<Record<string, TextPage>> = {
  about: {
    title: 'About us',
    description: 'Who we are and how we sell.',
    lead: 'We sell hand tools by the pack to construction sites, workshops, schools and resellers.',
    sections: [
      {
        title: 'How we sell',
        text: [
          'We sell in full packs, and larger quantities cost less per piece. Everybody can see all prices, minimum quantities and the current stock without an account.',
        ],
      },
      {
        title: 'What we do not do',
        text: [
          'We never make up ratings, countdowns or “only a few left” notices. Star ratings are the average of buyers’ reviews. If a tool has no reviews yet, its page says so.',
        ],
      },
    ],
  },
  contact: {
    title: 'Contact',
    description: 'How to reach the shop about an order, a tool or an invoice.',
    lead: 'The quickest way is to reply to your order confirmation. The confirmation already contains everything we need.',
    sections: [
      {
        title: 'About an order',
        text: ['Have the order number ready. You will find the number under Dashboard, My Orders.'],
        links: [['/dashboard/myorders', 'My Orders']],
      },
      {
        title: 'About a tool',
        text: [
          'Tell us the SKU. The SKU is shown above the name in the list and beside the rating on the tool’s page.',
        ],
      },
      {
        title: 'By post and phone',
        text: ['The shop’s owner adds its postal address and phone number here.'],
      },
    ],
  },
  delivery: {
    title: 'Delivery',
    description: 'How we deliver, and what we need from you.',
    lead: 'All orders ship from one warehouse in full packs, with the order number on every carton.',
    sections: [
      {
        title: 'Address and phone',
        text: [
          'The driver calls the number in your order before unloading. Give an address that a truck can reach, or tell us if that is not possible.',
        ],
      },
      {
        title: 'Freight',
        text: [
          'Prices are before tax and freight. Freight depends on weight and distance. We agree on the freight charge with you before shipping.',
        ],
      },
      {
        title: 'Stock',
        text: [
          'The stock is checked when you place your order. The ordered pieces are then reserved for you.',
        ],
      },
    ],
  },
  returns: {
    title: 'Returns',
    description: 'What you can return, and how.',
    lead: 'You can return full, unopened packs within 30 days, and faulty tools at any time.',
    sections: [
      {
        title: 'How to send something back',
        text: [
          'Open the order under My Orders and choose Return goods. Enter the lines, the quantities and the reason. Without an account, write to us with the order number, the SKU and the number of packs. Please ask before you send anything. We reply with the address and a label.',
        ],
      },
      {
        title: 'What happens then',
        text: [
          'Unopened packs are refunded at the price you paid. A faulty tool is replaced from stock, or refunded if the tool is out of stock.',
        ],
      },
    ],
  },
  'bulk-prices': {
    title: 'Bulk prices',
    description: 'Minimum quantities, packs and quantity prices, explained.',
    lead: 'Every tool has a minimum quantity, a pack size and quantity prices. The quantity box shows all three while you type.',
    sections: [
      {
        title: 'Minimum and packs',
        text: [
          'You must order at least the minimum, and always in full packs. With a minimum of 48 and packs of 24, you can order 48, 72, 96 and so on. If you enter 50, the quantity box offers 48 or 72.',
        ],
      },
      {
        title: 'Quantity prices',
        text: [
          'Each row shows the quantity at which the price per piece drops. The price of the highest row that your quantity reaches applies to all your pieces, not only to the pieces above that quantity.',
        ],
        list: [
          'from 12: $8.90 each',
          'from 24: $8.54 each',
          'from 60: $8.19 each (60 pieces cost $491.40, not $534.00)',
        ],
      },
      {
        title: 'When more costs less',
        text: [
          'Just below the quantity for the next price, buying more can cost less in total. The quantity box then shows how much you save.',
        ],
      },
      {
        title: 'The last pieces',
        text: [
          'If fewer pieces than the minimum are left, you can order all of them together, below the minimum.',
        ],
      },
      {
        title: 'A price that changed',
        text: [
          'If a price changes before you order, nothing is ordered. You see the new price first and decide whether to order.',
        ],
        links: [['/purchase', 'View the tools']],
      },
    ],
  },
  terms: {
    title: 'Terms of use',
    description: 'The terms for orders in this shop.',
    lead: 'These short terms are an example. The shop’s owner replaces them before selling anything.',
    sections: [
      {
        title: 'Orders',
        text: [
          'An order is placed when the page shows its number. Until an order is shipped, we may cancel it if goods are damaged or lost, and we will tell you why.',
        ],
      },
      {
        title: 'Prices',
        text: [
          'Your order keeps the prices that applied when you placed it. Later price changes do not affect the order.',
        ],
      },
      {
        title: 'Reviews',
        text: [
          'Write about the tool, and only if you have used it yourself. We remove reviews that are unlawful or name people.',
        ],
      },
      {
        title: 'Accounts',
        text: ['Keep your password to yourself. Orders placed with your account are in your name.'],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    description: 'What we keep about you, for how long, and who sees it.',
    lead: 'We keep only the data that an order requires, and we do not track you.',
    sections: [
      {
        title: 'What we keep',
        text: [
          'Your name and e-mail address; your orders with phone number and address; your reviews; the details in your profile. The identity provider stores passwords in a form that nobody can read.',
        ],
      },
      {
        title: 'Who sees your data',
        text: [
          'You and the admins of the shop can see your data. Reviews publicly show your name and the first letter of your e-mail address.',
        ],
      },
      {
        title: 'How long we keep your data',
        text: [
          'We keep your data until your account is deleted. Then your name, e-mail address, phone number and address are removed from your orders and reviews; quantities and amounts are kept.',
          'Issued invoices and packing slips do not change and keep the name and address, because the law requires shops to keep invoices for years. After your account is deleted, only the admins of the shop can see these documents.',
        ],
      },
      {
        title: 'What we do not use',
        text: [
          'We use no analytics, no advertising and no third-party scripts. If the shop uses a picture from another site, your browser loads the picture from that site.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie policy',
    description: 'The cookies and the browser storage that this shop uses.',
    lead: 'The shop itself sets no cookies until you choose a language.',
    sections: [
      {
        title: 'When you choose a language',
        text: [
          'The link to another language sets the cookie “language”. The cookie contains only the code of the language, such as de, and expires after a year. A shop with one language has no such link.',
        ],
      },
      {
        title: 'While you sign in',
        text: [
          'The identity provider sets a cookie so that you do not have to enter your password again. The cookie is removed when you sign out.',
        ],
      },
      {
        title: 'In your browser',
        text: [
          'To keep you signed in and save your form entries, the shop stores the following items in your browser. The items are sent only to the shop:',
        ],
        list: [
          'accessToker: your access token, until you sign out',
          'ironmonger.person: your name and e-mail address for the navigation bar, until you sign out',
          'ironmonger.draft: your form entries, until the form is sent or the tab is closed',
          'ironmonger.entries: your form entries when your session has ended, until you sign in again or sign out',
          'ironmonger.cart: your cart before signing in, until its tools are added to the cart of your account',
          'ironmonger.cart.summary: the size of the cart, for the navigation bar',
          'ironmonger.company: the company that you buy for, until you sign out',
          'ironmonger.destination: the country and postcode for delivery, until you sign out',
        ],
      },
    ],
  },
}
