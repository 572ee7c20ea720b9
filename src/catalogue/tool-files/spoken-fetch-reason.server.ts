/** Why a picture or document could not be added, in the reader's language. */
import { fetchMessages as fetching } from '../../pictures/messages/fetch.ts'
import { picturesMessages as pictures } from '../../pictures/messages/pictures.ts'
import {
  createSentenceTranslator,
  type StoredSentence,
} from '../../platform/translate-sentences.server.ts'
import { toolDocumentsMessages as documents } from '../messages/tool-documents.ts'
import { toolPicturesMessages as queue } from '../messages/tool-pictures.ts'

const fixed = (say: () => string): StoredSentence => ({ takes: [], say })
const ofHost = (say: (host: string) => string): StoredSentence => ({
  takes: ['text'],
  say: ([host = '']) => say(host),
})
const ofCounts = (
  say: (...counts: readonly [number, number, number]) => string,
  counts: 1 | 2 | 3 = 1,
): StoredSentence => ({
  takes: Array.from({ length: counts }, () => 'count' as const),
  say: ([first, second, third]) => say(Number(first), Number(second), Number(third)),
})

const spokenSentence = createSentenceTranslator([
  fixed(() => queue.toolGone),
  fixed(() => queue.interrupted),
  fixed(() => queue.broken),
  ofCounts((max) => queue.full(max)),
  fixed(() => documents.problems.unusable),
  fixed(() => documents.notPdf),
  fixed(() => documents.cutOff),
  ofCounts((max) => documents.full(max)),
  fixed(() => fetching.notAddress),
  fixed(() => fetching.notHttps),
  fixed(() => fetching.withPassword),
  fixed(() => fetching.cutOff),
  fixed(() => fetching.status(404)),
  fixed(() => fetching.status(410)),
  ofHost((host) => fetching.notPublic(host)),
  ofHost((host) => fetching.noSuchHost(host)),
  ofHost((host) => fetching.noAnswer(host)),
  ofCounts((seconds) => fetching.tooSlow(seconds * 1000)),
  ofCounts((max) => fetching.tooManyRedirects(max)),
  ofCounts((megabytes) => fetching.tooBig(megabytes * 1e6)),
  ofCounts((status) => fetching.status(status)),
  fixed(() => pictures.problems.unusable),
  fixed(() => pictures.problems.unavailable),
  fixed(() => pictures.empty),
  fixed(() => pictures.unknownFormat),
  fixed(() => pictures.damaged),
  fixed(() => pictures.animated),
  ofHost((kind) => pictures.wrongFormat(kind)),
  ofCounts((size, max) => pictures.tooBig(size * 1e6, max * 1e6), 2),
  ofCounts((wide, high, most) => pictures.tooManyPixels(wide, high, most * 1e6), 3),
  ofCounts((wide, high, least) => pictures.tooFewPixels(wide, high, least), 3),
])

/** The sentences that earlier releases stored, and their present wording. */
const rewordings: readonly (readonly [RegExp, string])[] = [
  [
    /^This is a (.+) file\. Save it as JPEG or PNG and add that\.$/,
    'The $1 format cannot be used. Save the picture as JPEG or PNG, then add the new file.',
  ],
  [/ Export it again, then add that\.$/, ' Export the picture again, then add the new file.'],
  [/ Add a still one\.$/, ' Add a still picture.'],
  [/ Save it smaller, then add that\.$/, ' Make the picture smaller, then add the new file.'],
  [/: save it smaller, then add that\.$/, ': make the picture smaller, then add the new file.'],
  [/ did not answer\.$/, ' did not respond.'],
  [/^The address answered (?=\d+\.$)/, 'The address returned the status '],
  [
    / Save it as a PDF and choose that file\.$/,
    ' Save the document as a PDF, then choose the PDF file.',
  ],
  [/ Download or export it again\.$/, ' Download or export the document again.'],
  [/^The tool is no longer on sale\.$/, 'The tool is no longer in the shop.'],
  [
    /^This file cannot be a document of a tool\.$/,
    'This file cannot be attached to a tool. Upload a complete PDF file.',
  ],
  [/^Processing this picture was (.+)\.$/, 'The processing of this picture was $1. Try again.'],
  [/ is empty\. Choose the picture again\.$/, ' is empty. Choose another file.'],
  [/ Add a (.+ or AVIF)\.$/, ' Add a $1 file.'],
  [/^The file has (.+ MB); the (?=maximum )/, 'The file is $1. The '],
  [
    / At most (.+) million: make (?=the picture smaller)/,
    ' The maximum is $1 million pixels. Make ',
  ],
  [/( must be at least [\d,]+ pixels\.)$/, '$1 Add a larger picture.'],
  [/^(The host .+ was not found\.)$/, '$1 Check the address.'],
  [/^(There is nothing at this address \(\d+\)\.)$/, '$1 Check the address.'],
]

/** A reason that matches no known form stays unchanged. */
export const spokenFetchReason = (reason: string): string =>
  spokenSentence(
    rewordings.reduce((text, [pattern, words]) => text.replace(pattern, words), reason),
  )
