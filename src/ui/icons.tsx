/** The icons of the shop, drawn on a 20 x 20 grid and named by their meaning. */
import {
  defaultShopName,
  type ShopLogo,
  type ShopProfile,
} from '../platform/profile/shop-profile.ts'

const paths = {
  search: 'M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  menu: 'M2 5h16M2 10h16M2 15h16',
  minus: 'M4 10h12',
  plus: 'M10 4v12M4 10h12',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  done: 'M3.5 10.5 8 15l8.5-10',
  attention: 'M10 6v5M10 13.5v.5M10 1.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4Z',
  expand: 'M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6',
  close: 'M5 5l10 10M15 5 5 15',
  retry: 'M16.5 10a6.5 6.5 0 1 1-2-4.7M15 2v4h-4',
  remove: 'M3 5h14M8 5V3h4v2M5 5l1 12h8l1-12',
  edit: 'M3 17h3.5L17 6.5 13.5 3 3 13.5zM11.5 5l3.5 3.5',
  cart: 'M1 3h3l2 10h9.5L17.5 6H4.7M7 17.2h.01M14.5 17.2h.01',
  pad: 'M4 3h12v15H4zM7 1.5h6v3H7zM7 9h6M7 13h4',
  filter: 'M2 5h16M5 10h10M8 15h4',
  grid: 'M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z',
  list: 'M2 5h16M2 10h16M2 15h16',
  listAdd: 'M2 5h16M2 10h8M2 15h6M14 9v9M9.5 13.5h9',
  promote: 'M10 3v14M4 9l6-6 6 6',
} as const
export type IconName = keyof typeof paths

/**
 * An icon of `size` pixels. Hidden from screen readers: the text beside it or the button's label
 * names it.
 */
export const Icon = ({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={size <= 16 ? 2 : 1.6}
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
)

const Nut = () => (
  <svg viewBox="0 0 24 25" aria-hidden="true">
    <path
      fillRule="evenodd"
      d="M12 0 23.5 6.5v12L12 25 .5 18.5v-12ZM12 6.7a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6Z"
    />
  </svg>
)

/** IRONMONGER; both O are drawn as hex nuts. */
const DrawnName = () => (
  <>
    IR
    <Nut />
    NM
    <Nut />
    NGER
  </>
)

/** The longest shop name, in characters, that fits beside the search on one line. */
const onOneLine = 16

/**
 * The shop's logo or name in the bar and the footer; a shop without a name shows the drawn one.
 * @param label the text for screen readers
 */
export const Wordmark = ({
  shop,
  label,
}: {
  readonly shop: ShopProfile
  readonly label: string
}) => (
  <>
    {shop.logo ? (
      <Logo {...shop.logo} />
    ) : (
      <span aria-hidden="true" className={`named${shop.name.length > onOneLine ? ' long' : ''}`}>
        {shop.name === defaultShopName ? <DrawnName /> : shop.name}
      </span>
    )}
    <span className="hidden-label">{label}</span>
  </>
)

/** On a light plate if it is not visible on the bar, which is dark in both colour schemes. */
const Logo = ({ address, width, height, onLight }: ShopLogo) => (
  <span className={onLight ? 'logo on-light' : 'logo'}>
    <img src={`${address}logo.webp`} alt="" width={width} height={height} />
  </span>
)
