/** The pages as they were built. Only in the build: Node reads no JSX. */
import { resolve } from 'node:path'
import * as build from 'virtual:react-router/server-build'

import type { Pages } from '../main.ts'

export const builtPages: Pages = {
  build: async () => build,
  clientDir: resolve(build.assetsBuildDirectory),
  version: build.assets.version,
}
