import { defineConfig } from 'vite'

import { filteredRoutes } from './scripts/bundle/filtered-routes.ts'
import { FRAME_CHUNKS } from './scripts/bundle/frame-chunks.ts'
import { pageMessages } from './scripts/bundle/page-messages.ts'
import { precompressed } from './scripts/bundle/precompress.ts'
import { serverBundle } from './scripts/bundle/server-bundle.ts'
import { sideBySide } from './scripts/bundle/side-by-side.ts'
import { fontSubset } from './scripts/fonts/font-subset.ts'

/** The React Router plugin must be off under Vitest: it would take the tests for an app. */
export default defineConfig(({ command }) => ({
  plugins: process.env.VITEST
    ? []
    : [
        fontSubset(),
        pageMessages(),
        serverBundle(),
        filteredRoutes(command),
        sideBySide(),
        precompressed(),
      ],
  // The site's JSX breaks Japanese by phrase: `src/web/phrases`. Decision 0018.
  oxc: { jsx: { runtime: 'automatic', importSource: '#phrases' } },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: FRAME_CHUNKS } } },
      },
    },
  },
  // `src/web/hydration/deferred-hydration.ts` and its kin are bundled as workers would be: each into one file that imports no other.
  worker: { format: 'es' },
  // Lightning CSS compiles them natively; PostCSS in JavaScript. As with PostCSS, only classes and animations get names of their file.
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      cssModules: {
        pattern: '[local]_[hash]',
        grid: false,
        container: false,
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The one large piece is the 3D view, which is fetched only when somebody asks for it.
    chunkSizeWarningLimit: 700,
    // Whoever starts the shop need not read which part of its build took longest.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}))
