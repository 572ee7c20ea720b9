/** A change of a logo, an icon or the front page's picture: before and after. */
import {
  brandFileAddress,
  fitInside,
  printLogoFile,
  parseBrandPicture,
  type BrandPictureKind,
} from '../../platform/profile/brand-picture.ts'
import { brandingMessages as messages } from '../messages/branding.ts'

const files = {
  logo: printLogoFile,
  icon: 'icon-192.png',
  hero: 'hero-800.webp',
} as const satisfies Record<BrandPictureKind, string>

/** Keys of pictures; empty for none. */
type ChangedPictureProps = { readonly before: string; readonly after: string }

export const ChangedPicture = ({ before, after }: ChangedPictureProps) => (
  <span className="row">
    <Small picture={before} alt={messages.before} />
    {'→'}
    <Small picture={after} alt={messages.after} />
  </span>
)

function Small({ picture: key, alt }: { readonly picture: string; readonly alt: string }) {
  const picture = parseBrandPicture(key)
  if (!picture) return <>{messages.none}</>
  const size = fitInside(picture, { width: 120, height: 40 })
  return <img src={brandFileAddress(key, files[picture.kind])} alt={alt} {...size} />
}
