/** `node src/app/client-package/write-client.server.ts FOLDER`: the generated part of packages/client. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApiDocument } from '../api-document.server.ts'
import { clientSource } from './client-source.server.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder is the client written to?')
mkdirSync(folder, { recursive: true })
// Of a shop that hides prices: other programs must not rely on fields that such a shop leaves out.
const document = createApiDocument('https://shop.example', 'Shop', { omits: true })
for (const [name, text] of Object.entries(clientSource(document)))
  writeFileSync(join(folder, name), text)
