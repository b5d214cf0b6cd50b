/**
 * Restricts the build in this process to one part: `build.ts` runs one process for each. The list of the browser's files, which the
 * server reads as a module, is written when both parts are there.
 */
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The variable that names the part, as Vite does. */
export const PART = 'BUILD_PART'
export type Part = 'client' | 'ssr'

/** The list of the browser's files, and React Router's name of it. */
const LIST = './browser-files.js'
const MANIFEST = '\0virtual:react-router/server-manifest'

export function sideBySide(): Plugin {
  const part = process.env[PART]
  let browserBuilt: Promise<unknown> = Promise.resolve()
  return {
    name: 'side-by-side',
    apply: (_config, { command }) => command === 'build' && part !== undefined,
    enforce: 'pre',
    config: {
      order: 'post',
      handler: ({ builder: { buildApp } = {} }) => ({
        // `build.ts` has emptied the folder of both.
        build: { emptyOutDir: false },
        builder: {
          async buildApp(builder) {
            const { client } = builder.environments
            // However the process ends that started both parts, they end with it.
            if (!process.connected) end()
            process.once('disconnect', end)
            browserBuilt = once(process, 'message')
            if (part === 'client' && client) await builder.build(client)
            // React Router would build both.
            else
              await buildApp?.({
                ...builder,
                build: async (it) => (it === client ? [] : builder.build(it)),
              })
            process.off('disconnect', end).disconnect()
          },
        },
      }),
    },
    resolveId: {
      order: 'pre',
      filter: { id: /^virtual:react-router\/server-manifest$/ },
      handler: () => ({ id: LIST, external: true }),
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const { name, plugins } = this.environment
        if (name === 'ssr') {
          // React Router now adds what only the server's part has of styles and pictures to the browser's.
          await browserBuilt
          return
        }
        const load = plugins.find(({ name }) => name === 'react-router:virtual-modules')?.load
        const list = await (typeof load === 'object' ? load.handler : load)?.call(this, MANIFEST)
        const dir = this.environment.getTopLevelConfig().environments.ssr?.build.outDir ?? ''
        mkdirSync(dir, { recursive: true })
        writeFileSync(join(dir, LIST), String(list))
      },
    },
  }
}

const end = () => process.exit(1)
