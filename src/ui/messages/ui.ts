/**
 * Texts of the document around every page: navigation bar, footer, general errors, star ratings.
 */
import { currencyInWords } from '../../platform/money/money.ts'

export const uiMessages = {
  currency: () => `Prices in ${currencyInWords()}, before tax and freight`,
  demo: 'A demo shop: its tools, brands and reviews are made up, and nothing is shipped.',
  skip: 'Skip to content',
  home: (shop: string) => (shop === '' ? 'Home' : `${shop}, home`),
  mainMenu: 'Main',
  menu: 'Menu',
  search: 'Search tools',
  searchHint: 'Search name, size or SKU',
  /** In the dashboard, where the box finds more than tools. */
  deskHint: 'Orders, tools, pages',
  nav: {
    home: 'Home',
    dashboard: 'Dashboard',
    purchase: 'Purchase',
    blogs: 'Blogs',
    portfolio: 'My Portfolio',
    logIn: 'Log In',
    getStarted: 'Get started',
    signOut: 'Sign Out',
    orderPad: 'Order pad',
  },
  footer: [
    {
      title: 'Services',
      links: [
        ['/order-pad', 'Order pad'],
        ['/bulk-prices', 'Bulk prices'],
        ['/delivery', 'Delivery'],
        ['/returns', 'Returns'],
      ],
    },
    {
      title: 'Company',
      links: [
        ['/about', 'About us'],
        ['/contact', 'Contact'],
        ['/blogs', 'Blogs'],
        ['/myportfolio', 'My Portfolio'],
      ],
    },
    {
      title: 'Legal',
      links: [
        ['/terms', 'Terms of use'],
        ['/privacy', 'Privacy policy'],
        ['/cookies', 'Cookie policy'],
      ],
    },
  ],
  languages: 'Language',
  noRatings: 'No ratings yet',
  stars: (average: number) => `${average.toFixed(1)} of 5 stars`,
  loading: 'Loading',
  needsScript:
    'This page needs JavaScript. Enable it for this shop, then reload the page. ' +
    'The tools and their prices are shown without JavaScript.',
  seeTools: 'View the tools',
  retry: 'Retry',
  notShown: {
    title: 'This page cannot be shown right now',
    detail: 'Try again in a moment.',
  },
  noAnswer: {
    title: 'The shop is not responding',
    detail: 'This page could not be loaded. Check your connection, then try again.',
  },
  offline: {
    title: 'You are offline',
    detail: 'This page could not be loaded. Check your connection, then try again.',
  },
  notLoaded:
    'Part of this page could not be loaded. Check your connection, then try again or reload the page.',
  broken: {
    title: 'Something went wrong on our side',
    detail: 'Try again. If it happens again, start from the home page.',
    recorded: 'The error was logged. Try again. If it happens again, start from the home page.',
  },
} as const
