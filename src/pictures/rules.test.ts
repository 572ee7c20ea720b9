/** The format of a file by its first bytes, and the names of pictures. */
import { expect, test } from 'vitest'
import {
  cardFileName,
  contentTypeOf,
  fileNamesOf,
  isUploadedPicture,
  isUsable,
  pictureKeyFrom,
  pictureKeyOf,
  detectFileKind,
  pictureFormats,
  pictureWidths,
  sizedFileName,
} from './rules.ts'

const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
  ['\u0089PNG\r\n\u001a\n', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\u0020ftypavif\0\0\0\0', 'avif'],
  ['\0\0\0\u0020ftypmif1\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'heic'],
  ['GIF89a', 'gif'],
  ['II*\0', 'tiff'],
  ['BM6\0', 'bmp'],
  ['%PDF-1.7', 'pdf'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['<?xml version="1.0"?>\n<!-- x -->\n<svg>', 'svg'],
  ['', 'unknown'],
  ['<html><svg>', 'unknown'],
  ['MZ\u0090', 'unknown'],
  ['PK\u0003\u0004', 'unknown'],
  ['\0\0\0\u0018ftypisom', 'unknown'],
  ['RIFF\0\0\0\0WAVE', 'unknown'],
])('%j is %s', (text, kind) => expect(detectFileKind(bytes(text))).toBe(kind))

test('only generated names are names of files', () => {
  const key = pictureKeyFrom('ab'.repeat(32))
  expect(isUploadedPicture(key)).toBe(true)
  for (const name of fileNamesOf(key)) expect(pictureKeyOf(name)).toBe(key)
  expect([sizedFileName(key, 480, 'avif'), cardFileName(key)]).toEqual([
    `p-${'ab'.repeat(20)}-480.avif`,
    `p-${'ab'.repeat(20)}-card.jpg`,
  ])
  for (const name of [
    key,
    `${key}-481.avif`,
    `${key}-480.png`,
    `../${key}-480.avif`,
    `${key}-480.avif/..`,
    `x${key}-480.avif`,
    'claw-hammer-480.webp',
    `${key.toUpperCase()}-480.webp`,
    '',
  ])
    expect(pictureKeyOf(name), name).toBeUndefined()
  expect(isUploadedPicture('pipe-wrench')).toBe(false)
})

test('formats that can be shown are used, others refused', () => {
  const kinds = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'heic', 'tiff', 'bmp', 'pdf'] as const
  expect(kinds.filter(isUsable)).toEqual(['jpeg', 'png', 'webp', 'avif'])
})

test('a format is told by how a file begins, not by what stands later in it', () => {
  for (const text of ['x\u0089PNG\r\n\u001a\n', 'xGIF89a', 'xII*\0', 'xxxxxxxxWEBP'])
    expect(detectFileKind(Buffer.from(text, 'latin1')), text).toBe('unknown')
  const ftyp = (brands: string) => detectFileKind(Buffer.from(`\0\0\0\0ftyp${brands}`, 'latin1'))
  expect(ftyp('isom0000mif1heic')).toBe('unknown')
  expect(ftyp('mif10000avif')).toBe('avif')
  expect(ftyp(`mif1${'0'.repeat(60)}avif`)).toBe('heic')
  expect(['heic', 'heix', 'hevc', 'hevy'].map(ftyp)).toEqual(['heic', 'heic', 'heic', 'unknown'])
})

test('a file is sent as what its name says, and a picture knows all its files', () => {
  expect(['a.avif', 'a.webp', 'a.jpg', '.avif.jpg', '.webp.jpg'].map(contentTypeOf)).toEqual([
    'image/avif',
    'image/webp',
    'image/jpeg',
    'image/jpeg',
    'image/jpeg',
  ])
  const names = fileNamesOf('p-1')
  expect(names).toHaveLength(pictureWidths.length * pictureFormats.length + 1)
  expect(names).toContain(sizedFileName('p-1', pictureWidths[0], 'webp'))
  expect(names).toContain('p-1-card.jpg')
})
