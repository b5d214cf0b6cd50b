/**
 * React Router's plugin with filters on its hooks. Without them the bundler calls JavaScript for each of 5,700 modules and 30,000
 * imports, which is a third of the build's CPU time; nearly all of these calls end at once, because they concern routes alone.
 */
import { reactRouter } from '@react-router/dev/vite'
import { type PluginOption, withFilter } from 'vite'

/** As the hooks themselves decide: a filter only leaves out what its hook ignores. A new hook without a row goes on seeing all. */
const FILTERS = [
  { names: ['react-router'], transform: /\.module\.css/ },
  {
    names: ['react-router:route-exports', 'react-router:route-chunks-index'],
    transform: /\/src\/web\/(root\.tsx|routes\/)/,
  },
  {
    names: ['react-router:build-client-route', 'react-router:split-route-modules'],
    transform: /\?(__react-router-build-client-route|route-chunk=)/,
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

export const filteredRoutes = (): PluginOption =>
  withFilter(reactRouter(), [
    ...FILTERS.map(({ names, transform, resolveId, load }) => ({
      pluginNamePattern: names,
      ...(transform && { transform: { id: transform } }),
      ...(resolveId && { resolveId: { id: resolveId } }),
      ...(load && { load: { id: load } }),
    })),
    // Only in development is JSX compiled for this runtime.
    {
      pluginNamePattern: ['react-router:react-refresh-babel'],
      transform: { code: 'jsx-dev-runtime' },
    },
  ])
