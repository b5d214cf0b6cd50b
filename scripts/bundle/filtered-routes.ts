/**
 * React Router's plugin with filters on its hooks, some of which `route-modules.ts` replaces in a build. Without the filters the
 * bundler calls JavaScript for each of 5,700 modules and 30,000 imports, which is a third of the build's CPU time; nearly all of
 * these calls end at once, because they concern routes alone.
 */
import { reactRouter } from '@react-router/dev/vite'
import { type PluginOption, withFilter } from 'vite'

import { REPLACED, routeModules } from './route-modules.ts'

/** As the hooks themselves decide: a filter only leaves out what its hook ignores. A new hook without a row goes on seeing all. */
const FILTERS = [
  { names: ['react-router'], transform: /\.module\.css/ },
  {
    names: ['react-router:build-client-route'],
    transform: /\?__react-router-build-client-route/,
  },
  { names: ['react-router:dot-client'], transform: /\.client\b/ },
  { names: ['react-router:dot-server'], resolveId: /\.server\b/ },
  {
    names: [
      'react-router:virtual-modules',
      'react-router:hmr-runtime',
      'react-router:inject-hmr-runtime',
    ],
    resolveId: /virtual:react-router/,
    load: /virtual:react-router/,
  },
]

export const filteredRoutes = (command: 'build' | 'serve'): PluginOption => [
  command === 'build' && routeModules(),
  withFilter(reactRouter(), [
    ...FILTERS.map(({ names, transform, resolveId, load }) => ({
      pluginNamePattern: names,
      ...(transform && { transform: { id: transform } }),
      ...(resolveId && { resolveId: { id: resolveId } }),
      ...(load && { load: { id: load } }),
    })),
    {
      pluginNamePattern: REPLACED,
      transform: { id: command === 'build' ? /^$/ : /\/src\/web\/(root\.tsx|routes\/)/ },
    },
    // Only in development is JSX compiled for this runtime.
    {
      pluginNamePattern: ['react-router:react-refresh-babel'],
      transform: { code: 'jsx-dev-runtime' },
    },
  ]),
]
