/** The content types of static files, by file extension. */
import { extname } from 'node:path'

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.tgz': 'application/gzip',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** The content type of a file; a generic binary type if the extension is unknown. */
export const contentTypeOf = (path: string): string =>
  contentTypes[extname(path)] ?? 'application/octet-stream'
