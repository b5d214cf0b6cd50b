/**
 * Builds the browser's part in a process of its own, next to the server's: each needs one core. The list of the browser's files is one
 * module of the server's part, which waits for it.
 */
import { spawn } from 'node:child_process'
import type { Plugin } from 'vite'

/** Set for the process of the browser's part. */
const PART = 'BUILD_PART'

export function sideBySide(): Plugin {
  const isOther = process.env[PART] !== undefined
  let browser: Promise<void> = Promise.resolve()
  return {
    name: 'side-by-side',
    apply: 'build',
    enforce: 'pre',
    config: {
      order: 'post',
      handler: ({ builder: { buildApp } = {} }) => ({
        builder: {
          async buildApp(builder) {
            const { client } = builder.environments
            if (isOther && client) {
              endWithParent()
              await builder.build(client)
              return
            }
            // React Router empties the folder, and then builds one part after the other.
            await buildApp?.({
              ...builder,
              async build(environment) {
                if (environment.name !== 'client') return builder.build(environment)
                browser = buildInProcess(environment.name)
                // The server's part awaits it and gets the error.
                browser.catch(() => {})
                return []
              },
            })
          },
        },
      }),
    },
    load: {
      order: 'pre',
      filter: { id: /^\0virtual:react-router\/server-manifest$/ },
      async handler() {
        await browser
        return null
      },
    },
  }
}

/** The same command again, for one part. It says itself why it fails. */
function buildInProcess(part: string): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [PART]: part },
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`building the part for ${part} ended with ${code}`)),
    )
  })
}

/** The channel to the parent closes when that ends, however it ends. The channel alone keeps no process alive. */
function endWithParent(): void {
  if (!process.connected) process.exit(1)
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
}
