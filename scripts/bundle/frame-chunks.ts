/**
 * What every page needs travels in a few files, not in fifty: the packages, which change seldom, and the frame with all it
 * imports, its style sheet too. What only some pages share stays in files of its own, but for style sheets: a page waits for
 * all of them, and each is a request, so small ones of many pages are in the frame's or the parts', and those that several pages
 * of an area share are in one file. The pack builder is the largest page that hydrates at once: what it shares with others is in
 * two files, not in forty. Decisions 0023 and 0048.
 */
type Graph = { getModuleInfo(id: string): ModuleInfo | null }
type ModuleInfo = { importedIds: readonly string[]; importers: readonly string[] }
type Neighbours = (id: string) => readonly string[]

/** Where every page begins in the browser, below the root of the repository. */
const BEGINNINGS = ['/src/web/entry.client.tsx', '/src/web/root.tsx'] as const

/** The pack builder. */
const BUILDER = '/src/web/routes/order.tsx'

const isPackage = (id: string): boolean => id.includes('/node_modules/')

/** The beginning itself stays apart: its file may be run only when the page is ready for it. */
const isBeginning = (id: string): boolean => id.endsWith(BEGINNINGS[0])

/** In this order: a group takes the modules that its own import and no earlier group took. */
export const FRAME_CHUNKS = [
  {
    name: (id: string, graph: Graph) => (isPackage(id) && isInFrame(id, graph) ? 'packages' : null),
  },
  {
    name: (id: string, graph: Graph) =>
      (isInFrame(id, graph) && !isBeginning(id)) || OF_MANY.test(id) ? 'frame' : null,
  },
  { name: (id: string) => (OF_SCENTS.test(id) ? 'scents' : null) },
  { name: (id: string) => (OF_PARTS.test(id) ? 'ui' : null) },
  { name: (id: string) => (OF_PURCHASE.test(id) ? 'purchase' : null) },
  { name: areaOf },
  { name: (id: string, graph: Graph) => (isOfContent(id, graph) ? 'parts' : null) },
  { name: (id: string) => (OF_DRAFT.test(id) ? 'draft' : null) },
  { name: (id: string, graph: Graph) => (isShared(id, graph) ? 'choosing' : null) },
]

const ROUTE = '/src/web/routes/'
const NO_CONTENT =
  /\/routes\/(admin|checkout|orders)\/|\/routes\/(order|profile|(sign|reset|forgot|change|verify)-[a-z]+)\.tsx/

/** What the builder shares with other pages. */
const isShared = (id: string, graph: Graph): boolean =>
  isInBuilder(id, graph) && routesOf(id, graph).length > 1

/** Of that, what content pages need as well. It is taken first: what a group imports comes with it. */
const isOfContent = (id: string, graph: Graph): boolean =>
  isShared(id, graph) && !OF_DRAFT.test(id) && contentRoutesOf(id, graph).length > 0

const contentRoutesOf = (id: string, graph: Graph): string[] =>
  routesOf(id, graph).filter((route) => !NO_CONTENT.test(route))

/** A style sheet that several content pages of an area share is in one file with the others of the area. */
function areaOf(id: string, graph: Graph): string | null {
  const area = FEATURE_SHEET.exec(id)?.[1]
  return area && contentRoutesOf(id, graph).length > 1 ? area : null
}

const FEATURE_SHEET = /\/src\/web\/features\/([a-z-]+)\/[^?]+\.css/

/** The bundler makes its lists again whenever it is asked. */
const importersOf = remembered((id, graph) => graph.getModuleInfo(id)?.importers ?? [])

/** The routes that load it at once. */
const routesOf = remembered((id, graph) =>
  [...reachedFrom([id], (it) => importersOf(it, graph))].filter(
    (it) => it.includes(ROUTE) && !it.includes('?'),
  ),
)

/** Little, and on content pages as well, which need nothing else of a purchase. */
const OF_MANY =
  /\/src\/web\/((prices\/regional|scents\/(seal|scent-name|set-links)|ui\/(steps|home-background))\.module\.css|ui\/about\.)/

/** Small parts of pages that show scents: a page that needs one of them needs most, and as a file of its own each is 200 bytes. */
const OF_SCENTS =
  /\/src\/(domain\/prints\/(address|palette)|web\/(prices\/regional|labels\/link-names|ui\/steps|scents\/(seal|print|card-scent|set-links|finder-path)))\.tsx?$/

/** Content pages show scents and prices, and product pages check compatibility, too. */
const OF_PARTS =
  /\/src\/web\/(ui|draft|figures|prices|scents|simulator|features\/(compatibility|cartridge-lifetime))\/[^?]+\.css/

/** The style sheets of the screens between choosing a pack and looking at the order. */
const OF_PURCHASE =
  /\/src\/web\/(features|routes)\/(account|checkout|documents|order|orders|payment)\/[^?]+\.css/

/**
 * The draft of an order and its rules: pages of a purchase need most of them, and each as a file is 300 bytes to 5 KB. What
 * saves it with the account brings the schema library, so it stays apart.
 */
const OF_DRAFT =
  /\/src\/(web\/draft\/(?!save)[^?]+|web\/features\/order\/pack|domain\/cart\/(?!policy)[^?]+)\.tsx?$/

const isInFrame = isReachedFrom(BEGINNINGS)
const isInBuilder = isReachedFrom([BUILDER])

/** Whether a module is among what some files load at once. The whole graph is known when the first module is asked for. */
function isReachedFrom(paths: readonly string[]): (id: string, graph: Graph) => boolean {
  let reached: ReadonlySet<string> | null = null
  return (id, graph) => {
    reached ??= reachedFrom(
      paths.map((path) => `${process.cwd().replaceAll('\\', '/')}${path}`),
      (it) => graph.getModuleInfo(it)?.importedIds ?? [],
    )
    return reached.has(id)
  }
}

function remembered<T>(find: (id: string, graph: Graph) => T): (id: string, graph: Graph) => T {
  const found = new Map<string, T>()
  return (id, graph) => {
    const known = found.get(id) ?? find(id, graph)
    found.set(id, known)
    return known
  }
}

function reachedFrom(beginnings: readonly string[], next: Neighbours): ReadonlySet<string> {
  const reached = new Set<string>()
  for (let ids = [...beginnings]; ids.length > 0; ) {
    const fresh = ids.filter((id) => !reached.has(id))
    for (const id of fresh) reached.add(id)
    ids = fresh.flatMap(next)
  }
  return reached
}
