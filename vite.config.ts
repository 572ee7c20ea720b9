/** How Vite builds the browser's side and bundles the server, whose entry is ours: one module graph for shop and pages. */
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page loads; it changes only when a dependency does, so browsers keep it between releases. */
const everywhere = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|set-cookie-parser)[\\/]/

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
            codeSplitting: { groups: [{ name: 'vendor', test: everywhere }] },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './src/server.ts' } } },
  },
})
