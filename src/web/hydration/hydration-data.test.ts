import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'

import { hydrationDataOf } from './hydration-data.server.ts'

const route = (id: string, rest: object = {}) => ({ id, module: `/${id}.js`, imports: [], ...rest })

const ROUTES = {
  root: route('root', { path: '', imports: ['/frame.js'] }),
  home: route('home', { parentId: 'root', index: true }),
  products: route('products', { parentId: 'root', path: 'products' }),
  product: route('product', {
    parentId: 'root',
    path: 'products/:name',
    clientLoaderModule: '/product-loader.js',
    imports: ['/frame.js', '/price.js'],
  }),
  account: route('account', { parentId: 'root', path: 'account' }),
}

const pageAt = (pathname: string, ...ids: (keyof typeof ROUTES)[]) =>
  // What the function reads of it.
  ({
    manifest: {
      url: '/manifest.js',
      version: '1',
      routes: ROUTES,
      entry: { module: '/entry.js', imports: ['/packages.js'] },
    },
    serverHandoffString: '{"ssr":true}',
    serverHandoffStream: new Blob(['[{"_1":2}]']).stream(),
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })), location: { pathname } },
  }) as unknown as EntryContext

test('decision 0041: the data of a page are what the router would write as inline scripts', async () => {
  const data = await hydrationDataOf(pageAt('/products/kit', 'root', 'product'))
  expect(data.context).toEqual({ ssr: true })
  expect(data.loaderData).toBe('[{"_1":2}]')
  expect(data.entry).toBe('/entry.js')
  expect(data.routes).toEqual([
    { id: 'root', modules: ['/root.js'] },
    { id: 'product', modules: ['/product-loader.js', '/product.js'] },
  ])
})

test('decision 0041: each script is loaded once, after those that it imports', async () => {
  const { scripts } = await hydrationDataOf(pageAt('/products/kit', 'root', 'product'))
  expect(scripts).toEqual([
    ...['/packages.js', '/frame.js', '/root.js', '/price.js'],
    ...['/product-loader.js', '/product.js'],
  ])
})

test('decision 0041: a page knows its own routes and those above it, no others', async () => {
  const { manifest } = await hydrationDataOf(pageAt('/products/kit', 'root', 'product'))
  expect(manifest).toMatchObject({ url: '/manifest.js', version: '1' })
  expect(Object.keys((manifest as { routes: object }).routes).toSorted()).toEqual([
    ...['home', 'product', 'products', 'root'],
  ])
})
