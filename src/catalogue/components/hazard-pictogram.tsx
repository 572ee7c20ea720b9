/** The pictograms of hazards, drawn after the Globally Harmonized System. */
import type { ReactNode } from 'react'
import type { HazardCode } from '../safety.ts'

const flame = 'c3 9 14 15 14 27a14 14 0 0 1-28 0c0-6 4-11 7-15 1 4 3 6 4 7 3-7 3-12 3-19z'

const symbols: Readonly<Record<HazardCode, ReactNode>> = {
  GHS01: (
    <>
      <circle cx="46" cy="60" r="13" />
      <path
        d="M55 49l5-6m3 9 11-3M62 58l12 5M61 66l8 9M52 46l2-14M42 45l-5-13M35 50l-12-6M33 62l-12 3"
        fill="none"
        stroke="#000"
        strokeWidth={3.5}
        strokeLinecap="round"
      />
    </>
  ),
  GHS02: (
    <>
      <path d={`M50 24${flame}`} />
      <path d="M32 72h36v4H32z" />
    </>
  ),
  GHS03: (
    <>
      <path d={`M50 18${flame}`} />
      <circle cx="50" cy="66" r="10" fill="#fff" stroke="#000" strokeWidth={4} />
      <path d="M34 79h32v4H34z" />
    </>
  ),
  GHS04: (
    <g transform="rotate(-28 50 50)">
      <path d="M24 43h44c5 0 8 3 9 5h5v6h-5c-1 2-4 5-9 5H24z" />
    </g>
  ),
  GHS05: (
    <>
      <path d="M27 34l20-7 2 5-20 7zM54 31l20 5-1 5-20-5z" />
      <path
        d="M34 42v4m-3 4v4m29-12v4m4 4v4"
        fill="none"
        stroke="#000"
        strokeWidth={3.5}
        strokeLinecap="round"
      />
      <path d="M22 60h22l-4 4h-4l-3 4-4-4h-7z" />
      <path d="M52 68c4-8 12-9 16-4l8 3v5H50z" />
    </>
  ),
  GHS06: (
    <>
      <path d="M50 22c12 0 18 7 18 16 0 6-3 9-6 11v7H38v-7c-3-2-6-5-6-11 0-9 6-16 18-16zM43 36a4.5 4.5 0 1 0 .1 9 4.5 4.5 0 1 0-.1-9zm14 0a4.5 4.5 0 1 0 .1 9 4.5 4.5 0 1 0-.1-9z" />
      <path
        d="M30 60l40 16M70 60L30 76"
        fill="none"
        stroke="#000"
        strokeWidth={5}
        strokeLinecap="round"
      />
    </>
  ),
  GHS07: (
    <>
      <path d="M44 22h12l-3 36h-6z" />
      <circle cx="50" cy="70" r="6.5" />
    </>
  ),
  GHS08: (
    <>
      <circle cx="50" cy="29" r="9" />
      <path d="M32 76V52c0-7 5-12 11-12h14c6 0 11 5 11 12v24z" />
      <path d="M50 46l3 8 8-3-4 8 7 4-8 2 1 9-7-6-7 6 1-9-8-2 7-4-4-8 8 3z" fill="#fff" />
    </>
  ),
  GHS09: (
    <>
      <path d="M24 66h52v4H24z" />
      <path
        d="M38 66V34m0 12-9-8m9 14 8-7m-8-5 4-6"
        fill="none"
        stroke="#000"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path d="M48 62c6-8 17-8 22-1l6-5v12l-6-4c-5 5-16 5-22-2z" />
    </>
  ),
}

/** Its name is beside it, so it is hidden from screen readers. */
export const HazardPictogram = ({ code }: { readonly code: HazardCode }) => (
  <svg width="56" height="56" viewBox="0 0 100 100" aria-hidden="true">
    <path d="M50 5l45 45-45 45L5 50z" fill="#fff" stroke="#d2001a" strokeWidth="6" />
    <g fill="#000">{symbols[code]}</g>
  </svg>
)
