import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'

import { precompress } from './scripts/precompress.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
