/** The product that a text is about: the page of the first link in it that leads to one, or what its picture shows. */
import type { Translate } from '#i18n/translate.ts'
import type { FigureName } from '#web/figures/names.ts'
import type { ProseNode } from '#web/prose/prose-nodes.ts'
import { CARTRIDGE_PATH, DEVICE_LIST } from '#web/shell/device-list.ts'

type Plain = Extract<Parameters<Translate>[0], `shell.${'page' | 'tip'}${string}`>
type Product = { path: string; figure: FigureName; word: Plain | DeviceWord; tip: Plain | null }
type DeviceWord = (typeof DEVICE_LIST)[number]['word'] | 'shell.cartridges'

const NEWEST: Product = {
  path: '/products/aroma-shooter-3',
  word: 'shell.shooter3',
  figure: 'shooter3',
  tip: null,
}

const PRODUCTS: readonly Product[] = [
  ...DEVICE_LIST.map(({ path, word, picture }) => ({ path, word, figure: picture, tip: null })),
  { path: CARTRIDGE_PATH, word: 'shell.cartridges', figure: 'cartridge', tip: null },
  { path: '/software/sdk', word: 'shell.pageSdk', figure: 'units', tip: 'shell.tipSdk' },
  {
    path: '/software/api',
    word: 'shell.pageDeviceApi',
    figure: 'request',
    tip: 'shell.tipDeviceApi',
  },
  {
    path: '/software/apps/aroma-player',
    word: 'shell.pagePlayer',
    figure: 'shooter3-front',
    tip: 'shell.tipPlayer',
  },
  {
    path: '/solutions/aroma-signage',
    word: 'shell.pageSignage',
    figure: 'scene-signage',
    tip: 'shell.tipSignage',
  },
]

/** For a text that links to none and shows none, the newest device. */
export const relatedTo = (nodes: readonly ProseNode[]): Product => productIn(nodes) ?? NEWEST

/** What texts on the same subject have in common. */
export function productIn(nodes: readonly ProseNode[]): Product | undefined {
  const linked = linksIn(nodes).map((url) => PRODUCTS.find(({ path }) => path === url))
  const pictured = nodes.map((node) =>
    node.type === 'figure' ? PRODUCTS.find(({ figure }) => shows(node.name, figure)) : undefined,
  )
  return [...linked, ...pictured].find((product) => product !== undefined)
}

/** `shooter2-booster` is another picture of `shooter2`. */
const shows = (name: FigureName, figure: FigureName): boolean =>
  name === figure || name.startsWith(`${figure}-`)

const linksIn = (nodes: readonly ProseNode[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? linksIn(node.children) : []),
  ])
