/** How Vite builds the browser's side and bundles the server, whose entry is ours: one module graph for shop and pages. */
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page loads; it changes only when a dependency does, so browsers keep it between releases. */
const everywhere = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|set-cookie-parser)[\\/]/
/** What reading pages are made of, in one piece rather than twenty: the frame of every page, cards, prices, stars. */
const frame = new RegExp(`[\\\\/]src[\\\\/](${[
  'web/(access-token|bar|describe|entering|feedback|foot|icons|lost|picture|stars|state)', 'words/en/(cart|web|catalogue|pages/(not-found|tool))', 'accounts/rules', 'cart/(cart-link|kept-cart|rules)',
  'catalogue/(list-address|rules|stock-word|tool-card)', 'platform/(money|problem|problems)', 'words/en/platform', 'reviews/review-list',
].join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`)

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // light-dark() must reach the browser as it is: what stands on slate is dark by color-scheme alone.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
  },
  // A cold cache would find these one by one while a page loads, and give two Reacts.
  optimizeDeps: {
    include: [
      'react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-router', 'react-router/dom',
      'react-hook-form', '@hookform/resolvers/zod', 'react-toastify/unstyled', 'zod/mini', 'zod/v4/core',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: { groups: [{ name: 'vendor', test: everywhere }, { name: 'frame', test: frame }] },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './src/server.ts' } } },
  },
})
