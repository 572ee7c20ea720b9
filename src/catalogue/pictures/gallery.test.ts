/** The pictures of a tool on pages in further languages. */
import { expect, test } from 'vitest'
import { spokenPictures } from './gallery.ts'

const pictures = [
  { image: '/a.webp', picture: null, alt: 'Junior Hacksaw 6 in' },
  { image: '/b.webp', picture: null, alt: 'Its handle, from above' },
]

test('are described in the language of the page: in another one by the name of the tool', () => {
  expect(spokenPictures(pictures, 'Junior Hacksaw 6 in', 'Puksäge 150 mm')).toEqual([
    { image: '/a.webp', picture: null, alt: 'Puksäge 150 mm' },
    { image: '/b.webp', picture: null, alt: 'Puksäge 150 mm' },
  ])
  expect(spokenPictures(pictures, 'Junior Hacksaw 6 in', 'Junior Hacksaw 6 in')).toEqual(pictures)
})
